import { isValidAbn } from '../../src/numbers/abn.js';
import type { Chance } from './random.js';

/** Prefixes of BSBs with the bank they belong to; real, as every vocabulary needs them. */
const BANKS = [
  ['01', 'ANZ'],
  ['03', 'Westpac'],
  ['06', 'Commonwealth Bank'],
  ['08', 'National Australia Bank'],
  ['11', 'St.George Bank'],
  ['633', 'Bendigo Bank'],
  ['48', 'Suncorp Bank'],
  ['18', 'Macquarie Bank'],
] as const;

export interface Account {
  bsb: string;
  number: string;
  bank: string;
}

export function makeAccount(chance: Chance): Account {
  const [prefix, bank] = chance.pick(BANKS);
  const branch = prefix + chance.digits(6 - prefix.length);
  return {
    bsb: `${branch.slice(0, 3)}-${branch.slice(3)}`,
    number: chance.digits(
      chance.weighted([
        [6, 2],
        [7, 2],
        [8, 3],
        [9, 4],
        [10, 1],
      ]),
    ),
    bank,
  };
}

/** A number with an ABN's checksum. */
export function makeAbn(chance: Chance): string {
  const rest = chance.digits(9);
  for (let lead = 10; lead < 100; lead += 1) if (isValidAbn(`${lead}${rest}`)) return `${lead}${rest}`;
  return makeAbn(chance);
}

export const abnShown = (abn: string, chance: Chance): string =>
  chance.weighted([
    [`${abn.slice(0, 2)} ${abn.slice(2, 5)} ${abn.slice(5, 8)} ${abn.slice(8)}`, 8],
    [abn, 2],
    [`${abn.slice(0, 2)}-${abn.slice(2, 5)}-${abn.slice(5, 8)}-${abn.slice(8)}`, 1],
  ]);

/** A typing error: two letters changed about, one left out or doubled. */
export function typo(text: string, chance: Chance): string {
  const at = chance.int(1, Math.max(1, text.length - 2));
  const [a = '', b = ''] = [text[at], text[at + 1]];
  if (!/\p{L}/u.test(a) || !/\p{L}/u.test(b)) return text;
  const middle = chance.pick([b + a, b, a + a + b]);
  return text.slice(0, at) + middle + text.slice(at + 2);
}
