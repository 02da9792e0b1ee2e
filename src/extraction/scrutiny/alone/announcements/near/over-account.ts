import type { Box } from '../../../../document.js';
import { overlapX, overlapY } from '../../../../fields/structure/geometry.js';
import type { PlacedWord, Segment } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';
import { plainOf } from '../announces.js';
import { speaksAgainstBeside } from './beside-account.js';
import { isKnownVerdict } from './stamps.js';

/*
 * Marks over the lines of an account: a stamp or a hand goes across print, and its words are read among those of a line. They are larger than these.
 */

/** Letters so much larger than those of the account are none of its lines. */
const LARGER = 1.3;
/** The lines of an account: from the heading of its panel to the reference below it, and as far beside it as a panel is wide; in font heights. */
const ABOVE = 7;
const BELOW = 4;
const LEFT = 16;
const RIGHT = 45;
/** What points at what stands beside it: `not this one`, of which print hid a word. */
const POINTS = /(?:^| )this (?:one|account|acct|a\/c)[.!]*$/u;
/** A hand says no by that alone; a label of that size is none. */
const NO = /^(?:no|not|ex)[.!]*$/u;
/** Digits behind an arrow, or one that leads to others, count in letters of any size. */
const POINTED = /^(?:[←⇐‹«…]|\.\.|<-)[←.\s-]{0,6}\d{2,6}$|^\d{1,9} ?(?:→|⇒|->|=>) ?\d{1,9}$/u;
/** What a proofreader writes beside print that is to be set otherwise: two digits the other way round, or none of it. */
const PROOFREAD = /^(?:tr\.|trs\.?|transpose[.!]?|swap[.!]?|sic[.!]?)$/u;
/** Digits that take the place of others, as a hand sets them beside an account: `…842`. */
const DIGITS = /^[^\p{L}\p{N}]*\d{2,6}$/u;

/** What is set over or beside the lines of an account in larger letters and says of it that it is not the one. */
export function marksOver(page: SearchedPage, accounts: readonly Box[]): PlacedWord[][] {
  const level = page.layouts.find(({ angle }) => angle === 0);
  if (!level) return [];
  return accounts.flatMap((account) => {
    const { size } = largest(level.segments, account);
    if (size === 0) return [];
    const near: Box = {
      x0: account.x0 - LEFT * size,
      x1: account.x1 + RIGHT * size,
      y0: account.y0 - ABOVE * size,
      y1: account.y1 + BELOW * size,
    };
    const beside = level.segments.filter(({ box }) => overlapX(box, near) > 0 && overlapY(box, near) > 0);
    const pointed = beside
      .filter(({ size: own, text }) => own < LARGER * size && (POINTED.test(text) || PROOFREAD.test(plainOf(text))))
      .filter(({ words }) => isBesideDigits(words, account, size))
      .map(({ words }) => words);
    const larger = beside
      .flatMap((segment) => largerIn(segment, LARGER * size).map((words) => ({ segment, words })))
      .filter(({ segment, words }) => {
        const said = words.map(({ text }) => text).join(' ');
        const plain = plainOf(said);
        const isWhole = words.length === segment.words.length;
        if (DIGITS.test(said)) return isBesideDigits(words, account, size);
        if (NO.test(plain)) return words.every(({ box }) => box.x0 > account.x1);
        return speaksAgainstBeside(plain) || POINTS.test(plain) || (!isWhole && isKnownVerdict(said, true));
      })
      .map(({ words }) => words);
    return [...pointed, ...larger];
  });
}

/** The word of an account that is printed largest: its number may be read in pieces. */
function largest(segments: readonly Segment[], account: Box): { size: number } {
  const sizes = segments
    .flatMap(({ words }) => words)
    .filter(({ box }) => overlapX(box, account) > 0 && overlapY(box, account) > 0.5 * (account.y1 - account.y0))
    .map(({ size }) => size);
  return { size: Math.max(0, ...sizes) };
}

/** Words after one another in a line that are larger than that. */
function largerIn({ words }: Segment, least: number): PlacedWord[][] {
  const runs: PlacedWord[][] = [];
  let open: PlacedWord[] = [];
  for (const word of words) {
    if (word.size >= least) open.push(word);
    else if (open.length > 0) {
      runs.push(open);
      open = [];
    }
  }
  if (open.length > 0) runs.push(open);
  return runs;
}

/** Whether digits stand right of the account or of the line above it, where the BSB is. */
function isBesideDigits(words: readonly PlacedWord[], account: Box, size: number): boolean {
  const line = { ...account, y0: account.y0 - 2 * size };
  return words.every(({ box }) => box.x0 > account.x1 && overlapY(box, line) > 0.5 * (box.y1 - box.y0));
}
