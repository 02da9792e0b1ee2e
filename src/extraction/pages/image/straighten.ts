import { findComponents } from './components.js';
import { evenLight } from './even-light.js';
import { findPaper, type Quad } from './paper.js';
import {
  type Bend,
  crop,
  FLAT,
  otsuLevel,
  type Part,
  type Perspective,
  perspectiveBetween,
  type Raster,
  shrink,
  warp,
} from './raster.js';
import type { Region } from '../recognition/regions.js';
import { textDirection } from './text-direction.js';

/** Where the upright page lies in a picture. */
export interface PagePlace {
  /** Corners of the page in pixels of the picture, clockwise from the top left corner of the upright page. */
  corners: Quad;
  /** Size of the upright page in pixels at the picture's own resolution. */
  width: number;
  height: number;
  /** Whether a sheet was found on a darker ground, so that the picture's own resolution says nothing of its size. */
  photographed: boolean;
  /** How lines are bent, in shares of the page's width. */
  bend: Bend;
  /** Typical height of letters in pixels of the picture; null where no text is seen. */
  letterHeight: number | null;
}

/** Text is looked for with about this many pixels on the longer side. */
const ANALYSIS_SIDE = 1800;

/** A page turned by less than this many degrees is left as it is. */
const LEAST_SKEW = 0.12;

/**
 * Finds how a page lies in its picture: the sheet itself, the direction of its lines, their skew and, as far as the shapes of
 * letters tell it, which way is up.
 */
export function placePage(picture: Raster): PagePlace {
  const sheet = findPaper(picture);
  const corners: Quad = sheet ?? [
    [0, 0],
    [picture.width, 0],
    [picture.width, picture.height],
    [0, picture.height],
  ];
  const [width, height] = sizeOf(corners);
  const factor = Math.max(1, Math.max(width, height) / ANALYSIS_SIDE);
  const photographed = sheet !== null;
  const flat: PagePlace = { corners, width, height, photographed, bend: FLAT, letterHeight: null };
  const even = evenLight(drawPage(picture, flat, 1 / factor));
  const components = findComponents(even, Math.min(200, otsuLevel(even)));
  const { sideways, upsideDown, skew, bend, letterHeight } = textDirection(components, even, photographed);
  const place = { ...flat, letterHeight: letterHeight === null ? null : letterHeight * factor };
  const turned = { ...(sideways ? turnPlace(place, 90) : place), bend };
  const level = Math.abs(skew) < LEAST_SKEW ? turned : rotatePlace(turned, skew);
  return upsideDown ? turnPlace(level, 180) : level;
}

/** The same page, taken to be upright after a further clockwise turn of what was thought upright. */
export function turnPlace(place: PagePlace, clockwise: 90 | 180 | 270): PagePlace {
  const [a, b, c, d] = place.corners;
  const sideways = clockwise !== 180;
  const corners: Quad = clockwise === 90 ? [d, a, b, c] : clockwise === 180 ? [c, d, a, b] : [b, c, d, a];
  return {
    ...place,
    corners,
    bend: clockwise === 180 ? { ...place.bend, sag: -place.bend.sag } : FLAT,
    width: sideways ? place.height : place.width,
    height: sideways ? place.width : place.height,
  };
}

/** The same page with its lines, which run down by some degrees, made level: its corners move around its middle. */
function rotatePlace(place: PagePlace, degrees: number): PagePlace {
  const { width, height } = place;
  const toPicture = mapOf(place, width, height);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const at = (x: number, y: number): readonly [number, number] => {
    const dx = x - width / 2;
    const dy = y - height / 2;
    return through(toPicture, width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos);
  };
  return { ...place, corners: [at(0, 0), at(width, 0), at(width, height), at(0, height)] };
}

/**
 * Draws the upright page.
 *
 * @param part of the drawn page that is wanted; all of it unless told. What lies outside of the page is white.
 */
export function drawPage(picture: Raster, place: PagePlace, scale: number, part?: Part): Raster {
  const width = Math.max(1, Math.round(place.width * scale));
  const height = Math.max(1, Math.round(place.height * scale));
  const factor = Math.max(1, Math.floor(1 / scale + 0.2));
  const source = madeSmaller(picture, factor);
  const [a, b, c, d] = place.corners.map(([x, y]) => [x / factor, y / factor] as const);
  const isWhole =
    factor === 1 &&
    scale === 1 &&
    place.bend.sag === 0 &&
    place.bend.twist === 0 &&
    width === picture.width &&
    height === picture.height &&
    isIdentity(place, picture);
  if (isWhole || !a || !b || !c || !d)
    return part ? crop(source, part.left, part.top, part.width, part.height) : source;
  const toPicture = mapOf({ ...place, corners: [a, b, c, d] }, width, height);
  const bend = { sag: place.bend.sag * width, twist: place.bend.twist * width };
  if (!part) return warp(source, width, height, toPicture, { bend });
  const inside = clip(part, width, height);
  const drawn = warp(source, width, height, toPicture, { bend, part: inside });
  return crop(drawn, part.left - inside.left, part.top - inside.top, part.width, part.height);
}

/** Pixels around what is drawn that may have a say in it, too. */
const AROUND = 8;

/** The part of a picture that its page is drawn from, in pixels: it may lie partly beyond the picture. */
export function areaOf(place: PagePlace): Region {
  const { width, height, bend } = place;
  const toPicture = mapOf(place, width, height);
  const bent = (Math.abs(bend.sag) + Math.abs(bend.twist)) * width;
  const places = [0, width].flatMap((x) => [-bent, height + bent].map((y) => [x, y] as const));
  const [, , , , , , g, h] = toPicture;
  // Beyond its horizon a plane is seen anywhere.
  if (places.some(([x, y]) => g * x + h * y + 1 <= 0))
    return { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };
  const corners = places.map(([x, y]) => through(toPicture, x, y));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    x0: Math.min(...xs) - AROUND,
    y0: Math.min(...ys) - AROUND,
    x1: Math.max(...xs) + AROUND,
    y1: Math.max(...ys) + AROUND,
  };
}

/** Pictures of pages as they were last made smaller: a page is drawn to find its place, to be read, and to be looked at once more. */
const smaller = new WeakMap<Raster, { factor: number; made: Raster }>();

function madeSmaller(picture: Raster, factor: number): Raster {
  if (factor <= 1) return picture;
  const known = smaller.get(picture);
  if (known?.factor === factor) return known.made;
  const made = shrink(picture, factor);
  smaller.set(picture, { factor, made });
  return made;
}

/** What of a part lies in a picture. */
function clip({ left, top, width, height }: Part, pictureWidth: number, pictureHeight: number): Part {
  const x = Math.min(pictureWidth, Math.max(0, left));
  const y = Math.min(pictureHeight, Math.max(0, top));
  return {
    left: x,
    top: y,
    width: Math.max(0, Math.min(pictureWidth, left + width) - x),
    height: Math.max(0, Math.min(pictureHeight, top + height) - y),
  };
}

function isIdentity({ corners: [a, b, c] }: PagePlace, { width, height }: Raster): boolean {
  return a[0] === 0 && a[1] === 0 && b[0] === width && b[1] === 0 && c[0] === width && c[1] === height;
}

function mapOf({ corners }: PagePlace, width: number, height: number): Perspective {
  const upright = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  return perspectiveBetween(upright, corners) ?? [1, 0, 0, 0, 1, 0, 0, 0];
}

function through([a, b, c, d, e, f, g, h]: Perspective, x: number, y: number): readonly [number, number] {
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

function sizeOf([a, b, c, d]: Quad): [width: number, height: number] {
  const length = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1]);
  return [(length(a, b) + length(d, c)) / 2, (length(b, c) + length(a, d)) / 2];
}
