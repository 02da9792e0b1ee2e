import type { PlacedWord, Segment } from '../../../fields/structure/segment.js';
import { segmentsNear, speaksOf, type Reach } from '../numbers/surroundings.js';
import type { SearchedLine, SearchedPage } from '../numbers/searched-page.js';

/** What counts a piece in words: `First half:`, `Part B`. */
const IN_WORDS =
  '(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th|last|next|then|final|opening|closing|middle|start|begin|end|rest|left|right|upper|lower|top|bottom|front|back)(?: \\p{L}{3,8})?|(?:part|piece|half|group|block|set|field|box|section|segment|row|line|digits?|step|chunk|bit)s? ?(?:[a-k]|[1-9]|[ivx]{1,4}|one|two|three|four)?';
/** Or by a figure or a letter: `3.`, `iv)`, `D`. A blank behind it tells it from the first character of a code or of a decimal number. */
const BY_SIGN = '(?:[1-9][.):=#]|(?:[a-k]|[ivx]{1,4})[.):=#-]?)(?=\\s)';
const COUNTED = new RegExp(`^\\(?(${IN_WORDS}|${BY_SIGN})[.):=#-]{0,2}\\s{0,3}[-=:#]?\\s{0,3}(\\d{1,5})$`, 'iu');
/** A word that counts, before a number of any length. */
const COUNT = new RegExp(`^\\(?(?:${IN_WORDS})[.):=#-]{1,2}(?=\\s*\\d)`, 'iu');

/** A line with blanks in place of the word that counts its number, which says nothing of what the number is: `First: 733111`. */
export const withoutCount = (line: string): string => line.replace(COUNT, (count) => ' '.repeat(count.length));

const LEAST_PIECES = 2;
const LEAST_DIGITS = 6;
/** Pieces stand in lines that follow each other, or beside each other. */
const NEXT = { lines: 2.6, cells: 14 };
const REACH: Reach = { above: 16, below: 12, beside: 40 };

interface Piece {
  line: SearchedLine;
  count: string;
  digits: string;
}

/**
 * Lines or cells that give a number in pieces and count them: `First half: 4567`, `Second half: 8912`. Digits behind nothing but a count are
 * no number of anything else; where words speak of an account they are that.
 */
export function numberedPieces({ lines }: SearchedPage): PlacedWord[][] {
  const pieces = lines.flatMap((line): Piece[] => {
    const [, count, digits] = COUNTED.exec(line.run.text.trim()) ?? [];
    return count === undefined || digits === undefined ? [] : [{ line, count: count.toLowerCase(), digits }];
  });
  if (pieces.length < LEAST_PIECES) return [];
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const open = groups.find((group) => group.some((one) => areNeighbours(one.line, piece.line)));
    if (open) open.push(piece);
    else groups.push([piece]);
  }
  return groups
    .filter((group) => areCounted(group) && digitsIn(group) >= LEAST_DIGITS && group.some(isNearAccount))
    .map((group) => group.flatMap(({ line }) => line.segment.words));
}

/** Whether each piece has a count of its own. */
const areCounted = (group: readonly Piece[]): boolean =>
  group.length >= LEAST_PIECES && new Set(group.map(({ count }) => count)).size === group.length;

const digitsIn = (group: readonly Piece[]): number => group.reduce((sum, { digits }) => sum + digits.length, 0);

function areNeighbours({ layout, segment: a }: SearchedLine, { layout: other, segment: b }: SearchedLine): boolean {
  if (layout !== other) return false;
  const size = Math.max(a.size, b.size);
  const [dx, dy] = gaps(a, b);
  return (
    (dy <= NEXT.lines * size && Math.abs(a.box.x0 - b.box.x0) <= 3 * size) || (dy === 0 && dx <= NEXT.cells * size)
  );
}

const gaps = ({ box: a }: Segment, { box: b }: Segment): [number, number] => [
  Math.max(0, a.x0 - b.x1, b.x0 - a.x1),
  Math.max(0, a.y0 - b.y1, b.y0 - a.y1),
];

const isNearAccount = ({ line: { layout, segment } }: Piece): boolean =>
  segmentsNear(layout, segment.row, segment.box, segment.size, REACH).some((one) => speaksOf(one) === 'account');
