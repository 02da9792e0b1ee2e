import type { Box } from '../../document.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { union } from '../../pages/geometry.js';
import { ALIKE_TURNED, DIRECTIONS, StraightRows } from './straight-rows.js';

/** Characters closer to the next than so many times their size, from middle to middle, draw one digit; each distance is tried. */
const PITCHES = [0.8, 1.3, 2];

/** A digit is drawn with so many characters at least, and an account number has at least so many digits. */
const LEAST_CHARACTERS = 4;
const LEAST_DIGITS = 6;

/** More characters that stand in no words than this are not looked at, and in doubt as a whole; no page of the corpora has as many. */
const MOST_CHARACTERS = 6_000;

/** Heights of digits that are looked for, in points. */
const LEAST_HEIGHT = 5;
const MOST_HEIGHT = 250;

/** A word has so many different characters; a row of one character is a mark. */
const LEAST_DIFFERENT = 2;
const LONGEST_MARK = 5;

/** Shapes are digits and no rules where so large a share of a row is as wide as this share of its height. */
const BROAD_SHARE = 0.5;
const BROAD = 0.3;

/** Digits of a row have different numbers of characters: what is drawn with as many each is a pattern. */
const UNEVEN = 1.25;

/** Marks so near to each other, as a share of their size, with so many others about them, are ink: cells of a table are not. */
const DENSE = 1.5;
const LEAST_NEIGHBOURS = 3;

/** A character by its middle. */
interface Dot {
  x: number;
  y: number;
  size: number;
  operation: number;
  /** Counts the marks: runs of characters that follow each other. */
  mark: number;
}

/**
 * The operations that write characters that stand in no words and close about each other, as what is drawn with characters does. They
 * are looked at as ink, since what they say is not what they show.
 */
export function drawsWithText(glyphs: readonly DrawnGlyph[]): Set<number> {
  const dots = outsideWords(glyphs);
  if (dots.length < LEAST_DIGITS * LEAST_CHARACTERS) return new Set();
  if (dots.length > MOST_CHARACTERS) return new Set(dots.map(({ operation }) => operation));
  const sorted = dots.toSorted((a, b) => a.x - b.x);
  const neighbours = sorted.map(() => new Set<number>());
  const farthest = DENSE * Math.max(...sorted.map(({ size }) => size));
  sorted.forEach((dot, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Dot;
      if (other.x - dot.x > farthest) break;
      if (other.mark === dot.mark) continue;
      if (Math.hypot(other.x - dot.x, other.y - dot.y) > DENSE * Math.max(dot.size, other.size)) continue;
      neighbours[index]?.add(other.mark);
      neighbours[next]?.add(dot.mark);
    }
  });
  const dense = sorted.filter((_, index) => (neighbours[index]?.size ?? 0) >= LEAST_NEIGHBOURS);
  return new Set(dense.length < LEAST_DIGITS * LEAST_CHARACTERS ? [] : dense.map(({ operation }) => operation));
}

/**
 * Finds rows of digits that characters draw as dots, in any direction: characters that stand in no words, in shapes of one size.
 *
 * @returns where they stand, in points of the page.
 */
export function findDigitsOfText(glyphs: readonly DrawnGlyph[]): Box[] {
  const dots = outsideWords(glyphs);
  if (dots.length < LEAST_DIGITS * LEAST_CHARACTERS) return [];
  if (dots.length > MOST_CHARACTERS)
    return [dots.map(({ x, y }): Box => ({ x0: x, y0: y, x1: x, y1: y })).reduce(union)];
  return PITCHES.flatMap((pitch) => {
    const shapes = shapesOf(dots, pitch).filter((shape) => {
      const size = Math.max(shape.x1 - shape.x0, shape.y1 - shape.y0);
      return shape.pixels >= LEAST_CHARACTERS && size >= LEAST_HEIGHT && size <= MOST_HEIGHT;
    });
    const rows = new StraightRows(shapes, ALIKE_TURNED);
    return DIRECTIONS.flatMap((degrees) => rows.along(degrees))
      .filter((row) => row.length >= LEAST_DIGITS && isUneven(row))
      .map((row) => row.map(({ x0, y0, x1, y1 }): Box => ({ x0, y0, x1, y1 })).reduce(union));
  });
}

/** The visible characters of a page that are no part of a word, in the order in which they are written. */
function outsideWords(glyphs: readonly DrawnGlyph[]): Dot[] {
  const dots: Dot[] = [];
  let word: DrawnGlyph[] = [];
  let marks = 0;
  const endWord = () => {
    // Leaders and rules are long rows of one character.
    const isLeader = word.length > LONGEST_MARK && word[0]?.direction === 0;
    if (!isLeader && new Set(word.map(({ text }) => text)).size < LEAST_DIFFERENT)
      for (const { box, size, operation } of word)
        dots.push({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2, size, operation, mark: marks });
    word = [];
    marks++;
  };
  for (const glyph of glyphs) {
    if (glyph.space || glyph.invisible || glyph.text.trim() === '') continue;
    const last = word[word.length - 1];
    if (last && !follows(last, glyph)) endWord();
    word.push(glyph);
  }
  endWord();
  return dots;
}

/** Whether a character stands right behind another on its base line. */
function follows(last: DrawnGlyph, next: DrawnGlyph): boolean {
  if (next.direction !== last.direction) return false;
  const [sin, cos] = [Math.sin((last.direction * Math.PI) / 180), Math.cos((last.direction * Math.PI) / 180)];
  const [dx, dy] = [next.x - last.x, next.y - last.y];
  const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
  return Math.abs(across) < 0.1 * last.size && Math.abs(along - last.advance) < 0.3 * last.size;
}

/** A shape that characters draw; its pixels are how many there are. */
interface Shape extends Box {
  pixels: number;
}

function shapesOf(dots: readonly Dot[], pitch: number): Shape[] {
  const sorted = dots.toSorted((a, b) => a.x - b.x);
  const parents = sorted.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] = parents[parents[at] as number] as number;
    return at;
  };
  const farthest = pitch * Math.max(...sorted.map(({ size }) => size));
  sorted.forEach((dot, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next] as Dot;
      if (other.x - dot.x > farthest) break;
      if (Math.hypot(other.x - dot.x, other.y - dot.y) <= pitch * Math.max(dot.size, other.size))
        parents[root(next)] = root(index);
    }
  });
  const shapes = new Map<number, Shape>();
  sorted.forEach(({ x, y }, index) => {
    const key = root(index);
    const at = shapes.get(key);
    if (at) shapes.set(key, { ...union(at, { x0: x, y0: y, x1: x, y1: y }), pixels: at.pixels + 1 });
    else shapes.set(key, { x0: x, y0: y, x1: x, y1: y, pixels: 1 });
  });
  return [...shapes.values()];
}

function isUneven(row: readonly Shape[]): boolean {
  const counts = row.map(({ pixels }) => pixels);
  const broad = row.filter(
    ({ x0, y0, x1, y1 }) => Math.min(x1 - x0, y1 - y0) >= BROAD * Math.max(x1 - x0, y1 - y0),
  ).length;
  return broad >= BROAD_SHARE * row.length && Math.max(...counts) >= UNEVEN * Math.min(...counts);
}
