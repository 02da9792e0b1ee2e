import { v7, validate } from 'uuid';

/** A new id: a UUID of version 7, so that ids sort by the time they were made (RFC 9562, section 5.7). */
export function newId(): string {
  return v7();
}

/** When an id of newId was made, to the millisecond. */
export function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

export function isUuid(text: string): boolean {
  return validate(text);
}
