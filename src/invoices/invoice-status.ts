import { conflict } from '../platform/errors/domain-error.js';

export const INVOICE_STATUSES = ['queued', 'reading', 'processed', 'failed', 'invalid'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/**
 * What a status may be followed by. `reading` may begin again after a crash; the last three are final, unless somebody has what failed
 * done again.
 */
const FOLLOWING: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  queued: ['reading', 'failed'],
  reading: ['reading', 'processed', 'failed', 'invalid'],
  processed: [],
  failed: ['queued', 'reading'],
  invalid: ['queued'],
};

const FINAL: readonly InvoiceStatus[] = ['processed', 'failed', 'invalid'];

export function isFinal(status: InvoiceStatus): boolean {
  return FINAL.includes(status);
}

/** Throws a conflict when an invoice cannot go from one status to the other. */
export function checkStatusChange(from: InvoiceStatus, to: InvoiceStatus): void {
  if (!FOLLOWING[from].includes(to)) throw conflict(`The status cannot change from “${from}” to “${to}”.`);
}
