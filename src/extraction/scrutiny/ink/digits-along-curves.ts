import type { Box } from '../../document.js';
import { type Component, findComponents } from '../../pages/image/components.js';
import { union } from '../../pages/geometry.js';
import { type Raster, warp } from '../../pages/image/raster.js';
import { holdsNumber, LEAST_DIGITS, looksLike } from './like-digit.js';

/** Sizes of digits that are looked for, in points. */
const LEAST_SIZE = 5;
const MOST_SIZE = 40;

/** Digits of one line differ by so much in the longer sides of their boxes, and stand no farther apart than so many times their size. */
const ALIKE = { from: 0.6, to: 1.67 };
const REACH = 3.2;

/** Where a line goes on it turns by no more degrees than this, and a curve turns by more than that from its one end to the other. */
const MOST_TURN = 40;
const CURVED = 25;

/** Lighter than this of 255 is no ink. */
const INK = 170;

interface Mark {
  x: number;
  y: number;
  size: number;
}

/**
 * Finds digits that run along a curve, as letters of a seal do: recognition reads lines that are straight.
 *
 * @param picture of dark on white, without what was read.
 * @param shapes of its ink.
 * @param points size of a pixel.
 * @returns where they stand, in points.
 */
export function findDigitsAlongCurves(picture: Raster, shapes: readonly Component[], points: number): Box[] {
  const marks = shapes
    .filter(({ x0, y0, x1, y1, pixels }) => pixels < 0.9 * (x1 - x0) * (y1 - y0))
    .map(({ x0, y0, x1, y1 }): Mark => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2, size: Math.max(x1 - x0, y1 - y0) }))
    .filter(({ size }) => size * points >= LEAST_SIZE && size * points <= MOST_SIZE);
  return linesOf(marks)
    .filter((line) => line.length >= LEAST_DIGITS && turnOf(line) >= CURVED && areDigits(picture, line))
    .map((line) =>
      line
        .map(({ x, y, size }) => ({ x0: x - size / 2, y0: y - size / 2, x1: x + size / 2, y1: y + size / 2 }))
        .reduce(union),
    )
    .map(({ x0, y0, x1, y1 }) => ({ x0: x0 * points, y0: y0 * points, x1: x1 * points, y1: y1 * points }));
}

/** Marks that follow each other, however their line bends. */
function linesOf(marks: readonly Mark[]): Mark[][] {
  const left = new Nearby(marks);
  const lines: Mark[][] = [];
  for (const mark of marks) {
    if (!left.delete(mark)) continue;
    const line = [mark];
    follow(line, left);
    follow(line.reverse(), left);
    lines.push(line);
  }
  return lines;
}

/** Goes on at the end of a line for as long as it does. */
function follow(line: Mark[], left: Nearby): void {
  for (;;) {
    const last = line[line.length - 1] as Mark;
    const before = line[line.length - 2];
    let best: Mark | null = null;
    let nearest = Infinity;
    for (const one of left.around(last, REACH * ALIKE.to * last.size)) {
      const [dx, dy] = [one.x - last.x, one.y - last.y];
      const distance = Math.hypot(dx, dy);
      const ratio = one.size / last.size;
      if (distance >= nearest || distance > REACH * Math.max(one.size, last.size)) continue;
      if (ratio < ALIKE.from || ratio > ALIKE.to) continue;
      if (before && Math.abs(turned(before, last, one)) > MOST_TURN) continue;
      [best, nearest] = [one, distance];
    }
    if (!best) return;
    left.delete(best);
    line.push(best);
  }
}

/** Marks by where they are, so that a page with thousands of specks is searched as whole as any other. */
class Nearby {
  private readonly side: number;
  private readonly cells = new Map<string, Set<Mark>>();

  constructor(marks: readonly Mark[]) {
    this.side = 2 * REACH * Math.min(Infinity, ...marks.map(({ size }) => size));
    for (const mark of marks) {
      const key = this.keyOf(mark.x, mark.y);
      const cell = this.cells.get(key);
      if (cell) cell.add(mark);
      else this.cells.set(key, new Set([mark]));
    }
  }

  /** @returns whether it was there */
  delete(mark: Mark): boolean {
    return this.cells.get(this.keyOf(mark.x, mark.y))?.delete(mark) === true;
  }

  *around({ x, y }: Mark, reach: number): Generator<Mark> {
    for (let up = Math.floor((y - reach) / this.side); up <= Math.floor((y + reach) / this.side); up++)
      for (let along = Math.floor((x - reach) / this.side); along <= Math.floor((x + reach) / this.side); along++)
        yield* this.cells.get(`${along} ${up}`) ?? [];
  }

  private keyOf(x: number, y: number): string {
    return `${Math.floor(x / this.side)} ${Math.floor(y / this.side)}`;
  }
}

const direction = (from: Mark, to: Mark): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** By how many degrees a line turns, from -180 up to 180. */
const turned = (a: Mark, b: Mark, c: Mark): number => ((direction(b, c) - direction(a, b) + 540) % 360) - 180;

/** How far a line turns from its first three marks to its last: the middle of each three, so that one that is set aside turns nothing. */
function turnOf(line: readonly Mark[]): number {
  const third = Math.max(2, Math.floor(line.length / 3));
  const [first, last] = [line.slice(0, third), line.slice(-third)];
  const a = direction(first[0] as Mark, first[third - 1] as Mark);
  const b = direction(last[0] as Mark, last[third - 1] as Mark);
  return Math.abs(((b - a + 540) % 360) - 180);
}

/** Whether enough marks of a line are digits, read along it or on their head. */
function areDigits(picture: Raster, line: readonly Mark[]): boolean {
  return [0, 180].some((more) => {
    const looks = line.map((mark, at) => {
      const along = direction(line[Math.max(0, at - 1)] as Mark, line[Math.min(line.length - 1, at + 1)] as Mark);
      return looksOf(picture, mark, along + more);
    });
    return holdsNumber(looks);
  });
}

function looksOf(picture: Raster, { x, y, size }: Mark, degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const side = Math.ceil(1.3 * size);
  const [fromX, fromY] = [x - (side / 2) * (cos - sin), y - (side / 2) * (sin + cos)];
  const level = warp(picture, side, side, [cos, -sin, fromX, sin, cos, fromY, 0, 0]);
  const [shape] = findComponents(level, INK).sort((a, b) => b.pixels - a.pixels);
  return shape ? looksLike(level, shape) : 'other';
}
