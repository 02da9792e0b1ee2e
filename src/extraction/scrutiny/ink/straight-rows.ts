import type { Region } from '../../pages/recognition/regions.js';

/** Digits of a row stand closer than so many times their height, and their middles differ by no more. */
const REACH = 6;
const OFF_LINE = 0.25;

/** By how much the sizes of neighbours in a row may differ. */
interface Alike {
  from: number;
  to: number;
}

/** Of marks that stand upright, whose heights are compared. */
export const ALIKE: Alike = { from: 0.75, to: 1.33 };

/** An account number has at least so many digits. */
export const LEAST_MARKS = 6;

/** Rows are looked for in so many directions; between two of them a mark is off its line by less than digits of a word may be. */
export const DIRECTIONS = Array.from({ length: 24 }, (_, at) => at * 7.5);

/** Of marks aslant, whose longer sides are compared: a one and an eight differ so much at 45 degrees. */
export const ALIKE_TURNED: Alike = { from: 0.6, to: 1.67 };

/** Marks in the order in which they lie along rows of one direction: how large they are, and where they lie along and across. */
interface PlacedMarks {
  /** Which mark each is. */
  order: Int32Array;
  sizes: Float64Array;
  froms: Float64Array;
  tos: Float64Array;
  across: Float64Array;
}

function placed(marks: readonly Region[], degrees: number, alike: Alike): PlacedMarks {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const upright = alike === ALIKE;
  const { length } = marks;
  const starts = new Float64Array(length);
  const ends = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const { x0, y0, x1, y1 } = marks[at] as Region;
    const along = ((x0 + x1) / 2) * cos + ((y0 + y1) / 2) * sin;
    const half = degrees === 0 ? (x1 - x0) / 2 : (upright ? y1 - y0 : Math.max(x1 - x0, y1 - y0)) / 4;
    starts[at] = along - half;
    ends[at] = along + half;
  }
  const order = inOrder(starts);
  const result = {
    order,
    sizes: new Float64Array(length),
    froms: new Float64Array(length),
    tos: new Float64Array(length),
    across: new Float64Array(length),
  };
  for (let to = 0; to < length; to++) {
    const at = order[to] as number;
    const { x0, y0, x1, y1 } = marks[at] as Region;
    result.sizes[to] = upright ? y1 - y0 : Math.max(x1 - x0, y1 - y0);
    result.froms[to] = starts[at] as number;
    result.tos[to] = ends[at] as number;
    result.across[to] = ((y0 + y1) / 2) * cos - ((x0 + x1) / 2) * sin;
  }
  return result;
}

/** The places of values from the least up, those of equal ones as they come: a sort that calls nothing for each pair of them. */
function inOrder(values: Float64Array): Int32Array {
  const sorted = values.slice().sort();
  const taken = new Int32Array(values.length);
  const order = new Int32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    let [from, to] = [0, values.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] as number) < value) from = middle + 1;
      else to = middle;
    }
    order[from + taken[from]!++] = at;
  }
  return order;
}

/**
 * The straight rows in one direction that are long enough.
 *
 * @param alike by how much the sizes of neighbours differ: `ALIKE` of marks that stand upright, `ALIKE_TURNED` of others
 */
export function rowsOf<T extends Region>(marks: readonly T[], degrees: number, alike: Alike): T[][] {
  const { length } = marks;
  if (length < LEAST_MARKS) return [];
  const along = placed(marks, degrees, alike);
  const open = new OpenRows(along);
  // Of each mark the one before it in its row, and how many there are up to it; of the first of a row, the last one.
  const before = new Int32Array(length).fill(-1);
  const counts = new Int32Array(length);
  const firsts = new Int32Array(length);
  const lasts = new Int32Array(length);
  for (let next = 0; next < length; next++) {
    const last = open.carryOn(next, alike);
    const first = last < 0 ? next : (firsts[last] as number);
    before[next] = last;
    counts[next] = last < 0 ? 1 : (counts[last] as number) + 1;
    firsts[next] = first;
    lasts[first] = next;
  }
  const rows: T[][] = [];
  for (let first = 0; first < length; first++) {
    if (before[first] !== -1 || (counts[lasts[first] as number] as number) < LEAST_MARKS) continue;
    const row: T[] = [];
    for (let at = lasts[first] as number; at >= 0; at = before[at] as number)
      row.push(marks[along.order[at] as number] as T);
    rows.push(row.reverse());
  }
  return rows;
}

/** The last marks of rows that may still go on, in the order in which the rows were begun. */
class OpenRows {
  private readonly lasts: Int32Array;
  private count = 0;
  private most = MOST_OPEN;

  constructor(private readonly along: PlacedMarks) {
    this.lasts = new Int32Array(along.order.length);
  }

  /** Carries on the first row that a mark goes on, or begins one with it. @returns what was the last mark of the row; -1 of a new one */
  carryOn(next: number, alike: Alike): number {
    if (this.count > this.most) this.putAway(next);
    const at = this.rowOf(next, alike);
    const last = at < 0 ? -1 : (this.lasts[at] as number);
    this.lasts[at < 0 ? this.count++ : at] = next;
    return last;
  }

  private rowOf(next: number, alike: Alike): number {
    const { lasts, count } = this;
    const { sizes, froms, tos, across } = this.along;
    const [size, from, middle] = [sizes[next] as number, froms[next] as number, across[next] as number];
    for (let at = 0; at < count; at++) {
      const last = lasts[at] as number;
      const lastSize = sizes[last] as number;
      const aside = Math.abs(middle - (across[last] as number));
      if (aside >= OFF_LINE * lastSize) continue;
      const ratio = size / lastSize;
      if (ratio <= alike.from || ratio >= alike.to) continue;
      if (from >= (tos[last] as number) - 1 && reaches(this.along, last, next)) return at;
    }
    return -1;
  }

  /** Rows that end too far back never go on, since marks come in their order. */
  private putAway(next: number): void {
    let kept = 0;
    for (let at = 0; at < this.count; at++) {
      const last = this.lasts[at] as number;
      if (reaches(this.along, last, next)) this.lasts[kept++] = last;
    }
    this.count = kept;
    this.most = Math.max(MOST_OPEN, 2 * kept);
  }
}

/** With more rows open than this, and twice as many as were left, those that have ended are put away. */
const MOST_OPEN = 24;

const reaches = ({ sizes, froms, tos }: PlacedMarks, last: number, next: number): boolean =>
  (froms[next] as number) - (tos[last] as number) < REACH * (sizes[last] as number);
