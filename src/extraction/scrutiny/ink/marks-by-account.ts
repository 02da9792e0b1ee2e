import type { Box, ReadDocument, Word } from '../../document.js';
import { overlapY, unionOf } from '../../fields/structure/geometry.js';
import { type Component, findComponents } from '../../pages/image/components.js';
import { evenLight } from '../../pages/image/even-light.js';
import type { Raster } from '../../pages/image/raster.js';
import type { ReadFile } from '../read-file.js';
import type { Doubt } from '../scrutiny.js';
import type { ShownPage } from '../shown-page.js';
import { scaled } from './parts.js';

/*
 * Stamps and handwriting across the lines of an account in a scan or a photo. `OLD` has too few letters to be looked for as writing anywhere on a page, and over
 * print it is not read; between the lines of an account nothing else stands that is so large.
 */

/** The lines of an account are looked at in so many dots to the inch. */
const DPI = 150;
/** From the heading of the panel to the reference, and beside the account as far as a panel is wide; in font heights. */
const AROUND = { left: 12, right: 30, above: 5, below: 3 };
/** Words from this confidence on are read; single letters are as likely pieces of others. */
const READ = 0.8;
const PAD = 0.15;
/** Lighter than this of 255 is no ink. */
const INK = 150;

/**
 * How high and wide a letter of a mark is, in font heights of the account, and how much of its box is ink: more than of a frame, less than of a bar. Of 67
 * honest pictures of three corpora three have one such shape there that was not read, and none has two.
 */
const HIGH = { least: 1.3, most: 4 };
const WIDE = { least: 0.25, most: 4 };
const FULL = { least: 0.1, most: 0.9 };
/** So many of them in a row are a word. */
const LEAST = 3;
const APART = 1.5;
/**
 * A frame around a word of a stamp; one around a panel is larger. In it, letters need not be larger than the account, and two are a word: of the 67 pictures
 * three have such a frame, and none of these has anything in it that was not read.
 */
const FRAME = { wide: { least: 3, most: 22 }, high: { least: 1.5, most: 11 }, full: { least: 0, most: 0.3 } };
const HIGH_IN_FRAME = { least: 0.8, most: 4 };
const LEAST_IN_FRAME = 2;

/** What is written over the lines of the account of a document, larger than they are, and was not read. */
export async function marksByAccount(
  { fields }: ReadDocument,
  pages: readonly ShownPage[],
  file: ReadFile,
): Promise<Doubt[]> {
  const account = fields.account_number;
  const page = pages.find(({ number }) => number === account?.page);
  if (!account || !page || page.doubts.some(({ reason }) => reason === 'not_looked_at')) return [];
  if (await file.document.textPage(page.number)) return [];
  const { box } = account;
  const size = box.y1 - box.y0;
  const around: Box = {
    x0: Math.max(0, box.x0 - AROUND.left * size),
    x1: Math.min(page.width, box.x1 + AROUND.right * size),
    y0: Math.max(0, box.y0 - AROUND.above * size),
    y1: Math.min(page.height, box.y1 + AROUND.below * size),
  };
  const drawn = await file.document.draw(page.number, DPI, around);
  return unreadMarks(drawn, around, size, page.words).map((mark) => ({
    page: page.number,
    box: mark,
    text: '',
    reason: 'not_legible',
  }));
}

/**
 * The marks in a part of a page that are larger than its print and that no word explains.
 *
 * @param drawn the part as it is shown
 * @param at where it stands on the page, in points
 * @param size of its print
 * @param words that were read on the page
 */
export function unreadMarks(drawn: Raster, at: Box, size: number, words: readonly Word[]): Box[] {
  const points = (at.x1 - at.x0) / drawn.width;
  const even = evenLight(drawn);
  const picture: Raster = { ...even, data: even.data.slice() };
  for (const word of words) if (word.confidence >= READ && word.text.length > 1) erase(picture, word, at, points);
  const shapes = findComponents(picture, INK);
  const side = size / points;
  const frames = shapes.filter((shape) => isOf(shape, side, FRAME));
  const large = rowsOf(shapes, side, HIGH).filter((row) => row.length >= LEAST);
  const framed = rowsOf(shapes, side, HIGH_IN_FRAME).filter(
    (row) => row.length >= LEAST_IN_FRAME && frames.some((frame) => contains(frame, row)),
  );
  return [...large, ...framed].map((row) => {
    const { x0, y0, x1, y1 } = scaled(unionOf(row), points);
    return { x0: at.x0 + x0, x1: at.x0 + x1, y0: at.y0 + y0, y1: at.y0 + y1 };
  });
}

function erase({ width, height, data }: Raster, { box, size }: Word, at: Box, points: number): void {
  const left = Math.max(0, Math.floor((box.x0 - PAD * size - at.x0) / points));
  const right = Math.min(width, Math.ceil((box.x1 + PAD * size - at.x0) / points));
  const top = Math.max(0, Math.floor((box.y0 - PAD * size - at.y0) / points));
  const bottom = Math.min(height, Math.ceil((box.y1 + PAD * size - at.y0) / points));
  for (let y = top; y < bottom && right > left; y++) data.fill(255, y * width + left, y * width + right);
}

interface Range {
  least: number;
  most: number;
}

const isWithin = (value: number, { least, most }: Range): boolean => value >= least && value <= most;

/** Whether a shape is so wide and high, in sides, and so full of ink. */
const isOf = (
  { x0, x1, y0, y1, pixels }: Component,
  side: number,
  { wide, high, full }: { wide: Range; high: Range; full: Range },
): boolean =>
  isWithin((x1 - x0) / side, wide) &&
  isWithin((y1 - y0) / side, high) &&
  isWithin(pixels / ((x1 - x0) * (y1 - y0)), full);

/** The letters of a height beside each other, of which each shares half its height with the one before it: a stamp may be set askew. */
function rowsOf(shapes: readonly Component[], side: number, high: Range): Component[][] {
  const rows: Component[][] = [];
  const letters = shapes.filter((shape) => isOf(shape, side, { wide: WIDE, high, full: FULL }));
  for (const letter of letters.sort((a, b) => a.x0 - b.x0)) {
    const row = rows.find((row) => isNext(row.at(-1), letter, side));
    if (row) row.push(letter);
    else rows.push([letter]);
  }
  return rows;
}

const isNext = (last: Component | undefined, next: Component, side: number): boolean =>
  last !== undefined &&
  next.x0 - last.x1 < APART * side &&
  overlapY(last, next) >= 0.5 * Math.min(last.y1 - last.y0, next.y1 - next.y0);

const contains = (frame: Component, row: readonly Component[]): boolean =>
  row.every(({ x0, x1, y0, y1 }) => x0 >= frame.x0 && x1 <= frame.x1 && y0 >= frame.y0 && y1 <= frame.y1);
