import { type Component, findComponents } from '../image/components.js';
import { crop, otsuLevel, type Raster, shrink } from '../image/raster.js';
import type { RecognisedWord } from '../recognition/recogniser.js';
import { eraseRules } from './erase-rules.js';
import { isLabel } from './labels.js';

/** A line of writing that recognition did not read surely, on paper cleared of all else; pixels of the whole picture. */
export interface UnreadLine {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  picture: Raster;
  /** Where the left edge of `picture` lies. */
  left: number;
}

/** Words from this confidence on are printed and read. */
const SURE = 0.8;

/** Sizes in letter heights. */
const LOWEST = 0.35;
const HIGHEST = 3.5;
const WIDEST = 9;
/** Between the characters of a line. */
const GAP = 1.8;
/** Between a line and the label left of it, and above it. */
const LABEL_GAP = 8;
const LABEL_ABOVE = 3;

const LEAST_CHARACTERS = 2;

/** Shapes are told apart in a picture that is smaller by this factor. */
const COARSE = 2;

/** A page with more shapes of the size of letters is noise. */
const MOST_CHARACTERS = 8_000;

/** More lines than this are on no form that a person filled in. */
const MOST_LINES = 14;

interface Shape {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

interface Line extends Shape {
  characters: Shape[];
}

/**
 * Finds what stands beside or below the label of a number or name that matters and was not surely read.
 *
 * @param letterHeight typical height of printed letters in pixels.
 */
export function unreadLines(picture: Raster, words: readonly RecognisedWord[], letterHeight: number): UnreadLine[] {
  const labels = words.filter(isLabel);
  if (labels.length === 0) return [];
  const sure = words.filter(({ confidence, text }) => confidence >= SURE && /[\p{L}\p{N}]/u.test(text));
  const small = shrink(picture, COARSE);
  const level = Math.min(190, otsuLevel(small));
  const shapes = findComponents(eraseRules(small, level, letterHeight / COARSE), level).map(
    ({ x0, y0, x1, y1, pixels }) => ({
      x0: COARSE * x0,
      y0: COARSE * y0,
      x1: COARSE * x1,
      y1: COARSE * y1,
      pixels: COARSE ** 2 * pixels,
    }),
  );
  const sized = shapes.filter((shape) => isCharacter(shape, letterHeight));
  if (sized.length > MOST_CHARACTERS) return [];
  const characters = sized.filter((shape) => !sure.some((word) => holds(word, shape)));
  return linesOf(characters)
    .filter(
      (line) =>
        line.characters.length >= LEAST_CHARACTERS && labels.some((label) => isLabelOf(label, line, letterHeight)),
    )
    .slice(0, MOST_LINES)
    .map((line) => cutOut(picture, level, line, shapes, letterHeight));
}

function isCharacter({ x0, y0, x1, y1, pixels }: Component, letterHeight: number): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const sized = height > LOWEST * letterHeight && height < HIGHEST * letterHeight && width < WIDEST * letterHeight;
  // Only a bar that stands is full of ink and a character.
  return sized && (pixels < 0.9 * width * height || width < 0.4 * height);
}

/** Characters that follow each other from left to right. */
function linesOf(characters: readonly Shape[]): Line[] {
  const lines: Line[] = [];
  for (const character of [...characters].sort((a, b) => a.x0 - b.x0)) {
    const line = lines.find((one) => {
      const last = one.characters.at(-1) as Shape;
      const height = Math.max(one.y1 - one.y0, character.y1 - character.y0);
      const shared = Math.min(one.y1, character.y1) - Math.max(one.y0, character.y0);
      const least = Math.min(last.y1 - last.y0, character.y1 - character.y0);
      return character.x0 - one.x1 < GAP * height && shared > 0.5 * least;
    });
    if (!line) {
      const { x0, y0, x1, y1 } = character;
      lines.push({ x0, y0, x1, y1, characters: [character] });
      continue;
    }
    line.characters.push(character);
    line.x1 = Math.max(line.x1, character.x1);
    line.y0 = Math.min(line.y0, character.y0);
    line.y1 = Math.max(line.y1, character.y1);
  }
  return lines;
}

/** Whether a printed word says what a line is: it stands left of it on its height or, hardly read itself, in it, or right above it. */
function isLabelOf(word: Shape, line: Shape, letterHeight: number): boolean {
  const gap = line.x0 - word.x1;
  const shared = Math.min(word.y1, line.y1) - Math.max(word.y0, line.y0);
  const beside = word.x0 < line.x1 && gap < LABEL_GAP * letterHeight && shared > 0.3 * (word.y1 - word.y0);
  const above = line.y0 - word.y1;
  const below =
    above > -0.3 * letterHeight && above < LABEL_ABOVE * letterHeight && word.x0 < line.x1 && word.x1 > line.x0;
  return beside || below;
}

/** A line on white paper, without the shapes that are not its own and the rule that it stands on. */
function cutOut(
  picture: Raster,
  level: number,
  line: Line,
  shapes: readonly Shape[],
  letterHeight: number,
): UnreadLine {
  const { x0, y0, x1, y1 } = line;
  const pad = Math.ceil(0.2 * letterHeight);
  const [left, top] = [x0 - pad, y0 - pad];
  const [width, height] = [x1 - x0 + 2 * pad, y1 - y0 + 2 * pad];
  const part = eraseRules(crop(picture, left, top, width, height), level, letterHeight);
  const near = shapes.filter((shape) => isNear(shape, line, letterHeight));
  const dots = near.filter((shape) => isDot(shape, letterHeight));
  const own = near.filter(
    (shape) =>
      line.characters.some((character) => sameShape(character, shape)) ||
      (isInside(shape, line) && !(isDot(shape, letterHeight) && belongsToRule(shape, dots, letterHeight))),
  );
  const data = new Uint8Array(width * height).fill(255);
  for (const shape of own) {
    const from = Math.max(0, shape.x0 - COARSE - left);
    const to = Math.min(width, shape.x1 + COARSE - left);
    for (let y = Math.max(0, shape.y0 - COARSE - top); y < Math.min(height, shape.y1 + COARSE - top); y++)
      data.set(part.data.subarray(y * width + from, y * width + to), y * width + from);
  }
  return { x0, y0, x1, y1, left, picture: { width, height, data } };
}

/** Whether a shape lies in a line or within a letter's height of it. */
const isNear = (shape: Shape, line: Shape, letterHeight: number): boolean =>
  shape.x0 < line.x1 + letterHeight &&
  shape.x1 > line.x0 - letterHeight &&
  shape.y0 < line.y1 + letterHeight &&
  shape.y1 > line.y0 - letterHeight;

const sameShape = (a: Shape, b: Shape): boolean => a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1;

const isInside = (shape: Shape, line: Shape): boolean => holds(line, shape) && shape.y1 - shape.y0 < line.y1 - line.y0;

const isDot = ({ x0, y0, x1, y1 }: Shape, letterHeight: number): boolean =>
  x1 - x0 <= 0.3 * letterHeight && y1 - y0 <= 0.3 * letterHeight;

/** Whether dots stand at both sides of a dot on its height. */
function belongsToRule(dot: Shape, dots: readonly Shape[], letterHeight: number): boolean {
  const near = dots.filter(
    (other) =>
      other !== dot && Math.abs(other.y1 - dot.y1) <= 0.15 * letterHeight && Math.abs(other.x0 - dot.x0) < letterHeight,
  );
  return near.length >= 2;
}

/** Whether the middle of a shape lies in an area. */
function holds(area: Shape, { x0, y0, x1, y1 }: Shape): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= area.x0 - 2 && x <= area.x1 + 2 && y >= area.y0 - 2 && y <= area.y1 + 2;
}
