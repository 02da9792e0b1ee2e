import type { Attribute } from './attributes.js';
import type { Filter } from './filters.js';
import type { Include } from './includes.js';

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
  includes?: Record<string, Include>;
  /** A sort field, descending with a leading `-`. */
  defaultSort: string;
}

/** A JSON:API resource: a table of tenants' rows and how it is asked for and shown. */
export interface Resource<Row = unknown, Attributes extends string = string, FieldSets extends string = string>
  extends Required<ResourceDeclaration<Row, Attributes, FieldSets>> {
  table: abstract new () => Row;
}

// Rows differ from resource to resource; whoever walks over all of them sees none.
const resources = new Map<string, Resource<never>>();

/**
 * Declares a resource once: validation of `fields`, `filter`, `sort`, `page` and `include`, the SQL, the serialisation,
 * the OpenAPI document and the contract tests all come from this.
 */
export function defineResource<Row, Attributes extends string, FieldSets extends string>(
  table: abstract new () => Row,
  declaration: ResourceDeclaration<Row, Attributes, FieldSets>,
): Resource<Row, Attributes, FieldSets> {
  if (resources.has(declaration.type)) throw new Error(`The resource ${declaration.type} is defined twice.`);
  const resource = { includes: {}, ...declaration, table };
  resources.set(declaration.type, resource as unknown as Resource<never>);
  return resource;
}

/** Every resource that is declared. */
export function definedResources(): Resource<never>[] {
  return [...resources.values()];
}
