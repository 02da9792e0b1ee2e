import type { Box, Word } from '../../document.js';
import { apply, mapBox, type Matrix, union } from '../../pages/geometry.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';
import { wordsFromGlyphs } from '../../pages/text-layer/words-from-glyphs.js';

/** Lines of a page that bend, as they are read: along their path. */
export interface BentLines {
  /** Their words, set level in their place; in points of the upright page. */
  words: Word[];
  /** Where the bent letters stand, and where their words are set. */
  places: Box[];
}

/** How far behind a letter the next one of its line begins, in heights of the font, and how far it may reach back into it. */
const REACH = 2;
const BACK = 0.4;
/** A line turns by no more degrees from one letter to the next, and leaves its path by no more heights of the font. */
const MOST_TURN = 75;
const MOST_ASIDE = 0.7;
/** Letters of one line differ in size by no more than this factor. */
const ALIKE = 1.7;

/** From one letter to the next, a line bends that turns by so many degrees or leaves its path by so many heights of the font. */
const TURNS = 1;
const ASIDE = 0.08;

/** So many bends in so many steps make a line of single letters that bends; raised letters and cells that stand higher bend once or twice. */
const LEAST_BENDS = 5;
const STEPS = 10;

/** A letter drawn again as near as this, in heights of the font, is one. */
const DOUBLE = 0.15;

/**
 * What parts words, in heights of the font: a space, or more than the letters are apart. Letters in even steps, as programs set them around a
 * circle, are parted by a longer step, since narrow ones have more room around them.
 */
const SPACE = 0.2;
const MORE_THAN_LETTERS = 1.5;
const EVEN = 1.08;

/** How far apart letters and words are set, in heights of the font. */
const SET = { letters: 0.02, words: 0.35 };

/** No other letter is looked for where the next one follows as closely, in heights of the font. */
const CLOSE = 0.1;

/** Letters are looked for in squares of so many points. */
const SQUARE = 16;

interface Step {
  to: DrawnGlyph;
  /** How far behind the letter it is, in heights of the font. */
  gap: number;
  bends: boolean;
  cost: number;
}

/**
 * The lines of a page's text whose letters turn, or leave their line, from one to the next: around a seal, on a wave. Letters of text are
 * put together to words along one direction, so that such a line is single letters to every search.
 */
export function bentLines({ content, toUpright }: Pick<TextPage, 'content' | 'toUpright'>): BentLines {
  const letters = once(content.glyphs.filter(({ space, invisible }) => !space && !invisible));
  const lines = linesOf(letters).filter(isBent);
  const bent: BentLines = { words: [], places: [] };
  const taken: Box[] = [];
  for (const line of lines) {
    const boxes = line.map(({ letter }) => mapBox(toUpright, letter.box));
    const words = setLevel(line, toUpright, taken);
    if (words.length === 0) continue;
    const place = rowOf(words);
    taken.push(place);
    taken.sort((one, other) => one.y0 - other.y0);
    bent.words.push(...words);
    bent.places.push(...boxes, place);
  }
  return bent;
}

/** A letter of a line, with how far it is behind the one before. */
interface Letter {
  letter: DrawnGlyph;
  gap: number;
  bends: boolean;
}

function linesOf(letters: readonly DrawnGlyph[]): Letter[][] {
  const next = stepsBetween(letters);
  const followed = new Set([...next.values()].map(({ to }) => to));
  const left = new Set(letters);
  const lineFrom = (first: DrawnGlyph): Letter[] => {
    const line: Letter[] = [];
    let step: Omit<Step, 'cost'> | undefined = { to: first, gap: 0, bends: false };
    while (step && left.delete(step.to)) {
      line.push({ letter: step.to, gap: step.gap, bends: step.bends });
      step = next.get(step.to);
    }
    return line;
  };
  const open = letters.filter((letter) => next.has(letter) && !followed.has(letter)).map(lineFrom);
  // What is left goes round: it is read from behind its widest gap.
  const rounds = letters.flatMap((letter) => (left.has(letter) && next.has(letter) ? [lineFrom(letter)] : []));
  return [...open, ...rounds.map((line) => fromWidestGap(line, next))];
}

function fromWidestGap(line: Letter[], next: ReadonlyMap<DrawnGlyph, Step>): Letter[] {
  const last = line.at(-1);
  const closing = last && next.get(last.letter);
  const [first, ...rest] = line;
  if (!first || !closing) return line;
  const round = [{ ...first, gap: closing.gap, bends: closing.bends }, ...rest];
  const widest = round.reduce((best, { gap }, at) => (gap > (round[best]?.gap ?? 0) ? at : best), 0);
  return [...round.slice(widest), ...round.slice(0, widest)].map((one, at) =>
    at === 0 ? { ...one, gap: 0, bends: false } : one,
  );
}

/** To which letter the line of each goes on, where that letter follows no other one better. */
function stepsBetween(letters: readonly DrawnGlyph[]): Map<DrawnGlyph, Step> {
  const places = new Squares(letters);
  const next = new Map<DrawnGlyph, Step>();
  const before = new Map<DrawnGlyph, DrawnGlyph>();
  letters.forEach((letter, at) => {
    // Nearly all letters are drawn right before the one that they are followed by.
    const drawnNext = letters[at + 1];
    let best = drawnNext ? stepTo(letter, drawnNext) : null;
    if (best === null || best.cost > CLOSE) {
      const [x, y] = endOf(letter);
      for (const other of places.around(x, y, REACH * letter.size)) {
        const step = other === letter ? null : stepTo(letter, other);
        if (step && (best === null || step.cost < best.cost)) best = step;
      }
    }
    if (best === null) return;
    const rival = before.get(best.to);
    if (rival !== undefined && (next.get(rival)?.cost ?? Infinity) <= best.cost) return;
    if (rival !== undefined) next.delete(rival);
    before.set(best.to, letter);
    next.set(letter, best);
  });
  return next;
}

function endOf({ x, y, advance, direction }: DrawnGlyph): [x: number, y: number] {
  const along = (direction * Math.PI) / 180;
  return [x + advance * Math.cos(along), y + advance * Math.sin(along)];
}

function stepTo(from: DrawnGlyph, to: DrawnGlyph): Step | null {
  const ratio = to.size / from.size;
  if (ratio > ALIKE || ratio < 1 / ALIKE) return null;
  const turn = ((to.direction - from.direction + 540) % 360) - 180;
  if (Math.abs(turn) > MOST_TURN) return null;
  const [x, y] = endOf(from);
  // Between two letters of a circle the path runs half as far turned as from the one to the other.
  const path = ((from.direction + turn / 2) * Math.PI) / 180;
  const [dx, dy] = [(to.x - x) / from.size, (to.y - y) / from.size];
  const gap = dx * Math.cos(path) + dy * Math.sin(path);
  const aside = Math.abs(dy * Math.cos(path) - dx * Math.sin(path));
  if (gap < -BACK || gap > REACH || aside > MOST_ASIDE) return null;
  return { to, gap, bends: Math.abs(turn) >= TURNS || aside >= ASIDE, cost: Math.abs(gap) + 2 * aside };
}

function isBent(line: readonly Letter[]): boolean {
  return line.some((_, at) => line.slice(at, at + STEPS).filter(({ bends }) => bends).length >= LEAST_BENDS);
}

/**
 * The words of a line, level and about its middle, below what was set there before.
 * @param taken the places of other lines, from the top; none meets another
 */
function setLevel(line: readonly Letter[], toUpright: Matrix, taken: readonly Box[]): Word[] {
  const opensWord = wordStarts(line);
  let end = 0;
  const level = line.map(({ letter }, at) => {
    const x = end + (at === 0 ? 0 : letter.size * (opensWord[at] ? SET.words : SET.letters));
    end = x + letter.advance;
    return { ...letter, x, y: 0, direction: 0 };
  });
  const box = line.map(({ letter }) => letter.box).reduce(union);
  const [x, y] = apply(toUpright, (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
  const at = (base: number): Word[] =>
    wordsFromGlyphs(level.map((one) => ({ ...one, x: one.x + x - end / 2, y: base })));
  const words = at(y);
  if (words.length === 0) return words;
  const place = rowOf(words);
  const room = Math.max(...line.map(({ letter }) => letter.size)) / 2;
  let lower = 0;
  for (const { y0, y1 } of taken) if (place.y0 + lower < y1 && place.y1 + lower > y0) lower = y1 - place.y0 + room;
  return lower === 0 ? words : at(y + lower);
}

/** Which letters of a line open a word. */
function wordStarts(line: readonly Letter[]): boolean[] {
  const gaps = line.map(({ gap }) => gap);
  const steps = line.map(({ gap }, at) => {
    const before = line[at - 1]?.letter ?? line[0]!.letter;
    return gap + before.advance / before.size;
  });
  const [low, step, high] = [0.25, 0.5, 0.75].map((share) => quantile(steps.slice(1), share)) as [
    number,
    number,
    number,
  ];
  if (high < EVEN * low) return steps.map((one) => one > MORE_THAN_LETTERS * step);
  const parts = Math.max(SPACE, MORE_THAN_LETTERS * quantile(gaps.slice(1), 0.5) + ASIDE);
  return gaps.map((gap) => gap > parts);
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Where words of one line stand, with room on both sides that keeps it apart from other words. */
function rowOf(words: readonly Word[]): Box {
  const box = words.map((word) => word.box).reduce(union);
  const room = REACH * Math.max(...words.map(({ size }) => size));
  return { ...box, x0: box.x0 - room, x1: box.x1 + room };
}

/** Without letters that are drawn again in their place. */
function once(letters: readonly DrawnGlyph[]): DrawnGlyph[] {
  const places = new Squares([]);
  return letters.filter((letter) => {
    const { x, y, size, text } = letter;
    for (const other of places.around(x, y, DOUBLE * size))
      if (other.text === text && Math.hypot(other.x - x, other.y - y) < DOUBLE * size) return false;
    places.add(letter);
    return true;
  });
}

/** Letters by where they begin. */
class Squares {
  private readonly squares = new Map<number, DrawnGlyph[]>();

  constructor(letters: readonly DrawnGlyph[]) {
    for (const letter of letters) this.add(letter);
  }

  add(letter: DrawnGlyph): void {
    const key = keyOf(Math.floor(letter.x / SQUARE), Math.floor(letter.y / SQUARE));
    const square = this.squares.get(key);
    if (square) square.push(letter);
    else this.squares.set(key, [letter]);
  }

  *around(x: number, y: number, reach: number): Generator<DrawnGlyph> {
    for (let down = Math.floor((y - reach) / SQUARE); down <= Math.floor((y + reach) / SQUARE); down++)
      for (let along = Math.floor((x - reach) / SQUARE); along <= Math.floor((x + reach) / SQUARE); along++)
        yield* this.squares.get(keyOf(along, down)) ?? [];
  }
}

/** No page has so many squares in a line. */
const keyOf = (along: number, down: number): number => along * 100_000 + down;
