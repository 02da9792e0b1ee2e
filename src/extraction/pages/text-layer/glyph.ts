import type { WordSource } from '../../document.js';

/** One character (or ligature) as the page draws it, in points of the page, y growing downwards. */
export interface Glyph {
  text: string;
  /** Where the pen stands before the character: on its baseline, at its left. */
  x: number;
  y: number;
  /** Direction of the baseline, clockwise from left-to-right, in degrees from 0 up to 360. */
  direction: number;
  /** How far the pen moves, without extra spacing. */
  advance: number;
  /** Height of the font in points. */
  size: number;
  bold: boolean;
  space: boolean;
  /** Counts the drawing operations of the page; characters of one run share it. */
  operation: number;
  source: Exclude<WordSource, 'ocr'>;
  /** Whether it draws something else than it says, or may. */
  untrusted?: boolean;
}
