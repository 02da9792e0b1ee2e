import type { ReadDocument } from '../../../document.js';
import type { Chain } from '../numbers/chains.js';
import { numbersIn, type PrintedNumber } from '../numbers/printed-number.js';
import { isAmongInvoiceFields, labelOf, near, nearBank, NEAR } from '../numbers/surroundings.js';
import { companiesIn } from './business-numbers.js';

/** Numbers of a file that are explained wherever they stand. */
export interface KnownNumbers {
  /** Those that it calls by another name, where no account can be meant. */
  references: ReadonlySet<string>;
  /** ACNs of companies whose ABN it gives. */
  companies: ReadonlySet<string>;
}

/**
 * Learns from a whole file what its numbers are: the invoice's own, and those under the label of another number that do not stand
 * among words of payment.
 */
export function knownNumbers(chains: readonly Chain[], read: readonly ReadDocument[]): KnownNumbers {
  const references = new Set<string>();
  for (const { fields } of read) {
    const digits = fields.invoice_number?.value.replace(/\D/g, '') ?? '';
    if (digits !== '') references.add(digits);
  }
  for (const chain of chains) {
    if (chain.form !== null) continue;
    for (const number of numbersIn(chain, chain.groups)) if (isCalledOtherwise(number)) references.add(number.digits);
  }
  return { references, companies: companiesIn(chains) };
}

function isCalledOtherwise(number: PrintedNumber): boolean {
  const label = labelOf(number);
  if (label === 'reference' || label === 'customer_account')
    return near(number, NEAR) !== 'account' || !nearBank(number);
  return label === 'account' && !nearBank(number) && isAmongInvoiceFields(number);
}
