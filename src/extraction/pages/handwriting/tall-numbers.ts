import type { RecognisedWord } from '../recognition/recogniser.js';

/** A number that is so much higher than its label was written by hand, or is worth another look. */
const TALLER = 1.3;

/** Labels are believed from this confidence on. */
const SURE = 0.8;

/** Between a number and its label, in heights of the number: to its left, and above it. */
const LEFT = 20;
const ABOVE = 2.5;

/** Account numbers and the like: no amounts, dates and times. */
const NUMBER = /^[\p{L}\d-]+$/u;

/** Whether a word is a number that stands higher than the label beside it or, where there is none, above it. */
export function isTallNumber(word: RecognisedWord, words: readonly RecognisedWord[]): boolean {
  if (!NUMBER.test(word.text) || !/\d/.test(word.text)) return false;
  const height = word.y1 - word.y0;
  const labels = words.filter(({ confidence, text }) => confidence >= SURE && /^\p{L}[\p{L}/.:]+$/u.test(text));
  const label =
    nearest(labels, (other) => gapBeside(other, word), LEFT * height) ??
    nearest(labels, (other) => gapAbove(other, word), ABOVE * height);
  return label !== null && height >= TALLER * (label.y1 - label.y0);
}

function nearest(
  labels: readonly RecognisedWord[],
  gapOf: (label: RecognisedWord) => number,
  most: number,
): RecognisedWord | null {
  let found: RecognisedWord | null = null;
  let least = most;
  for (const label of labels) {
    const gap = gapOf(label);
    if (gap < least) [found, least] = [label, gap];
  }
  return found;
}

function gapBeside(label: RecognisedWord, word: RecognisedWord): number {
  const middle = (label.y0 + label.y1) / 2;
  const isBeside = middle > word.y0 && middle < word.y1 && label.x0 < word.x0;
  return isBeside ? Math.max(0, word.x0 - label.x1) : Infinity;
}

function gapAbove(label: RecognisedWord, word: RecognisedWord): number {
  const isAbove = label.y1 < word.y0 + 0.2 * (word.y1 - word.y0) && label.x0 < word.x1 && label.x1 > word.x0;
  return isAbove ? Math.max(0, word.y0 - label.y1) : Infinity;
}
