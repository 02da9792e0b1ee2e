import { blankRaster, type Raster } from '../../pages/image/raster.js';

/** Ink, black on white, made so many pixels wider on every side. */
export function grown({ width, height, data }: Raster, by: number): Raster {
  const result = blankRaster(width, height);
  // Most of a page is bare: what is next of ink is found at once.
  for (let at = data.indexOf(0); at >= 0; at = data.indexOf(0, at)) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const end = (y + 1) * width;
    let to = at + 1;
    while (to < end && data[to] === 0) to++;
    const [left, right] = [Math.min(x, by), Math.min(end - to, by)];
    for (let row = Math.max(0, y - by); row <= Math.min(height - 1, y + by); row++) {
      const shift = (row - y) * width;
      result.data.fill(0, at - left + shift, to + right + shift);
    }
    at = to;
  }
  return result;
}
