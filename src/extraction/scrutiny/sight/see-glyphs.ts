import type { Box } from '../../document.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { mapBox, type QuarterTurn, shareInside, turnPage, union } from '../../pages/geometry.js';
import type { Raster } from '../../pages/image/raster.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';
import { onlyText, withoutText } from './text-operations.js';

const DPI = 250;

/** What is drawn around the digits, in points. */
const PAD = 2;

/** Height of digits as a share of that of their font. */
const DIGIT_HEIGHT = 0.7;

/** How the digits of a number are drawn. */
export interface Drawn {
  /** Least height of a digit, in points; what its font says where no pixel of it is black. */
  height: number;
  /** Levels of 255 between the faintest digit and its ground. */
  contrast: number;
  /**
   * How much of the faintest match's ink is missing or foreign, as a share of its ink: what the page shows, against the same
   * characters drawn alone. 0 for a perfect match.
   */
  foreign: number;
  /** By how much the ground below a digit differs, as a share of the contrast. */
  unrest: number;
  /** The same of the ground within the lines of a digit, on its ink and beside it: pale strokes make another digit of one. */
  beside: number;
}

/** A value of the text layer, where it stands on the upright page. */
export interface WrittenValue {
  box: Box;
  value: string;
}

/**
 * Looks at how the digits of values of the text layer are drawn: what the page shows with its text and does not show without it,
 * against the same characters drawn alone.
 *
 * @returns one for each, null where its characters cannot be told from others.
 */
export async function seeGlyphs(page: TextPage, values: readonly WrittenValue[]): Promise<(Drawn | null)[]> {
  const found = values.map(({ box, value }) => digitsOf(page, box, value.replace(/\D/g, '')));
  const all = found.flatMap((glyphs) => glyphs ?? []);
  if (all.length === 0) return values.map(() => null);
  const around = all.map(wholeBox).reduce(union);
  const part = { x0: around.x0 - PAD, y0: around.y0 - PAD, x1: around.x1 + PAD, y1: around.y1 + PAD };
  const shown = await page.draw(DPI, part);
  const ground = await page.draw(DPI, part, await withoutText(page));
  const alone = await page.draw(DPI, part, await onlyText(page, new Set(all.map(({ operation }) => operation))));
  const scale = shown.width / (part.x1 - part.x0);
  return found.map((glyphs) => {
    if (!glyphs) return null;
    const digits = glyphs.map((glyph) => {
      const { x0, y0, x1, y1 } = wholeBox(glyph);
      return compare(shown, ground, alone, {
        x0: Math.max(0, Math.floor((x0 - part.x0) * scale)),
        y0: Math.max(0, Math.floor((y0 - part.y0) * scale)),
        x1: Math.min(shown.width, Math.ceil((x1 - part.x0) * scale)),
        y1: Math.min(shown.height, Math.ceil((y1 - part.y0) * scale)),
        sideways: isSideways(glyph),
      });
    });
    return {
      height: Math.min(...digits.map(({ height }, at) => height / scale || DIGIT_HEIGHT * (glyphs[at]?.size ?? 0))),
      contrast: Math.min(...digits.map(({ contrast }) => contrast)),
      foreign: Math.max(...digits.map(({ foreign }) => foreign)),
      unrest: Math.max(...digits.map(({ unrest }) => unrest)),
      beside: Math.max(...digits.map(({ beside }) => beside)),
    };
  });
}

const isSideways = ({ direction }: DrawnGlyph): boolean => direction % 180 > 45 && direction % 180 < 135;

/** The characters of a value, in their order; null where they are not exactly its digits. */
function digitsOf({ content, turned }: TextPage, box: Box, wanted: string): DrawnGlyph[] | null {
  const { width, height } = content;
  const sideways = turned % 180 !== 0;
  const back = ((360 - turned) % 360) as QuarterTurn;
  const here = mapBox(turnPage(sideways ? height : width, sideways ? width : height, back), box);
  const found = content.glyphs.filter(
    (glyph) => !glyph.space && !glyph.invisible && /\d/.test(glyph.text) && shareInside(glyph.box, here) > 0.5,
  );
  const [first] = found;
  if (!first || found.some(({ direction, untrusted }) => untrusted || Math.abs(direction - first.direction) > 0.5))
    return null;
  const [sin, cos] = [Math.sin((first.direction * Math.PI) / 180), Math.cos((first.direction * Math.PI) / 180)];
  const placed = found
    .map((glyph) => ({ glyph, along: glyph.x * cos + glyph.y * sin, across: glyph.y * cos - glyph.x * sin }))
    .sort((a, b) => (Math.abs(a.across - b.across) > 0.5 * first.size ? a.across - b.across : a.along - b.along));
  const at = placed
    .map(({ glyph }) => glyph.text)
    .join('')
    .indexOf(wanted);
  if (at < 0 || placed.some(({ glyph }) => glyph.text.length !== 1)) return null;
  const glyphs = placed.slice(at, at + wanted.length).map(({ glyph }) => glyph);
  const onPage = glyphs.map(wholeBox).every(({ x0, y0, x1, y1 }) => x0 >= 0 && y0 >= 0 && x1 <= width && y1 <= height);
  return onPage ? glyphs : null;
}

/** Digits reach a little above and below the box that tells where they stand. */
function wholeBox(glyph: DrawnGlyph): Box {
  const { box, size } = glyph;
  const more = 0.08 * size;
  const [x, y] = isSideways(glyph) ? [more, 0] : [0, more];
  return { x0: box.x0 - x, y0: box.y0 - y, x1: box.x1 + x, y1: box.y1 + y };
}

interface Place extends Box {
  sideways: boolean;
}

/** A character as the page shows it, on its ground, against itself alone, black on white. */
function compare(shown: Raster, ground: Raster, alone: Raster, { x0, y0, x1, y1, sideways }: Place) {
  let [sumInk, sumSquares, sumShown] = [0, 0, 0];
  let [lowest, highest] = [255, 0];
  const lines = new Set<number>();
  const difference: number[] = [];
  const ink: number[] = [];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const at = y * shown.width + x;
      const black = 1 - (alone.data[at] as number) / 255;
      const level = (shown.data[at] as number) - (ground.data[at] as number);
      ink.push(black);
      difference.push(level);
      sumInk += black;
      sumSquares += black * black;
      sumShown += level * black;
      if (black > 0.3) {
        lowest = Math.min(lowest, ground.data[at] as number);
        highest = Math.max(highest, ground.data[at] as number);
      }
      if (black > 0.5) lines.add(sideways ? x : y);
    }
  }
  if (sumInk < 1) return { height: 0, contrast: 0, foreign: 1, unrest: 0, beside: 0 };
  const contrast = sumShown / sumSquares;
  const wrong = ink.reduce((sum, black, index) => sum + Math.abs((difference[index] as number) - contrast * black), 0);
  const most = Math.max(1, Math.abs(contrast));
  return {
    height: lines.size,
    contrast: Math.abs(contrast),
    foreign: wrong / (most * sumInk),
    unrest: Math.max(0, highest - lowest) / most,
    beside: rangeIn(ground, { x0, y0, x1, y1, sideways }, lines) / most,
  };
}

/** By how many levels a picture differs in a place, in the lines where a digit has ink: what underlines it or frames it is outside of them. */
function rangeIn({ width, data }: Raster, { x0, y0, x1, y1, sideways }: Place, lines: ReadonlySet<number>): number {
  let [lowest, highest] = [255, 0];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      if (!lines.has(sideways ? x : y)) continue;
      const level = data[y * width + x] as number;
      lowest = Math.min(lowest, level);
      highest = Math.max(highest, level);
    }
  }
  return Math.max(0, highest - lowest);
}
