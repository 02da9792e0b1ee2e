import type { Word } from '../../document.js';
import { mapBox, type Matrix, type QuarterTurn } from '../geometry.js';

/** The direction in which most of the text of a page runs. */
export function mainDirection(words: readonly Word[]): QuarterTurn {
  const lengths = new Map<QuarterTurn, number>();
  for (const { angle, text } of words) lengths.set(angle, (lengths.get(angle) ?? 0) + text.length);
  const level = lengths.get(0) ?? 0;
  const [direction, length] = [...lengths].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return length > level ? direction : 0;
}

/** A word on the page that is turned clockwise by a map of `turnPage`. */
export function turnWord(word: Word, map: Matrix, clockwise: QuarterTurn): Word {
  if (clockwise === 0) return word;
  return { ...word, box: mapBox(map, word.box), angle: ((word.angle + clockwise) % 360) as QuarterTurn };
}
