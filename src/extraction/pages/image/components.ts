import { byFours, FOUR_WHITE, NO_FOURS } from './by-fours.js';
import type { Raster } from './raster.js';

/** A connected dark shape: its bounding box in pixels (x1, y1 exclusive) and how many pixels it has. */
export interface Component {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  pixels: number;
}

/** Shapes beyond this number are not told apart: a picture with more is noise. */
const MAX_RUNS = 2_000_000;

/** Runs of dark pixels in the order of their rows, each with one that it touches, in the end the first of its shape. */
interface Runs {
  starts: number[];
  ends: number[];
  rows: number[];
  parents: number[];
}

/** Finds shapes of dark pixels that touch by a side or a corner. */
export function findComponents(picture: Raster, level: number): Component[] {
  const { width, height, data } = picture;
  const runs: Runs = { starts: [], ends: [], rows: [], parents: [] };
  let [previousFrom, previousTo] = [0, 0];
  const bare = new Uint8Array(width).fill(255);
  const fours = level < 255 ? byFours(data) : NO_FOURS;
  for (let y = 0; y < height && runs.starts.length < MAX_RUNS; y++) {
    const from = runs.starts.length;
    const row = data.subarray(y * width, (y + 1) * width);
    const isBare = level < 255 && Buffer.compare(row, bare) === 0;
    if (!isBare) addRow(runs, picture, fours, level, y);
    joinRows(runs, previousFrom, previousTo, from);
    [previousFrom, previousTo] = [from, runs.starts.length];
  }
  return shapesOf(runs);
}

/** @param fours the pixels by fours, so that what is white is passed over four at a time, as most of a page is; none where white is dark too */
function addRow(
  { starts, ends, rows, parents }: Runs,
  { width, data }: Raster,
  fours: Uint32Array,
  level: number,
  y: number,
): void {
  const from = y * width;
  const end = from + width;
  for (let at = from; at < end; at++) {
    while ((at & 3) === 0 && at + 4 <= end && fours[at >> 2] === FOUR_WHITE) at += 4;
    if (at >= end) break;
    if ((data[at] as number) > level) continue;
    starts.push(at - from);
    while (at < end && (data[at] as number) <= level) at++;
    ends.push(at - from);
    rows.push(y);
    parents.push(parents.length);
  }
}

/** Joins the runs of the last row to those of the row before that they touch. */
function joinRows({ starts, ends, parents }: Runs, previousFrom: number, previousTo: number, from: number): void {
  let candidate = previousFrom;
  for (let run = from; run < starts.length; run++) {
    const start = starts[run] as number;
    const end = ends[run] as number;
    while (candidate < previousTo && (ends[candidate] as number) < start) candidate++;
    for (let other = candidate; other < previousTo && (starts[other] as number) <= end; other++) {
      const a = rootOf(parents, other);
      const b = rootOf(parents, run);
      if (a < b) parents[b] = a;
      else if (b < a) parents[a] = b;
    }
  }
}

function rootOf(parents: number[], run: number): number {
  let at = run;
  while (parents[at] !== at) {
    const above = parents[parents[at] as number] as number;
    parents[at] = above;
    at = above;
  }
  return at;
}

function shapesOf({ starts, ends, rows, parents }: Runs): Component[] {
  const found: Component[] = [];
  const places = new Int32Array(starts.length);
  for (let run = 0; run < starts.length; run++) {
    const first = rootOf(parents, run);
    const x0 = starts[run] as number;
    const x1 = ends[run] as number;
    const y = rows[run] as number;
    if (first === run) {
      places[run] = found.length;
      found.push({ x0, y0: y, x1, y1: y + 1, pixels: x1 - x0 });
      continue;
    }
    const component = found[places[first] as number] as Component;
    if (x0 < component.x0) component.x0 = x0;
    if (x1 > component.x1) component.x1 = x1;
    component.y1 = y + 1;
    component.pixels += x1 - x0;
  }
  return found;
}
