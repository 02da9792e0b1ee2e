import type { BankMention } from '../candidates/bank-mention.js';
import type { Scan } from '../structure/scan.js';
import { editDistance } from '../text/edit-distance.js';
import { mayBeCut } from './cut-numbers.js';
import type { PaymentSet } from './payment-set.js';

/**
 * Recognised numbers whose words are less certain than this are not given: a digit read wrongly is somebody else's account. A
 * BSB is surer than an account number by its form and its bank.
 */
const WELL_READ_ACCOUNT = 0.8;
const WELL_READ_BSB = 0.75;

/** Whether each word of a number was read surely. */
export const isWellRead = (one: BankMention): boolean =>
  one.words.every((word) => word.word.confidence >= (one.part === 'bsb' ? WELL_READ_BSB : WELL_READ_ACCOUNT));

/** Printings of one number differ in no more digits than this. */
export const MISREAD = 2;

/**
 * An account without the numbers that were not read surely, or may be cut. They take part until then, so that the account they belong to is
 * not passed over for another one; where the document gives the account again, surely read, that is taken.
 */
export function surelyRead(scan: Scan, set: PaymentSet, all: readonly PaymentSet[]): PaymentSet {
  const { bsb, account } = set;
  const sure = account && !isWellRead(account) ? again(set, all) : account;
  const isSure = sure !== null && isWellRead(sure) && !mayBeCut(scan, sure, bsb);
  return { ...set, bsb: bsb && isWellRead(bsb) ? bsb : null, account: isSure ? sure : null };
}

/** The number of the same branch that differs in no more digits than recognition gets wrong. */
function again({ bsb, account }: PaymentSet, all: readonly PaymentSet[]): BankMention | null {
  const other = all.find(
    (one) =>
      one.account !== account &&
      one.account !== null &&
      isWellRead(one.account) &&
      one.bsb?.value === bsb?.value &&
      editDistance(one.account.value, account?.value ?? '', MISREAD) <= MISREAD,
  );
  return other?.account ?? null;
}
