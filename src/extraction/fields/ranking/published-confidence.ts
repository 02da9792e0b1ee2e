import type { FieldName } from '../../document.js';
import { PUBLISHED, type PublishedTable } from './published-confidence.table.js';
import { between } from './trees.js';

/** Where a value was read: from text, or from recognised words. */
export type ReadFrom = 'text' | 'picture';

let table: PublishedTable | null = PUBLISHED;

/** Uses another table, or none, which gives what was known before it was measured: for `scripts/ranker/calibrate.ts`. */
export function usePublished(other: PublishedTable | null): void {
  table = other;
}

const LEAST = 0.02;
const MOST = 0.99;

/**
 * How likely a value is right that was given with so much to speak for it, as documents showed that nothing else was learned from. Never falls as
 * `certainty` rises, and decides nothing: values are chosen before.
 * @param certainty 0 to 1
 * @returns 0 to 1, in hundredths
 */
export function publishedConfidence(field: FieldName | 'is_invoice', from: ReadFrom, certainty: number): number {
  const points = table?.[from][field];
  const worth = points ? between(points, certainty) : certainty;
  return Math.round(Math.min(MOST, Math.max(LEAST, worth)) * 100) / 100;
}
