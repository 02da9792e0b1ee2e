import type { Box, Word } from '../../document.js';
import { boxOf, type FoundWriting } from './read-writing.js';

/** Shapes are letters of one line of writing where they differ from their usual size by no more than this. */
const ALIKE = { from: 0.7, to: 1.4 };

/**
 * So many shapes of one size are writing long enough for an account number, and of fewer surely read characters than this share of
 * them nobody knows what they say. Of the development corpus' 61 digital invoices with an account one logo has six and none has seven. What a
 * changed picture shows of a QR code has up to eight.
 */
const LEAST_ALIKE = 7;
const LEAST_ALIKE_REMADE = 9;
const LEAST_READ = 0.5;

/**
 * Characters are surely read from this confidence on. Writing aslant is read with 0.85 and more; upright digits of which each stands a
 * step lower or higher look like it, and are read as others with 0.6. Signatures, in which no digit is read, are read with 0.5.
 */
const READ = 0.5;
const READ_ASLANT = 0.8;
/** Writing that slopes by more degrees than this is aslant. */
const LEVEL = 10;

/**
 * A name is read from this confidence on, where nothing of its writing was taken for a digit and half of its letters look like none: a
 * bank's name in letters of 3 points is read with 0.38.
 */
const NAME_READ = 0.35;
const UNLIKE_DIGITS = /[^OoQDUIiJjlLtTSsBbZzGgqAayY]/g;

/** More parts than this that are like writing, and of which nothing is read, are letters in pieces; the corpus has at most 5. */
const MOST_PIECES = 12;

interface Recognised {
  writing: FoundWriting;
  words: readonly Word[];
}

/** Those of a page's writings that a person may read and recognition did not. */
export function unreadWritings(read: readonly Recognised[]): FoundWriting[] {
  const counted = read.filter((one) => !(one.writing.isRemade && isReadElsewhere(one, read)));
  const pieces = counted.filter((one) => readCharacters(one) === 0);
  const unread = counted.filter(
    (one) =>
      (pieces.length > MOST_PIECES && pieces.includes(one)) ||
      isUnread(one) ||
      hasUnreadLine(one) ||
      saysOneCharacter(one),
  );
  return unread.map(({ writing }) => writing);
}

/** So much of what a changed picture shows lies within writing that was read. */
const WITHIN = 0.6;

/** Whether all of a writing was surely read in another picture of its place. */
function isReadElsewhere({ writing }: Recognised, all: readonly Recognised[]): boolean {
  const box = boxOf(writing);
  return all.some(
    (other) =>
      other.writing !== writing &&
      areaOf(intersection(box, boxOf(other.writing))) >= WITHIN * areaOf(box) &&
      charactersFrom(READ_ASLANT, other.words) >=
        LEAST_READ * Math.max(writing.shapes.length, other.writing.shapes.length),
  );
}

const intersection = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

const areaOf = ({ x0, y0, x1, y1 }: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);

/** By how much the ink of shapes differs that are more than one shape over and over, as a share of it. */
const UNLIKE_INK = 0.04;

/** Whether shapes that differ were all read as one character: discs with digits on them are read as noughts. */
function saysOneCharacter({ writing: { shapes }, words }: Recognised): boolean {
  const characters = words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, '')).join('');
  if (characters.length < LEAST_ALIKE || new Set(characters).size > 1) return false;
  const ink = shapes.map(({ pixels }) => pixels).sort((a, b) => a - b);
  const [least, middle, most] = [ink[0] ?? 0, ink[ink.length >> 1] ?? 0, ink.at(-1) ?? 0];
  return most - least > UNLIKE_INK * middle;
}

function isUnread(one: Recognised): boolean {
  const sizes = one.writing.shapes.map(({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0)).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const alike = sizes.filter((size) => size > ALIKE.from * usual && size < ALIKE.to * usual).length;
  const least = one.writing.isRemade ? LEAST_ALIKE_REMADE : LEAST_ALIKE;
  return alike >= least && Math.max(readCharacters(one), lettersOfName(one)) < LEAST_READ * alike;
}

/** Whether a line of a writing that a rule joined was not read, whatever was read of its other lines. */
function hasUnreadLine({ writing, words }: Recognised): boolean {
  if (!writing.isRemade || Math.abs(writing.slope) > LEVEL) return false;
  const readWords = words.filter(({ confidence }) => confidence >= READ_ASLANT);
  const unread = writing.shapes.filter(
    (shape) => !readWords.some(({ box }) => isWithin(middleOf(shape, writing), box)),
  );
  return unread.some(
    ({ y0, y1 }) => unread.filter((other) => other.y0 < y1 && y0 < other.y1).length >= LEAST_ALIKE_REMADE,
  );
}

const middleOf = (
  { x0, y0, x1, y1 }: FoundWriting['shapes'][number],
  { origin: [x, y], pointsPerPixel }: FoundWriting,
): readonly [number, number] => [x + ((x0 + x1) / 2) * pointsPerPixel, y + ((y0 + y1) / 2) * pointsPerPixel];

const isWithin = ([x, y]: readonly [number, number], { x0, y0, x1, y1 }: Box): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

function lettersOfName({ words }: Recognised): number {
  const text = words.map((word) => word.text).join('');
  const letters = text.replace(/\P{L}/gu, '');
  const isName = words.every(({ confidence }) => confidence >= NAME_READ) && !/\p{N}/u.test(text);
  return isName && 2 * (letters.match(UNLIKE_DIGITS)?.length ?? 0) >= letters.length ? letters.length : 0;
}

function readCharacters({ writing, words }: Recognised): number {
  const isAslant = Math.abs(writing.slope) > LEVEL && words.some(({ text }) => /\d/.test(text));
  return charactersFrom(isAslant ? READ_ASLANT : READ, words);
}

const charactersFrom = (least: number, words: readonly Word[]): number =>
  words
    .filter(({ confidence }) => confidence >= least)
    .reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
