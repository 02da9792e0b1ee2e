import type { PDFDict } from '@cantoo/pdf-lib';
import type { Box, Word } from '../../document.js';
import { intersect, meet, union } from '../../pages/geometry.js';
import type { Annotation } from './annotations.js';
import { at, dictAt, itemsOf, nameAt, numberAt } from './lookups.js';

/** At least this many borders together may draw a digit. */
const MAY_BE_DIGITS = 6;

/**
 * Where borders of links draw something: some viewers draw these borders and others do not. An honest one frames words; what frames nothing is a
 * stroke, and so is what crosses a digit.
 */
export function drawnByBorders(annotations: readonly Annotation[], words: readonly Word[]): Box | null {
  const strokes = annotations
    .filter(({ subtype, border }) => border && subtype === 'Link')
    .map(({ box }) => box)
    .filter((box) => !words.some((word) => frames(box, word.box)));
  const crosses = strokes.some((box) => words.some(({ text, box: own }) => /\d/.test(text) && meet(box, own)));
  return strokes.length >= MAY_BE_DIGITS || crosses ? strokes.reduce(union) : null;
}

/** The place of a link that viewers are to draw a border around, as they are unless told otherwise; null of anything else. */
export function borderedPlace(link: PDFDict): string | null {
  if (nameAt(link, 'Subtype') !== 'Link') return null;
  const [style, border] = [dictAt(link, 'BS'), itemsOf(at(link, 'Border'))];
  const width = style
    ? at(style, 'W')
      ? numberAt(style, 'W')
      : 1
    : border.length > 2
      ? Number(border[2]?.toString())
      : 1;
  const colour = at(link, 'C');
  const isTransparent = colour !== undefined && itemsOf(colour).length === 0;
  return width === 0 || isTransparent
    ? null
    : placeOf(itemsOf(at(link, 'Rect')).map((side) => Number(side?.toString())));
}

/** A rectangle by its sides, whichever of its corners are given first. */
export function placeOf([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string {
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)].map((side) => side.toFixed(2)).join(' ');
}

/** Whether most of a word lies within a box. */
function frames(box: Box, word: Box): boolean {
  const { x0, y0, x1, y1 } = intersect(box, word);
  return x1 - x0 > (word.x1 - word.x0) / 2 && y1 - y0 > (word.y1 - word.y0) / 2;
}
