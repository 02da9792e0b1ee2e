import type { ReadDocument } from '../../../document.js';
import type { Chain, Group } from '../numbers/chains.js';
import { takeOut } from '../numbers/take-out.js';
import { numberOf, type PrintedNumber } from '../numbers/printed-number.js';

/** The account that a document asks to be paid into, as digits; null where it gives none, or one of the two. */
export interface ChosenAccount {
  bsb: string | null;
  number: string | null;
}

/** @param read null where no document is asked about */
export function chosenAccountOf(read: ReadDocument | null): ChosenAccount {
  return {
    bsb: read?.fields.account_bsb?.value.replace(/\D/g, '') ?? null,
    number: read?.fields.account_number?.value ?? null,
  };
}

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** Whether digits are the chosen account's number; banks fill it up with zeros in front. */
export const isChosenNumber = ({ number }: ChosenAccount, digits: string): boolean =>
  number !== null && withoutZeros(number) === withoutZeros(digits);

export const isChosenBsb = ({ bsb }: ChosenAccount, digits: string): boolean => bsb !== null && bsb === digits;

/** The chosen account, or a part of it, where a chain of digits gives it again. */
export interface ChosenMention {
  number: PrintedNumber;
  part: 'bsb' | 'number' | 'both';
}

/** The longest that BSB and number are together. */
const LONGEST = 17;

/** Parts groups of a chain into where they give the chosen account again, and the groups between. */
export function withoutChosen(
  chain: Chain,
  groups: readonly Group[],
  chosen: ChosenAccount,
): { mentions: ChosenMention[]; rest: Group[][] } {
  const { taken, rest } = takeOut(groups, LONGEST, (digits) => partOf(chosen, digits));
  return { mentions: taken.map((one) => ({ number: numberOf(chain, one.groups), part: one.as })), rest };
}

function partOf(chosen: ChosenAccount, digits: string): ChosenMention['part'] | null {
  const { bsb } = chosen;
  if (bsb !== null && digits.startsWith(bsb) && isChosenNumber(chosen, digits.slice(bsb.length))) return 'both';
  if (isChosenNumber(chosen, digits)) return 'number';
  return isChosenBsb(chosen, digits) ? 'bsb' : null;
}
