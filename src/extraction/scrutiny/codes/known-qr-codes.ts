import { encode } from 'uqr';
import type { Box } from '../../document.js';
import { blankRaster, type Raster } from '../../pages/image/raster.js';
import { decodeCodes, type DecodedQr } from './decode-codes.js';

/** A QR code whose modules are those that a program draws that is told to write its text, as a box in its picture. */
export interface KnownQrCode extends Box {
  /** Level of its ground. */
  light: number;
  /** Whether it shows these and nothing else. */
  isPlain: boolean;
  /** What is drawn on its modules, dark on white, in a picture like the one that it was found in. */
  added: Raster;
}

/** Whoever chooses a long text chooses what its modules look like: the address of an invoice has some 60 characters. */
const LONGEST_TEXT = 80;

/**
 * Modules of fewer pixels are too small to be held against what is drawn. So near their edges, in pixels and as a share of a module, what is drawn is of
 * both, since corners are found to a pixel or two.
 */
const LEAST_MODULE = 5;
const EDGE = { pixels: 1.5, share: 0.2 };

/** Dark and light differ by so many levels of 255 at least, and either by no more in itself: what differs by fewer nobody reads. */
const CONTRAST = 120;
const EVEN = 24;

/** Where a larger share of a code is otherwise, a program wrote its text in other modes, by which about half of its modules are others. */
const MOST_OTHERWISE = 0.15;

/** What differs by so many levels from its module is drawn on it; what a picture lost as it was packed differs by fewer. */
const ADDED = 60;

/**
 * Where two dark modules meet that are drawn as squares of their own, each covers a part of the pixels between them, and up to a quarter of the ground shows
 * through. A line so faint and thin that runs where dark modules meet is no stroke of a digit: these have no room for one.
 */
const SEAM = { pixels: 1, share: 0.3 };

/** Corners are found to the pixel; codes that are turned or bent by more are not explained. */
const STRAIGHT = 2.5;

/**
 * Finds the QR codes of a picture whose modules are known. In a plain one nobody has changed modules, which error correction repairs, chosen those
 * that no reader looks at, or drawn anything on them.
 */
export async function knownQrCodes(picture: Raster): Promise<KnownQrCode[]> {
  const codes = await decodeCodes(picture);
  return codes.flatMap(({ text, qr }) => {
    const modules = text !== null && qr && text.length <= LONGEST_TEXT ? modulesOf(text, qr) : null;
    const found = modules && qr ? heldAgainst(picture, modules, qr.corners) : null;
    return found ? [found] : [];
  });
}

/** The modules of a text, by rows, dark ones true; null where it does not fit. */
function modulesOf(text: string, { version, errorCorrection, mask }: DecodedQr): boolean[][] | null {
  try {
    return encode(text, {
      ecc: errorCorrection,
      minVersion: version,
      maxVersion: version,
      maskPattern: mask,
      boostEcc: false,
      border: 0,
    }).data;
  } catch {
    return null;
  }
}

/** Holds what a picture shows against modules; null where these stand in no squares of it. */
function heldAgainst(picture: Raster, modules: boolean[][], corners: DecodedQr['corners']): KnownQrCode | null {
  const placed = modulesAt(modules, corners);
  if (!placed) return null;
  const { isDark, isSeam, module } = placed;
  const edge = Math.max(EDGE.pixels, EDGE.share * module);
  const around = [-edge, 0, edge].flatMap((dx) => [-edge, 0, edge].map((dy) => [dx, dy] as const));
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const box = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
  const inside: { at: number; dark: boolean }[] = [];
  const counts = { dark: new Uint32Array(256), light: new Uint32Array(256) };
  for (let y = Math.max(0, box.y0); y < Math.min(picture.height, box.y1); y++)
    for (let x = Math.max(0, box.x0); x < Math.min(picture.width, box.x1); x++) {
      const dark = isDark(x + 0.5, y + 0.5);
      if (dark === null || !around.every(([dx, dy]) => isDark(x + 0.5 + dx, y + 0.5 + dy) === dark)) continue;
      const at = y * picture.width + x;
      inside.push({ at, dark });
      counts[dark ? 'dark' : 'light'][picture.data[at] as number]!++;
    }
  const [dark, light] = [medianOf(counts.dark), medianOf(counts.light)];
  if (light - dark < CONTRAST) return null;
  const added = blankRaster(picture.width, picture.height);
  let [most, otherwise] = [0, 0];
  for (const one of inside) {
    const off = Math.abs((picture.data[one.at] as number) - (one.dark ? dark : light));
    if (
      one.dark &&
      off <= SEAM.share * (light - dark) &&
      isSeam(one.at % picture.width, Math.floor(one.at / picture.width))
    )
      continue;
    most = Math.max(most, off);
    if (off >= ADDED) added.data[one.at] = 0;
    if (2 * off > light - dark) otherwise++;
  }
  if (otherwise > MOST_OTHERWISE * inside.length) return null;
  return { ...box, light, isPlain: most < EVEN, added };
}

interface PlacedModules {
  /** Whether a point of the picture lies in a dark module; null outside of the code. */
  isDark: (x: number, y: number) => boolean | null;
  /** Whether two modules meet at a pixel. */
  isSeam: (x: number, y: number) => boolean;
  /** How many pixels a module has. */
  module: number;
}

/** Where modules stand in a picture, and how many pixels one has; null where they are small, turned or bent. */
function modulesAt(
  modules: boolean[][],
  [topLeft, topRight, bottomRight, bottomLeft]: DecodedQr['corners'],
): PlacedModules | null {
  const across = { x: topRight.x - topLeft.x, y: topRight.y - topLeft.y };
  const down = { x: bottomLeft.x - topLeft.x, y: bottomLeft.y - topLeft.y };
  const size = modules.length;
  const module = Math.min(Math.hypot(across.x, across.y), Math.hypot(down.x, down.y)) / size;
  const isStraight = [across, down].every(({ x, y }) => Math.min(Math.abs(x), Math.abs(y)) <= STRAIGHT);
  const bent = Math.hypot(topRight.x + down.x - bottomRight.x, topRight.y + down.y - bottomRight.y);
  if (module < LEAST_MODULE || bent > STRAIGHT || !isStraight) return null;
  const area = across.x * down.y - across.y * down.x;
  const columnAt = (x: number, y: number): number =>
    Math.floor((size * ((x - topLeft.x) * down.y - (y - topLeft.y) * down.x)) / area);
  const rowAt = (x: number, y: number): number =>
    Math.floor((size * ((y - topLeft.y) * across.x - (x - topLeft.x) * across.y)) / area);
  const isDark = (x: number, y: number): boolean | null => modules[rowAt(x, y)]?.[columnAt(x, y)] ?? null;
  const [before, after] = [0.5 - SEAM.pixels, 0.5 + SEAM.pixels];
  const isSeam = (x: number, y: number): boolean =>
    [columnAt, rowAt].some((of) => of(x + before, y + before) !== of(x + after, y + after));
  return { isDark, isSeam, module };
}

/** The level of the middle one of pixels that are counted by level. */
function medianOf(counts: Uint32Array): number {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let seen = 0;
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) > half),
  );
}
