import { type Component, findComponents } from '../../pages/components.js';
import { blankRaster, type Raster } from '../../pages/raster.js';
import type { Region } from '../../pages/regions.js';
import { grown } from './grown.js';

/** Strokes longer than this are rules and the lines of a grid, in points. */
const RULE = 30;

/** Heights of digits that are looked for, in points. */
const LEAST_HEIGHT = 5;
const MOST_HEIGHT = 60;

/** Dots and strokes that stand closer than this, in points, may be parts of one digit; each distance is tried. */
const GAPS = [0, 1.5, 2.5];

/** Digits of a row stand closer than so many times their height, and their heights and middles differ by no more. */
const REACH = 6;
interface Alike {
  from: number;
  to: number;
}
const ALIKE: Alike = { from: 0.75, to: 1.33 };
const OFF_LINE = 0.25;

/** An account number has at least so many digits. */
const LEAST_MARKS = 6;

/** A row of marks of one size: where it stands in its picture, and how many there are. */
export interface RowOfMarks extends Region {
  marks: number;
  /** Of how many pieces the marks consist, the middle one of them. */
  pieces: number;
  /** Whether it runs level. */
  level: boolean;
  /** Of each mark the shorter side of its box as a share of the longer one, and how many pixels of it are ink. */
  sizes: { aspect: number; ink: number }[];
}

/** Rows are looked for in so many directions; between two of them a mark is off its line by less than digits of a word may be. */
export const DIRECTIONS = Array.from({ length: 24 }, (_, at) => at * 7.5);

/** Marks of a row aslant differ by so much in the longer sides of their boxes: a one and an eight do at 45 degrees. */
export const ALIKE_TURNED: Alike = { from: 0.6, to: 1.67 };

/** Marks of so many pieces are of dots or strokes. */
export const PIECES = 3;

/** With fewer marks in pieces the middle one of no row is; they are counted where marks and pieces make no more pairs than this. */
const LEAST_IN_PIECES = LEAST_MARKS / 2;
const MOST_PAIRS = 200_000;

/** What is narrower than this share of its length is a one, or a stroke: the dashes of a rule in a scan have 0.36. */
const BROAD = 0.45;

/**
 * Of more marks than this on a page rows are looked for level only, and all of them are in doubt together. The noisiest of 37 pictures of the
 * development corpus has 1,230, and no digital invoice there and no honest document of the forgeries more than 339.
 */
const MOST_MARKS = 3_000;

/**
 * Finds straight rows of marks as large as digits, however they are made and in whatever direction: of dots, of strokes that do not
 * touch, far apart, under a grid, in steps. Of the 119 honest documents of the forgeries no text page has one near words of payment.
 * Of the development corpus' 31 pictures seven have a level one there, all of marks of one piece each; those of dots have eleven.
 *
 * @param picture of dark on white, without what was read.
 */
export function findRowsOfMarks(picture: Raster, dpi: number): RowOfMarks[] {
  const pixels = dpi / 72;
  const { ink, bridged } = withoutRules(picture, Math.round(RULE * pixels));
  const pieces = findComponents(ink, 127);
  if (pieces.length < LEAST_MARKS && !bridged) return [];
  const found = GAPS.flatMap((gap) => {
    const reach = Math.round((gap * pixels) / 2);
    return rowsAmong(reach === 0 ? pieces : findComponents(grown(ink, reach), 127), pieces, pixels);
  });
  return bridged ? [...found, ...rowsAmong(findComponents(bridged, 127), pieces, pixels)] : found;
}

/** @param pixels to the point */
function rowsAmong(shapes: readonly Component[], pieces: readonly Component[], pixels: number): RowOfMarks[] {
  const marks = shapes.filter((shape) => isMark(shape, pixels));
  if (marks.length < LEAST_MARKS) return [];
  const made = new Map<Component, Made>();
  const madeOnce = (mark: Component): Made => {
    const known = made.get(mark) ?? madeOf(mark, pieces);
    made.set(mark, known);
    return known;
  };
  const upright = marks.filter(isUpright);
  const mayTurn = marks.length * pieces.length > MOST_PAIRS || areSomeInPieces(marks, pieces);
  const rows = (marks.length > MOST_MARKS ? [0] : DIRECTIONS).flatMap((degrees) => {
    const found = rowsOf(upright, degrees, ALIKE).map((row) => row.map(madeOnce));
    // Marks that are turned themselves are looked for where they are in pieces: others were found as writing.
    const turned =
      degrees === 0 || !mayTurn ? [] : rowsOf(marks, degrees, ALIKE_TURNED).map((row) => row.map(madeOnce));
    return [...found, ...turned.filter((row) => piecesOf(row) >= PIECES && areBroad(row))].map((row) => ({
      row,
      degrees,
    }));
  });
  const found = rows
    .filter(({ row }) => !isEven(row))
    .map(({ row, degrees }) => ({ found: around(row, degrees), degrees }))
    .filter(({ found, degrees }) => runsIn(found, degrees))
    .map(({ found }) => found);
  return marks.length > MOST_MARKS ? [...found, asOneRow(marks)] : found;
}

/** Marks of which nobody knows what they show, as a row that was not read. */
const asOneRow = (marks: readonly Component[]): RowOfMarks => ({
  ...around(
    marks.map((mark) => ({ mark, pieces: [] })),
    0,
  ),
  pieces: PIECES,
  sizes: [],
});

/** Whether a row rises or falls by half as much as its direction does at least: one that does not is level, and was judged so. */
function runsIn({ x0, y0, x1, y1 }: Region, degrees: number): boolean {
  const tangent = Math.abs(Math.tan((degrees * Math.PI) / 180));
  const [width, height] = [x1 - x0, y1 - y0];
  return tangent <= 1 ? height >= 0.5 * tangent * width : width >= (0.5 / tangent) * height;
}

/** A mark and the pieces of ink that it is made of. */
interface Made {
  mark: Component;
  pieces: Component[];
}

/** @param pieces in the order of their upper edges, as they are found */
function madeOf(mark: Component, pieces: readonly Component[]): Made {
  const within: Component[] = [];
  for (let at = firstFrom(pieces, mark.y0); at < pieces.length; at++) {
    const piece = pieces[at] as Component;
    if (piece.y0 >= mark.y1) break;
    if (piece.x0 >= mark.x0 && piece.x1 <= mark.x1 && piece.y1 <= mark.y1) within.push(piece);
  }
  return { mark, pieces: within };
}

/** Where the first piece is that begins no higher. */
function firstFrom(pieces: readonly Component[], y0: number): number {
  let [from, to] = [0, pieces.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((pieces[middle] as Component).y0 < y0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Whether so many marks are in pieces that the middle one of a row may be. */
function areSomeInPieces(marks: readonly Component[], pieces: readonly Component[]): boolean {
  let found = 0;
  return marks.some((mark) => madeOf(mark, pieces).pieces.length >= PIECES && ++found >= LEAST_IN_PIECES);
}

/** Whether half of the marks of a row are as broad as digits are, and no dashes. */
function areBroad(row: readonly Made[]): boolean {
  const broad = row.filter(({ mark: { x0, y0, x1, y1 } }) => {
    const [width, height] = [x1 - x0, y1 - y0];
    return Math.min(width, height) >= BROAD * Math.max(width, height);
  });
  return 2 * broad.length >= row.length;
}

function isMark({ x0, y0, x1, y1 }: Component, pixels: number): boolean {
  const size = Math.max(x1 - x0, y1 - y0);
  return size >= LEAST_HEIGHT * pixels && size <= MOST_HEIGHT * pixels;
}

const isUpright = ({ x0, y0, x1, y1 }: Component): boolean => x1 - x0 <= 1.2 * (y1 - y0);

/** Marks that fill their boxes, or have all as much ink as each other, as dashes, bars and the boxes of a form do. */
function isEven(row: readonly Made[]): boolean {
  const inks = row.map(({ pieces }) => pieces.reduce((sum, { pixels }) => sum + pixels, 0));
  return row.filter(isFull).length > 0.5 * row.length || Math.max(...inks) < 1.25 * Math.min(...inks);
}

/** Dots that fill the box of their mark once they are wider are none of its whole height or width, as bars and dashes are. */
function isFull({ mark: { x0, y0, x1, y1, pixels }, pieces }: Made): boolean {
  const isLong = (piece: Component) => piece.y1 - piece.y0 > 0.5 * (y1 - y0) || piece.x1 - piece.x0 > 0.5 * (x1 - x0);
  return pixels > 0.95 * (x1 - x0) * (y1 - y0) && pieces.every(isLong);
}

/** Marks in the order in which they lie along rows of one direction: how large they are, and where they lie along and across. */
interface PlacedMarks {
  /** Which mark each is. */
  order: Int32Array;
  sizes: Float64Array;
  froms: Float64Array;
  tos: Float64Array;
  across: Float64Array;
}

function placed(marks: readonly Region[], degrees: number, alike: Alike): PlacedMarks {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const upright = alike === ALIKE;
  const { length } = marks;
  const starts = new Float64Array(length);
  const ends = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const { x0, y0, x1, y1 } = marks[at] as Region;
    const along = ((x0 + x1) / 2) * cos + ((y0 + y1) / 2) * sin;
    const half = degrees === 0 ? (x1 - x0) / 2 : (upright ? y1 - y0 : Math.max(x1 - x0, y1 - y0)) / 4;
    starts[at] = along - half;
    ends[at] = along + half;
  }
  const order = inOrder(starts);
  const result = {
    order,
    sizes: new Float64Array(length),
    froms: new Float64Array(length),
    tos: new Float64Array(length),
    across: new Float64Array(length),
  };
  for (let to = 0; to < length; to++) {
    const at = order[to] as number;
    const { x0, y0, x1, y1 } = marks[at] as Region;
    result.sizes[to] = upright ? y1 - y0 : Math.max(x1 - x0, y1 - y0);
    result.froms[to] = starts[at] as number;
    result.tos[to] = ends[at] as number;
    result.across[to] = ((y0 + y1) / 2) * cos - ((x0 + x1) / 2) * sin;
  }
  return result;
}

/** The places of values from the least up, those of equal ones as they come: a sort that calls nothing for each pair of them. */
function inOrder(values: Float64Array): Int32Array {
  const sorted = values.slice().sort();
  const taken = new Int32Array(values.length);
  const order = new Int32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    let [from, to] = [0, values.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] as number) < value) from = middle + 1;
      else to = middle;
    }
    order[from + taken[from]!++] = at;
  }
  return order;
}

/**
 * The straight rows in one direction that are long enough.
 *
 * @param alike by how much the sizes of neighbours differ: `ALIKE` of marks that stand upright, `ALIKE_TURNED` of others
 */
export function rowsOf<T extends Region>(marks: readonly T[], degrees: number, alike: Alike): T[][] {
  const { length } = marks;
  if (length < LEAST_MARKS) return [];
  const along = placed(marks, degrees, alike);
  const open = new OpenRows(along);
  // Of each mark the one before it in its row, and how many there are up to it; of the first of a row, the last one.
  const before = new Int32Array(length).fill(-1);
  const counts = new Int32Array(length);
  const firsts = new Int32Array(length);
  const lasts = new Int32Array(length);
  for (let next = 0; next < length; next++) {
    const last = open.carryOn(next, alike);
    const first = last < 0 ? next : (firsts[last] as number);
    before[next] = last;
    counts[next] = last < 0 ? 1 : (counts[last] as number) + 1;
    firsts[next] = first;
    lasts[first] = next;
  }
  const rows: T[][] = [];
  for (let first = 0; first < length; first++) {
    if (before[first] !== -1 || (counts[lasts[first] as number] as number) < LEAST_MARKS) continue;
    const row: T[] = [];
    for (let at = lasts[first] as number; at >= 0; at = before[at] as number)
      row.push(marks[along.order[at] as number] as T);
    rows.push(row.reverse());
  }
  return rows;
}

/** The last marks of rows that may still go on, in the order in which the rows were begun. */
class OpenRows {
  private readonly lasts: Int32Array;
  private count = 0;
  private most = MOST_OPEN;

  constructor(private readonly along: PlacedMarks) {
    this.lasts = new Int32Array(along.order.length);
  }

  /** Carries on the first row that a mark goes on, or begins one with it. @returns what was the last mark of the row; -1 of a new one */
  carryOn(next: number, alike: Alike): number {
    if (this.count > this.most) this.putAway(next);
    const at = this.rowOf(next, alike);
    const last = at < 0 ? -1 : (this.lasts[at] as number);
    this.lasts[at < 0 ? this.count++ : at] = next;
    return last;
  }

  private rowOf(next: number, alike: Alike): number {
    const { lasts, count } = this;
    const { sizes, froms, tos, across } = this.along;
    const [size, from, middle] = [sizes[next] as number, froms[next] as number, across[next] as number];
    for (let at = 0; at < count; at++) {
      const last = lasts[at] as number;
      const lastSize = sizes[last] as number;
      const aside = Math.abs(middle - (across[last] as number));
      if (aside >= OFF_LINE * lastSize) continue;
      const ratio = size / lastSize;
      if (ratio <= alike.from || ratio >= alike.to) continue;
      if (from >= (tos[last] as number) - 1 && reaches(this.along, last, next)) return at;
    }
    return -1;
  }

  /** Rows that end too far back never go on, since marks come in their order. */
  private putAway(next: number): void {
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      const last = this.lasts[at] as number;
      if (reaches(this.along, last, next)) this.lasts[kept++] = last;
    }
    this.count = kept;
    this.most = Math.max(MOST_OPEN, 2 * kept);
  }
}

/** With more rows open than this, and twice as many as were left, those that have ended are put away. */
const MOST_OPEN = 24;

const reaches = ({ sizes, froms, tos }: PlacedMarks, last: number, next: number): boolean =>
  (froms[next] as number) - (tos[last] as number) < REACH * (sizes[last] as number);

const piecesOf = (row: readonly Made[]): number =>
  row.map(({ pieces }) => pieces.length).sort((a, b) => a - b)[row.length >> 1] as number;

const around = (row: readonly Made[], degrees: number): RowOfMarks => ({
  x0: Math.min(...row.map(({ mark }) => mark.x0)),
  y0: Math.min(...row.map(({ mark }) => mark.y0)),
  x1: Math.max(...row.map(({ mark }) => mark.x1)),
  y1: Math.max(...row.map(({ mark }) => mark.y1)),
  marks: row.length,
  pieces: piecesOf(row),
  level: degrees === 0,
  sizes: row.map(({ mark: { x0, y0, x1, y1 }, pieces }) => ({
    aspect: Math.min(x1 - x0, y1 - y0) / Math.max(x1 - x0, y1 - y0),
    ink: pieces.reduce((sum, { pixels }) => sum + pixels, 0),
  })),
});

/**
 * Ink black on white, but for long straight strokes.
 *
 * @returns `bridged` with what of level strokes joins ink above and below them; null where nothing does.
 */
function withoutRules(picture: Raster, longest: number): { ink: Raster; bridged: Raster | null } {
  const { width, height } = picture;
  const ink = blackOf(picture);
  const rules = longRuns(ink, longest);
  if (rules.length === 0) return { ink, bridged: null };
  const isRule = new Uint8Array(ink.data.length);
  for (const [from, to, step] of rules) fillRun(isRule, from, to, step, 1);
  const bridges = bridgesOver(rules, { ink: ink.data, isRule, width });
  for (const [from, to, step] of rules) fillRun(ink.data, from, to, step, 255);
  if (bridges.length === 0) return { ink, bridged: null };
  const bridged = { width, height, data: ink.data.slice() };
  for (const at of bridges) bridged.data[at] = 0;
  return { ink, bridged };
}

/** Straight runs of pixels: where each starts and ends, and the way from one pixel to the next. */
type Run = readonly [from: number, to: number, step: number];

function blackOf({ width, height, data }: Raster): Raster {
  const ink = blankRaster(width, height);
  const black = ink.data;
  const bare = new Uint8Array(width).fill(255);
  for (let at = 0; at < data.length; at += width) {
    const line = data.subarray(at, at + width);
    if (Buffer.compare(line, bare) !== 0) blackenLine(line, black.subarray(at, at + width));
  }
  return ink;
}

function blackenLine(line: Uint8Array, black: Uint8Array): void {
  for (let x = 0; x < line.length; x++) if ((line[x] as number) < INK) black[x] = 0;
}

function fillRun(data: Uint8Array, from: number, to: number, step: number, value: number): void {
  for (let at = from; at < to; at += step) data[at] = value;
}

/** A picture black on white, and which of its pixels lie in rules. */
interface Ruled {
  ink: Uint8Array;
  isRule: Uint8Array;
  width: number;
}

/** The pixels of level rules above and below which there is other ink. */
function bridgesOver(rules: readonly Run[], ruled: Ruled): number[] {
  const { width } = ruled;
  const bridges: number[] = [];
  for (const [from, to, step] of rules) {
    if (step !== 1) continue;
    for (let at = from; at < to; at++)
      if (isInkBeyond(ruled, at, width) && isInkBeyond(ruled, at, -width)) bridges.push(at);
  }
  return bridges;
}

function isInkBeyond({ ink, isRule }: Ruled, start: number, step: number): boolean {
  let at = start;
  while (at >= 0 && at < ink.length && isRule[at] === 1) at += step;
  for (let one = Math.max(0, at - 1); one <= at + 1 && one < ink.length; one++)
    if (ink[one] === 0 && isRule[one] === 0) return true;
  return false;
}

/** Straight runs of ink that are so long, level and upright. */
function longRuns({ width, data }: Raster, longest: number): Run[] {
  const found: Run[] = [];
  const [first, last] = [new Int32Array(width), new Int32Array(width).fill(-2)];
  const endColumn = (x: number): void => {
    const [top, bottom] = [first[x] as number, (last[x] as number) + 1];
    if (bottom - top >= longest) found.push([top * width + x, bottom * width + x, width]);
  };
  // Most of a page is bare: what is next of ink is found at once.
  for (let at = data.indexOf(0); at >= 0; at = data.indexOf(0, at)) {
    const y = Math.floor(at / width);
    const [from, end] = [at, (y + 1) * width];
    for (let x = at - y * width; at < end && data[at] === 0; at++, x++) {
      if (last[x] !== y - 1) {
        endColumn(x);
        first[x] = y;
      }
      last[x] = y;
    }
    if (at - from >= longest) found.push([from, at, 1]);
  }
  for (let x = 0; x < width; x++) endColumn(x);
  return found;
}

/** Darker than this of 255 is ink: a hairline of 0.4 points on white has 150 at 100 dots to the inch. */
const INK = 200;
