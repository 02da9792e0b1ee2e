import { distance } from 'fastest-levenshtein';
import { skeleton } from '../../domains/skeleton.js';
import { holdsName } from '../../names/normalise-name.js';

/** A shorter name, or part of one, may be any word. */
const SHORTEST = 6;
/** From so many letters on a name is still known with two of them changed. */
const LONG = 12;
/** Letters by which two names that a person takes for one another may differ in length: two letters, each drawn as a pair, and two others. */
export const MOST_APART = 4;

/**
 * Whether a person may take the name that is printed for somebody else’s: all of it stands there beside other words, or it is nearly the
 * same. A name that is nearly the payee’s own is theirs, unless it holds the other’s whole name and their own does not.
 * All names are normalised.
 */
export function imitates(printed: string, other: string, own: readonly string[]): boolean {
  if (printed === '' || other === '' || printed === other || own.includes(printed)) return false;
  if (own.some((one) => one === other || holdsName(one, other))) return false;
  if (isTelling(other) && holdsName(printed, other)) return true;
  return isNear(printed, other) && !own.some((one) => isNear(printed, one));
}

function isNear(one: string, other: string): boolean {
  if (isTelling(one) && holdsName(other, one)) return true;
  if (isTelling(other) && holdsName(one, other)) return true;
  const [a, b] = [one, other].map((name) => skeleton(name.replaceAll(' ', ''))) as [string, string];
  if (a === b) return a.length >= SHORTEST;
  const length = Math.min(a.length, b.length);
  if (length < SHORTEST || differInDigits(one, other)) return false;
  return distance(a, b) <= (length >= LONG ? 2 : 1);
}

/** Whether a name within another one tells whose it is: a single word is a family, a place or a trade. */
const isTelling = (name: string): boolean => name.length >= SHORTEST && name.includes(' ');

/** What differs in its numbers alone is one of a row: owners corporations, shops, lots. */
const differInDigits = (one: string, other: string): boolean =>
  /\d/.test(one) && one.replace(/\d/g, '') === other.replace(/\d/g, '');
