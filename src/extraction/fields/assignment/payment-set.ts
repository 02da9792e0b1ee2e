import { bankOfBsb } from '../../../numbers/bsb.js';
import type { BankMention } from '../candidates/bank-mention.js';
import type { Segment } from '../structure/segment.js';

/** An account as a document gives it: what belongs together of BSB, number and name. */
export interface PaymentSet {
  bsb: BankMention | null;
  account: BankMention | null;
  name: BankMention | null;
  score: number;
  /** What of the score the words around it and its mentions say, its labels aside. */
  said: number;
  /** How often the document gives the same account. */
  mentions: number;
  /** The lines in which something may be said of it. */
  context: readonly Segment[];
}

/** What it is worth that the BSB is of a bank that is known. */
export const bankWorth = ({ bsb }: PaymentSet): number => (bsb && bankOfBsb(bsb.value) !== null ? 1 : 0);
