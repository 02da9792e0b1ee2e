import type { Box } from '../../../document.js';
import { unionOf } from '../../../fields/structure/geometry.js';
import type { PlacedWord } from '../../../fields/structure/segment.js';
import { bankOfBsb } from '../../../../numbers/bsb.js';
import { ACCOUNT_DIGITS, BSB_DIGITS } from './lengths.js';
import type { Chain, Group } from './chains.js';

/** A number that can be an account's, a BSB, or both. */
export interface PrintedNumber {
  chain: Chain;
  groups: readonly Group[];
  digits: string;
  words: readonly PlacedWord[];
  /** In the frame of its layout. */
  box: Box;
  /** The number that its chain goes on with, of one printed as BSB and account number. */
  partner: PrintedNumber | null;
  role: 'bsb' | 'number';
}

const lengthOf = (groups: readonly Group[]): number => groups.reduce((sum, { digits }) => sum + digits.length, 0);
const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('');

export function numberOf(
  chain: Chain,
  groups: readonly Group[],
  role: PrintedNumber['role'] = 'number',
): PrintedNumber {
  const words = [...new Set(groups.flatMap((group) => group.words))];
  return {
    chain,
    groups,
    digits: digitsOf(groups),
    words,
    box: unionOf(words.map((word) => word.box)),
    partner: null,
    role,
  };
}

/** Groups in parts, cut where what stands between two of them matches. */
function partedBy({ line }: Chain, groups: readonly Group[], cut: RegExp): Group[][] {
  const parts: Group[][] = [];
  for (const group of groups) {
    const last = parts.at(-1)?.at(-1);
    if (last && !cut.test(line.run.text.slice(last.end, group.start))) parts.at(-1)?.push(group);
    else parts.push([group]);
  }
  return parts;
}

const isNumber = (length: number): boolean => length >= ACCOUNT_DIGITS.least && length <= ACCOUNT_DIGITS.most;

/**
 * The numbers that groups of digits can be read as: BSB and account number, one number in groups, or several beside each other.
 */
export function numbersIn(chain: Chain, groups: readonly Group[]): PrintedNumber[] {
  const length = lengthOf(groups);
  if (length < ACCOUNT_DIGITS.least) return [];
  const lines = partedBy(chain, groups, /\n/);
  if (lines.length > 1 && lines.every((line) => lengthOf(line) >= ACCOUNT_DIGITS.least))
    return pairedLines(chain, lines);
  const pair = pairIn(chain, groups);
  if (pair) return pair;
  if (isNumber(length)) return [numberOf(chain, groups)];
  if (groups.length === 1) return joinedPair(chain, groups[0] as Group) ?? longNumber(chain, groups[0] as Group);
  const parts = partedBy(chain, groups, /\s/);
  if (lines.length === 1 && parts.every((part) => lengthOf(part) < ACCOUNT_DIGITS.least)) {
    const pair = joinedPair(chain, asOne(groups));
    if (pair) return pair;
  }
  if (parts.length > 1) return parts.flatMap((part) => numbersIn(chain, part));
  return groups.flatMap((group) => numbersIn(chain, [group]));
}

/** Numbers that stand below each other; a BSB goes with the number below it. */
function pairedLines(chain: Chain, lines: readonly Group[][]): PrintedNumber[] {
  const numbers = lines.flatMap((line) => numbersIn(chain, line));
  for (const [at, number] of numbers.entries()) {
    const next = numbers[at + 1];
    if (number.digits.length !== BSB_DIGITS || number.partner || !next || next.partner) continue;
    number.role = 'bsb';
    number.partner = next;
    next.partner = number;
  }
  return numbers;
}

/** Six digits in whole groups and 5 to 10 after them; more groups than an account has digits are none. */
function pairIn(chain: Chain, groups: readonly Group[]): PrintedNumber[] | null {
  for (let first = 0; first < groups.length; first += 1) {
    let length = 0;
    for (let end = first; end < groups.length && length < BSB_DIGITS; end += 1) {
      length += groups[end]?.digits.length ?? 0;
      const rest = groups.slice(end + 1, end + 2 + ACCOUNT_DIGITS.most);
      if (length !== BSB_DIGITS || rest.length === 0) continue;
      const [whole] = partedBy(chain, rest, /\s/);
      const after = isNumber(lengthOf(rest)) ? rest : whole && isNumber(lengthOf(whole)) ? whole : null;
      if (!after || isBeforeBranch(chain, groups.slice(first, end + 1), rest[0])) continue;
      const bsb = numberOf(chain, groups.slice(first, end + 1), 'bsb');
      const number = numberOf(chain, after);
      bsb.partner = number;
      number.partner = bsb;
      const at = groups.indexOf(after.at(-1) as Group);
      return [...numbersIn(chain, groups.slice(0, first)), bsb, number, ...numbersIn(chain, groups.slice(at + 1))];
    }
  }
  return null;
}

/** Whether groups are the number of a cheque or a slip before its BSB, behind which a sign of banks stands: `000123" 733111: 98765432`. */
const isBeforeBranch = ({ line }: Chain, groups: readonly Group[], next: Group | undefined): boolean =>
  bankOfBsb(digitsOf(groups)) === null &&
  next?.digits.length === BSB_DIGITS &&
  bankOfBsb(next.digits) !== null &&
  /^\s?[:⑆]\s?\d/u.test(line.run.text.slice(next.end, next.end + 3));

/** Groups as if nothing parted them. */
const asOne = (groups: readonly Group[]): Group => ({
  digits: digitsOf(groups),
  repaired: groups.some(({ repaired }) => repaired),
  start: groups[0]?.start ?? 0,
  end: groups.at(-1)?.end ?? 0,
  words: [...new Set(groups.flatMap(({ words }) => words))],
});

/** Accounts of other countries have up to twenty digits. */
const MOST_ABROAD = 20;

const longNumber = (chain: Chain, group: Group): PrintedNumber[] =>
  group.digits.length <= MOST_ABROAD ? [numberOf(chain, [group])] : [];

/** BSB and account number in one run of digits, where the first six are those of a bank. */
function joinedPair(chain: Chain, group: Group): PrintedNumber[] | null {
  const [bsb, rest] = [group.digits.slice(0, BSB_DIGITS), group.digits.slice(BSB_DIGITS)];
  if (!isNumber(rest.length) || bankOfBsb(bsb) === null) return null;
  const first = { ...numberOf(chain, [{ ...group, digits: bsb }], 'bsb') };
  const second = { ...numberOf(chain, [{ ...group, digits: rest }]) };
  first.partner = second;
  second.partner = first;
  return [first, second];
}
