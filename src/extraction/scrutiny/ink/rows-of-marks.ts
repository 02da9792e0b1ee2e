import { type Component, findComponents } from '../../pages/image/components.js';
import type { Raster } from '../../pages/image/raster.js';
import type { Region } from '../../pages/recognition/regions.js';
import { grown } from './grown.js';
import { ALIKE, ALIKE_TURNED, DIRECTIONS, LEAST_MARKS, StraightRows } from './straight-rows.js';
import { withoutRules } from './without-rules.js';

/** Strokes longer than this are rules and the lines of a grid, in points. */
const RULE = 30;

/** Heights of digits that are looked for, in points. */
const LEAST_HEIGHT = 5;
const MOST_HEIGHT = 60;

/** Dots and strokes that stand closer than this, in points, may be parts of one digit; each distance is tried. */
const GAPS = [0, 1.5, 2.5];

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

/** Marks of so many pieces are of dots or strokes. */
export const PIECES = 3;

/** With fewer marks in pieces the middle one of no row is; they are counted where marks and pieces make no more pairs than this. */
const LEAST_IN_PIECES = LEAST_MARKS / 2;
const MOST_PAIRS = 200_000;

/** What is narrower than this share of its length is a one, or a stroke: the dashes of a rule in a scan have 0.36. */
const BROAD = 0.45;

/** A digit does not lie along its row: what does, within so many degrees, is a dash, or a piece of a rule that is a little askew in a photo. */
const ALONG = 45;

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
 * @param least of how many pieces the middle mark of a row is, at least: 1, or `PIECES`.
 */
export function findRowsOfMarks(picture: Raster, dpi: number, least: 1 | typeof PIECES = 1): RowOfMarks[] {
  const pixels = dpi / 72;
  const { ink, bridged } = withoutRules(picture, Math.round(RULE * pixels));
  const pieces = findComponents(ink, 127);
  if (pieces.length < LEAST_MARKS && !bridged) return [];
  // In few dots to the point some of the distances are the same.
  const byReach = new Map<number, RowOfMarks[]>();
  const found = GAPS.flatMap((gap) => {
    const reach = Math.round((gap * pixels) / 2);
    const shapes = (): Component[] => (reach === 0 ? pieces : findComponents(grown(ink, reach), 127));
    const rows = byReach.get(reach) ?? rowsAmong(shapes(), pieces, { pixels, least });
    byReach.set(reach, rows);
    return rows;
  });
  return bridged ? [...found, ...rowsAmong(findComponents(bridged, 127), pieces, { pixels, least })] : found;
}

/** @param pixels to the point */
function rowsAmong(
  shapes: readonly Component[],
  pieces: readonly Component[],
  { pixels, least }: { pixels: number; least: 1 | typeof PIECES },
): RowOfMarks[] {
  const marks = shapes.filter((shape) => isMark(shape, pixels));
  if (marks.length < LEAST_MARKS) return [];
  // Half of the marks of a row in pieces are.
  if (least === PIECES && marks.length <= MOST_MARKS && !areSomeInPieces(marks, pieces)) return [];
  const made = new Map<Component, Made>();
  const madeOnce = (mark: Component): Made => {
    const known = made.get(mark) ?? madeOf(mark, pieces);
    made.set(mark, known);
    return known;
  };
  const upright = new StraightRows(marks.filter(isUpright), ALIKE);
  const mayTurn = marks.length * pieces.length > MOST_PAIRS || areSomeInPieces(marks, pieces);
  const aslant = new StraightRows(mayTurn ? marks : [], ALIKE_TURNED);
  const rows = (marks.length > MOST_MARKS ? [0] : DIRECTIONS).flatMap((degrees) => {
    const found = upright.along(degrees).map((row) => row.map(madeOnce));
    // Marks that are turned themselves are looked for where they are in pieces: others were found as writing.
    const turned = degrees === 0 ? [] : aslant.along(degrees).map((row) => row.map(madeOnce));
    return [
      ...found,
      ...turned.filter((row) => piecesOf(row) >= PIECES && areBroad(row) && holdsDigits(row, degrees)),
    ].map((row) => ({
      row,
      degrees,
    }));
  });
  const found = rows
    .filter(({ row }) => !isEven(row) && piecesOf(row) >= least)
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

/** Whether as many marks of a row as an account has digits are no dashes along it. */
const holdsDigits = (row: readonly Made[], degrees: number): boolean =>
  row.filter((made) => !isDashAlong(made, degrees)).length >= LEAST_MARKS;

function isDashAlong({ mark: { x0, y0, x1, y1 } }: Made, degrees: number): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  if (Math.min(width, height) >= BROAD * Math.max(width, height)) return false;
  const off = Math.abs(degrees - (width > height ? 0 : 90));
  return Math.min(off, 180 - off) < ALONG;
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
