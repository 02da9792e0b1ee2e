import type { ResourceQuery } from './query.js';
import type { Resource } from './resource.js';

export interface ResourceObject {
  id: string;
  type: string;
  attributes: Record<string, unknown>;
  relationships?: Record<string, { data: unknown }>;
}

/** Names of the attributes that an answer shows: those asked for, else the endpoint's whole field set. */
export function attributesShown(resource: Resource, fieldSet: string, query?: ResourceQuery): readonly string[] {
  const all = resource.fieldSets[fieldSet];
  if (all === undefined) throw new Error(`${resource.type} has no field set ${fieldSet}.`);
  return query?.fields.get(resource.type) ?? all;
}

/** A row as a resource object; an attribute without a value is null. */
export function toResourceObject(
  resource: Resource,
  attributes: readonly string[],
  row: Record<string, unknown>,
): ResourceObject {
  const shown: Record<string, unknown> = {};
  for (const name of attributes) shown[name] = resource.attributes[name]?.read(row as never) ?? null;
  return { id: String(row.id), type: resource.type, attributes: shown };
}
