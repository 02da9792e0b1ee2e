import type { Box } from '../../../../document.js';
import { overlapX, overlapY } from '../../../../fields/structure/geometry.js';
import type { PlacedWord, Segment } from '../../../../fields/structure/segment.js';
import type { SearchedPage } from '../../numbers/searched-page.js';

/*
 * Boxes to tick, of which the one before the account is empty and another one is ticked: what is asked for is that other one. A slip has empty boxes before all
 * ways to pay, which the payer fills in.
 */

const EMPTY = '(?:[☐□◻▢❏❑⬜○◯⚪◌]|\\[ ?\\]|\\( ?\\)|\\{ ?\\})';
const TICKED = '(?:[☑☒✓✔✗✘✕✖✅❎■◼▣●◉⦿⚫◍☞➤►]|\\[ ?[x✓✔✗✘√*•v] ?\\]|\\( ?[x✓✔✗✘√*•v] ?\\))';
const STARTS_EMPTY = new RegExp(`^${EMPTY}`, 'iu');
const STARTS_TICKED = new RegExp(`^${TICKED}`, 'iu');
/** Boxes of one list stand no further apart, in font heights, and begin in one column, or all in one row. */
const FARTHEST = 14;
const IN_COLUMN = 1.2;

/** The ticked lines of lists in which the box before an account is empty. */
export function chosenOtherwise({ layouts }: SearchedPage, accounts: readonly Box[]): PlacedWord[][] {
  return layouts.flatMap(({ segments, rows }) => {
    const boxes = segments
      .map((segment) => ({ segment, said: textFrom(segment, rows[segment.row] ?? []) }))
      .filter(({ said }) => STARTS_EMPTY.test(said) || STARTS_TICKED.test(said));
    const empty = accounts.flatMap((account) => {
      const own = boxes.findLast(({ segment }) => isBefore(segment, account));
      return own && STARTS_EMPTY.test(own.said) && isOf(own.segment, account) ? [own.segment] : [];
    });
    return boxes
      .filter(({ said }) => STARTS_TICKED.test(said) && /\p{L}{2}/u.test(said))
      .filter(({ segment }) => empty.some((other) => isInList(segment, other)))
      .map(({ segment }) => [...segment.words, ...besideOf(segment, rows[segment.row] ?? [])]);
  });
}

/** A box may stand far enough before its words to be a cell of its own. */
const besideOf = (segment: Segment, row: readonly Segment[]): PlacedWord[] =>
  row
    .filter(({ box }) => box.x0 > segment.box.x1)
    .slice(0, 1)
    .flatMap(({ words }) => words);

const textFrom = (segment: Segment, row: readonly Segment[]): string =>
  [segment, ...row.filter(({ box }) => box.x0 > segment.box.x1)].map(({ text }) => text).join(' ');

/** Whether a box stands left of an account, or above it. */
const isBefore = ({ box }: Segment, account: Box): boolean =>
  box.x0 < account.x1 && (box.y1 <= account.y0 || (overlapY(box, account) > 0 && box.x0 < account.x0));

/** An account is no more than these lines below the box that it belongs to, in font heights. */
const LINES = 6;
const isOf = ({ box, size }: Segment, account: Box): boolean => account.y0 - box.y1 < LINES * size;

function isInList(a: Segment, b: Segment): boolean {
  if (a === b) return false;
  const apart = Math.max(a.box.y0 - b.box.y1, b.box.y0 - a.box.y1);
  if (apart > FARTHEST * a.size) return false;
  return Math.abs(a.box.x0 - b.box.x0) < IN_COLUMN * a.size || (a.row === b.row && overlapX(a.box, b.box) <= 0);
}
