import { validate, version } from 'uuid';
import { newId } from '../ids/uuid.js';

const KINDS = ['invoices', 'emails', 'aba', 'pictures'] as const;

export type DocumentKind = (typeof KINDS)[number];

/** What the key of a document tells of it. */
export interface KeyParts {
  entityId: string;
  generation: number;
  madeAt: Date;
}

const KEY = new RegExp(`^([^/]+)/(\\d{1,9})/(?:${KINDS.join('|')})/\\d{4}-\\d{2}/([^/]+)$`);

/** A new key; the space is that of one generation of one entity's data. */
export function keyIn(space: string, kind: DocumentKind): string {
  return `${space}/${kind}/${new Date().toISOString().slice(0, 7)}/${newId()}`;
}

/** Null for what is not a key that `keyIn` made. */
export function partsOf(key: string): KeyParts | null {
  const [, entityId = '', generation = '', id = ''] = KEY.exec(key) ?? [];
  if (!validate(entityId) || !validate(id) || version(id) !== 7) return null;
  // The first 48 bits are milliseconds since 1970 (RFC 9562, section 5.7).
  const madeAt = new Date(parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
  return { entityId, generation: Number(generation), madeAt };
}
