import { bankOfBsb } from '../../../../numbers/bsb.js';
import type { Chain, Group } from '../numbers/chains.js';
import { ACCOUNT_DIGITS, BSB_DIGITS } from '../numbers/lengths.js';
import { numberOf, type PrintedNumber } from '../numbers/printed-number.js';
import { near, type Reach } from '../numbers/surroundings.js';
import { withoutBusinessNumbers } from './business-numbers.js';
import { isInItemRow } from './other-numbers.js';
import type { KnownNumbers } from './known-numbers.js';
import { withoutChosen, type ChosenAccount } from './known.js';

const REACH: Reach = { above: 8, below: 6, beside: 24 };

/**
 * The BSBs, each with the number after it, that spread chains can be read as near words of payment. In an address of mail or of the
 * web it need not be a bank's: six digits beside a number are hardly anything else there where words speak of an account.
 */
export function spreadAccounts(
  chains: readonly Chain[],
  chosen: ChosenAccount,
  { references, companies }: KnownNumbers,
): [PrintedNumber, PrintedNumber][] {
  return chains.flatMap((chain) =>
    withoutBusinessNumbers(chain, companies)
      .flatMap((groups) => withoutChosen(chain, groups, chosen).rest)
      .flatMap((groups) => pairIn(chain, groups) ?? [])
      .map(([bsb, number]): [PrintedNumber, PrintedNumber] => [numberOf(chain, bsb, 'bsb'), numberOf(chain, number)])
      .filter(([bsb, number]) => {
        const speaks = near(bsb, REACH);
        // Steel is sold in 150UB14.0 and 65x65x3.
        if (chain.form === null && isInItemRow(bsb)) return false;
        // Addresses of portals carry the number of the customer or of the invoice.
        if (chain.form !== 'web') return speaks === 'account';
        const isBank = bankOfBsb(bsb.digits) !== null;
        return (isBank ? speaks !== null : speaks === 'account') && !references.has(number.digits);
      }),
  );
}

/** The first stretch of whole groups that is a known bank's BSB and 5 to 10 digits, or that starts one run of both. */
function pairIn(chain: Chain, groups: readonly Group[]): [Group[], Group[]][] | null {
  for (let first = 0; first < groups.length; first += 1) {
    const [bsb, end] = take(groups, first, BSB_DIGITS);
    const [number] = take(groups, end, ACCOUNT_DIGITS.most);
    const isBsb = lengthOf(bsb) === BSB_DIGITS && (chain.form === 'web' || bankOfBsb(digitsOf(bsb)) !== null);
    if (isBsb && lengthOf(number) >= ACCOUNT_DIGITS.least) return [[bsb, number]];
    const joined = groups[first];
    if (chain.form !== 'web' || !joined) continue;
    const [start, rest] = [joined.digits.slice(0, BSB_DIGITS), joined.digits.slice(BSB_DIGITS)];
    if (rest.length < ACCOUNT_DIGITS.least || rest.length > ACCOUNT_DIGITS.most || bankOfBsb(start) === null) continue;
    return [[[{ ...joined, digits: start }], [{ ...joined, digits: rest }]]];
  }
  return null;
}

/** Whole groups from `first` on that have no more than `most` digits together, and where the next one starts. */
function take(groups: readonly Group[], first: number, most: number): [Group[], number] {
  let end = first;
  while (end < groups.length && lengthOf(groups.slice(first, end + 1)) <= most) end += 1;
  return [groups.slice(first, end), end];
}

const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('');
const lengthOf = (groups: readonly Group[]): number => digitsOf(groups).length;
