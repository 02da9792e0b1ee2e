import type { PlacedWord } from './segment.js';
import { heightOf, middleOf, onOneLine, widthOf } from './geometry.js';
import { matchesIn } from '../text/matches.js';

/** Where a capital that begins a word follows a whole word, or capitals: `invoiceBluegum`, `UGRechnung`; not `McAllister`. */
const GLUED = /(?<=\p{Ll}{4}|^\p{Lu}+)\p{Lu}(?=\p{Ll}{2})/gu;
/** How far the edge of a column may be from where the letters before it should end, in font heights: letters are of unequal width. */
const SLACK = 1;
/** How far above and below cells of the column are looked for, in font heights. */
const REACH = 6;
/** At least this many lines that start in one place are the edge of a column. */
const LINES = 2;
/** More words of one page are not looked at. */
const MOST = 100;
/** A word that starts a line or a cell has nothing this close to its left, in font heights. */
const APART = 1;

/**
 * Cuts recognised words in two where the last word of a column was read in one with the first of the next: where a capital within it stands
 * at the edge of that column. The second part is a cell of its own.
 */
export function ungluedWords(words: readonly PlacedWord[]): PlacedWord[] {
  let looks = 0;
  return words.flatMap((one) => {
    if (one.word.source !== 'ocr' || one.word.angle !== 0 || one.text.search(GLUED) < 0 || ++looks > MOST) return [one];
    for (const { index } of matchesIn(one.text, GLUED)) {
      const cut = one.box.x0 + (widthOf(one.box) * index) / one.text.length;
      const edge = edgeNear(cut, one, words);
      if (edge !== null) return halvesOf(one, index, edge);
    }
    return [one];
  });
}

/** The left edge of a column near a place within a word; null where no lines start there. */
function edgeNear(cut: number, one: PlacedWord, words: readonly PlacedWord[]): number | null {
  const size = heightOf(one.box);
  const starts = words.filter(
    (other) =>
      other !== one &&
      Math.abs(other.box.x0 - cut) < SLACK * size &&
      other.box.x0 > one.box.x0 + 0.5 * size &&
      other.box.x0 < one.box.x1 &&
      Math.abs(middleOf(other.box) - middleOf(one.box)) < REACH * size &&
      !words.some(
        (left) =>
          left !== other &&
          onOneLine(left.box, other.box) &&
          left.box.x0 < other.box.x0 &&
          other.box.x0 - left.box.x1 < APART * other.size,
      ),
  );
  const at = starts.map(({ box }) => box.x0).sort((a, b) => a - b);
  const edge = at.find((x) => at.filter((other) => Math.abs(other - x) < 0.25 * size).length >= LINES);
  return edge ?? null;
}

function halvesOf(one: PlacedWord, index: number, edge: number): [PlacedWord, PlacedWord] {
  const shift = edge - one.box.x0;
  const part = (text: string, from: number, to: number): PlacedWord => ({
    ...one,
    text,
    word: { ...one.word, text, box: { ...one.word.box, x0: one.word.box.x0 + from, x1: one.word.box.x0 + to } },
    box: { ...one.box, x0: one.box.x0 + from, x1: one.box.x0 + to },
  });
  return [
    part(one.text.slice(0, index), 0, shift),
    { ...part(one.text.slice(index), shift, widthOf(one.box)), opensCell: true },
  ];
}
