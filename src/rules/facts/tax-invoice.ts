import type { Invoice } from '../../invoices/invoice.entity.js';
import { isValidAbn } from '../../numbers/abn.js';

/** From this total on a tax invoice names its buyer (A New Tax System (Goods and Services Tax) Act 1999, section 29-70). */
const BUYER_NAMED_FROM_CENTS = 100_000;

/**
 * What a document lacks of a tax invoice (Australian Taxation Office, "Tax invoices"): meant as one, seller's identity and ABN,
 * date of issue, what was sold, GST amount or the statement that the total includes it, and from $1,000 the buyer's identity.
 * @returns the names of what is missing, or why it cannot be said
 */
export function missingElements(
  invoice: Pick<Invoice, 'documentIsInvoice' | 'taxInvoice' | 'extractedBusinessName' | 'extractedBusinessAbn'>,
): string[] | string {
  const { taxInvoice: seen, extractedBusinessName: name, extractedBusinessAbn: abn } = invoice;
  if (invoice.documentIsInvoice !== true) return 'The document is not an invoice.';
  if (seen === null) return 'The elements of a tax invoice were not looked for.';
  // Who is not registered for GST writes no tax invoices, and must not.
  if (!seen.titled && !seen.gst) return 'The document charges no GST and does not call itself a tax invoice.';
  const buyerNeeded = seen.totalCents !== null && seen.totalCents >= BUYER_NAMED_FROM_CENTS;
  return [
    ...(seen.titled ? [] : ['the words “tax invoice”']),
    ...(name === null ? ['the seller’s name'] : []),
    ...(abn !== null && isValidAbn(abn) ? [] : ['the seller’s ABN']),
    ...(seen.issueDate ? [] : ['the date of issue']),
    ...(seen.itemDescriptions ? [] : ['what was sold']),
    ...(seen.gst ? [] : ['the GST amount']),
    ...(seen.totalCents === null ? ['the total'] : []),
    ...(buyerNeeded && !seen.buyer ? ['the buyer’s name'] : []),
  ];
}
