import type { Box } from '../../document.js';
import { findComponents } from '../../pages/image/components.js';
import { otsuLevel, type Raster } from '../../pages/image/raster.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';

/** Of a letter or a digit, in heights of its font: how high and how wide it is. */
const LEAST_HIGH = 0.42;
const MOST_HIGH = 1.05;
const MOST_WIDE = 1;
/** A bar that parts what stands in one line is as thin, and higher than a one. */
const BAR_WIDE = 0.12;
const BAR_HIGH = 0.8;
/** How far its middle is above the line that letters stand on. */
const LEAST_ABOVE = 0.1;
const MOST_ABOVE = 0.6;
/** How near it is to a letter or digit of its line that it may be read together with. A digit is read with what follows it behind a space, too. */
const NEAR = 0.22;
const BEHIND_DIGIT = 0.7;

/** Letters reach as far into the boxes of those beside them. */
const OVERLAP = 0.3;

/** As far as that, glyphs of one line stand at one height. */
const ROW = 4;

/**
 * Finds what stands in a line of text as one of its letters or digits, and is none of its text: `1234567` with another digit drawn behind it
 * is another number to whoever sees it.
 *
 * @param ink what a page shows without its text, dark on white
 * @param points a pixel of it
 * @param glyphs the text, in points of the page as `ink` has it
 */
export function findWithinLines(ink: Raster, points: number, glyphs: readonly DrawnGlyph[]): Box[] {
  const shapes = findComponents(ink, Math.min(190, otsuLevel(ink))).map(({ x0, y0, x1, y1 }) => ({
    x0: x0 * points,
    y0: y0 * points,
    x1: x1 * points,
    y1: y1 * points,
  }));
  const letters = new Map<number, Letter[]>();
  for (const glyph of glyphs) {
    const letter = letterOf(glyph);
    if (letter === null) continue;
    for (const row of rowsOf(glyph.box)) {
      const known = letters.get(row);
      if (known) known.push(letter);
      else letters.set(row, [letter]);
    }
  }
  return shapes.filter((shape) => {
    const beside = rowsOf(shape).flatMap((row) => letters.get(row) ?? []);
    // Whether what is drawn there is what the text says is looked at elsewhere.
    return !beside.some(({ glyph }) => isWithin(glyph.box, shape)) && beside.some((one) => isReadWith(one, shape));
  });
}

/** Whether the middle of a shape is in a box. */
function isWithin(box: Box, { x0, y0, x1, y1 }: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}

interface Letter {
  glyph: DrawnGlyph;
  /** What is read together with what stands beside it: no sign is. */
  kind: 'digit' | 'letter' | 'sign';
}

function letterOf(glyph: DrawnGlyph): Letter | null {
  if (glyph.space || glyph.invisible || glyph.text.trim() === '') return null;
  return { glyph, kind: /\p{N}/u.test(glyph.text) ? 'digit' : /\p{L}/u.test(glyph.text) ? 'letter' : 'sign' };
}

function rowsOf({ y0, y1 }: Box): number[] {
  const [first, last] = [Math.floor(y0 / ROW), Math.floor(y1 / ROW)];
  return Array.from({ length: Math.min(40, last - first + 1) }, (_, at) => first + at);
}

function isReadWith({ glyph, kind }: Letter, shape: Box): boolean {
  if (kind === 'sign') return false;
  const { size } = glyph;
  const [wide, high] = [(shape.x1 - shape.x0) / size, (shape.y1 - shape.y0) / size];
  if (high < LEAST_HIGH || high > MOST_HIGH || wide > MOST_WIDE || (wide < BAR_WIDE && high > BAR_HIGH)) return false;
  const above = (glyph.y - (shape.y0 + shape.y1) / 2) / size;
  if (above < LEAST_ABOVE || above > MOST_ABOVE) return false;
  const behind = (shape.x0 - glyph.box.x1) / size;
  const before = (glyph.box.x0 - shape.x1) / size;
  return (
    (behind > -OVERLAP && behind < (kind === 'digit' ? BEHIND_DIGIT : NEAR)) || (before > -OVERLAP && before < NEAR)
  );
}
