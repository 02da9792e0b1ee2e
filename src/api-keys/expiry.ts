import { parseMoment } from '../platform/json-api/filters.js';

/** When a key is to stop working, from a checked body; null for never. */
export function expiryOf(given: string | null | undefined): Date | null {
  return given === null || given === undefined ? null : parseMoment(given, false);
}
