import { blankRaster, type Raster } from '../../pages/image/raster.js';

/** Darker than this of 255 is ink: a hairline of 0.4 points on white has 150 at 100 dots to the inch. */
export const INK = 200;

/**
 * Ink black on white, but for long straight strokes.
 *
 * @returns `bridged` with what of level strokes joins ink above and below them; null where nothing does.
 */
export function withoutRules(picture: Raster, longest: number): { ink: Raster; bridged: Raster | null } {
  const { width, height } = picture;
  const ink = blackOf(picture);
  const rules = longRuns(ink, longest);
  if (rules.length === 0) return { ink, bridged: null };
  const isRule = new Uint8Array(ink.data.length);
  for (const [from, to, step] of rules) fillRun(isRule, from, to, step, 1);
  const bridges = bridgesOver(rules, { ink: ink.data, isRule, width });
  for (const [from, to, step] of rules) fillRun(ink.data, from, to, step, 255);
  if (bridges.length === 0) return { ink, bridged: null };
  const bridged = { width, height, data: ink.data.slice() };
  for (const at of bridges) bridged.data[at] = 0;
  return { ink, bridged };
}

/** Straight runs of pixels: where each starts and ends, and the way from one pixel to the next. */
type Run = readonly [from: number, to: number, step: number];

function blackOf({ width, height, data }: Raster): Raster {
  const ink = blankRaster(width, height);
  const black = ink.data;
  const bare = new Uint8Array(width).fill(255);
  for (let at = 0; at < data.length; at += width) {
    const line = data.subarray(at, at + width);
    if (Buffer.compare(line, bare) !== 0) blackenLine(line, black.subarray(at, at + width));
  }
  return ink;
}

function blackenLine(line: Uint8Array, black: Uint8Array): void {
  for (let x = 0; x < line.length; x++) if ((line[x] as number) < INK) black[x] = 0;
}

function fillRun(data: Uint8Array, from: number, to: number, step: number, value: number): void {
  for (let at = from; at < to; at += step) data[at] = value;
}

/** A picture black on white, and which of its pixels lie in rules. */
interface Ruled {
  ink: Uint8Array;
  isRule: Uint8Array;
  width: number;
}

/** The pixels of level rules above and below which there is other ink. */
function bridgesOver(rules: readonly Run[], ruled: Ruled): number[] {
  const { width } = ruled;
  const bridges: number[] = [];
  for (const [from, to, step] of rules) {
    if (step !== 1) continue;
    for (let at = from; at < to; at++)
      if (isInkBeyond(ruled, at, width) && isInkBeyond(ruled, at, -width)) bridges.push(at);
  }
  return bridges;
}

function isInkBeyond({ ink, isRule }: Ruled, start: number, step: number): boolean {
  let at = start;
  while (at >= 0 && at < ink.length && isRule[at] === 1) at += step;
  for (let one = Math.max(0, at - 1); one <= at + 1 && one < ink.length; one++)
    if (ink[one] === 0 && isRule[one] === 0) return true;
  return false;
}

/** Straight runs of ink that are so long, level and upright. */
function longRuns({ width, data }: Raster, longest: number): Run[] {
  const found: Run[] = [];
  const [first, last] = [new Int32Array(width), new Int32Array(width).fill(-2)];
  const endColumn = (x: number): void => {
    const [top, bottom] = [first[x] as number, (last[x] as number) + 1];
    if (bottom - top >= longest) found.push([top * width + x, bottom * width + x, width]);
  };
  // Most of a page is bare: what is next of ink is found at once.
  for (let at = data.indexOf(0); at >= 0; at = data.indexOf(0, at)) {
    const y = Math.floor(at / width);
    const [from, end] = [at, (y + 1) * width];
    for (let x = at - y * width; at < end && data[at] === 0; at++, x++) {
      if (last[x] !== y - 1) {
        endColumn(x);
        first[x] = y;
      }
      last[x] = y;
    }
    if (at - from >= longest) found.push([from, at, 1]);
  }
  for (let x = 0; x < width; x++) endColumn(x);
  return found;
}
