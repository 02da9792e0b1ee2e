import { linkedIncludes } from './includes.js';
import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';
import type { ShowContext } from './show-context.js';

/** Names one resource object. */
export interface Identifier {
  id: string;
  type: string;
}

export interface ResourceObject extends Identifier {
  attributes: Record<string, unknown>;
  relationships?: Record<string, { data: Identifier | Identifier[] | null }>;
}

/** The type of a flat resource, which its JSON does not say. */
export const FLAT_TYPE = Symbol('type');

/** A resource as the management interface shows it (specification, 2.6). */
export interface FlatResource {
  id: string;
  [FLAT_TYPE]: string;
  [attribute: string]: unknown;
}

export function toFlatResource({ id, type, attributes }: ResourceObject): FlatResource {
  return { id, [FLAT_TYPE]: type, ...attributes };
}

/** Names of the attributes that an answer shows: the field set, or those of it that were asked for. */
export function attributesShown(resource: Resource, fieldSet: string, query?: ResourceQuery): readonly string[] {
  const all = resource.fieldSets[fieldSet];
  if (all === undefined) throw new Error(`${resource.type} has no field set ${fieldSet}.`);
  const asked = query?.fields.get(resource.type);
  return asked ? asked.filter((name) => all.includes(name)) : all;
}

/** A row as a resource object; an attribute without a value is null. */
export function toResourceObject(
  resource: Resource,
  attributes: readonly string[],
  row: Record<string, unknown>,
  context: ShowContext,
): ResourceObject {
  const shown: Record<string, unknown> = {};
  for (const name of attributes) shown[name] = resource.attributes[name]?.read(row as never, context) ?? null;
  const object: ResourceObject = { id: String(row.id), type: resource.type, attributes: shown };
  for (const { relationship, local, resource: related } of linkedIncludes(resource)) {
    object.relationships ??= {};
    object.relationships[relationship] = {
      data: typeof row[local] === 'string' ? { id: row[local], type: related().type } : null,
    };
  }
  return object;
}
