import type { Box, Page, Word } from '../../document.js';
import { type Component, findComponents } from '../../pages/image/components.js';
import { evenLight } from '../../pages/image/even-light.js';
import { measureBlocks } from '../../pages/image/light-grid.js';
import { crop, type Raster } from '../../pages/image/raster.js';
import { resized } from '../../pages/image/resized.js';
import type { Recogniser } from '../../pages/recognition/recogniser.js';
import { findCodes, findQrCodes } from '../codes/find-qr-codes.js';
import { findDigitsAlongCurves } from './digits-along-curves.js';
import { hugeNumber, readFromAfar } from './from-afar.js';
import { joinedByRules } from './joined-by-rules.js';
import { writingsOnDarkShapes } from './on-dark-shapes.js';
import { cellsOfColumns } from './cells-of-columns.js';
import { cut, scaled } from './parts.js';
import type { Unread } from './read-ink.js';
import { boxOf, type FoundWriting, readWritings, wideRows, writingsOf } from './read-writing.js';
import { findRowsOfMarks, PIECES } from './rows-of-marks.js';
import { type Row, rowOnPage } from './unread-rows.js';
import { findScatteredDigits } from './scattered-marks.js';
import { findSoftLines } from './soft-lines.js';
import { partlyReadLines } from './turned-lines.js';
import { unevenParts } from './uneven-parts.js';
import { findUnevenRows } from './uneven-rows.js';
import { findWriting } from './writing.js';

/**
 * Words from this confidence on are read, and from the lower one on where they stand beside such a word: of writing aslant, recognition
 * takes two letters here and there for a word.
 */
const SURELY_READ = 0.85;
const READ = 0.6;

/**
 * Rows of uneven digits are looked for at so many dots to the inch, with so many digits. Of 37 pictures of the development corpus with an
 * account 31 match; the others are left out for PayIDs, other accounts, writing that could not be read or since none is read.
 */
const UNEVEN_DPI = 100;
const LEAST_IN_ROW = 7;

/** The ground is lighter than this share of the edges of a read word. */
const GROUND = 0.6;

/** Recognition reads so few letters of a line that bends as one word. */
const LONGEST_STRAY = 5;

/** Lighter than this of 255 is no ink. */
const INK = 170;

/** Words of one line stand closer than so many times their size. */
const BESIDE = 3;

/**
 * Reads what recognition of a whole page left unread: what runs in another direction than the page, notes at its margin, writing.
 *
 * @param drawn the upright page as it is shown.
 */
export async function readUnread(
  page: Page,
  drawn: Raster,
  recogniser: Recogniser,
): Promise<{ words: Word[]; unread: Unread[]; rows: Row[]; codes: Box[] }> {
  const pointsPerPixel = page.width / drawn.width;
  const squares = measureBlocks(drawn);
  const whole = evenLight(drawn, squares);
  const picture: Raster = { ...whole, data: whole.data.slice() };
  const strays: Box[] = [];
  const readBoxes: Box[] = [];
  const sure = page.words.filter(({ confidence }) => confidence >= SURELY_READ);
  const straight = inStraightLines(sure);
  const hardlyRead = page.words.filter(({ confidence }) => confidence < READ);
  for (const word of page.words) {
    const { box, confidence, size } = word;
    if (confidence < READ || (confidence < SURELY_READ && !sure.some((other) => isBeside(word, other)))) continue;
    const isStray = !straight.some((other) => other === word || isBeside(word, other));
    // Of a line on its head recognition reads a piece or two as surely as print: `18` as `8T`.
    if (isStray && hardlyRead.some((other) => isBeside(word, other))) continue;
    const pad = 0.1 * size;
    const known = {
      x0: (box.x0 - pad) / pointsPerPixel,
      y0: (box.y0 - pad) / pointsPerPixel,
      x1: (box.x1 + pad) / pointsPerPixel,
      y1: (box.y1 + pad) / pointsPerPixel,
    };
    readBoxes.push(known);
    if (isStray) strays.push(known);
    fill(picture, known, 255);
  }
  const dpi = 72 / pointsPerPixel;
  const { writings, shapes, noise } = findWriting(picture, dpi);
  const at = { origin: [0, 0] as const, pointsPerPixel };
  const bare = onGround(drawn, readBoxes);
  const size = (pointsPerPixel * dpi) / UNEVEN_DPI;
  const ground = resized(bare, UNEVEN_DPI / dpi);
  const joined = noise ? null : joinedByRules(picture, dpi);
  const found = [
    ...writingsOf({ picture, writings, isRemade: false }, at),
    ...(joined ? writingsOf(joined, at) : []),
    ...(await writingsOnDarkShapes(ground, size, (box) => cut(bare, box, pointsPerPixel))),
  ];
  const { read, left } = await readWritings(found, recogniser);
  const unread: Unread[] = left.map((writing) => ({ box: boxOf(writing), reason: 'not_looked_at' }));
  for (const box of findDigitsAlongCurves(
    whole,
    [...shapes, ...strays.flatMap((box) => shapesIn(whole, box))],
    pointsPerPixel,
  ))
    unread.push({ box, reason: 'not_legible' });
  for (const box of partlyReadLines(read)) unread.push({ box, reason: 'not_legible' });
  if (noise) unread.push({ box: { x0: 0, y0: 0, x1: page.width, y1: page.height }, reason: 'not_legible' });
  const ofDots = findRowsOfMarks(picture, dpi, PIECES);
  const uneven = unevenParts(ground, size);
  const rows = [
    ...ofDots.map((row) => rowOnPage(row, pointsPerPixel)),
    ...findSoftLines(uneven, size),
    ...wideRows(read),
    ...findScatteredDigits(
      ground,
      size,
      [...page.words, ...read.flatMap(({ words }) => words)],
      page.words,
      cellsOfColumns(page.words),
    ).filter(isColumn),
    ...findUnevenRows(uneven, size, LEAST_IN_ROW).filter(
      (row) => !found.some((writing) => !writing.isRemade && isPartedIn(row.box, writing)),
    ),
  ];
  const afar = await readFromAfar(drawn, pointsPerPixel, recogniser, squares);
  const huge = hugeNumber(afar);
  if (huge) unread.push({ box: huge, reason: 'not_legible' });
  return {
    words: [...read.flatMap(({ words }) => words), ...afar],
    unread,
    rows,
    codes: [
      // As it was taken: even light makes ground of modules that are large.
      ...findQrCodes(drawn).map((code) => scaled(code, pointsPerPixel)),
      // Words that were read are as dense as bars.
      ...findCodes(ground, size).map((code) => scaled(code, size)),
    ],
  };
}

/**
 * Digits that stand below each other are looked for in pictures too, those anywhere else are not: of 31 honest pictures of the development corpus four have
 * specks and strokes enough that look like digits, none of them in a column.
 */
const COLUMN = 1.5;
const isColumn = ({ box }: Row): boolean => box.y1 - box.y0 >= COLUMN * (box.x1 - box.x0);

/** Writing of so many shapes, of about the height of a row, was parted from its ground and recognised, or not, as other ink is. */
const PARTED = { shapes: 6, from: 0.5, to: 2 };

function isPartedIn(row: Box, writing: FoundWriting): boolean {
  const box = boxOf(writing);
  const [x, y] = [(row.x0 + row.x1) / 2, (row.y0 + row.y1) / 2];
  const ratio = (writing.height * writing.pointsPerPixel) / Math.min(row.x1 - row.x0, row.y1 - row.y0);
  return (
    writing.shapes.length >= PARTED.shapes &&
    ratio > PARTED.from &&
    ratio < PARTED.to &&
    x > box.x0 &&
    x < box.x1 &&
    y > box.y0 &&
    y < box.y1
  );
}

/** Words that are long, or stand in a line with others: the rest may be what recognition reads of a line that bends. */
const inStraightLines = (sure: readonly Word[]): Word[] =>
  sure.filter(
    (word) => word.text.length > LONGEST_STRAY || sure.some((other) => other !== word && isBeside(word, other)),
  );

function shapesIn(picture: Raster, box: Box): Component[] {
  const { left, right, top, bottom } = within(picture, box);
  const part = crop(picture, left, top, right - left, bottom - top);
  return findComponents(part, INK).map((shape) => ({
    ...shape,
    x0: shape.x0 + left,
    x1: shape.x1 + left,
    y0: shape.y0 + top,
    y1: shape.y1 + top,
  }));
}

function isBeside({ box, size }: Word, other: Word): boolean {
  const gap = Math.max(box.x0 - other.box.x1, other.box.x0 - box.x1);
  return gap < BESIDE * size && Math.abs(box.y0 + box.y1 - other.box.y0 - other.box.y1) < size;
}

/** A picture in which what was read has the level of its surroundings. */
function onGround(drawn: Raster, boxes: readonly Box[]): Raster {
  const ground: Raster = { ...drawn, data: drawn.data.slice() };
  for (const box of boxes) fill(ground, box, levelAround(drawn, box));
  return ground;
}

/** The level of most pixels of the upper and lower edge of a box. */
function levelAround(picture: Raster, box: Box): number {
  const { left, right, top, bottom } = within(picture, box);
  const counts = new Uint32Array(256);
  let pixels = 0;
  for (const y of [top, bottom - 1]) {
    const edge = picture.data.subarray(y * picture.width + left, y * picture.width + right);
    for (let at = 0; at < edge.length; at++) counts[edge[at] as number]!++;
    pixels += edge.length;
  }
  if (pixels === 0) return 255;
  let [level, seen] = [0, counts[0] as number];
  while (seen <= Math.floor(GROUND * pixels)) seen += counts[++level] as number;
  return level;
}

function within({ width, height }: Raster, box: Box) {
  return {
    left: Math.max(0, Math.floor(box.x0)),
    right: Math.min(width, Math.ceil(box.x1)),
    top: Math.max(0, Math.floor(box.y0)),
    bottom: Math.min(height, Math.ceil(box.y1)),
  };
}

function fill(picture: Raster, box: Box, level: number): void {
  const { left, right, top, bottom } = within(picture, box);
  for (let y = top; y < bottom && right > left; y++)
    picture.data.fill(level, y * picture.width + left, y * picture.width + right);
}
