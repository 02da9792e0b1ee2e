import type { Word } from '../../../document.js';
import { wordsBetween } from '../../../fields/text/run.js';
import type { WayToPay } from '../../scrutiny.js';
import { placeOf, type SearchedLine } from '../numbers/searched-page.js';

/** A way to be paid, and the words that it explains: mostly all that it is printed in. */
export interface FoundWay {
  way: WayToPay;
  words: readonly Word[];
}

/** @param start where it stands in the text of the line; `end` is exclusive */
export function wayOf(line: SearchedLine, kind: WayToPay['kind'], value: string, start: number, end: number): FoundWay {
  const words = wordsBetween(line.run, start, end);
  return { way: { ...placeOf(line.page, words), kind, value }, words: words.map(({ word }) => word) };
}
