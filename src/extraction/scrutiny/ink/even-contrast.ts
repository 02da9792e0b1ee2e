import { blankRaster, type Raster } from '../../pages/image/raster.js';

/** Contrast is made even over so many pixels to each side; differences of so few levels are not raised in full. */
const REACH = 12;
const FLOOR = 6;

/** What stands out by more than so many spreads of its surroundings is a stroke. */
const STROKE = 1;

/** Nearer to the others than this is no stroke, however little they differ. */
const NEAR = STROKE * FLOOR;

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

function writeLine(strokes: Int8Array, line: Line): void {
  const { sums, squares } = line;
  const width = sums.length;
  const around: Around = { sum: 0, square: 0, columns: 0 };
  for (let x = 0; x < Math.min(REACH, width); x++, around.columns++) {
    around.sum += sums[x] as number;
    around.square += squares[x] as number;
  }
  const inner = Math.min(width, REACH + 1);
  const outer = Math.max(inner, width - REACH);
  for (let x = 0; x < inner; x++) writeEnd(strokes, line, x, around);
  writeMiddle(strokes, line, { from: inner, to: outer, around });
  for (let x = outer; x < width; x++) writeEnd(strokes, line, x, around);
}

/** The sums of the pixels around one, and how many columns of them there are. */
interface Around {
  sum: number;
  square: number;
  columns: number;
}

/** Writes a pixel near an end of the line, where there are fewer around it. */
function writeEnd(strokes: Int8Array, { data, from, sums, squares, rows }: Line, x: number, around: Around): void {
  if (x + REACH < sums.length) {
    around.sum += sums[x + REACH] as number;
    around.square += squares[x + REACH] as number;
    around.columns++;
  }
  if (x > REACH) {
    around.sum -= sums[x - REACH - 1] as number;
    around.square -= squares[x - REACH - 1] as number;
    around.columns--;
  }
  const count = rows * around.columns;
  const level = data[from + x] as number;
  const times = level * count - around.sum;
  if (Math.abs(times) > NEAR * count) strokes[from + x] = strokeOf(level, count, around.sum, around.square);
}

/** Writes the pixels that have as many columns around them as any. */
function writeMiddle(
  strokes: Int8Array,
  { data, from, sums, squares, rows }: Line,
  { from: first, to, around }: { from: number; to: number; around: Around },
): void {
  if (first >= to) return;
  let { sum, square } = around;
  const count = rows * around.columns;
  const near = NEAR * count;
  for (let x = first; x < to; x++) {
    sum += (sums[x + REACH] as number) - (sums[x - REACH - 1] as number);
    square += (squares[x + REACH] as number) - (squares[x - REACH - 1] as number);
    const level = data[from + x] as number;
    const times = level * count - sum;
    if (times > near || times < -near) strokes[from + x] = strokeOf(level, count, sum, square);
  }
  [around.sum, around.square] = [sum, square];
}

function strokeOf(level: number, count: number, sum: number, square: number): number {
  const mean = sum / count;
  const off = level - mean;
  const spread = Math.sqrt(Math.max(0, square / count - mean * mean));
  return Math.abs(off / (spread + FLOOR)) > STROKE ? (off > 0 ? 1 : -1) : 0;
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
