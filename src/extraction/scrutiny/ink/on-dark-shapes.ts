import type { Box } from '../../document.js';
import { type Component, findComponents } from '../../pages/image/components.js';
import { BLOCK, type Grid, measureBlocks } from '../../pages/image/light-grid.js';
import { blankRaster, type Raster } from '../../pages/image/raster.js';
import type { Region } from '../../pages/recognition/regions.js';
import { joinNear, NEAR, padded, scaled } from './parts.js';
import { type FoundWriting, writingsOf } from './read-writing.js';
import { findWriting } from './writing.js';

/**
 * A dark shape that may carry a digit, in points: it has room for one, and it is not so large that its ground is known as such
 * (`pages/image/even-light.ts`).
 */
const LEAST = { longer: 9, shorter: 5 };
const MOST_SHORTER = 60;

/** Darker than this share of the paper around it is a shape's own. */
const DARK = 0.8;

/**
 * So much of it is dark at least: of a band about bold digits half is, of letters joined by a rule less. Of what is no longer than a tile or
 * a disc more is: of a bold letter with a hole less.
 */
const LEAST_DARK = { band: 0.5, tile: 0.7 };
const BAND = 2;

/** What differs from a shape's level by so many levels of 255 stands on it; less is grain. */
const GRAIN = 20;
const LEAST_CONTRAST = 48;

/** Of a shape on which something stands, at least so much differs from its level. */
const LEAST_WRITTEN = 0.005;

/** More of them are a texture. */
const MOST_SHAPES = 400;

/** Over so many times its shorter side the level of a shape is taken along its longer one: letters fill less than half of that. */
const STRIP = 4;

/** Digits on tiles and discs stand further apart than in a line of print, in their sizes. */
const REACH = 4;

/**
 * What may be writing on the small dark shapes of a page, which are ink to whatever looks for dark writing.
 *
 * @param drawn the page in few dots, in which the shapes are looked for.
 * @param points size of its pixels.
 * @param draw draws a part of the page as it is read.
 */
export async function writingsOnDarkShapes(
  drawn: Raster,
  points: number,
  draw: (box: Box) => Raster | Promise<Raster>,
): Promise<FoundWriting[]> {
  const coarse = onDarkShapes(drawn, points);
  const found: FoundWriting[] = [];
  for (const part of joinNear(
    (coarse?.shapes ?? []).map((shape) => scaled(shape, points)),
    NEAR,
  )) {
    const box = padded(part);
    const picture = await draw(box);
    const pointsPerPixel = (box.x1 - box.x0) / picture.width;
    const shown = onDarkShapes(picture, pointsPerPixel)?.picture;
    if (!shown) continue;
    const { writings } = findWriting(shown, 72 / pointsPerPixel, REACH);
    const at = { origin: [box.x0, box.y0] as const, pointsPerPixel };
    found.push(...writingsOf({ picture: shown, writings, isRemade: true }, at));
  }
  return found;
}

type Span = readonly [from: number, to: number];

/** A shape of a picture, and from where to where each of its rows runs. */
interface Shape extends Component {
  rows: Span[];
}

/**
 * What stands on small dark shapes, bands, tiles and discs, light or darker than they are, with what stands beside them, all of it dark on
 * white.
 *
 * @param points size of a pixel.
 * @returns the picture and where the shapes are; null where nothing stands on any.
 */
export function onDarkShapes(drawn: Raster, points: number): { picture: Raster; shapes: Region[] } | null {
  const even = onPaper(drawn, Math.ceil(MOST_SHORTER / points / BLOCK));
  const shapes = findComponents(even, LAST_DARK).filter((shape) => hasRoom(shape, points));
  if (shapes.length === 0 || shapes.length > MOST_SHAPES) return null;
  const all = shapes
    .map((shape): Shape => ({ ...shape, rows: rowsOf(even, shape) }))
    .filter((shape) => isFilled(even, shape));
  const written = all.flatMap((shape) => {
    const differences = differencesOn(drawn, even, shape);
    return differences ? [{ shape, differences }] : [];
  });
  if (written.length === 0) return null;
  const picture = blankRaster(drawn.width, drawn.height);
  for (const { shape } of written) copyAround(even, shape, picture);
  for (const { y0, rows } of all)
    rows.forEach(([from, to], index) => {
      const row = (y0 + index) * picture.width;
      picture.data.fill(255, row + Math.max(0, from - 1), row + Math.min(picture.width, to + 1));
    });
  for (const { differences } of written) for (const [at, level] of differences) picture.data[at] = level;
  return { picture, shapes: written.map(({ shape }) => shape) };
}

const LAST_DARK = Math.floor(DARK * 255);

/** A picture as a share of the lightest paper so many squares around, so that shadows and tints are none of its shapes. */
function onPaper(drawn: Raster, reach: number): Raster {
  const paper = lightestAround(measureBlocks(drawn).bare, reach);
  if (paper.data.every((level) => level === 255)) return drawn;
  const result = blankRaster(drawn.width, drawn.height);
  for (let y = 0; y < drawn.height; y++) {
    const squares = Math.floor(y / BLOCK) * paper.width;
    for (let x = 0, at = y * drawn.width; x < drawn.width; x++, at++) {
      const level = paper.data[squares + (x >> 3)] as number;
      result.data[at] = level === 0 ? 255 : Math.min(255, ((drawn.data[at] as number) * 255) / level);
    }
  }
  return result;
}

function lightestAround({ width, height, data }: Grid, reach: number): Grid {
  const along = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let other = Math.max(0, x - reach); other <= Math.min(width - 1, x + reach); other++)
        along[y * width + x] = Math.max(along[y * width + x] as number, data[y * width + other] as number);
  const both = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let other = Math.max(0, y - reach); other <= Math.min(height - 1, y + reach); other++)
      for (let x = 0; x < width; x++)
        both[y * width + x] = Math.max(both[y * width + x] as number, along[other * width + x] as number);
  return { width, height, data: both };
}

function hasRoom({ x0, y0, x1, y1 }: Component, points: number): boolean {
  const sides = [(x1 - x0) * points, (y1 - y0) * points];
  const shorter = Math.min(...sides);
  return Math.max(...sides) >= LEAST.longer && shorter >= LEAST.shorter && shorter <= MOST_SHORTER;
}

function rowsOf({ width, data }: Raster, { x0, y0, x1, y1 }: Component): Span[] {
  const rows: Span[] = [];
  for (let y = y0; y < y1; y++) {
    let [from, to] = [x0, x1];
    while (from < to && (data[y * width + from] as number) > LAST_DARK) from++;
    while (to > from && (data[y * width + to - 1] as number) > LAST_DARK) to--;
    rows.push([from, to]);
  }
  return rows;
}

/** The rows of a shape without its edge, whose pixels are half of what is beside it. */
function withoutEdge(rows: readonly Span[]): Span[] {
  const none = [0, 0] as const;
  return rows.map(([from, to], index) => {
    const [above, below] = [rows[index - 1] ?? none, rows[index + 1] ?? none];
    return [Math.max(from + 1, above[0], below[0]), Math.min(to - 1, above[1], below[1])];
  });
}

/** How dark each pixel is that stands on a shape, and where; null where nothing does. */
function differencesOn(drawn: Raster, even: Raster, shape: Shape): [at: number, level: number][] | null {
  const inside = withoutEdge(shape.rows);
  const pixels = inside.reduce((sum, [from, to]) => sum + Math.max(0, to - from), 0);
  const levelAt = levelsOf(drawn, even, shape, inside);
  const found: [number, number][] = [];
  let [apart, most] = [0, LEAST_CONTRAST];
  for (const [index, [from, to]] of inside.entries()) {
    const y = shape.y0 + index;
    for (let x = from; x < to; x++) {
      const at = y * drawn.width + x;
      const difference = Math.abs((drawn.data[at] as number) - levelAt(x, y));
      if (difference <= GRAIN) continue;
      found.push([at, difference]);
      if (difference > LEAST_CONTRAST) apart++;
      if (difference > most) most = difference;
    }
  }
  if (apart < LEAST_WRITTEN * pixels) return null;
  return found.map(([at, difference]) => [at, 255 - Math.round((255 * (difference - GRAIN)) / (most - GRAIN))]);
}

/** Whether a shape is a ground and not strokes alone: along its rows and along its columns most of it is dark. */
function isFilled({ width, data }: Raster, { x0, y0, x1, y1, rows }: Shape): boolean {
  const [tops, ends] = [new Int32Array(x1 - x0).fill(-1), new Int32Array(x1 - x0)];
  let [dark, along, across] = [0, 0, 0];
  for (const [index, [from, to]] of rows.entries()) {
    along += to - from;
    for (let x = from, at = (y0 + index) * width + from; x < to; x++, at++) {
      if ((data[at] as number) > LAST_DARK) continue;
      dark++;
      if (tops[x - x0] === -1) tops[x - x0] = index;
      ends[x - x0] = index + 1;
    }
  }
  for (const [column, top] of tops.entries()) if (top >= 0) across += (ends[column] as number) - top;
  const isBand = Math.max(x1 - x0, y1 - y0) >= BAND * Math.min(x1 - x0, y1 - y0);
  return dark >= (isBand ? LEAST_DARK.band : LEAST_DARK.tile) * Math.max(along, across);
}

/** The level of a shape along its longer side: what most of its own pixels have there, so that a gradient is none of its writing. */
function levelsOf(
  drawn: Raster,
  even: Raster,
  { x0, y0, x1, y1 }: Shape,
  inside: readonly Span[],
): (x: number, y: number) => number {
  const isUpright = y1 - y0 > x1 - x0;
  const side = STRIP * (isUpright ? x1 - x0 : y1 - y0);
  const strips = Array.from({ length: Math.ceil((isUpright ? y1 - y0 : x1 - x0) / side) }, () => new Levels());
  const all = new Levels();
  for (const [index, [from, to]] of inside.entries())
    for (let x = from; x < to; x++) {
      const at = (y0 + index) * drawn.width + x;
      if ((even.data[at] as number) > LAST_DARK) continue;
      strips[Math.floor((isUpright ? index : x - x0) / side)]?.add(drawn.data[at] as number);
      all.add(drawn.data[at] as number);
    }
  const middle = all.middle() ?? 0;
  const levels = strips.map((one) => one.middle() ?? middle);
  const near = (strip: number): number => levels[Math.min(levels.length - 1, Math.max(0, strip))] ?? middle;
  return (x, y) => {
    const at = (isUpright ? y - y0 : x - x0) / side - 0.5;
    const before = Math.floor(at);
    return near(before) * (1 - at + before) + near(before + 1) * (at - before);
  };
}

/** Levels of pixels, of which the middle one is asked for. */
class Levels {
  private readonly counts = new Uint32Array(256);
  private pixels = 0;

  add(level: number): void {
    this.counts[level]!++;
    this.pixels++;
  }

  middle(): number | null {
    if (this.pixels === 0) return null;
    let [level, seen] = [0, this.counts[0] as number];
    while (level < 255 && seen <= this.pixels >> 1) seen += this.counts[++level] as number;
    return level;
  }
}

/** Copies what stands around a shape, as far as it is high: a number may go on there in dark on white. */
function copyAround(even: Raster, { x0, y0, x1, y1 }: Shape, onto: Raster): void {
  const reach = Math.min(x1 - x0, y1 - y0);
  const [left, right] = [Math.max(0, x0 - reach), Math.min(even.width, x1 + reach)];
  for (let y = Math.max(0, y0 - reach); y < Math.min(even.height, y1 + reach); y++)
    onto.data.set(even.data.subarray(y * even.width + left, y * even.width + right), y * even.width + left);
}
