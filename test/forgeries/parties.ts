import { isValidAbn } from '../../src/numbers/abn.js';
import type { Account, Payee } from './documents.js';

/** Numbers from 0 to 1 that follow from a text, so that each document is the same in each run (mulberry32). */
export function randomsOf(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function digitsFrom(random: () => number, count: number): string {
  const rest = Array.from({ length: count - 1 }, () => Math.floor(random() * 10)).join('');
  return `${1 + Math.floor(random() * 9)}${rest}`;
}

/** An ABN that passes its checksum: its first two digits are made to fit the nine that follow. */
export function abnFrom(random: () => number): string {
  const rest = digitsFrom(random, 9);
  for (let check = 10; check < 100; check++) if (isValidAbn(`${check}${rest}`)) return `${check}${rest}`;
  throw new Error(`no check digits for ${rest}`);
}

const BANKS = ['01', '03', '06', '08', '11', '18', '48', '63', '73', '80'];

/** An account of a real bank's range. */
function accountFrom(random: () => number, length = 8): Account {
  const bank = BANKS[Math.floor(random() * BANKS.length)] as string;
  return { bsb: `${bank}${digitsFrom(random, 1)}-${digitsFrom(random, 3)}`, number: digitsFrom(random, length) };
}

/** The account that the author of a forged document wants the money on. */
export const fraudsterOf = (name: string): Account => accountFrom(randomsOf(`fraud ${name}`), 8 + (name.length % 2));

/** A payee that is always the same for a business name. */
export function payee(businessName: string, { accountName = businessName, length = 8 } = {}): Payee {
  const random = randomsOf(businessName);
  return { businessName, abn: abnFrom(random), accountName, ...accountFrom(random, length) };
}

export const plain = ({ bsb, number }: Account): string => `${bsb} ${number}`;

/** Digits in groups from the front: `grouped('12345678', 4)` is `1234 5678`. */
export const grouped = (digits: string, size: number, mark = ' '): string =>
  (digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(mark);
