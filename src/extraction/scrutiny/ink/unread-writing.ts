import type { Word } from '../../document.js';
import type { FoundWriting } from './read-writing.js';

/** Shapes are letters of one line of writing where they differ from their usual size by no more than this. */
const ALIKE = { from: 0.7, to: 1.4 };

/**
 * So many shapes of one size are writing long enough for an account number, and of fewer surely read characters than this share of
 * them nobody knows what they say. Of the development corpus' 61 digital invoices with an account one logo has six and none has seven.
 */
const LEAST_ALIKE = 7;
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
  const pieces = read.filter((one) => readCharacters(one) === 0);
  const unread =
    pieces.length > MOST_PIECES ? read.filter((one) => pieces.includes(one) || isUnread(one)) : read.filter(isUnread);
  return unread.map(({ writing }) => writing);
}

function isUnread(one: Recognised): boolean {
  const sizes = one.writing.shapes.map(({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0)).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const alike = sizes.filter((size) => size > ALIKE.from * usual && size < ALIKE.to * usual).length;
  return alike >= LEAST_ALIKE && Math.max(readCharacters(one), lettersOfName(one)) < LEAST_READ * alike;
}

function lettersOfName({ words }: Recognised): number {
  const text = words.map((word) => word.text).join('');
  const letters = text.replace(/\P{L}/gu, '');
  const isName = words.every(({ confidence }) => confidence >= NAME_READ) && !/\p{N}/u.test(text);
  return isName && 2 * (letters.match(UNLIKE_DIGITS)?.length ?? 0) >= letters.length ? letters.length : 0;
}

function readCharacters({ writing, words }: Recognised): number {
  const isAslant = Math.abs(writing.slope) > LEVEL && words.some(({ text }) => /\d/.test(text));
  const least = isAslant ? READ_ASLANT : READ;
  return words
    .filter(({ confidence }) => confidence >= least)
    .reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
}
