import type { Region } from '../../pages/recognition/regions.js';
import type { Runs } from './level-runs.js';

/** Rows are counted in squares so large, in points. */
const SQUARE = 6;

/**
 * A code, or a part of it, is so many squares wide and so many points high, at least, and each row of so much of it goes through so many
 * edges of modules or bars, but for rows that are no higher together than a module: of codes with small modules, with large ones, and of low
 * bar codes. Lines of writing end before they are so high.
 */
const SIZES = [
  { squares: 4, edges: 3, height: 24, gap: 2.6 },
  { squares: 8, edges: 4, height: 40, gap: 5 },
  { squares: 8, edges: 20, height: 12, gap: 1 },
] as const;

/** A size, in rows that are looked along, and what was counted of it from each square on. */
interface Size {
  squares: number;
  edges: number;
  least: number;
  most: number;
  rows: Uint16Array;
  misses: Uint16Array;
}

/**
 * Collects where light and dark change without gaps, as in bar codes and in the codes that are no QR codes, while a picture is looked through
 * row by row.
 */
export class DenseParts {
  private readonly found: Region[] = [];
  private readonly side: number;
  private readonly counts: Uint16Array;
  private readonly sizes: Size[];

  /**
   * @param points size of a pixel
   * @param step from one row that is looked at to the next
   */
  constructor(
    width: number,
    points: number,
    private readonly step: number,
  ) {
    this.side = Math.max(2, Math.round(SQUARE / points));
    this.counts = new Uint16Array(Math.ceil(width / this.side) + 1);
    this.sizes = SIZES.map(({ squares, edges, height, gap }) => ({
      squares,
      edges,
      least: height / points / step,
      most: gap / points / step,
      rows: new Uint16Array(this.counts.length),
      misses: new Uint16Array(this.counts.length),
    }));
  }

  /** Adds the row at a height, of which the runs are known. */
  add(y: number, { count, ends }: Runs): void {
    const { counts, side } = this;
    counts.fill(0);
    for (let run = 0; run + 1 < count; run++) counts[Math.floor((ends[run] as number) / side)]!++;
    for (const { squares, edges: leastEdges, least, most, rows, misses } of this.sizes) {
      let edges = 0;
      for (let at = 0; at < squares - 1; at++) edges += counts[at] ?? 0;
      for (let column = 0; column + squares <= counts.length; column++) {
        edges += counts[column + squares - 1] as number;
        if (edges >= leastEdges) {
          misses[column] = 0;
          if (++rows[column]! >= least) this.mark(column, squares, y, rows[column] as number);
        } else if (rows[column] !== 0) {
          if (++misses[column]! > most) rows[column] = misses[column] = 0;
          else rows[column]!++;
        }
        edges -= counts[column] as number;
      }
    }
  }

  /** The parts that were found, in pixels. */
  parts(): Region[] {
    return this.found;
  }

  private mark(column: number, squares: number, y: number, rows: number): void {
    const { side, step } = this;
    // Its edges, and its corners where it stands aslant, have fewer edges of modules.
    const pad = (squares / 2) * side;
    let whole: Region = {
      x0: column * side - pad,
      y0: y - rows * step - pad,
      x1: (column + squares) * side + pad,
      y1: y + step + pad,
    };
    for (let at = this.found.length - 1; at >= 0; at--) {
      const one = this.found[at] as Region;
      if (one.x0 > whole.x1 || whole.x0 > one.x1 || one.y0 > whole.y1 || whole.y0 > one.y1) continue;
      whole = {
        x0: Math.min(one.x0, whole.x0),
        y0: Math.min(one.y0, whole.y0),
        x1: Math.max(one.x1, whole.x1),
        y1: Math.max(one.y1, whole.y1),
      };
      this.found.splice(at, 1);
    }
    this.found.push(whole);
  }
}
