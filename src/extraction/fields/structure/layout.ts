import type { Page, Word } from '../../document.js';
import { middleOf, onOneLine, overlapX, unionOf } from './geometry.js';
import { cutAtColumns, cutWhere } from './cells.js';
import { ungluedWords } from './glued-words.js';
import { placeWords } from './place-words.js';
import type { PlacedWord, Segment } from './segment.js';
import { lineGap } from './spacing.js';
import { joinedWords } from './split-words.js';

/** Words further apart than this many font heights belong to different segments; recognised heights are those of the ink. */
const SEGMENT_GAP = { text: 1, form: 1, ocr: 1.25 };
/** Lines whose boxes are further apart than this many font heights belong to different blocks. */
const BLOCK_GAP = 0.95;

/** Points beyond the usual gap in which large type above is still looked at. */
const REACH_UP = 40;
/** How many of a block's last segments are looked at for one to continue. */
const LINES_OF_BLOCK = 40;

/** What one direction of text on one page looks like: segments, the rows they stand in, the blocks they form. */
export interface Layout {
  page: Page;
  angle: Word['angle'];
  /** In reading order: by row, then left to right. */
  segments: Segment[];
  /** Segments that stand on one line, left to right; rows from top to bottom. */
  rows: Segment[][];
  /** Segments that stand close under each other, top to bottom. */
  blocks: Segment[][];
  /** Median height of font, in points. */
  bodySize: number;
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The height of font of a line; of recognised words, the higher ones tell it, since the boxes of `a` and `n` are low. */
function sizeOf(words: readonly PlacedWord[]): number {
  const sizes = words.map((one) => one.size).sort((a, b) => a - b);
  const at = words[0]?.word.source === 'ocr' ? 0.75 : 0.5;
  return sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * at))] ?? 0;
}

/** Whether the middles of two neighbours are level enough for one line; a dash is as high as its ink, which tells nothing. */
function areLevel(a: PlacedWord, b: PlacedWord): boolean {
  const size = /[\p{L}\p{N}]/u.test(b.text) ? b.size : Math.max(a.size, b.size);
  return Math.abs(middleOf(a.box) - middleOf(b.box)) < 0.6 * size;
}

/** How many of the last lines a word may go on. */
const OPEN_LINES = 12;

/** The last line that a word stands on. */
function lineOf(word: PlacedWord, lines: readonly PlacedWord[][]): PlacedWord[] | undefined {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - OPEN_LINES); at--) {
    const line = lines[at] as PlacedWord[];
    const nearest = nearestOf(line, word);
    if (onOneLine(nearest.box, word.box) && areLevel(nearest, word)) return line;
  }
  return undefined;
}

/** The word of a line that starts nearest to where another one does. */
function nearestOf(line: readonly PlacedWord[], { box: { x0 } }: PlacedWord): PlacedWord {
  let nearest = line[0] as PlacedWord;
  for (const other of line) if (Math.abs(other.box.x0 - x0) < Math.abs(nearest.box.x0 - x0)) nearest = other;
  return nearest;
}

/** Groups words into lines by chaining each to the line it stands on. */
function linesOf(words: readonly PlacedWord[]): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  const byMiddle = [...words].sort((a, b) => middleOf(a.box) - middleOf(b.box) || a.box.x0 - b.box.x0);
  for (const word of byMiddle) {
    const line = lineOf(word, lines);
    if (line) line.push(word);
    else lines.push([word]);
  }
  for (const line of lines) line.sort((a, b) => a.box.x0 - b.box.x0);
  return lines.sort((a, b) => median(a.map((one) => middleOf(one.box))) - median(b.map((one) => middleOf(one.box))));
}

/** Two words whose sizes differ by more than this factor stand in one phrase only where no more than a space parts them. */
const SIZE_STEP = 1.3;
/** The widest space of a phrase whose size changes, in font heights of the larger words. */
const STEP_GAP = 0.4;

/** Whether the gap between two neighbours on a line is no wider than a space can be. */
export const isOnePhrase = (left: PlacedWord, right: PlacedWord): boolean => {
  const [small, large] = [Math.min(left.size, right.size), Math.max(left.size, right.size)];
  const stepped = right.word.source === 'text' && large > SIZE_STEP * small;
  return (
    !right.opensCell && right.box.x0 - left.box.x1 <= (stepped ? STEP_GAP : SEGMENT_GAP[right.word.source]) * large
  );
};

function blocksOf(rows: readonly Segment[][]): Segment[][] {
  const blocks: Segment[][] = [];
  let open: Segment[][] = [];
  for (const row of rows) {
    const top = Math.min(...row.map((segment) => segment.box.y0 - BLOCK_GAP * segment.size));
    // Rows come from top to bottom: a block that ends far above is never continued.
    open = open.filter((block) => (block.at(-1)?.box.y1 ?? 0) > top - REACH_UP);
    for (const segment of row) {
      const home = open
        .map((block) => ({ block, last: lastAbove(block, segment) }))
        .filter(({ last }) => last !== undefined)
        .sort((a, b) => (b.last?.box.y1 ?? 0) - (a.last?.box.y1 ?? 0))[0]?.block;
      const block = home ?? [];
      if (!home) {
        blocks.push(block);
        open.push(block);
      }
      segment.block = blocks.lastIndexOf(block);
      block.push(segment);
    }
  }
  return blocks;
}

/** The segment of a block that another one continues below: close above it, sharing width, of a like size. */
function lastAbove(block: readonly Segment[], segment: Segment): Segment | undefined {
  return block.slice(-LINES_OF_BLOCK).findLast((above) => {
    const gap = lineGap(above, segment);
    return (
      above.row !== segment.row &&
      gap < BLOCK_GAP &&
      gap > -0.6 &&
      overlapX(above.box, segment.box) > 0.5 * Math.min(above.size, segment.size)
    );
  });
}

/** Builds the layout of the words of a page that run in one direction. */
export function layoutOf(page: Page, angle: Word['angle'] = 0): Layout {
  const words = ungluedWords(joinedWords(placeWords(page, angle)));
  const segments: Segment[] = [];
  const lines = cutAtColumns(linesOf(words).map((line) => cutWhere(line, isOnePhrase)));
  const rows = lines.map((pieces, row) =>
    pieces.map((piece) => {
      const segment: Segment = {
        id: segments.length,
        words: piece,
        text: piece.map((one) => one.text).join(' '),
        box: unionOf(piece.map((one) => one.box)),
        size: sizeOf(piece),
        row,
        block: -1,
      };
      segments.push(segment);
      return segment;
    }),
  );
  return {
    page,
    angle,
    segments,
    rows,
    blocks: blocksOf(rows),
    bodySize: median(words.map((one) => one.size)) || 10,
  };
}

/** The layouts of a page: one for each direction in which text runs on it. */
export function layoutsOf(page: Page): Layout[] {
  const angles = ([0, 90, 180, 270] as const).filter(
    (angle) => angle === 0 || page.words.some((word) => word.angle === angle),
  );
  return angles.map((angle) => layoutOf(page, angle));
}

/** The segments right of one on its row, nearest first. */
export function rightOf(layout: Layout, segment: Segment): Segment[] {
  return (layout.rows[segment.row] ?? []).filter((other) => other.box.x0 >= segment.box.x1 - 1);
}

/** The segments left of one on its row, nearest first. */
export function leftOf(layout: Layout, segment: Segment): Segment[] {
  return (layout.rows[segment.row] ?? []).filter((other) => other.box.x1 <= segment.box.x0 + 1).reverse();
}
