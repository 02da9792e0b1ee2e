import type { Raster } from '../../pages/raster.js';

/** Contrast is made even over so many pixels to each side; differences of so few levels are not raised in full. */
const REACH = 12;
const FLOOR = 6;

/**
 * How far each pixel is from those around it, in units of how much they differ: what is pale, soft, embossed or on uneven ground looks
 * as black on white does.
 */
export function evenContrast({ width, height, data }: Raster): Float32Array {
  const result = new Float32Array(width * height);
  const sums = new Float64Array(width);
  const squares = new Float64Array(width);
  let rows = 0;
  const add = (y: number, sign: 1 | -1) => {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const level = data[at] as number;
      sums[x]! += sign * level;
      squares[x]! += sign * level * level;
    }
    rows += sign;
  };
  for (let y = 0; y < Math.min(REACH, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + REACH < height) add(y + REACH, 1);
    if (y > REACH) add(y - REACH - 1, -1);
    let [sum, square, columns] = [0, 0, 0];
    for (let x = 0; x < Math.min(REACH, width); x++, columns++) {
      sum += sums[x] as number;
      square += squares[x] as number;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (x + REACH < width) {
        sum += sums[x + REACH] as number;
        square += squares[x + REACH] as number;
        columns++;
      }
      if (x > REACH) {
        sum -= sums[x - REACH - 1] as number;
        square -= squares[x - REACH - 1] as number;
        columns--;
      }
      const mean = sum / (rows * columns);
      const spread = Math.sqrt(Math.max(0, square / (rows * columns) - mean * mean));
      result[at] = ((data[at] as number) - mean) / (spread + FLOOR);
    }
  }
  return result;
}
