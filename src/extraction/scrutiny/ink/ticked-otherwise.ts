import type { Box, ReadDocument } from '../../document.js';
import { meet, overlapY, unionOf } from '../../fields/structure/geometry.js';
import { type Layout, layoutOf } from '../../fields/structure/layout.js';
import type { PlacedWord, Segment } from '../../fields/structure/segment.js';
import { whereShown } from '../alone/accounts/where-shown.js';
import type { ReadFile } from '../read-file.js';
import type { Announcement } from '../scrutiny.js';
import type { ShownPage } from '../shown-page.js';
import { type BoxToTick, boxesToTick } from './boxes-to-tick.js';

/*
 * Lists of ways to pay in which the box before the account is empty and another one is ticked, as they are drawn. Where boxes are characters of the text,
 * `alone/announcements/near/chosen-otherwise.ts` finds them.
 */

/** Boxes are looked at in so many dots to the inch. */
const DPI = 200;
/** How far left of its line a box stands, and how far above and below the account another box of its list; in font heights. */
const LEFT = 3;
const GAP = 0.15;
const FARTHEST = 14;
/** A line goes on so far to the left: from the value to its label, and not to the next column. */
const GOES_ON = 9;
/** The boxes of a list are of one size and in one column, but for ticks that reach out of theirs. */
const ALIKE = 1.4;
const IN_COLUMN = 0.5;

/** A number that is shown more often is none of a list. */
const MOST_PLACES = 6;

/** What is ticked in the place of the account that a document asks for. */
export async function tickedOtherwise(
  { fields }: ReadDocument,
  pages: readonly ShownPage[],
  file: ReadFile,
): Promise<Announcement[]> {
  const number = fields.account_number?.value;
  if (number === undefined) return [];
  const found: Announcement[] = [];
  for (const page of pages) {
    // A page that could not be looked at is in doubt as it is, and may take long to be drawn.
    if (page.doubts.some(({ reason }) => reason === 'not_looked_at')) continue;
    const layout = layoutOf(page);
    for (const account of whereShown(number, layout.segments).slice(0, MOST_PLACES))
      found.push(...(await tickedBeside(account, { page, layout, file })));
  }
  return found;
}

async function tickedBeside(
  account: Box,
  { page, layout: { segments, rows }, file }: { page: ShownPage; layout: Layout; file: ReadFile },
): Promise<Announcement[]> {
  const line = segments.find((segment) => segment.words.some(({ box }) => meet(box, account)));
  if (!line) return [];
  const { x, size } = startOf(line, rows[line.row] ?? []);
  const strip: Box = {
    x0: Math.max(0, x - LEFT * size),
    x1: x - GAP * size,
    y0: Math.max(0, account.y0 - FARTHEST * size),
    y1: Math.min(page.height, account.y1 + FARTHEST * size),
  };
  if (strip.x1 - strip.x0 < size) return [];
  const boxes = boxesToTick(await file.document.draw(page.number, DPI, strip), strip, size).filter(
    ({ box }) => !page.words.some((word) => word.text.length > LONGEST_SIGN && holds(word.box, box)),
  );
  const own = boxes.findLast(({ box }) => box.y0 < account.y1);
  if (!own?.isEmpty) return [];
  return boxes
    .filter((other) => !other.isEmpty && areAlike(own, other) && Math.abs(own.box.x0 - other.box.x0) < IN_COLUMN * size)
    .flatMap(({ box }): Announcement[] => {
      const words = wordsRightOf(box, strip, segments);
      if (words.length === 0) return [];
      const text = words.map((word) => word.text).join(' ');
      return [
        { page: page.number, box: unionOf([box, ...words.map(({ word }) => word.box)]), text, namesAccount: false },
      ];
    });
}

/** Whether the middle of a box is in another one. */
const holds = (outer: Box, { x0, x1, y0, y1 }: Box): boolean => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > outer.x0 && x < outer.x1 && y > outer.y0 && y < outer.y1;
};

/** Where the words of a line start, without what a box in front of them is read as. */
function startOf(line: Segment, row: readonly Segment[]): { x: number; size: number } {
  let first = line;
  for (const other of row.filter(({ box }) => box.x1 <= line.box.x0).reverse())
    if (first.box.x0 - other.box.x1 < GOES_ON * line.size) first = other;
    else break;
  const words = row.filter(({ box }) => box.x0 >= first.box.x0).flatMap((segment) => segment.words);
  const [sign, next] = words;
  return { x: (sign && next && isSign(sign) ? next : (sign ?? line)).box.x0, size: line.size };
}

/** A box may be read as one or two characters; `o` in a word is a letter. */
const LONGEST_SIGN = 2;
const isSign = ({ text }: PlacedWord): boolean =>
  text.length <= LONGEST_SIGN && !/^(?:a|an|to|we|by|no|\d\.|\d\d)$/iu.test(text);

function areAlike({ box: a }: BoxToTick, { box: b }: BoxToTick): boolean {
  const [high, other] = [a.y1 - a.y0, b.y1 - b.y0];
  return Math.max(high, other) <= ALIKE * Math.min(high, other);
}

/** The words of the line that a box stands before; none where the first of them is far from it. */
function wordsRightOf(box: Box, strip: Box, segments: readonly Segment[]): PlacedWord[] {
  const words = segments
    .filter((segment) => overlapY(segment.box, box) > 0.4 * Math.min(box.y1 - box.y0, segment.size))
    .flatMap((segment) => segment.words)
    .filter((word) => word.box.x0 >= Math.max(box.x1, strip.x1 - 0.3 * word.size))
    .sort((a, b) => a.box.x0 - b.box.x0);
  const [first] = words;
  return first && first.box.x0 - box.x1 < LEFT * first.size ? words : [];
}
