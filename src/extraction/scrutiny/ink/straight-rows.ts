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

/** Finds straight rows of marks, one direction after the other. */
export class StraightRows<T extends Region> {
  /** Where the middle of each mark is, how wide it is, and the side that is compared. */
  private readonly middlesX: Float64Array;
  private readonly middlesY: Float64Array;
  private readonly widths: Float64Array;
  private readonly sizes: Float64Array;
  private readonly placed: PlacedMarks;
  private readonly starts: Float64Array;
  private readonly sorted: Float64Array;
  private readonly taken: Int32Array;
  /** Of each mark the one before it in its row, and how many there are up to it; the first of its row, and of a first one the last. */
  private readonly before: Int32Array;
  private readonly counts: Int32Array;
  private readonly firsts: Int32Array;
  private readonly lasts: Int32Array;

  /** @param alike by how much the sizes of neighbours differ: `ALIKE` of marks that stand upright, `ALIKE_TURNED` of others */
  constructor(
    private readonly marks: readonly T[],
    private readonly alike: Alike,
  ) {
    const { length } = marks;
    const numbers = () => new Float64Array(length);
    const places = () => new Int32Array(length);
    [this.middlesX, this.middlesY, this.widths, this.sizes] = [numbers(), numbers(), numbers(), numbers()];
    this.placed = { order: places(), sizes: numbers(), froms: numbers(), tos: numbers(), across: numbers() };
    [this.starts, this.sorted, this.taken] = [numbers(), numbers(), places()];
    [this.before, this.counts, this.firsts, this.lasts] = [places(), places(), places(), places()];
    const isUpright = alike === ALIKE;
    marks.forEach(({ x0, y0, x1, y1 }, at) => {
      this.middlesX[at] = (x0 + x1) / 2;
      this.middlesY[at] = (y0 + y1) / 2;
      this.widths[at] = x1 - x0;
      this.sizes[at] = isUpright ? y1 - y0 : Math.max(x1 - x0, y1 - y0);
    });
  }

  /** The straight rows in one direction that are long enough. */
  along(degrees: number): T[][] {
    const { length } = this.marks;
    if (length < LEAST_MARKS) return [];
    this.place(degrees);
    const { before, counts, firsts, lasts } = this;
    const open = new OpenRows(this.placed);
    for (let next = 0; next < length; next++) {
      const last = open.carryOn(next, this.alike);
      const first = last < 0 ? next : (firsts[last] as number);
      before[next] = last;
      counts[next] = last < 0 ? 1 : (counts[last] as number) + 1;
      firsts[next] = first;
      lasts[first] = next;
    }
    const rows: T[][] = [];
    for (let first = 0; first < length; first++)
      if (before[first] === -1 && (counts[lasts[first] as number] as number) >= LEAST_MARKS)
        rows.push(this.rowUpTo(lasts[first] as number));
    return rows;
  }

  private rowUpTo(last: number): T[] {
    const row: T[] = [];
    for (let at = last; at >= 0; at = this.before[at] as number)
      row.push(this.marks[this.placed.order[at] as number] as T);
    return row.reverse();
  }

  /** Places the marks along a direction. */
  private place(degrees: number): void {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const { middlesX, middlesY, widths, sizes, starts, placed } = this;
    const half = (at: number): number => (degrees === 0 ? (widths[at] as number) / 2 : (sizes[at] as number) / 4);
    for (let at = 0; at < starts.length; at++)
      starts[at] = (middlesX[at] as number) * cos + (middlesY[at] as number) * sin - half(at);
    this.putInOrder();
    for (let to = 0; to < starts.length; to++) {
      const at = placed.order[to] as number;
      placed.sizes[to] = sizes[at] as number;
      placed.froms[to] = starts[at] as number;
      placed.tos[to] = (middlesX[at] as number) * cos + (middlesY[at] as number) * sin + half(at);
      placed.across[to] = (middlesY[at] as number) * cos - (middlesX[at] as number) * sin;
    }
  }

  /** Orders the marks by where they start, those that start at one place as they come: a sort that calls nothing for each pair of them. */
  private putInOrder(): void {
    const { starts, sorted, taken, placed } = this;
    sorted.set(starts);
    sorted.sort();
    taken.fill(0);
    for (let at = 0; at < starts.length; at++) {
      const value = starts[at] as number;
      let [from, to] = [0, starts.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((sorted[middle] as number) < value) from = middle + 1;
        else to = middle;
      }
      placed.order[from + taken[from]!++] = at;
    }
  }
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
