import type { Box, ReadDocument } from '../../document.js';
import { overlapY, unionOf } from '../../fields/structure/geometry.js';
import { layoutOf } from '../../fields/structure/layout.js';
import type { PlacedWord, Segment } from '../../fields/structure/segment.js';
import type { ReadFile } from '../read-file.js';
import type { Announcement } from '../scrutiny.js';
import type { ShownPage } from '../shown-page.js';
import { type BoxToTick, boxesToTick } from './boxes-to-tick.js';

/*
 * Lists of ways to pay in which the box before the account is empty and another one is ticked, as they are drawn. Where boxes are characters of the text,
 * `alone/announcements/chosen-otherwise.ts` finds them.
 */

/** Boxes are looked at in so many dots to the inch. */
const DPI = 200;
/** How far left of its line a box stands, and how far above and below the account another box of its list; in font heights. */
const LEFT = 3;
const GAP = 0.15;
const FARTHEST = 14;
/** A line goes on so far to the left: from the value to its label, and not to the next column. */
const GOES_ON = 9;
/** The boxes of a list are of one size, but for ticks that reach out of theirs. */
const ALIKE = 1.4;

/** What is ticked in the place of the account that a document asks for. */
export async function tickedOtherwise(
  { fields }: ReadDocument,
  pages: readonly ShownPage[],
  file: ReadFile,
): Promise<Announcement[]> {
  const account = fields.account_number;
  const page = pages.find(({ number }) => number === account?.page);
  // A page that could not be looked at is in doubt as it is, and may take long to be drawn.
  if (!account || !page || page.doubts.some(({ reason }) => reason === 'not_looked_at')) return [];
  const { segments, rows } = layoutOf(page);
  const line = segments.find((segment) => segment.words.some(({ box }) => meet(box, account.box)));
  if (!line) return [];
  const { x, size } = startOf(line, rows[line.row] ?? []);
  const strip: Box = {
    x0: Math.max(0, x - LEFT * size),
    x1: x - GAP * size,
    y0: Math.max(0, account.box.y0 - FARTHEST * size),
    y1: Math.min(page.height, account.box.y1 + FARTHEST * size),
  };
  if (strip.x1 - strip.x0 < size) return [];
  const boxes = boxesToTick(await file.document.draw(page.number, DPI, strip), strip, size);
  const own = boxes.findLast(({ box }) => box.y0 < account.box.y1);
  if (!own?.isEmpty) return [];
  return boxes
    .filter((other) => !other.isEmpty && areAlike(own, other))
    .flatMap(({ box }) => {
      const words = wordsRightOf(box, strip, segments);
      return words.length === 0
        ? []
        : [
            {
              page: page.number,
              box: unionOf([box, ...words.map(({ word }) => word.box)]),
              text: words.map(({ text }) => text).join(' '),
              namesAccount: false,
            },
          ];
    });
}

const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

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

/** A box may be read as one or two characters. */
const isSign = ({ text }: PlacedWord): boolean => text.length <= 2 && !/^(?:a|an|to|we|by|no|\d\.|\d\d)$/iu.test(text);

function areAlike({ box: a }: BoxToTick, { box: b }: BoxToTick): boolean {
  const [high, other] = [a.y1 - a.y0, b.y1 - b.y0];
  return Math.max(high, other) <= ALIKE * Math.min(high, other);
}

/** The words of the line that a box stands before. */
const wordsRightOf = (box: Box, strip: Box, segments: readonly Segment[]): PlacedWord[] =>
  segments
    .filter((segment) => overlapY(segment.box, box) > 0.4 * Math.min(box.y1 - box.y0, segment.size))
    .flatMap(({ words }) => words)
    .filter((word) => word.box.x0 >= strip.x1 - 0.3 * word.size)
    .sort((a, b) => a.box.x0 - b.box.x0);
