import type { Raster } from '../image/raster.js';

/** A dark run of so many letter heights along a row belongs to a rule, not to a letter; a written `1` may be high. */
const LONG = 2.2;
const TALL = 4.5;

/** Rules are at most so thick, in letter heights. */
const THICK = 0.22;

/**
 * A picture without the rules and frames that people write on and in: long dark runs that are thin. What crosses a rule stays, as it
 * reaches beyond it.
 */
export function eraseRules(picture: Raster, level: number, letterHeight: number): Raster {
  const data = picture.data.slice();
  const thickest = Math.max(3, Math.round(THICK * letterHeight));
  const { width, height } = picture;
  erase(picture, data, { length: width, step: 1, lines: height, across: width }, level, LONG * letterHeight, thickest);
  erase(picture, data, { length: height, step: width, lines: width, across: 1 }, level, TALL * letterHeight, thickest);
  return { width, height, data };
}

/** How rows or columns lie in a picture's data: how long they are, and the steps along one and from one to the next. */
interface Direction {
  length: number;
  step: number;
  lines: number;
  across: number;
}

function erase(
  picture: Raster,
  data: Uint8Array,
  { length, step, lines, across }: Direction,
  level: number,
  longest: number,
  thickest: number,
): void {
  const isDark = (place: number): boolean => (picture.data[place] as number) <= level;
  for (let line = 0; line < lines; line++) {
    for (let along = 0; along < length; along++) {
      const start = along;
      while (along < length && isDark(line * across + along * step)) along++;
      if (along - start < longest) continue;
      for (let at = start; at < along; at++) {
        const place = at * step;
        let first = line;
        let last = line;
        while (first > 0 && line - first <= thickest && isDark(place + (first - 1) * across)) first--;
        while (last < lines - 1 && last - line <= thickest && isDark(place + (last + 1) * across)) last++;
        if (last - first >= thickest) continue;
        // The soft edge of a rule is lighter than what counts as dark.
        for (let beside = Math.max(0, first - 1); beside <= Math.min(lines - 1, last + 1); beside++)
          data[place + beside * across] = 255;
      }
    }
  }
}
