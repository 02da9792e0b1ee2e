import type { Region } from '../recognition/regions.js';
import type { Raster } from './raster.js';

/** Side of the squares that the ground is judged by, in pixels, and how many around a square have a say. */
const SQUARE = 16;
const REACH = 2;

/** Colours that differ by fewer levels of 255 in each channel are one colour to most people, or a pale fill and its paper. */
const LEAST_DISTANCE = 64;

/** Ink that differs so much less in brightness than in colour is lost in grey. */
const LOST_SHARE = 0.5;

/** Where neither ink nor ground have channels that differ by so many levels, what differs in colour differs in brightness. */
const LEAST_CHROMA = 24;

/**
 * Makes ink that differs from its ground in colour and hardly in brightness, as red on a green of its brightness, as much darker or
 * lighter in a grey picture as its colour differs. All else is left as it is.
 *
 * @param colours red, green and blue of each pixel of the grey picture, `stride` bytes apart.
 * @returns the same picture where there is no such ink.
 */
export function showColourInk(
  grey: Raster,
  colours: Uint8Array | Uint8ClampedArray,
  stride: 3 | 4,
  { coloured, area = { x0: 0, y0: 0, x1: grey.width, y1: grey.height } }: LookedAt = {},
): Raster {
  const { width, height } = grey;
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const [firstColumn, endColumn] = squaresFrom(area.x0, area.x1, columns);
  const [firstRow, endRow] = squaresFrom(area.y0, area.y1, rows);
  const whole: ColouredPicture = {
    grey,
    colours,
    stride,
    grounds: [
      new Ground(grey, colours, stride, 0),
      new Ground(grey, colours, stride, 1),
      new Ground(grey, colours, stride, 2),
    ],
    levels: new Ground(grey, grey.data, 1, 0),
  };
  const isPlain = coloured && squaresWithout(coloured, width, columns, rows);
  let data: Uint8Array | null = null;
  for (let row = firstRow; row < endRow; row++) {
    const bottom = Math.min(height, (row + 1) * SQUARE);
    for (let column = firstColumn; column < endColumn; column++) {
      if (isPlain?.[row * columns + column] === 1) continue;
      const right = Math.min(width, (column + 1) * SQUARE);
      if (!isColoured(colours, stride, width, column * SQUARE, row * SQUARE, right, bottom)) continue;
      data = showInSquare(whole, { column, row, columns, rows, right, bottom }, data);
    }
  }
  return data ? { width, height, data } : grey;
}

/** What of a picture is looked at. */
interface LookedAt {
  /** The pixels that have a colour, all of them, where that is known. */
  coloured?: Uint32Array | undefined;
  /** All of it unless told; what lies beyond may be left as it is. */
  area?: Region | undefined;
}

/** The first of so many squares that is looked at, and the one after the last: those at the edge stand for what is beyond it. */
function squaresFrom(from: number, to: number, count: number): [first: number, end: number] {
  const squareAt = (pixel: number): number => Math.min(count - 1, Math.max(0, Math.floor(pixel / SQUARE)));
  return [squareAt(from), squareAt(to) + 1];
}

/** A picture in grey and in colour, with the usual levels around its squares. */
interface ColouredPicture {
  grey: Raster;
  colours: Uint8Array | Uint8ClampedArray;
  stride: 3 | 4;
  /** Of red, green and blue. */
  grounds: readonly [Ground, Ground, Ground];
  levels: Ground;
}

/** A square of a picture, and its edges in pixels. */
interface ColouredSquare {
  column: number;
  row: number;
  columns: number;
  rows: number;
  right: number;
  bottom: number;
}

/** Shows the ink of a square in a copy of the grey picture. @returns the copy; null where there is none yet */
function showInSquare(
  { grey, colours, stride, grounds: [red, green, blue], levels }: ColouredPicture,
  { column, row, columns, rows, right, bottom }: ColouredSquare,
  copy: Uint8Array | null,
): Uint8Array | null {
  const { width } = grey;
  const square = row * columns + column;
  const ground = levels.of(square);
  const [r, g, b] = [red.of(square), green.of(square), blue.of(square)];
  const from = (first: number, other: number): number =>
    distance(colours, first, red.of(other), green.of(other), blue.of(other));
  let data = copy;
  for (let y = row * SQUARE; y < bottom; y++) {
    for (let x = column * SQUARE, at = y * width + x; x < right; x++, at++) {
      const first = at * stride;
      // Most of a page is of the colour of its ground.
      if (isAlike(colours, first, r, g, b)) continue;
      let apart = distance(colours, first, r, g, b);
      const lost = Math.abs((grey.data[at] as number) - ground);
      if (lost > LOST_SHARE * apart) continue;
      // At the edge of an area a pixel belongs to the ground on its other side.
      if (column > 0) apart = Math.min(apart, from(first, square - 1));
      if (column < columns - 1) apart = Math.min(apart, from(first, square + 1));
      if (row > 0) apart = Math.min(apart, from(first, square - columns));
      if (row < rows - 1) apart = Math.min(apart, from(first, square + columns));
      if (apart < LEAST_DISTANCE || lost > LOST_SHARE * apart) continue;
      data ??= grey.data.slice();
      data[at] = ground >= 128 ? Math.max(0, ground - apart) : Math.min(255, ground + apart);
    }
  }
  return data;
}

/** Whether a pixel is of one colour with its ground to most people. */
function isAlike(colours: Uint8Array | Uint8ClampedArray, first: number, r: number, g: number, b: number): boolean {
  const red = (colours[first] as number) - r;
  if (red >= LEAST_DISTANCE || red <= -LEAST_DISTANCE) return false;
  const green = (colours[first + 1] as number) - g;
  if (green >= LEAST_DISTANCE || green <= -LEAST_DISTANCE) return false;
  const blue = (colours[first + 2] as number) - b;
  return blue < LEAST_DISTANCE && blue > -LEAST_DISTANCE;
}

/** By how much a pixel differs from a colour, in the channel in which it differs most. */
function distance(colours: Uint8Array | Uint8ClampedArray, first: number, r: number, g: number, b: number): number {
  const byRed = Math.abs((colours[first] as number) - r);
  const byGreen = Math.abs((colours[first + 1] as number) - g);
  const byBlue = Math.abs((colours[first + 2] as number) - b);
  return byRed > byGreen ? (byRed > byBlue ? byRed : byBlue) : byGreen > byBlue ? byGreen : byBlue;
}

/** For each square 1 where no pixel has a colour. */
function squaresWithout(coloured: Uint32Array, width: number, columns: number, rows: number): Uint8Array {
  const plain = new Uint8Array(columns * rows).fill(1);
  for (let index = 0; index < coloured.length; index++) {
    const at = coloured[index] as number;
    const y = Math.floor(at / width);
    plain[Math.floor(y / SQUARE) * columns + Math.floor((at - y * width) / SQUARE)] = 0;
  }
  return plain;
}

function isColoured(
  colours: Uint8Array | Uint8ClampedArray,
  stride: number,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  for (let y = top; y < bottom; y++) {
    for (let at = (y * width + left) * stride, end = (y * width + right) * stride; at < end; at += stride) {
      const r = colours[at] as number;
      const g = colours[at + 1] as number;
      const b = colours[at + 2] as number;
      if (r - g > LEAST_CHROMA || g - r > LEAST_CHROMA || g - b > LEAST_CHROMA || b - g > LEAST_CHROMA) return true;
    }
  }
  return false;
}

/**
 * Sets what differs between two small pictures into a large one.
 *
 * @param plain the large picture made small.
 * @param changed the same with changes.
 */
export function enlargeChanges(large: Raster, plain: Raster, changed: Raster): Raster {
  const { width, height } = large;
  const enlarged: Raster = { width, height, data: large.data.slice() };
  const lineOf = ({ data }: Raster, y: number) => data.subarray(y * plain.width, (y + 1) * plain.width);
  for (let y = 0; y < plain.height; y++) {
    const [before, after] = [lineOf(plain, y), lineOf(changed, y)];
    // Most lines have no such ink.
    if (Buffer.compare(before, after) === 0) continue;
    const [top, bottom] = [Math.ceil((y * height) / plain.height), Math.ceil(((y + 1) * height) / plain.height)];
    enlargeLine(enlarged, before, after, { top, bottom });
  }
  return enlarged;
}

/** Sets what differs between two lines into those of a larger picture that they cover. */
function enlargeLine(
  { width, data }: Raster,
  before: Uint8Array,
  after: Uint8Array,
  { top, bottom }: { top: number; bottom: number },
): void {
  for (let x = 0; x < after.length; x++) {
    const level = after[x] as number;
    if (level === before[x]) continue;
    const [left, right] = [Math.ceil((x * width) / after.length), Math.ceil(((x + 1) * width) / after.length)];
    for (let line = top; line < bottom; line++) data.fill(level, line * width + left, line * width + right);
  }
}

const UNKNOWN = 256;
const NONE = -2;

/** The usual level of one channel around each square of a picture, found when it is asked for. */
class Ground {
  private readonly columns: number;
  private readonly rows: number;
  private readonly grounds: Uint16Array;
  private readonly middles: Uint16Array;
  private readonly counts = new Uint16Array(256);
  /** How many squares around the last one have each level, how many there are, one of their levels and how many are darker than it. */
  private readonly around = new Uint16Array(256);
  private count = 0;
  private level = 0;
  private darker = 0;
  private last = NONE;

  constructor(
    private readonly picture: Raster,
    private readonly levels: Uint8Array | Uint8ClampedArray,
    private readonly stride: number,
    private readonly channel: number,
  ) {
    this.columns = Math.ceil(picture.width / SQUARE);
    this.rows = Math.ceil(picture.height / SQUARE);
    this.grounds = new Uint16Array(this.columns * this.rows).fill(UNKNOWN);
    this.middles = this.grounds.slice();
  }

  of(square: number): number {
    const known = this.grounds[square] as number;
    return known === UNKNOWN ? (this.grounds[square] = this.groundAround(square)) : known;
  }

  /** The middle one of the levels of squares around; squares are mostly asked for along a row, so that a histogram slides along it (Huang 1979). */
  private groundAround(square: number): number {
    const { around, columns } = this;
    const [column, row] = [square % columns, Math.floor(square / columns)];
    if (square === this.last + 1 && column > 0) {
      this.addColumn(column - REACH - 1, row, -1);
      this.addColumn(column + REACH, row, 1);
    } else {
      around.fill(0);
      [this.count, this.level, this.darker] = [0, this.middleOf(column, row), 0];
      for (let x = column - REACH; x <= column + REACH; x++) this.addColumn(x, row, 1);
    }
    this.last = square;
    const rank = this.count >> 1;
    while (this.darker > rank) this.darker -= around[--this.level] as number;
    while (this.darker + (around[this.level] as number) <= rank) this.darker += around[this.level++] as number;
    return this.level;
  }

  /** Counts the squares of a column above and below a row, or no longer. */
  private addColumn(column: number, row: number, times: 1 | -1): void {
    if (column < 0 || column >= this.columns) return;
    for (let y = Math.max(0, row - REACH); y <= Math.min(this.rows - 1, row + REACH); y++) {
      const value = this.middleOf(column, y);
      this.around[value] = (this.around[value] as number) + times;
      this.count += times;
      if (value < this.level) this.darker += times;
    }
  }

  private middleOf(column: number, row: number): number {
    const square = row * this.columns + column;
    const known = this.middles[square] as number;
    if (known !== UNKNOWN) return known;
    const { counts, levels, stride, channel } = this;
    const { width, height } = this.picture;
    counts.fill(0);
    let pixels = 0;
    let lightest = 0;
    for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 2) {
      for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 2, pixels++) {
        const value = levels[(y * width + x) * stride + channel] as number;
        counts[value] = (counts[value] as number) + 1;
        if (value > lightest) lightest = value;
      }
    }
    // Most squares are light: the middle one is near the top.
    let value = lightest;
    let above = 0;
    while (2 * (above + (counts[value] as number)) <= pixels) above += counts[value--] as number;
    return (this.middles[square] = value);
  }
}
