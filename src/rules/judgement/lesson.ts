import type { Lesson } from '../../suppliers/supplier-memory.js';
import type { FactName } from '../facts/catalogue.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { isUnknown } from '../facts/finding.js';
import type { Knowledge } from '../facts/knowledge.js';

/** Signs each of which keeps an invoice from teaching anything. */
const SUSPICIOUS: readonly (readonly [FactName, boolean | number])[] = [
  ['documentIsInvoice', false],
  ['businessAbnValid', false],
  ['accountBsbExists', false],
  ['accountNumberValid', false],
  ['textMatchesPicture', false],
  ['senderIsLookalike', true],
  ['detailsMatchVerification', false],
  ['noChangeOfDetailsAnnounced', false],
];

/** The facts that decide what an invoice teaches, whichever rules are switched on. */
export const LESSON_FACTS: readonly FactName[] = [
  ...SUSPICIOUS.map(([fact]) => fact),
  'accountKnownForSupplier',
  'otherSuppliersWithAccount',
  'earlierWithSameContent',
  'senderAuthenticated',
];

/**
 * What an invoice teaches about its supplier, so that frauds never become what is usual: nothing where anything speaks for
 * fraud, where a person rejected it, where the file came in before, or where the account is another one than before or is used by another supplier
 * (unless it was verified). A sender is learnt only where SPF or DKIM confirms it.
 */
export async function lessonOf(sheet: FactSheet, know: Knowledge): Promise<Lesson | null> {
  if (sheet.value('documentIsInvoice') !== true || know.identity === null) return null;
  if (know.invoice.review === 'rejected') return null;
  if (SUSPICIOUS.some(([fact, sign]) => sheet.value(fact) === sign)) return null;
  if (Number(sheet.value('earlierWithSameContent') ?? 0) > 0) return null;
  // What is not seen, or not alone, teaches nothing.
  if (know.account !== null && !(await know.payment()).isPlain) return null;
  const verified = sheet.value('detailsMatchVerification') === true;
  const others = Number(sheet.value('otherSuppliersWithAccount') ?? 0);
  if (!verified && (sheet.value('accountKnownForSupplier') === false || others > 0)) return null;
  const sender = sheet.value('senderAuthenticated') === true ? await know.sender() : null;
  return {
    account: sheet.value('accountNumberValid') === true ? know.account : null,
    sender: sender === null || isUnknown(sender) ? null : sender,
    ways: (await know.payment()).teachesWays,
  };
}
