import { blankRaster, type Raster } from '../../pages/image/raster.js';

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
  // Beyond the upper and lower edge there is nothing.
  const nothing = new Uint8Array(width);
  const lineAt = (y: number) => (y < 0 || y >= height ? nothing : data.subarray(y * width, (y + 1) * width));
  for (let y = -REACH; y < height; y++) {
    slide(sums, squares, lineAt(y + REACH), lineAt(y - REACH - 1));
    if (y + REACH < height) rows++;
    if (y > REACH) rows--;
    if (y >= 0) writeLine(strokes, { data, from: y * width, sums, squares, rows });
  }
  return strokes;
}

/** Adds a line to sums of lines and their squares, and takes another one away. */
function slide(sums: Int32Array, squares: Int32Array, added: Uint8Array, taken: Uint8Array): void {
  for (let x = 0; x < sums.length; x++) {
    const [more, less] = [added[x] as number, taken[x] as number];
    if (more === less) continue;
    sums[x] = (sums[x] as number) + more - less;
    squares[x] = (squares[x] as number) + more * more - less * less;
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
    const near = STROKE * FLOOR * count;
    // Nearer to the others than this is no stroke, however little they differ.
    if (times <= near && times >= -near) continue;
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
  const ink = blankRaster(width, height);
  // Most of a page is no stroke.
  for (let at = strokes.indexOf(side); at >= 0; at = strokes.indexOf(side, at + 1))
    while (strokes[at] === side) ink.data[at++] = 0;
  return ink;
}
