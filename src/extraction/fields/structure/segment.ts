import type { Box, Word } from '../../document.js';

/** A word in the frame in which its page's text of one direction runs left to right and level. */
export interface PlacedWord {
  word: Word;
  text: string;
  box: Box;
  size: number;
  /** Whether it starts a cell however close the word before it stands. */
  opensCell?: true;
}

/** Words of one line that stand close together: a phrase, a table cell, a line of a paragraph. */
export interface Segment {
  /** Index among its layout's segments, in reading order. */
  id: number;
  words: PlacedWord[];
  text: string;
  box: Box;
  /** Median height of font, in points. */
  size: number;
  /** Index of its row in the layout. */
  row: number;
  /** Index of its block in the layout. */
  block: number;
}
