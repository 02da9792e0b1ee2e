import type { Attribute } from './attributes.js';
import type { Filter } from './filters.js';
import type { Include } from './includes.js';

type ShownWith = (
  attributes: Readonly<Record<string, unknown>>,
  abilities: readonly string[],
) => Readonly<Record<string, unknown>>;

export interface ResourceDeclaration<Row, Attributes extends string, FieldSets extends string> {
  /** The resource type, also the name in `fields[TYPE]`. */
  type: string;
  /** What it is called in messages: "Invoice not found." */
  title: string;
  attributes: Record<Attributes, Attribute<Row>>;
  /** Named choices of attributes; each endpoint says which one it serves. */
  fieldSets: Record<FieldSets, readonly Attributes[]>;
  filters: Record<string, Filter<Row>>;
  /** Sort field to the property it sorts by. */
  sorts: Record<string, keyof Row & string>;
  /** Properties that many rows share to the property that orders these, in the same direction: as their indexes do. */
  thenBy?: Partial<Record<keyof Row & string, keyof Row & string>>;
  includes?: Record<string, Include>;
  /** Properties of a view that change by mere use, so that they make no other version of a row. */
  unversioned?: readonly (keyof Row & string)[];
  /** SQL of properties that are no columns: what rows of other tables say of a row. */
  expressions?: Partial<Record<keyof Row & string, string>>;
  /** The ability that shows `account_number` whole; to others who get the resource in an answer it is masked. */
  accountsReadBy?: string;
  /** The attributes as an answer shows them to somebody with these abilities, where one kind of row needs other abilities than another. */
  shownWith?: ShownWith;
  /** A table whose `difference`s by `entity_id` add up to how many rows an entity has, in every snapshot: counting these would take long. */
  countedIn?: string;
  /** A sort field, descending with a leading `-`. */
  defaultSort: string;
}

/** A JSON:API resource: a table and how it is asked for and shown. What its rows look like is known to its declaration only. */
export interface Resource {
  table: abstract new () => object;
  type: string;
  title: string;
  attributes: Readonly<Record<string, Attribute<never>>>;
  fieldSets: Readonly<Record<string, readonly string[]>>;
  filters: Readonly<Record<string, Filter<never>>>;
  sorts: Readonly<Record<string, string>>;
  thenBy: Readonly<Partial<Record<string, string>>>;
  includes: Readonly<Record<string, Include>>;
  unversioned?: readonly string[];
  expressions?: Readonly<Partial<Record<string, string>>>;
  accountsReadBy?: string;
  shownWith?: ShownWith;
  countedIn?: string;
  defaultSort: string;
}

const resources = new Map<string, Resource>();

/**
 * Declares a resource once: validation of `fields`, `filter`, `sort`, `page` and `include`, the SQL, the serialisation,
 * the OpenAPI document and the contract tests all come from this.
 */
export function defineResource<Row extends object, Attributes extends string, FieldSets extends string>(
  table: abstract new () => Row,
  declaration: ResourceDeclaration<Row, Attributes, FieldSets>,
): Resource {
  if (resources.has(declaration.type)) throw new Error(`The resource ${declaration.type} is defined twice.`);
  const resource: Resource = { includes: {}, thenBy: {}, ...declaration, table };
  resources.set(declaration.type, resource);
  return resource;
}

/** Every resource that is declared. */
export function definedResources(): Resource[] {
  return [...resources.values()];
}
