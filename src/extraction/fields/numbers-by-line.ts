import type { Page, Word } from '../document.js';

/** Fewer digits are no telephone number. */
const LEAST_DIGITS = 6;
/** Of a file of hundreds of pages of figures the first are enough. */
const MOST_LINES = 2_000;
const MOST_DIGITS = 200;

/** The digits of each line of the pages, joined: how a number stands there, whatever parts its groups. */
export function numbersByLine(pages: readonly Page[]): string[] {
  const lines = pages.flatMap(({ words }) => linesOf(words)).map((line) => line.map(({ text }) => text).join(''));
  const digits = lines.map((line) => line.replace(/\D/g, '').slice(0, MOST_DIGITS));
  return [...new Set(digits.filter((line) => line.length >= LEAST_DIGITS))].slice(0, MOST_LINES);
}

/** Words whose middles are level, from left to right. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  const middle = ({ box }: Word): number => (box.y0 + box.y1) / 2;
  let level = NaN;
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    if (Math.abs(middle(word) - level) <= (word.box.y1 - word.box.y0) / 2) lines.at(-1)?.push(word);
    else {
      lines.push([word]);
      level = middle(word);
    }
  }
  return lines.map((line) => line.sort((a, b) => a.box.x0 - b.box.x0));
}
