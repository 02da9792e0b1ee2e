import type { Box } from '../../document.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { union } from '../../pages/geometry.js';

/** Characters of a line that stand closer than so many times their width are one piece. */
const JOINED = 0.3;

/** Lines of a picture follow each other within so many times the height of their font. */
const LINE = 1.8;

/** Digits have at least so many lines, and are no wider than so many times their height. */
const LEAST_LINES = 3;
const WIDEST = 1.2;

/** Digits that are higher than this, in points, are not looked for: the columns of a page of text are. */
const HIGHEST = 250;

/** An account number has at least so many digits, of which as large a share has holes or changes sides. */
const LEAST_DIGITS = 6;
const UNEVEN_SHARE = 1 / 3;

/** More pieces than this are not looked at, and in doubt as a whole: no page of the development and public corpora has as many as 2,000. */
const MOST_PIECES = 8_000;

/** Characters of a line without a gap between them, on their base line. */
interface Piece {
  x0: number;
  x1: number;
  y: number;
  size: number;
  /** How wide the widest of its characters is. */
  advance: number;
}

/**
 * Finds rows of digits that many small characters or words draw together, as banners do. None of the 153 PDFs of the development and public
 * corpora has one.
 *
 * @returns where they stand, in points of the page.
 */
export function findTextPictures(glyphs: readonly DrawnGlyph[]): Box[] {
  const pieces = piecesOf(glyphs);
  if (pieces.length < LEAST_DIGITS * LEAST_LINES) return [];
  if (pieces.length > MOST_PIECES) return [pieces.map(boxOf).reduce(union)];
  const marks = shapesOf(pieces)
    .filter((shape) => linesOf(shape).length >= LEAST_LINES)
    .map((shape) => ({ shape, box: shape.map(boxOf).reduce(union) }))
    .filter(({ box }) => box.y1 - box.y0 <= HIGHEST && box.x1 - box.x0 <= WIDEST * (box.y1 - box.y0));
  return rowsOf(marks)
    .filter((row) => row.length >= LEAST_DIGITS)
    .filter((row) => row.filter(({ shape }) => isUneven(shape)).length >= UNEVEN_SHARE * row.length)
    .map((row) => row.map(({ box }) => box).reduce(union));
}

function piecesOf(glyphs: readonly DrawnGlyph[]): Piece[] {
  const level = glyphs
    .filter(({ space, invisible, direction, text }) => !space && !invisible && direction === 0 && text.trim() !== '')
    .map(({ x, y, size, advance }): Piece => ({ x0: x, x1: x + advance, y, size, advance }))
    .sort((a, b) => a.y - b.y || a.x0 - b.x0);
  const pieces: Piece[] = [];
  for (const next of level) {
    const last = pieces[pieces.length - 1];
    const isNext = last !== undefined && Math.abs(last.y - next.y) < 0.1 && Math.abs(last.size - next.size) < 0.1;
    if (isNext && Math.abs(next.x0 - last.x1) <= JOINED * next.advance) {
      last.x1 = next.x1;
      last.advance = Math.max(last.advance, next.advance);
    } else pieces.push({ ...next });
  }
  return pieces;
}

/** Pieces joined to those that stand below them, and those in turn. */
function shapesOf(pieces: readonly Piece[]): Piece[][] {
  const parents = pieces.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] = parents[parents[at] as number] as number;
    return at;
  };
  const longest = Math.max(...pieces.map(({ size }) => size));
  pieces.forEach((piece, index) => {
    for (let other = index + 1; other < pieces.length; other++) {
      const below = pieces[other] as Piece;
      if (below.y - piece.y > LINE * longest) break;
      const gap = Math.max(below.x0 - piece.x1, piece.x0 - below.x1);
      const isLine = below.y - piece.y > 0.1 && below.y - piece.y <= LINE * Math.min(piece.size, below.size);
      if (isLine && gap <= JOINED * piece.advance && Math.abs(piece.size - below.size) < 0.3 * piece.size)
        parents[root(other)] = root(index);
    }
  });
  const shapes = new Map<number, Piece[]>();
  pieces.forEach((piece, index) => {
    const key = root(index);
    const shape = shapes.get(key);
    if (shape) shape.push(piece);
    else shapes.set(key, [piece]);
  });
  return [...shapes.values()];
}

const boxOf = ({ x0, x1, y, size, advance }: Piece): Box => ({ x0, x1, y0: y - Math.min(size, 2 * advance), y1: y });

/** The pieces of a shape by their lines, from the top. */
function linesOf(shape: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of shape) {
    const line = lines[lines.length - 1];
    if (line && Math.abs((line[0] as Piece).y - piece.y) < 0.1) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** The heading of a column may end on neither edge of its cells; a digit that only its first line makes uneven is none that is drawn so. */
const LINES_UNDER_HEADING = 4;

/** Whether lines of a shape have holes, or end at neither side on one edge: the cells of a column do. */
function isUneven(shape: readonly Piece[]): boolean {
  const all = linesOf(shape);
  const lines = all.length > LINES_UNDER_HEADING ? all.slice(1) : all;
  const { advance } = shape[0] as Piece;
  if (lines.some((line) => line.some((piece, at) => at > 0 && piece.x0 - (line[at - 1] as Piece).x1 > 0.6 * advance)))
    return true;
  const spread = (of: (line: readonly Piece[]) => number): number => {
    const values = lines.map(of);
    return Math.max(...values) - Math.min(...values);
  };
  const left = (line: readonly Piece[]) => (line[0] as Piece).x0;
  const right = (line: readonly Piece[]) => (line[line.length - 1] as Piece).x1;
  const least = 0.5 * advance;
  return spread(left) > least && spread(right) > least && spread((line) => (left(line) + right(line)) / 2) > least;
}

interface Mark {
  shape: Piece[];
  box: Box;
}

/** Marks of about one height that end on one line, from left to right. */
function rowsOf(marks: readonly Mark[]): Mark[][] {
  const rows: Mark[][] = [];
  for (const mark of marks.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const height = mark.box.y1 - mark.box.y0;
    const row = rows.find((one) => {
      const { box } = one[one.length - 1] as Mark;
      const ratio = height / (box.y1 - box.y0);
      const isOnLine = Math.abs(mark.box.y1 - box.y1) < 0.2 * height;
      return ratio > 0.6 && ratio < 1.67 && isOnLine && mark.box.x0 - box.x1 < 6 * height;
    });
    if (row) row.push(mark);
    else rows.push([mark]);
  }
  return rows;
}
