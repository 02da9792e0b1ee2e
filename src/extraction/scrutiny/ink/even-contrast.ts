import type { Raster } from '../../pages/image/raster.js';

/** Contrast is made even over so many pixels to each side; differences of so few levels are not raised in full. */
const REACH = 12;
const FLOOR = 6;

/** What stands out by more than so many spreads of its surroundings is a stroke. */
const STROKE = 1;

/**
 * The strokes of a picture, light (1) or dark (-1): pixels that are farther from those around them than these differ. What is pale, soft,
 * embossed or on uneven ground has them as black on white does.
 */
export function strokesOf({ width, height, data }: Raster): Int8Array {
  const strokes = new Int8Array(width * height);
  // Of 25 lines of 25 pixels the squares add up to 41 million at most.
  const sums = new Int32Array(width);
  const squares = new Int32Array(width);
  let rows = 0;
  const add = (y: number, sign: 1 | -1): void => {
    addLine(sums, squares, data.subarray(y * width, (y + 1) * width), sign);
    rows += sign;
  };
  for (let y = 0; y < Math.min(REACH, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + REACH < height) add(y + REACH, 1);
    if (y > REACH) add(y - REACH - 1, -1);
    writeLine(strokes, { data, from: y * width, sums, squares, rows });
  }
  return strokes;
}

function addLine(sums: Int32Array, squares: Int32Array, line: Uint8Array, sign: 1 | -1): void {
  for (let x = 0; x < line.length; x++) {
    const level = line[x] as number;
    sums[x] = (sums[x] as number) + sign * level;
    squares[x] = (squares[x] as number) + sign * level * level;
  }
}

/** Levels of a picture, the line of it that is looked at, and the sums of the lines around that. */
interface Line {
  data: Uint8Array;
  from: number;
  sums: Int32Array;
  squares: Int32Array;
  rows: number;
}

function writeLine(strokes: Int8Array, { data, from, sums, squares, rows }: Line): void {
  const width = sums.length;
  let [sum, square, columns] = [0, 0, 0];
  for (let x = 0; x < Math.min(REACH, width); x++, columns++) {
    sum += sums[x] as number;
    square += squares[x] as number;
  }
  for (let x = 0, at = from; x < width; x++, at++) {
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
    const count = rows * columns;
    const times = (data[at] as number) * count - sum;
    // Nearer to the others than this is no stroke, however little they differ.
    if (times <= STROKE * FLOOR * count && times >= -STROKE * FLOOR * count) continue;
    const mean = sum / count;
    const off = (data[at] as number) - mean;
    const spread = Math.sqrt(Math.max(0, square / count - mean * mean));
    if (Math.abs(off / (spread + FLOOR)) > STROKE) strokes[at] = off > 0 ? 1 : -1;
  }
}

/** The light strokes, or the dark ones, of a picture of such a size, black on white. */
export function inkOfStrokes(
  strokes: Int8Array,
  { width, height }: Pick<Raster, 'width' | 'height'>,
  side: number,
): Raster {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) data[at] = strokes[at] === side ? 0 : 255;
  return { width, height, data };
}
