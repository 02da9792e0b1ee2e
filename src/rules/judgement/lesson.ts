import type { Lesson } from '../../suppliers/supplier-memory.js';
import type { FactName } from '../facts/catalogue.js';
import { isOfList } from '../facts/sender.js';
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
 * (unless it was verified).
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
  return {
    account: sheet.value('accountNumberValid') === true ? know.account : null,
    sender: sheet.value('senderAuthenticated') === true ? await learntSender(know) : null,
    ways: (await know.payment()).teachesWays,
  };
}

/**
 * The sender, where SPF or DKIM confirms it, if the supplier sent from there before or from nowhere yet, or a person approved the invoice:
 * anybody can send a copy of a supplier's invoice from a domain of their own. Never one of the organization's own people, who pass invoices on.
 */
async function learntSender(know: Knowledge): Promise<string | null> {
  const [email, sender] = [await know.email(), await know.sender()];
  if (isUnknown(email) || isUnknown(sender) || isOfList(email)) return null;
  if ((await know.ownSenders()).has(sender)) return null;
  if (know.invoice.review === 'approved') return sender;
  const supplier = await know.supplier();
  const earlier = supplier === null || isUnknown(supplier) ? [] : await know.sendersOf(supplier);
  return earlier.length === 0 || earlier.includes(sender) ? sender : null;
}
