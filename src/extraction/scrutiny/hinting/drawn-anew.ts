import { createHash, type Hash, randomInt } from 'node:crypto';
import { characterNetwork, readCharacter } from '../fonts/read-character.js';
import type { Outline } from '../fonts/outline.js';
import { safely } from '../viewers/lookups.js';
import { DEEPEST, type FittedGlyph, GridFitter } from './grid-fitter.js';
import { TooLong } from './machine.js';
import { outlineOf } from './outline-of-points.js';
import { RASTERISERS, type Rasteriser } from './rasteriser.js';
import { readTrueType, type TrueTypeFont } from './true-type-font.js';

/** A size, in pixels for the height of the font, and who draws at it. */
export interface Setting {
  readonly pixels: number;
  readonly rasteriser: Rasteriser;
}

/** Sizes at which people read: 8 to 14 points at 72, 96, 110, 150, 300 and 600 dots to the inch, some of them. */
const USUAL: readonly Setting[] = (
  [
    ['ghostscript', 40 / 3],
    ['screen', 44 / 3],
    ['ghostscript', 10 * (110 / 72)],
    ['ghostscript', 25],
    ['grey', 16],
    ['old', 12],
    ['ghostscript', 125 / 3],
    ['ghostscript', 250 / 3],
    ['screen', 20],
    ['screen', 40 / 3],
    ['ghostscript', 9],
    ['ghostscript', 44 / 3],
  ] as const
).map(([rasteriser, pixels]) => ({ pixels, rasteriser: RASTERISERS[rasteriser] }));

/**
 * Settings that are drawn by lot for each font, beside those that are in everybody's hands: instructions can tell at which size and for whom they run, and whoever
 * writes them reads this.
 */
const DRAWN = 8;
const SMALLEST = 9;
const LARGEST = 120;
const NEWEST_VERSION = 42;

/** At most this many times glyphs are fitted: in a font of many, each at fewer settings, but at some. */
const MOST_FITTED = 12_000;
const FEWEST_SETTINGS = 4;

/** Steps of all programs of a font; no subset at hand takes a tenth of it. */
const MOST_STEPS = 100_000_000;

/** A setting that nobody knows before. */
function drawnByLot(): Setting {
  const share = randomInt(1 << 30) / (1 << 30);
  const known = Object.values(RASTERISERS);
  const like = known[randomInt(known.length)] ?? RASTERISERS.ghostscript;
  const isOdd = randomInt(4) === 0;
  return {
    pixels: SMALLEST * (LARGEST / SMALLEST) ** share,
    rasteriser: isOdd ? { ...like, version: 1 + randomInt(NEWEST_VERSION), says: randomInt(1 << 20) } : like,
  };
}

/** The settings that a font is looked at with: those drawn by lot and the others in turns, for fonts of so many glyphs that only the first are tried. */
export const settingsByLot = (): Setting[] => [
  ...USUAL.slice(0, DRAWN).flatMap((usual) => [usual, drawnByLot()]),
  ...USUAL.slice(DRAWN),
];

/**
 * How far instructions may move points, in pixels and as a share of the font's height: of 6,000 glyphs in 1,479 fonts of PDFs, the
 * farthest moved by 6.1 pixels at a size of 73 and by 5.2 at sizes up to 50. Of 59,000 in 63 whole fonts a dot did by 9.8, and of a cent sign that its font
 * spoils eight points by more: what is no digit and becomes none is in doubt from twelve points on.
 */
const MOST_PIXELS = 12;
const MOST_SHARE = 0.2;
const MOST_POINTS = 12;

/** What shows another digit must have moved by this share: in whole fonts signs show one by chance that moved by up to 0.25, and digits by 0.11, or 0.18 below sizes that are read. */
const LEAST_SHARE = { digit: 0.2, other: 0.3 };
const READ = 12;

/**
 * In whole fonts, instructions spoil a rare sign or two (DejaVu Sans, Liberation Sans Bold): up to so many are nothing where so many glyphs are looked at, unless they were digits.
 */
const WHOLE_FONT = 1_000;
const MOST_SPOILED = 2;

/** From this probability on an outline shows a digit, and below the other it does not. */
const SHOWS = 0.5;
const SHOWS_NOT = 0.05;

/** Glyphs that were looked at, with the programs they run with: many documents have the same. */
const MOST_REMEMBERED = 50_000;
const honest = new Set<string>();

/**
 * Whether the instructions of a TrueType font draw something other than its outlines, which are what viewers draw that do not carry them out.
 *
 * @param settings at which its glyphs are looked at; those of a document are looked at with settings of its own, and remembered.
 */
export function isDrawnAnew(file: Buffer, settings?: readonly Setting[]): boolean {
  const font = fontOf(file);
  if (!font) return false;
  const glyphs = new Map<number, string>();
  for (let glyph = 0; glyph < font.glyphs; glyph++) {
    const key = settings ? '' : keyOf(font, glyph);
    if (key !== null && !honest.has(key) && (safely(() => font.bytesOf(glyph).length) ?? 0) > 0) glyphs.set(glyph, key);
  }
  if (glyphs.size === 0) return false;
  const count = Math.max(FEWEST_SETTINGS, Math.floor(MOST_FITTED / glyphs.size));
  const steps = { left: MOST_STEPS };
  const others = new Set<number>();
  try {
    for (const { pixels, rasteriser } of (settings ?? settingsByLot()).slice(0, count)) {
      const fitter = new GridFitter(font, rasteriser, pixels, steps);
      for (const glyph of glyphs.keys()) {
        const redrawn = redrawnAs(fitter, glyph, pixels);
        if (redrawn === 'digit') return true;
        if (redrawn === 'other') others.add(glyph);
        if (others.size > (glyphs.size > WHOLE_FONT ? MOST_SPOILED : 0)) return true;
      }
    }
  } catch (error) {
    if (error instanceof TooLong) return true;
    throw error;
  }
  if (!settings) for (const key of glyphs.values()) remember(key);
  return false;
}

function remember(key: string): void {
  if (honest.size >= MOST_REMEMBERED) for (const oldest of honest) if (honest.delete(oldest)) break;
  honest.add(key);
}

/** The font in a file; null where there is none that viewers could draw by these rules, or no program that could move its points. */
function fontOf(file: Buffer): TrueTypeFont | null {
  return safely(() => readTrueType(file)) ?? null;
}

/** What a glyph's drawing depends on, as a hash; null where nothing of it is instructed or it cannot be read. */
function keyOf(font: TrueTypeFont, glyph: number): string | null {
  const hash = createHash('sha256').update(font.programs);
  return safely(() => addTo(hash, font, glyph, 0)) ? hash.digest('base64') : null;
}

/** Adds a glyph and its parts to what is hashed. Returns whether any of them has instructions. */
function addTo(hash: Hash, font: TrueTypeFont, index: number, depth: number): boolean {
  const glyph = font.glyph(index);
  if (!glyph || depth > DEEPEST) return false;
  const bytes = font.bytesOf(index);
  hash.update(`${bytes.length} ${glyph.pen.left} ${glyph.pen.right} `).update(bytes);
  const parts = glyph.components.map((component) => addTo(hash, font, component.glyph, depth + 1));
  return glyph.program.length > 0 || parts.includes(true);
}

/** What a glyph was that is drawn as something else; null where it is drawn as its outline. */
function redrawnAs(fitter: GridFitter, index: number, pixels: number): 'digit' | 'other' | null {
  const glyph = fittedBy(fitter, index);
  if (!glyph) return null;
  const moves = movesOf(glyph);
  const farthest = moves.reduce((most, one) => Math.max(most, one), Math.abs(glyph.origin / 64));
  if (farthest <= LEAST_SHARE.digit * pixels) return null;
  const plain = digitsOf(outlineOf({ ...glyph, x: glyph.plainX, y: glyph.plainY, onCurve: glyph.wasOnCurve }));
  const fitted = digitsOf(outlineOf(glyph));
  const wasDigit = plain.some((one) => one >= SHOWS);
  const was = wasDigit ? 'digit' : 'other';
  const isDigit = fitted.some((is) => is >= SHOWS);
  const most = Math.max(MOST_PIXELS, MOST_SHARE * pixels);
  if (wasDigit || isDigit ? farthest > most : moves.filter((one) => one > most).length >= MOST_POINTS) return was;
  const least = wasDigit && pixels >= READ ? LEAST_SHARE.digit : LEAST_SHARE.other;
  const showsAnother = fitted.some((is, digit) => is >= SHOWS && (plain[digit] ?? 0) < SHOWS_NOT);
  return farthest > least * pixels && showsAnother ? was : null;
}

/** A glyph that cannot be read is not drawn. */
function fittedBy(fitter: GridFitter, index: number): FittedGlyph | null {
  try {
    return fitter.fit(index);
  } catch (error) {
    if (error instanceof TooLong) throw error;
    return null;
  }
}

/** How far each point moved, in pixels, as it stands and as it stands beside the glyph's beginning. */
const movesOf = ({ x, y, plainX, plainY, origin }: FittedGlyph): number[] =>
  Array.from(plainX, (plain, point) => {
    const aside = (x[point] ?? 0) - plain;
    const up = (y[point] ?? 0) - (plainY[point] ?? 0);
    return Math.max(Math.abs(aside), Math.abs(aside - origin), Math.abs(up)) / 64;
  });

/** How likely each digit is what an outline draws. */
function digitsOf(outline: Outline): number[] {
  const likeness = readCharacter(outline);
  const { alphabet } = characterNetwork();
  return [...'0123456789'].map((digit) => likeness?.probabilities[alphabet.indexOf(digit)] ?? 0);
}
