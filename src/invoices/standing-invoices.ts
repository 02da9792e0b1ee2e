import type { StandingRow, StandingRows } from '../platform/jobs/standing-rows.js';
import { invoiceQueued, invoiceRead } from './invoice.events.js';
import type { InvoicePayload } from './invoice.events.js';

/** Invoices that are still to be read or checked. */
export const STANDING_INVOICES: StandingRows = {
  what: 'invoices',
  table: 'invoices',
  standing: `status IN ('queued', 'reading')`,
  events: [invoiceQueued, invoiceRead],
  property: 'invoiceId',
  shown: 'evidence IS NOT NULL',
  async tell(transaction, rows) {
    const payload = ({ id: invoiceId, entityId }: StandingRow): InvoicePayload => ({ entityId, invoiceId });
    await transaction.emit(invoiceQueued, ...rows.filter(({ shown: wasRead }) => wasRead !== true).map(payload));
    await transaction.emit(invoiceRead, ...rows.filter(({ shown: wasRead }) => wasRead === true).map(payload));
  },
};
