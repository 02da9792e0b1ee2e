import { validate, version } from 'uuid';
import { newId } from '../ids/uuid.js';
import { isDocumentKind } from './document-kind.js';
import type { DocumentKind } from './document-kind.js';

/** What the key of a document tells of it. */
export interface KeyParts {
  entityId: string;
  generation: number;
  madeAt: Date;
}

const KEY = /^([^/]+)\/(\d{1,9})\/([a-z]+)\/\d{4}-\d{2}\/([^/]+)$/;

/** A new key; the space is that of one generation of one entity's data. */
export function keyIn(space: string, { name }: DocumentKind): string {
  return `${space}/${name}/${new Date().toISOString().slice(0, 7)}/${newId()}`;
}

/** Null for what is not a key that `keyIn` made of a kind that this process knows. */
export function partsOf(key: string): KeyParts | null {
  const [, entityId = '', generation = '', kind = '', id = ''] = KEY.exec(key) ?? [];
  if (!isDocumentKind(kind) || !validate(entityId) || !validate(id) || version(id) !== 7) return null;
  // The first 48 bits are milliseconds since 1970 (RFC 9562, section 5.7).
  const madeAt = new Date(parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
  return { entityId, generation: Number(generation), madeAt };
}
