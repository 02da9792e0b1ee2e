import type { Box, Page, Word } from '../../document.js';
import { heightOf, middleOf, onOneLine, widthOf } from './geometry.js';
import type { PlacedWord } from './segment.js';

/** Turns a box so that text running in the given direction runs left to right. */
function turnBox(box: Box, angle: Word['angle'], page: Page): Box {
  switch (angle) {
    case 90:
      return { x0: box.y0, x1: box.y1, y0: page.width - box.x1, y1: page.width - box.x0 };
    case 180:
      return { x0: page.width - box.x1, x1: page.width - box.x0, y0: page.height - box.y1, y1: page.height - box.y0 };
    case 270:
      return { x0: page.height - box.y1, x1: page.height - box.y0, y0: box.x0, y1: box.x1 };
    default:
      return box;
  }
}

/** At most this many words of a page tell its slope, each against at most this many that start right of it. */
const ENOUGH_WORDS = 1500;
const NEIGHBOURS = 250;

/** The slope of the text, as the median over neighbouring words of the same height; 0 where too little tells. */
function slopeOf(words: readonly PlacedWord[]): number {
  const slopes: number[] = [];
  const byX = words.slice(0, ENOUGH_WORDS).sort((a, b) => a.box.x0 - b.box.x0);
  for (const [at, left] of byX.entries()) {
    const right = nextOnLine(byX, at);
    if (!right || Math.abs(heightOf(right.box) - heightOf(left.box)) > 0.15 * heightOf(left.box)) continue;
    const run = right.box.x1 - left.box.x0;
    if (run < 6 * left.size) continue;
    slopes.push(((right.box.y0 + right.box.y1) / 2 - (left.box.y0 + left.box.y1) / 2) / (run / 2));
  }
  if (slopes.length < 8) return 0;
  slopes.sort((a, b) => a - b);
  const slope = slopes[Math.floor(slopes.length / 2)] ?? 0;
  return Math.abs(slope) < 0.002 ? 0 : slope;
}

/**
 * The word that goes on the line of one, of those that start right of it. A function in it, as for others here, is made anew with each call, and so
 * is what V8 compiles of it after each collection of garbage.
 */
function nextOnLine(byX: readonly PlacedWord[], at: number): PlacedWord | undefined {
  const left = byX[at] as PlacedWord;
  for (let index = at + 1; index < Math.min(byX.length, at + NEIGHBOURS); index++) {
    const next = byX[index] as PlacedWord;
    const gap = next.box.x0 - left.box.x1;
    const drift = Math.abs(middleOf(next.box) - middleOf(left.box));
    if (gap >= -1 && gap < left.size * 1.2 && drift < left.size * 0.5) return next;
  }
  return undefined;
}

/** How far a word stands from another on its line, either way, in font heights of the other. */
const gapTo = (other: Word, word: Word): number =>
  onOneLine(word.box, other.box)
    ? Math.max(word.box.x0 - other.box.x1, other.box.x0 - word.box.x1) / other.size
    : Infinity;

/** A bar higher than most words by this factor is a rule between cells, and so is a dash that is longer. */
const HIGH_BAR = 1.35;
const LONG_DASH = 1.6;
/** A dash further than this from any word on its line is a piece of a rule. */
const ALONE = 3;

/** Whether a recognised word is a rule of a table. */
function isRule(word: Word, words: readonly Word[], usual: number): boolean {
  if (word.source !== 'ocr') return false;
  if (word.text === '|') return word.size > HIGH_BAR * usual;
  if (!/^[-\u2010-\u2015_]+$/.test(word.text)) return false;
  return widthOf(word.box) > LONG_DASH * usual || !words.some((other) => other !== word && gapTo(other, word) < ALONE);
}

/** The numbers of which a word may be a part, or which it may part. */
const numbersBeside = (word: Word, words: readonly Word[]): Word[] =>
  words.filter((other) => other !== word && /^[\d-]{2,}$/.test(other.text) && gapTo(other, word) < 1);

/** A mark between two numbers on their line parts them, as the slash in `062-000 / 12345678` does, which is easily misread. */
function partsNumbers(word: Word, words: readonly Word[]): boolean {
  if (!/^[~°*•]$/u.test(word.text)) return false;
  const numbers = numbersBeside(word, words).filter(({ text }) => text.length >= 3);
  return numbers.some(({ box }) => box.x1 <= word.box.x0) && numbers.some(({ box }) => box.x0 >= word.box.x1);
}

/** Below this confidence one or two characters are dirt, or a piece of a rule. */
const LEAST_CONFIDENCE = 0.1;

/** Whether a word is dirt that recognition took for a character or two, and no part of a number beside it. */
const isDirt = (word: Word, words: readonly Word[]): boolean =>
  word.source === 'ocr' &&
  word.confidence < LEAST_CONFIDENCE &&
  word.text.length <= 2 &&
  numbersBeside(word, words).length === 0;

/** A word this much of whose width lies within another of its height is the same print. */
const SAME_PRINT = { width: 0.9, height: 0.8 };

const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);

/** Whether a recognised word lies within one that was read more surely: a second reading of the same print. Of digits only more of them tell that. */
function isReadTwice(word: Word, words: readonly Word[]): boolean {
  if (word.source !== 'ocr') return false;
  const digits = digitsIn(word);
  for (const other of words)
    if (isReadMoreSurely(other, word) && (digits === 0 || digitsIn(other) > digits)) return true;
  return false;
}

const digitsIn = ({ text }: Word): number => text.replace(/\D/g, '').length;

const isReadMoreSurely = ({ source, confidence, box }: Word, word: Word): boolean =>
  source === 'ocr' &&
  confidence > word.confidence &&
  overlap(word.box.x0, word.box.x1, box.x0, box.x1) > SAME_PRINT.width * widthOf(word.box) &&
  overlap(word.box.y0, word.box.y1, box.y0, box.y1) > SAME_PRINT.height * Math.max(heightOf(word.box), heightOf(box));

/** Rules, frames and stains that were read as characters which no field of an invoice holds. */
const isSpeck = (word: Word): boolean => word.source === 'ocr' && /^[[\]{}\\_=~`°«»<>^*•.,;'"“”‘’]+$/u.test(word.text);

/** What recognition, which does not know the sign, makes of `№`: `Ne` in 44 of 48 places in sixteen fonts, `N2` in pictures of small print. */
const NUMERO = { surely: /^N2(?=[.:]?$)/, beforeNumber: /^Ne(?=[.:]?$)/ };
/** The number that such a sign stands before, and how near, in font heights. */
const BEGINS_NUMBER = /^(?=.*\d)[A-Z]{0,4}[\d-]/;
const NUMERO_GAP = 1;

/** Whether a word has one with a number right behind it on its line. */
const isBeforeNumber = (word: Word, words: readonly Word[]): boolean =>
  words.some(
    (other) => BEGINS_NUMBER.test(other.text) && other.box.x0 > word.box.x0 && gapTo(word, other) < NUMERO_GAP,
  );

/** The text of a word; an apostrophe is recognised twice now and then (`Ewan'’s`), and the sign of a number as letters. */
function textOf(word: Word, words: readonly Word[]): string {
  const plain = word.text.normalize('NFKC').trim();
  if (word.source !== 'ocr') return plain;
  const isNumero = NUMERO.surely.test(plain) || (NUMERO.beforeNumber.test(plain) && isBeforeNumber(word, words));
  return isNumero ? plain.replace(/^../, 'No') : plain.replace(/(?<=\p{L})['’]{2,}(?=\p{L})/gu, '’');
}

/**
 * The words of a page that run in one direction, in a frame where they run left to right and level. The words keep their
 * own boxes; only the boxes beside them are turned and straightened.
 */
export function placeWords(page: Page, angle: Word['angle']): PlacedWord[] {
  const sizes = page.words.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  const placed = page.words
    .filter((word) => word.angle === angle && word.text.trim() !== '' && widthOf(word.box) > 0)
    .filter(
      (word, _, words) =>
        (!isSpeck(word) && !isRule(word, words, usual) && !isDirt(word, words) && !isReadTwice(word, words)) ||
        partsNumbers(word, words),
    )
    .map((word, _, words) => {
      const box = turnBox(word.box, angle, page);
      return { word, text: textOf(word, words), box, size: word.size > 0 ? word.size : heightOf(box) };
    });
  const slope = slopeOf(placed);
  if (slope === 0) return placed;
  return placed.map((one) => {
    const shift = slope * ((one.box.x0 + one.box.x1) / 2);
    return { ...one, box: { ...one.box, y0: one.box.y0 - shift, y1: one.box.y1 - shift } };
  });
}
