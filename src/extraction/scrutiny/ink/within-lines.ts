import type { Box } from '../../document.js';
import { union } from '../../pages/geometry.js';
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

/**
 * Two or more such shapes beside each other that stand apart from the text of their line, but no further than this, are a word of it: `Old`
 * before the number. One alone is a bullet or a box to tick. How far they are from each other is told by their height.
 */
const WORD_NEAR = 2.5;
const LEAST_LETTERS = 2;
const BETWEEN_LETTERS = 0.5;

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
 * @returns `letters` stand among those of the text, `words` beside its words
 */
export function findWithinLines(
  ink: Raster,
  points: number,
  glyphs: readonly DrawnGlyph[],
): { letters: Box[]; words: Box[] } {
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
  const edge = ink.width * points;
  const cutOff = glyphs.filter(
    (one) => one.invisible && /^\p{L}$/u.test(one.text) && one.box.x0 < edge && one.box.x1 > edge,
  );
  const apart: Box[] = [];
  const within = shapes.filter((shape) => {
    const beside = rowsOf(shape).flatMap((row) => letters.get(row) ?? []);
    // Whether what is drawn there is what the text says is looked at elsewhere.
    if (beside.some(({ glyph }) => isWithin(glyph.box, shape))) return false;
    if (cutOff.some((glyph) => isPartOf(glyph, shape, edge)) && !beside.some((one) => isDigitBy(one, shape)))
      return false;
    if (beside.some((one) => isReadWith(one, shape, NEAR, BEHIND_DIGIT))) return true;
    if (beside.some((one) => isReadWith(one, shape, WORD_NEAR, WORD_NEAR))) apart.push(shape);
    return false;
  });
  return { letters: within, words: wordsOf(apart) };
}

/** Whether the middle of a shape is in a box. */
function isWithin(box: Box, { x0, y0, x1, y1 }: Box): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}

/** An edge is touched within so many points, a pixel or two. */
const AT_EDGE = 1.5;

/**
 * Whether a shape is what the right edge of the page leaves of a letter, as of a table that is too wide for its paper. Behind a digit it might be
 * another one, drawn where a letter is that nobody sees.
 */
const isPartOf = ({ box }: DrawnGlyph, shape: Box, edge: number): boolean =>
  edge - shape.x1 < AT_EDGE && shape.x0 > box.x0 - AT_EDGE && isWithin(box, shape);

const isDigitBy = (one: Letter, shape: Box): boolean =>
  one.kind === 'digit' && isReadWith(one, shape, WORD_NEAR, WORD_NEAR);

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

function isReadWith({ glyph, kind }: Letter, shape: Box, near: number, nearDigit: number): boolean {
  if (kind === 'sign') return false;
  const { size } = glyph;
  const [wide, high] = [(shape.x1 - shape.x0) / size, (shape.y1 - shape.y0) / size];
  if (high < LEAST_HIGH || high > MOST_HIGH || wide > MOST_WIDE || (wide < BAR_WIDE && high > BAR_HIGH)) return false;
  const above = (glyph.y - (shape.y0 + shape.y1) / 2) / size;
  if (above < LEAST_ABOVE || above > MOST_ABOVE) return false;
  const behind = (shape.x0 - glyph.box.x1) / size;
  const before = (glyph.box.x0 - shape.x1) / size;
  return (behind > -OVERLAP && behind < (kind === 'digit' ? nearDigit : near)) || (before > -OVERLAP && before < near);
}

/** Shapes that stand beside each other, as letters of a word do. */
function wordsOf(shapes: readonly Box[]): Box[] {
  const words: Box[][] = [];
  for (const shape of shapes.toSorted((a, b) => a.x0 - b.x0)) {
    const word = words.find((letters) => goesOn(letters.at(-1), shape));
    if (word) word.push(shape);
    else words.push([shape]);
  }
  return words.filter(({ length }) => length >= LEAST_LETTERS).map((letters) => letters.reduce(union));
}

function goesOn(last: Box | undefined, { x0, y0, y1 }: Box): boolean {
  if (last === undefined) return false;
  const height = Math.max(last.y1 - last.y0, y1 - y0);
  return x0 - last.x1 < BETWEEN_LETTERS * height && y0 < last.y1 && y1 > last.y0;
}
