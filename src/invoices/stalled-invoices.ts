import type { StalledRow, StalledRows } from '../platform/jobs/stalled-rows.js';
import { invoiceQueued, invoiceRead } from './invoice.events.js';
import type { InvoicePayload } from './invoice.events.js';

/** Invoices that are still to be read or checked. */
export const STALLED_INVOICES: StalledRows = {
  what: 'invoices',
  table: 'invoices',
  stalled: `status IN ('queued', 'reading')`,
  events: [invoiceQueued, invoiceRead],
  property: 'invoiceId',
  shown: 'evidence IS NOT NULL',
  async tell(transaction, rows) {
    const payload = ({ id: invoiceId, entityId }: StalledRow): InvoicePayload => ({ entityId, invoiceId });
    await transaction.emit(invoiceQueued, ...rows.filter(({ shown: wasRead }) => wasRead !== true).map(payload));
    await transaction.emit(invoiceRead, ...rows.filter(({ shown: wasRead }) => wasRead === true).map(payload));
  },
};
