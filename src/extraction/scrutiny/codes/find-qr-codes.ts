import type { Raster } from '../../pages/image/raster.js';
import type { Region } from '../../pages/recognition/regions.js';
import { DenseParts } from './find-dense-parts.js';
import { findRuns, findStrongRuns, type Line, noRuns, type Runs } from './level-runs.js';

/** One of the three squares by which a QR code is found: a dark square, a light ring, a dark ring (ISO 18004), or the other way round. */
interface Finder {
  x: number;
  y: number;
  /** Side of a module, in pixels. */
  module: number;
  /** The levels of its parts, and halfway between them. */
  dark: number;
  light: number;
  level: number;
  /** Whether its square is the darker of them. */
  isDark: boolean;
}

/** The runs through the middle of a finder, in modules. */
const RATIO = [1, 1, 3, 1, 1] as const;
const MODULES = 7;

/** A run may be longer or shorter by so much of a module, and by so many pixels: ink spreads, and edges are soft. */
const TOLERANCE = { modules: 0.4, pixels: 0.6 };
const LEAST_MODULE = 1.3;
/** Of the three runs in the middle, of which the narrow ones may be so much narrower than a module even where they are soft. */
const INNER_MODULES = 5;
const LEAST_INNER = (INNER_MODULES - 1) * LEAST_MODULE;
const UNEVEN = 0.12;

/** The run in the middle is so much wider than those beside it, however soft. */
const WIDER = 1.5;

/** A line of pixels in so many is looked along; the square in the middle is three modules high. */
const STEP = 2;

/** Levels of 255 by which light and dark differ, at least: of pale codes on clean paper, and of those with so much grain between. */
const CONTRASTS = [12, 24, 48, 96] as const;

/** The three dark and two light runs through a finder differ among themselves by less than this share of what parts dark from light. */
const PARTED = 0.3;

/** Finders of one code are alike, and as far apart as its smallest and its largest version have them. */
const ALIKE = 1.5;
const APART = { least: 11, most: 175 };
/**
 * Between finders a module in two, in the middle, is unlike the one before; a picture may cover the middle. Looked at in so many places a module.
 */
const LONGEST_RUN = { modules: 9, share: 0.5 };
const MODULES_A_CHANGE = 7;
const SAMPLES = 3;

/** What a code takes up beyond the middles of its finders, in modules. */
const MARGIN = 8;

/**
 * Lines from the middle of a finder outwards, and how many of them meet its rings. Drawn finders with modules of 1.4 to 6 pixels, out of focus,
 * sheared and in grain have all 15 or more; in grain alone of any strength 93 places in 2 million pixels have 13 and none has 14, and of 98
 * honest pictures and scans 11 places do.
 */
const RAYS = 16;
const LEAST_RAYS = 14;

/** How far from the middle the square ends and how wide the rings are, in modules, upright and aslant; edges are soft by so many pixels. */
const SQUARE = { least: 0.9, most: 2.7 };
const RING = { least: 0.4, most: 2.1 };
const SOFT = 0.5;
const LONGEST_RAY = 6;
/** In pixels. */
const RAY_STEP = 0.5;

/** Where a QR code stands, and its levels. */
export interface QrPlace extends Region {
  dark: number;
  light: number;
}

/** The corners of a code. */
export type Corners = readonly { x: number; y: number }[];

/**
 * Where QR codes stand, as far as two of their finders can be told. They are found at any angle, in any two levels; none of their content is
 * needed.
 *
 * @param read the corners of codes whose finders are passed over.
 * @param dense is told of each row that is looked along.
 */
export function findQrCodes(picture: Raster, read: readonly Corners[] = [], dense?: DenseParts): QrPlace[] {
  const finders = findFinders(picture, dense).filter((finder) => !read.some((corners) => isAtCorner(finder, corners)));
  const found: QrPlace[] = [];
  finders.forEach((one, at) => {
    const [other, ...more] = finders.slice(at + 1).filter((each) => belong(picture, one, each));
    if (other) join(found, placeOf(picture, one, other, more));
  });
  return found;
}

/** A finder lies 5 modules aslant from a corner of its code. */
const AT_CORNER = 7;

const isAtCorner = (finder: Finder, corners: Corners): boolean =>
  corners.some(({ x, y }) => Math.hypot(finder.x - x, finder.y - y) < AT_CORNER * finder.module);

function placeOf({ width, height }: Raster, one: Finder, other: Finder, more: readonly Finder[]): QrPlace {
  const all = [one, other, ...more];
  const pad = MARGIN * Math.max(...all.map(({ module }) => module));
  // A code whose third finder was not made out lies on either side of the other two.
  const reach = more.length > 0 ? pad : pad + Math.hypot(one.x - other.x, one.y - other.y);
  return {
    x0: Math.max(0, Math.floor(Math.min(...all.map(({ x }) => x)) - reach)),
    y0: Math.max(0, Math.floor(Math.min(...all.map(({ y }) => y)) - reach)),
    x1: Math.min(width, Math.ceil(Math.max(...all.map(({ x }) => x)) + reach)),
    y1: Math.min(height, Math.ceil(Math.max(...all.map(({ y }) => y)) + reach)),
    dark: Math.min(...all.map(({ dark }) => dark)),
    light: Math.max(...all.map(({ light }) => light)),
  };
}

/** Adds a place, in one with those that have its middle or whose middle it has. */
function join(places: QrPlace[], added: QrPlace): void {
  let whole = added;
  for (let at = places.length - 1; at >= 0; at--) {
    const one = places[at] as QrPlace;
    if (!hasMiddle(one, whole) && !hasMiddle(whole, one)) continue;
    whole = {
      x0: Math.min(one.x0, whole.x0),
      y0: Math.min(one.y0, whole.y0),
      x1: Math.max(one.x1, whole.x1),
      y1: Math.max(one.y1, whole.y1),
      dark: Math.min(one.dark, whole.dark),
      light: Math.max(one.light, whole.light),
    };
    places.splice(at, 1);
  }
  places.push(whole);
}

function hasMiddle(place: Region, of: Region): boolean {
  const [x, y] = [(of.x0 + of.x1) / 2, (of.y0 + of.y1) / 2];
  return x > place.x0 && x < place.x1 && y > place.y0 && y < place.y1;
}

function belong(picture: Raster, a: Finder, b: Finder): boolean {
  if (a.isDark !== b.isDark) return false;
  const module = (a.module + b.module) / 2;
  const distance = Math.hypot(a.x - b.x, a.y - b.y) / module;
  const ratio = a.module / b.module;
  const isApart = distance > APART.least && distance < APART.most;
  return isApart && ratio < ALIKE && ratio > 1 / ALIKE && hasModules(picture, a, b, distance);
}

/** Whether light and dark change between two finders as modules do: two round letters of a line of writing have paper and words between. */
function hasModules(picture: Raster, a: Finder, b: Finder, distance: number): boolean {
  const level = (a.level + b.level) / 2;
  const samples = Math.round((distance - MODULES - 2) * SAMPLES);
  let [run, longest, changes] = [0, 0, 0];
  let last: boolean | null = null;
  for (let at = 0; at <= samples; at++) {
    const share = (MODULES / 2 + 1 + at / SAMPLES) / distance;
    const isDark = levelAt(picture, a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)) < level;
    if (last !== null && isDark !== last) {
      changes++;
      run = 0;
    }
    longest = Math.max(longest, ++run);
    last = isDark;
  }
  return (
    longest <= Math.max(LONGEST_RUN.modules * SAMPLES, LONGEST_RUN.share * samples) &&
    changes * MODULES_A_CHANGE >= samples / SAMPLES
  );
}

/**
 * Where codes of any kind may stand in what is no text: QR codes by their finders, the others where light and dark change without gaps.
 *
 * @param points size of a pixel
 */
export function findCodes(picture: Raster, points: number): Region[] {
  const dense = new DenseParts(picture, points, STEP);
  return [...findQrCodes(picture, [], dense), ...dense.parts()];
}

function findFinders(picture: Raster, dense?: DenseParts): Finder[] {
  const { width, height, data } = picture;
  const found: Finder[] = [];
  const [least, ...more] = CONTRASTS;
  const rooms: [Runs, Runs] = [noRuns(width), noRuns(width)];
  const none = noRuns(0);
  const bare = new Uint8Array(width).fill(255);
  for (let y = 0; y < height; y += STEP) {
    const line: Line = { first: y * width, length: width, step: 1 };
    if (Buffer.compare(data.subarray(line.first, line.first + width), bare) === 0) {
      dense?.add(y, none);
      continue;
    }
    let [runs, room] = rooms;
    findRuns(picture, line, least, runs);
    for (const contrast of more) {
      if (!findStrongRuns(picture, line, runs, contrast, room)) continue;
      // What is as pale as the first is lost where it is out of focus.
      findInRow(picture, y, runs, runs !== rooms[0] || contrast !== more[0], found);
      [runs, room] = [room, runs];
    }
    findInRow(picture, y, runs, true, found);
    dense?.add(y, runs);
  }
  return found;
}

function findInRow(picture: Raster, y: number, runs: Runs, maySoften: boolean, found: Finder[]): void {
  const { count, ends } = runs;
  for (let run = 2; run + 2 < count; run++) {
    const [second, third] = [ends[run - 1] as number, ends[run] as number];
    const c = third - second;
    const [b, d] = [second - (ends[run - 2] as number), (ends[run + 1] as number) - third];
    // Of most rows of text this alone says that it is none.
    if (c < WIDER * b || c < WIDER * d || b + c + d < LEAST_INNER) continue;
    const off = (b + c + d) / INNER_MODULES - Math.min(b, d);
    if (off > 1 + UNEVEN * (b + c + d)) continue;
    const sharp = haveModule(b, c, d) ? finderAt(picture, y, runs, run) : null;
    const finder = sharp ?? (maySoften ? softFinderAt(picture, y, runs, run) : null);
    if (finder) addFinder(picture, finder, found);
  }
}

/** Whether the three runs in the middle of five may be those of a finder with edges in focus, whatever the outer two are: `moduleOf` asks the same of all. */
function haveModule(b: number, c: number, d: number): boolean {
  const { modules, pixels } = TOLERANCE;
  const least = Math.max((Math.max(b, d) - pixels) / (1 + modules), (c - pixels) / (RATIO[2] + modules));
  const most = Math.min((Math.min(b, d) + pixels) / (1 - modules), (c + pixels) / (RATIO[2] - modules));
  // A hair more, since this is worked out in another order than there.
  return least <= most + 1e-6;
}

/** The finder of five runs around one, each as wide as it is halfway between their levels. */
function finderAt({ width, data }: Raster, y: number, { ends, levels, peaks }: Runs, run: number): Finder | null {
  const [a, b, c, d, e] = levelsAround(levels, run);
  const isDark = c < b;
  const [own, other] = [(a + c + e) / 3, (b + d) / 2];
  const parted = isDark ? Math.min(b, d) - Math.max(a, c, e) : Math.min(a, c, e) - Math.max(b, d);
  if (parted < PARTED * Math.abs(own - other)) return null;
  const found = tones(own, other);
  const [first, second] = [ends[run - 2] as number, ends[run - 1] as number];
  const [third, fourth] = [ends[run] as number, ends[run + 1] as number];
  const row = data.subarray(y * width, (y + 1) * width);
  // Beyond its quiet zone a page may be still lighter, so that no level turns back there.
  const begin = edgeFrom(row, peaks[run - 2] as number, -1, found.level, isDark);
  const end = edgeFrom(row, peaks[run + 2] as number, 1, found.level, isDark);
  const module = moduleOf([first - begin, second - first, third - second, fourth - third, end - fourth]);
  return module === null ? null : { x: (second + third) / 2 - 0.5, y, module, ...found, isDark };
}

/** Where a run ends, from a pixel of it on to the right or to the left. */
function edgeFrom(row: Uint8Array, peak: number, step: 1 | -1, level: number, isDark: boolean): number {
  const last = step === 1 ? row.length - 1 : 0;
  let pixel = peak;
  while (pixel !== last && (row[pixel] as number) < level === isDark) pixel += step;
  const [here, before] = [row[pixel] as number, row[pixel - step] as number];
  const share = here === before ? 1 : Math.min(1, Math.max(0, (level - before) / (here - before)));
  return pixel + 0.5 - step + step * share;
}

/** The same out of focus: narrow runs hardly reach their level, but all edges lie halfway between those of the square and of the paper. */
function softFinderAt({ width, data }: Raster, y: number, runs: Runs, run: number): Finder | null {
  const { count, levels, peaks } = runs;
  if (run < 3 || run + 3 >= count) return null;
  const own = levels[run] as number;
  const isDark = own < (levels[run - 1] as number);
  const papers = [levels[run - 3] as number, levels[run + 3] as number] as const;
  const paper = isDark ? Math.min(...papers) : Math.max(...papers);
  const found = tones(own, paper);
  const { level } = found;
  const edges: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (let at = run - 3, edge = 0; at < run + 3; at++, edge++) {
    const [before, after] = [levels[at] as number, levels[at + 1] as number];
    if (before < level === after < level) return null;
    let pixel = y * width + (peaks[at] as number);
    while ((data[pixel + 1] as number) < level === before < level) pixel++;
    const [here, next] = [data[pixel] as number, data[pixel + 1] as number];
    edges[edge] = pixel - y * width + 0.5 + (level - here) / (next - here);
  }
  const [first, second, third, fourth, fifth, last] = edges;
  const module = moduleOf([second - first, third - second, fourth - third, fifth - fourth, last - fifth]);
  return module === null ? null : { x: (third + fourth) / 2 - 0.5, y, module, ...found, isDark };
}

const tones = (own: number, other: number): Pick<Finder, 'dark' | 'light' | 'level'> => ({
  dark: Math.min(own, other),
  light: Math.max(own, other),
  level: (own + other) / 2,
});

const levelsAround = (levels: Uint8Array, run: number): [number, number, number, number, number] => [
  levels[run - 2] as number,
  levels[run - 1] as number,
  levels[run] as number,
  levels[run + 1] as number,
  levels[run + 2] as number,
];

function addFinder(picture: Raster, finder: Finder, found: Finder[]): void {
  const { x, y, module } = finder;
  if (found.some((one) => Math.abs(one.x - x) < 2 * module && Math.abs(one.y - y) < 4 * module)) return;
  const down = runsDown(picture, finder);
  const upright = down && moduleOf(down.runs);
  if (!upright || upright > ALIKE * module || module > ALIKE * upright) return;
  const added = { ...finder, y: down.middle, module: (module + upright) / 2 };
  if (hasRings(picture, added)) found.push(added);
}

/** The five runs up and down through a place that lies in the third of them. */
function runsDown(
  picture: Raster,
  { x: middle, y, level, isDark, module }: Finder,
): { runs: FiveRuns; middle: number } | null {
  const x = Math.round(middle);
  if (x >= picture.width) return null;
  const most = Math.ceil(RATIO[2] * ALIKE * ALIKE * module + 1);
  const column = { picture, x, level, most };
  const up = runLength(column, y, -1, isDark);
  const down = runLength(column, y, 1, isDark);
  if (up + down - 1 > most) return null;
  const [above, below] = [runLength(column, y - up, -1, !isDark), runLength(column, y + down, 1, !isDark)];
  const [over, under] = [runLength(column, y - up - above, -1, isDark), runLength(column, y + down + below, 1, isDark)];
  return { runs: [over, above, up + down - 1, below, under], middle: y + (down - up) / 2 };
}

/** How many pixels from one on, up or down, are dark or light; as soon as it is more than may be, so many. */
function runLength(
  { picture: { width, height, data }, x, level, most }: { picture: Raster; x: number; level: number; most: number },
  from: number,
  step: 1 | -1,
  isDark: boolean,
): number {
  let length = 0;
  for (let row = from; row >= 0 && row < height && length <= most; row += step, length++)
    if ((data[row * width + x] as number) < level !== isDark) break;
  return length;
}

type FiveRuns = readonly [number, number, number, number, number];

/** The side of a module of five runs that may go through a finder; null where they do not. */
function moduleOf([a, b, c, d, e]: FiveRuns): number | null {
  const module = (a + b + c + d + e) / MODULES;
  if (module < LEAST_MODULE) return null;
  const off = TOLERANCE.modules * module + TOLERANCE.pixels;
  const fits =
    Math.abs(a - RATIO[0] * module) <= off &&
    Math.abs(b - RATIO[1] * module) <= off &&
    Math.abs(c - RATIO[2] * module) <= off &&
    Math.abs(d - RATIO[3] * module) <= off &&
    Math.abs(e - RATIO[4] * module) <= off;
  return fits ? module : null;
}

/** Whether a square and two rings lie around the middle of a finder in nearly all directions. Grain looks like it in two only. */
function hasRings(picture: Raster, finder: Finder): boolean {
  let rays = 0;
  for (let ray = 0; ray < RAYS; ray++) if (meetsRings(picture, finder, (2 * Math.PI * ray) / RAYS)) rays++;
  return rays >= LEAST_RAYS;
}

function meetsRings(picture: Raster, { x, y, module, level, isDark }: Finder, angle: number): boolean {
  const [dx, dy] = [Math.cos(angle) * RAY_STEP, Math.sin(angle) * RAY_STEP];
  const soft = SOFT / module;
  let [start, ring, like] = [0, 0, true];
  const steps = Math.ceil((LONGEST_RAY * module) / RAY_STEP);
  for (let at = 1; at <= steps; at++) {
    const isOwn = levelAt(picture, x + at * dx, y + at * dy) < level === isDark;
    if (isOwn === like) continue;
    const wide = ((at - 0.5) * RAY_STEP) / module - start;
    const { least, most } = ring === 0 ? SQUARE : RING;
    if (wide < least - soft || wide > most + soft) return false;
    if (++ring === 3) return true;
    start += wide;
    like = isOwn;
  }
  return false;
}

/** The level between four pixels. */
function levelAt({ width, height, data }: Raster, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const at = top * width + left;
  const [along, down] = [x - left, y - top];
  const above = (data[at] as number) * (1 - along) + (data[at + 1] as number) * along;
  const below = (data[at + width] as number) * (1 - along) + (data[at + width + 1] as number) * along;
  return above + (below - above) * down;
}
