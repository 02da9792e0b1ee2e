import type { InboxSearch } from './search';

/** Where an invoice is reviewed. The filters go along, so that deciding leads on to the next of the same list. */
export function invoicePath(entityId: string, invoiceId: string, search: InboxSearch): string {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  return `/dashboard/${entityId}/invoices/${invoiceId}${text === '' ? '' : `?${text}`}`;
}
