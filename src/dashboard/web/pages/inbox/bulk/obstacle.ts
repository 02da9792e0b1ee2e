import type { InvoiceRow } from '../list';

export type Obstacle = 'outcome' | 'flags' | 'review';

/** Why an invoice cannot be approved together with others; null if nothing speaks against it. */
export function obstacleTo({ attributes: a }: InvoiceRow): Obstacle | null {
  if (a.review !== 'to_review' && a.review !== 'awaiting_second') return 'review';
  if (a.outcome !== 'verified' && a.outcome !== 'known') return 'outcome';
  return a.check_results.some(({ result }) => !result) ? 'flags' : null;
}
