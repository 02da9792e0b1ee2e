import type { ReadDocument } from '../../../document.js';
import type { Chain } from '../numbers/chains.js';
import { numbersIn, type PrintedNumber } from '../numbers/printed-number.js';
import { beforeInLine, isAmongInvoiceFields, labelOf, near, nearBank, NEAR } from '../numbers/surroundings.js';
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
  const isOfOwners = read.some(({ fields }) =>
    [fields.business_name, fields.account_name].some((name) => OWNERS.test(name?.value ?? '')),
  );
  for (const chain of chains) {
    if (chain.form !== null) continue;
    for (const number of numbersIn(chain, chain.groups))
      if (isCalledOtherwise(number) || (isOfOwners && isOfPlan(number))) references.add(number.digits);
  }
  return { references, companies: companiesIn(chains) };
}

function isCalledOtherwise(number: PrintedNumber): boolean {
  const label = labelOf(number);
  if (label === 'reference' || label === 'customer_account')
    return near(number, NEAR) !== 'account' || !nearBank(number);
  return label === 'account' && !nearBank(number) && isAmongInvoiceFields(number);
}

const OWNERS =
  /\b(?:body corporate|owners corporation|strata (?:titles? )?(?:plan|scheme)|community titles scheme)\b/iu;
const PLAN =
  /\b(?:community titles scheme|strata (?:titles? )?(?:plan|scheme)|owners corporation(?: plan)?)(?: no\.?)?\s*$/iu;
/** Plans have no more digits; hardly an account has so few. */
const LONGEST_PLAN = 5;
/** Such a name is wrapped over so many lines before its number. */
const LINES_OF_NAME = 2;

/** Whether a number ends the name of owners that are known by their plan: `Community Titles Scheme`, in the next line `80542`. */
function isOfPlan(number: PrintedNumber): boolean {
  const { layout, segment } = number.chain.line;
  if (number.digits.length > LONGEST_PLAN) return false;
  const lines = layout.blocks[segment.block] ?? [];
  const at = lines.indexOf(segment);
  const above = lines.slice(Math.max(0, at - LINES_OF_NAME), Math.max(0, at)).map(({ text }) => text);
  return PLAN.test([...above, beforeInLine(number)].join(' '));
}
