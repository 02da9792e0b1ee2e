import { randomBytes } from 'node:crypto';

/** Lower-case letters and digits that a person does not take for one another (no 0, o, 1, l, i). */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name as part of an address: lower-case letters and digits, words joined by hyphens; `entity` where nothing is left. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return slug || 'entity';
}

/** `length` characters nobody can guess, about five bits each. */
export function randomCode(length: number): string {
  return [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The local part of a new inbox address, `slug-random` (decisions, section 8). */
export function newInboxLocalPart(entityName: string): string {
  return `${slugOf(entityName)}-${randomCode(10)}`;
}
