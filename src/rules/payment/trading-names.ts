import type { Invoice } from '../../invoices/invoice.entity.js';
import { namesWithin } from '../../names/normalise-name.js';

type Printed = Pick<Invoice, 'extractedBusinessName' | 'extractedAccountName'>;

/** The names, normalised, in which an invoice says that its business or the holder of its account trades. */
export function tradingNamesOn({ extractedBusinessName, extractedAccountName }: Readonly<Printed>): string[] {
  return [extractedBusinessName, extractedAccountName].flatMap((name) => namesWithin(name ?? '').slice(1));
}
