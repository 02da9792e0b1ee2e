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

/** Finds shapes of dark pixels that touch by a side or a corner. */
export function findComponents(picture: Raster, level: number): Component[] {
  const { width, height, data } = picture;
  const starts: number[] = [];
  const ends: number[] = [];
  const rows: number[] = [];
  const parents: number[] = [];
  const root = (run: number): number => {
    let at = run;
    while (parents[at] !== at) {
      const above = parents[parents[at] as number] as number;
      parents[at] = above;
      at = above;
    }
    return at;
  };
  let previousFrom = 0;
  let previousTo = 0;
  const bare = new Uint8Array(width).fill(255);
  for (let y = 0; y < height && starts.length < MAX_RUNS; y++) {
    const rowFrom = starts.length;
    let candidate = previousFrom;
    const offset = y * width;
    const isBare = level < 255 && Buffer.compare(data.subarray(offset, offset + width), bare) === 0;
    for (let x = isBare ? width : 0; x < width; x++) {
      if ((data[offset + x] as number) > level) continue;
      const start = x;
      while (x < width && (data[offset + x] as number) <= level) x++;
      const run = starts.length;
      starts.push(start);
      ends.push(x);
      rows.push(y);
      parents.push(run);
      while (candidate < previousTo && (ends[candidate] as number) < start) candidate++;
      for (let other = candidate; other < previousTo && (starts[other] as number) <= x; other++) {
        const a = root(other);
        const b = root(run);
        if (a < b) parents[b] = a;
        else if (b < a) parents[a] = b;
      }
    }
    previousFrom = rowFrom;
    previousTo = starts.length;
  }
  const found: Component[] = [];
  const places = new Int32Array(starts.length).fill(-1);
  for (let run = 0; run < starts.length; run++) {
    const key = root(run);
    const x0 = starts[run] as number;
    const x1 = ends[run] as number;
    const y = rows[run] as number;
    const component = found[places[key] as number];
    if (!component) {
      places[key] = found.length;
      found.push({ x0, y0: y, x1, y1: y + 1, pixels: x1 - x0 });
    } else {
      if (x0 < component.x0) component.x0 = x0;
      if (x1 > component.x1) component.x1 = x1;
      component.y1 = y + 1;
      component.pixels += x1 - x0;
    }
  }
  return found;
}
