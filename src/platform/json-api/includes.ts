import type { Resource } from './resource.js';

/** Rows of another resource that belong to the ones asked for; they are loaded with one query for all of them. */
export interface RelatedInclude {
  kind: 'related';
  /** Name under `relationships`. */
  relationship: string;
  resource: () => Resource;
  /** Field set of the related resource that is shown here. */
  fieldSet: string;
  many: boolean;
  /** The property of this row and the property of the related row that must be equal. */
  local: string;
  foreign: string;
  /** The property by which the related rows of one row are ordered; the id where absent. */
  orderBy?: string;
  /** Whether the relationship is shown even where the related row is not included. */
  linked: boolean;
  /** Includes of the related resource that can be asked for through this one, as `this.that`. */
  nested: readonly string[];
}

/** A figure about related rows, shown as a further attribute. */
export interface AggregateInclude {
  kind: 'count' | 'exists';
  attribute: string;
  resource: () => Resource;
  /** The property of the related row that holds the id of this one. */
  foreign: string;
}

export type Include = RelatedInclude | AggregateInclude;

/** What a request wants included, by name; what is wanted of the included rows in turn is below each. */
export type IncludeTree = ReadonlyMap<string, IncludeNode>;

interface IncludeNode {
  include: Include;
  below: IncludeTree;
}

interface Related {
  resource: () => Resource;
  fieldSet: string;
  nested?: readonly string[];
}

/**
 * The one row that a property of this row names; the relationship is null if it names none. With `linked` it is shown wherever
 * the row is.
 */
export function toOne<Row>(
  relationship: string,
  about: Related & { local: keyof Row & string; linked?: boolean },
): RelatedInclude {
  return { kind: 'related', relationship, many: false, foreign: 'id', nested: [], linked: false, ...about };
}

/** The rows that name this one. */
export function toMany(relationship: string, about: Related & { foreign: string; orderBy?: string }): RelatedInclude {
  return { kind: 'related', relationship, many: true, local: 'id', nested: [], linked: false, ...about };
}

/** How many rows name this one, as an attribute. */
export function countOf(attribute: string, resource: () => Resource, foreign: string): AggregateInclude {
  return { kind: 'count', attribute, resource, foreign };
}

/** Whether any row names this one, as an attribute. */
export function existenceOf(attribute: string, resource: () => Resource, foreign: string): AggregateInclude {
  return { kind: 'exists', attribute, resource, foreign };
}

/** The relationships of a resource that are shown wherever it is. */
export function linkedIncludes({ includes }: Resource): readonly RelatedInclude[] {
  return Object.values(includes).filter((one) => one.kind === 'related' && one.linked) as RelatedInclude[];
}

/** Every value that `include` takes on endpoints of a resource, for example `entries` and `entries.verification`. */
export function includePaths(resource: Resource, names = Object.keys(resource.includes)): string[] {
  return names.flatMap((name) => {
    const include = includeOf(resource, name);
    if (include.kind !== 'related') return [name];
    return [name, ...includePaths(include.resource(), [...include.nested]).map((path) => `${name}.${path}`)];
  });
}

/** The tree of some of a resource's include paths; what is on the way to a path is included with it (JSON:API 1.1). */
export function includeTree(resource: Resource, paths: readonly string[]): IncludeTree {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    const further = below.get(name) ?? [];
    below.set(name, rest.length > 0 ? [...further, rest.join('.')] : further);
  }
  return new Map(
    [...below].map(([name, further]) => {
      const include = includeOf(resource, name);
      const node: IncludeNode = {
        include,
        below: include.kind === 'related' ? includeTree(include.resource(), further) : new Map(),
      };
      return [name, node];
    }),
  );
}

/** Every resource that can be included, with the field set that is shown of it, the resource itself first. */
export function reachableResources(
  resource: Resource,
  fieldSet: string,
  names = Object.keys(resource.includes),
): { resource: Resource; fieldSet: string }[] {
  return [
    { resource, fieldSet },
    ...names.flatMap((name) => {
      const include = includeOf(resource, name);
      if (include.kind !== 'related') return [];
      return reachableResources(include.resource(), include.fieldSet, [...include.nested]);
    }),
  ];
}

function includeOf(resource: Resource, name: string): Include {
  const include = resource.includes[name];
  if (include === undefined) throw new Error(`${resource.type} cannot include ${name}.`);
  return include;
}
