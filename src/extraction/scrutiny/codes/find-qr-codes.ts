import { byFours, FOUR_WHITE } from '../../pages/by-fours.js';
import type { Raster } from '../../pages/raster.js';
import type { Region } from '../../pages/regions.js';

/** One of the three squares by which a QR code is found: a dark square, a light ring, a dark ring (ISO 18004). */
interface Finder {
  x: number;
  y: number;
  /** Side of a module, in pixels. */
  module: number;
}

/** The runs through the middle of a finder, in modules. */
const RATIO = [1, 1, 3, 1, 1] as const;
const MODULES = 7;

/** A run may be longer or shorter by so much of a module, and by so many pixels: ink spreads, and edges are soft. */
const TOLERANCE = { modules: 0.4, pixels: 0.6 };
const LEAST_MODULE = 1.3;

/** A line of pixels in so many is looked along; the square in the middle is three modules high. */
const STEP = 2;

/** Finders of one code are alike, and as far apart as its smallest and its largest version have them. */
const ALIKE = 1.5;
const APART = { least: 11, most: 175 };
/** What a code takes up beyond the middles of its finders, in modules. */
const MARGIN = 8;

/** Between light and dark, of 255. */
const LEVEL = 128;

/**
 * Where QR codes stand, as far as two of their finders can be told. They are found at any angle, dark on light and light on dark; none of
 * their content is needed.
 */
export function findQrCodes(picture: Raster): Region[] {
  const finders = findFinders(picture);
  const found: Region[] = [];
  finders.forEach((one, at) => {
    const others = finders.slice(at + 1).filter((other) => belong(one, other));
    if (others.length === 0) return;
    const all = [one, ...others];
    const pad = MARGIN * Math.max(...all.map(({ module }) => module));
    // A code whose third finder was not made out lies on either side of the other two.
    const reach =
      all.length > 2 ? pad : pad + Math.hypot(one.x - (others[0] as Finder).x, one.y - (others[0] as Finder).y);
    found.push({
      x0: Math.max(0, Math.floor(Math.min(...all.map(({ x }) => x)) - reach)),
      y0: Math.max(0, Math.floor(Math.min(...all.map(({ y }) => y)) - reach)),
      x1: Math.min(picture.width, Math.ceil(Math.max(...all.map(({ x }) => x)) + reach)),
      y1: Math.min(picture.height, Math.ceil(Math.max(...all.map(({ y }) => y)) + reach)),
    });
  });
  return found.filter((one, at) => !found.slice(0, at).some((other) => isWithin(one, other)));
}

const isWithin = (a: Region, b: Region): boolean => {
  const [x, y] = [(a.x0 + a.x1) / 2, (a.y0 + a.y1) / 2];
  return x > b.x0 && x < b.x1 && y > b.y0 && y < b.y1;
};

function belong(a: Finder, b: Finder): boolean {
  const module = (a.module + b.module) / 2;
  const distance = Math.hypot(a.x - b.x, a.y - b.y) / module;
  const ratio = a.module / b.module;
  return ratio < ALIKE && ratio > 1 / ALIKE && distance > APART.least && distance < APART.most;
}

function findFinders(picture: Raster): Finder[] {
  const { width, height, data } = picture;
  const found: Finder[] = [];
  const bare = new Uint8Array(width).fill(255);
  const fours = byFours(data);
  for (let y = 0; y < height; y += STEP)
    if (Buffer.compare(data.subarray(y * width, (y + 1) * width), bare) !== 0) findInRow(picture, fours, y, found);
  return found;
}

function findInRow(picture: Raster, fours: Uint32Array, y: number, found: Finder[]): void {
  const { width, data } = picture;
  const first = y * width;
  // The lengths of the last five runs, the latest last.
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let e = 0;
  let dark = (data[first] as number) < LEVEL;
  let start = 0;
  for (let x = 1; x <= width; x++) {
    if (!dark) while (((first + x) & 3) === 0 && x + 4 <= width && fours[(first + x) >> 2] === FOUR_WHITE) x += 4;
    if (x < width && (data[first + x] as number) < LEVEL === dark) continue;
    a = b;
    b = c;
    c = d;
    d = e;
    e = x - start;
    start = x;
    dark = !dark;
    // Of most rows of text this alone says that it is none.
    if (a === 0 || c < 2 * b || c < 2 * d || c < a || c < e) continue;
    const module = moduleOf([a, b, c, d, e]);
    if (module === null) continue;
    const middle = x - e - d - c / 2;
    addFinder(picture, { x: middle, y, module }, found);
  }
}

function addFinder(picture: Raster, { x, y, module }: Finder, found: Finder[]): void {
  if (found.some((one) => Math.abs(one.x - x) < 2 * module && Math.abs(one.y - y) < 4 * module)) return;
  const down = runsDown(picture, Math.round(x), y, Math.ceil(4 * MODULES * module));
  const module2 = down && moduleOf(down.runs);
  if (!module2 || module2 > ALIKE * module || module > ALIKE * module2) return;
  found.push({ x, y: down.middle, module: (module + module2) / 2 });
}

/** The five runs up and down through a place that lies in the third of them. */
function runsDown(
  { width, height, data }: Raster,
  x: number,
  y: number,
  most: number,
): { runs: readonly number[]; middle: number } | null {
  if (x >= width) return null;
  const isDark = (row: number): boolean => (data[row * width + x] as number) < LEVEL;
  const own = isDark(y);
  const ends = (step: 1 | -1): [number, number, number] | null => {
    const lengths: number[] = [];
    let row = y;
    let like = own;
    for (let run = 0; run < 3; run++) {
      let length = 0;
      while (row >= 0 && row < height && isDark(row) === like && length <= most) {
        length++;
        row += step;
      }
      lengths.push(length);
      like = !like;
    }
    return lengths.some((length) => length > most) ? null : (lengths as [number, number, number]);
  };
  const [up, down] = [ends(-1), ends(1)];
  if (!up || !down) return null;
  return { runs: [up[2], up[1], up[0] + down[0] - 1, down[1], down[2]], middle: y + (down[0] - up[0]) / 2 };
}

/** The side of a module of five runs that may go through a finder; null where they do not. */
function moduleOf(runs: readonly number[]): number | null {
  const module = runs.reduce((sum, run) => sum + run, 0) / MODULES;
  if (module < LEAST_MODULE) return null;
  const fits = RATIO.every(
    (modules, at) => Math.abs((runs[at] as number) - modules * module) <= TOLERANCE.modules * module + TOLERANCE.pixels,
  );
  return fits ? module : null;
}
