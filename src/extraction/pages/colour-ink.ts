import type { Raster } from './raster.js';

/** Side of the squares that the ground is judged by, in pixels, and how many around a square have a say. */
const SQUARE = 16;
const REACH = 2;

/** Colours that differ by fewer levels of 255 in each channel are one colour to most people, or a pale fill and its paper. */
const LEAST_DISTANCE = 64;

/** Ink that differs so much less in brightness than in colour is lost in grey. */
const LOST_SHARE = 0.5;

/**
 * Makes ink that differs from its ground in colour and hardly in brightness, as red on a green of its brightness, as much darker or
 * lighter in a grey picture as its colour differs. All else is left as it is.
 *
 * @param colours red, green and blue of each pixel of the grey picture, `stride` bytes apart.
 * @returns the same picture where there is no such ink.
 */
export function showColourInk(grey: Raster, colours: Uint8Array | Uint8ClampedArray, stride: 3 | 4): Raster {
  const { width, height } = grey;
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const grounds = [0, 1, 2].map((channel) => groundOf(grey, colours, stride, channel));
  const level = groundOf(grey, grey.data, 1, 0);
  const distance = (at: number, square: number): number => {
    let most = 0;
    for (let channel = 0; channel < 3; channel++)
      most = Math.max(
        most,
        Math.abs((colours[at * stride + channel] as number) - (grounds[channel]?.[square] as number)),
      );
    return most;
  };
  let data: Uint8Array | null = null;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = row * columns + column;
      const beside = [
        ...(column > 0 ? [square - 1] : []),
        ...(column < columns - 1 ? [square + 1] : []),
        ...(row > 0 ? [square - columns] : []),
        ...(row < rows - 1 ? [square + columns] : []),
      ];
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y++) {
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x++) {
          const at = y * width + x;
          let apart = distance(at, square);
          if (apart < LEAST_DISTANCE) continue;
          // At the edge of an area a pixel belongs to the ground on its other side.
          for (const other of beside) apart = Math.min(apart, distance(at, other));
          const ground = level[square] as number;
          if (apart < LEAST_DISTANCE || Math.abs((grey.data[at] as number) - ground) > LOST_SHARE * apart) continue;
          data ??= grey.data.slice();
          data[at] = ground >= 128 ? Math.max(0, ground - apart) : Math.min(255, ground + apart);
        }
      }
    }
  }
  return data ? { width, height, data } : grey;
}

/** The usual level of one channel around each square of a picture. */
function groundOf(
  { width, height }: Raster,
  levels: Uint8Array | Uint8ClampedArray,
  stride: number,
  channel: number,
): Uint8Array {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const middles = new Uint8Array(columns * rows);
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let pixels = 0;
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 2) {
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 2, pixels++) {
          const value = levels[(y * width + x) * stride + channel] as number;
          counts[value] = (counts[value] as number) + 1;
        }
      }
      let [value, seen] = [0, counts[0] as number];
      while (2 * seen < pixels) seen += counts[++value] as number;
      middles[row * columns + column] = value;
    }
  }
  const ground = new Uint8Array(middles.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const around: number[] = [];
      for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y++)
        for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x++)
          around.push(middles[y * columns + x] as number);
      around.sort((a, b) => a - b);
      ground[row * columns + column] = around[around.length >> 1] as number;
    }
  }
  return ground;
}
