import type { Raster } from '../image/raster.js';
import { warp } from '../image/raster.js';

/** Height of the ink of a line that the network reads, in pixels, and the white left and right of it. */
const INK_HEIGHT = 26;
const MARGIN = 6;

/** Ink of less than this share of the darkest is the edge of a stroke or dirt. */
const FAINT = 0.25;

/** A line as a network takes it, and how its columns lie in the picture. */
export interface LineInk {
  ink: Float32Array;
  width: number;
  /** Maps a column to the x of the picture it was made from. */
  toPicture(column: number): number;
}

/** Makes a line as high as the network reads it; null where there is no ink. */
export function lineInk(picture: Raster, height: number): LineInk | null {
  const sorted = Uint8Array.from(picture.data).sort();
  const darkest = 255 - (sorted[Math.floor(sorted.length * 0.01)] as number);
  const box = inkBox(picture, 255 - FAINT * darkest);
  if (!box || darkest < 20) return null;
  const scale = INK_HEIGHT / (box.y1 - box.y0);
  const width = Math.max(16, Math.round((box.x1 - box.x0) * scale) + 2 * MARGIN);
  const left = box.x0 - MARGIN / scale;
  const top = (box.y0 + box.y1) / 2 - height / 2 / scale;
  const drawn = warp(picture, width, height, [1 / scale, 0, left, 0, 1 / scale, top, 0, 0]);
  const ink = Float32Array.from(drawn.data, (value) => Math.min(1, (255 - value) / darkest));
  return { ink, width, toPicture: (column) => left + column / scale };
}

function inkBox(
  { width, height, data }: Raster,
  level: number,
): { x0: number; y0: number; x1: number; y1: number } | null {
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] as number) > level) continue;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y + 1);
    }
  }
  return x1 > x0 && y1 - y0 > 3 ? { x0, y0, x1, y1 } : null;
}
