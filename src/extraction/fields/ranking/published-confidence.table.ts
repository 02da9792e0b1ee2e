import type { FieldName } from '../../document.js';

export type PublishedTable = Record<
  'text' | 'picture',
  Partial<Record<FieldName | 'is_invoice', readonly (readonly [certainty: number, right: number])[]>>
>;

export const PUBLISHED: PublishedTable = { text: {}, picture: {} };
