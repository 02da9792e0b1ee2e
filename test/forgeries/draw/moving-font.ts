import { readFileSync } from 'node:fs';
import { readTrueType } from '../../../src/extraction/scrutiny/hinting/true-type-font.js';
import { glyphOf } from '../../support/extraction/breadth/letters.js';
import { fontFile } from './drawing.js';
import { fontWithTables } from './font-tables.js';

/** Instructions, as numbers, that leave on the stack whether the glyph is to be moved. */
export type Condition = readonly number[];

const word = (value: number): number[] => [(value >> 8) & 255, value & 255];
const push = (value: number): number[] => [0xb8, ...word(value)];

/** At any size, and for anybody. */
export const ALWAYS: Condition = push(1);
/** At fewer pixels (`MPPEM`, `LT`). */
export const below = (pixels: number): Condition => [0x4b, ...push(pixels), 0x50];
/** At this number of pixels alone. */
export const exactly = (pixels: number): Condition => [0x4b, ...push(pixels), 0x54];
/** For rasterisers that do not say that they smooth for screens (`GETINFO`), such as Ghostscript's. */
export const UNSMOOTHED: Condition = [...push(64), 0x88, 0x5c];
/** At none of these sizes: `length` is the place of a length in the font as long as its height is (`RCVT`). */
export const but =
  (sizes: readonly number[]) =>
  (length: number): Condition => [
    ...push(1),
    ...sizes.flatMap((pixels) => [...push(length), 0x45, ...push(Math.round(pixels * 64)), 0x55, 0x5a]),
  ];

interface Shape {
  /** The points of three contours, as many in each; what a digit has fewer of is a point. */
  readonly contours: readonly (readonly (readonly [number, number])[])[];
}

const CONTOURS = 3;
const POINTS = 40;

const file = readFileSync(fontFile({}));
const font = readTrueType(file);
const table = (tag: string): Buffer => {
  for (let entry = 12; entry < 12 + 16 * file.readUInt16BE(4); entry += 16) {
    if (file.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = file.readUInt32BE(entry + 8);
    return Buffer.from(file.subarray(start, start + file.readUInt32BE(entry + 12)));
  }
  throw new Error(`There is no table ${tag}.`);
};

/** A digit as contours of straight lines. */
function shapeOf(character: string): Shape {
  const glyph = font?.glyph(glyphOf(character));
  if (!glyph) throw new Error(`There is no glyph for ${character}.`);
  const contours = glyph.ends.map((last, index) => {
    const first = index === 0 ? 0 : (glyph.ends[index - 1] ?? 0) + 1;
    return contourOf(
      Array.from({ length: last - first + 1 }, (_, at) => ({
        x: glyph.x[first + at] ?? 0,
        y: glyph.y[first + at] ?? 0,
        isOn: glyph.onCurve[first + at] === 1,
      })),
    );
  });
  const [corner = [0, 0]] = contours[0] ?? [];
  while (contours.length < CONTOURS) contours.push(Array.from({ length: POINTS }, () => corner));
  return { contours };
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** So many points along a contour, from its leftmost one on. */
function contourOf(points: readonly Point[]): (readonly [number, number])[] {
  const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true });
  const line: [number, number][] = [];
  points.forEach((point, index) => {
    if (point.isOn) return line.push([point.x, point.y]);
    const [before, after] = [at(index - 1), at(index + 1)];
    const from = before.isOn ? before : middle(before, point);
    const to = after.isOn ? after : middle(point, after);
    for (let step = 1; step <= 8; step++) {
      const t = step / 8;
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      line.push([p * from.x + q * point.x + r * to.x, p * from.y + q * point.y + r * to.y]);
    }
    return line.length;
  });
  const distances = line.map((one, index) => {
    const next = line[(index + 1) % line.length] as [number, number];
    return Math.hypot(next[0] - one[0], next[1] - one[1]);
  });
  const whole = distances.reduce((sum, one) => sum + one, 0);
  return Array.from({ length: POINTS }, (_, step) => {
    let rest = (step * whole) / POINTS;
    let index = 0;
    while (index < line.length - 1 && rest > (distances[index] ?? 0)) rest -= distances[index++] ?? 0;
    const [one, next] = [line[index] as [number, number], line[(index + 1) % line.length] as [number, number]];
    const share = rest / Math.max(1, distances[index] ?? 1);
    return [Math.round(one[0] + share * (next[0] - one[0])), Math.round(one[1] + share * (next[1] - one[1]))] as const;
  });
}

/** A glyph that draws one shape, and moves its points to where the font's lengths from `start` on say. */
function glyph({ contours }: Shape, condition: Condition, start: number): Buffer {
  const points = contours.flat();
  const moves = (first: number, axis: number): number[] => [
    axis,
    ...points.flatMap((_, at) => [0xb9, ...word(at), ...word(first + at), 0x3e]),
  ];
  const program = [...condition, 0x58, ...moves(start, 0x01), ...moves(start + points.length, 0x00), 0x59];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const steps = (values: readonly number[]): number[] =>
    values.flatMap((value, at) => word(value - (values[at - 1] ?? 0)));
  const bytes = Buffer.from([
    ...word(contours.length),
    ...[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].flatMap(word),
    ...contours.flatMap((_, at) => word((at + 1) * POINTS - 1)),
    ...word(program.length),
    ...program,
    ...points.map(() => 1),
    ...steps(xs),
    ...steps(ys),
  ]);
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

/**
 * The digits and the dash of Liberation Sans. Digits are moved by instructions, on a condition, until they are others; their outlines draw what they say.
 *
 * @param condition is told the place of a length as long as the font is high.
 */
export function movingFont(becomes: (digit: string) => string, condition: (length: number) => Condition): Buffer {
  if (!font) throw new Error('The font has no outlines.');
  const lengths: number[] = [...font.lengths, font.units];
  const changed = new Map<number, Buffer>();
  for (const digit of '0123456789') {
    const start = lengths.length;
    const to = shapeOf(becomes(digit)).contours.flat();
    lengths.push(...to.map(([x]) => x), ...to.map(([, y]) => y));
    changed.set(glyphOf(digit), glyph(shapeOf(digit), condition(font.lengths.length), start));
  }
  const dash = glyphOf('-');
  const bodies = Array.from(
    { length: font.glyphs },
    (_, index) => changed.get(index) ?? (index === dash ? font.bytesOf(index) : Buffer.alloc(0)),
  );
  const places = Buffer.alloc(4 * (bodies.length + 1));
  let at = 0;
  bodies.forEach((body, index) => {
    at += body.length;
    places.writeUInt32BE(at, 4 * (index + 1));
  });
  const head = table('head');
  head.writeInt16BE(1, 50);
  const most = table('maxp');
  most.writeUInt16BE(Math.max(most.readUInt16BE(6), CONTOURS * POINTS), 6);
  most.writeUInt16BE(0xffff, 26);
  const values = Buffer.alloc(2 * lengths.length);
  lengths.forEach((length, index) => values.writeInt16BE(length, 2 * index));
  return fontWithTables(
    new Map([
      ['glyf', Buffer.concat(bodies)],
      ['loca', places],
      ['head', head],
      ['maxp', most],
      ['cvt ', values],
    ]),
  );
}
