import type { Resource } from './resource.js';

/** Rows of another resource that belong to the ones asked for; they are loaded with one query for all of them. */
export interface RelatedInclude {
  kind: 'related';
  /** Name under `relationships`. */
  relationship: string;
  resource: () => Resource;
  fieldSet: string;
  many: boolean;
  /** The property of this row and the property of the related row that must be equal. */
  local: string;
  foreign: string;
}

/** A figure about related rows, shown as a further attribute. */
export interface AggregateInclude {
  kind: 'count' | 'exists';
  attribute: string;
  resource: () => Resource;
  foreign: string;
}

export type Include = RelatedInclude | AggregateInclude;
