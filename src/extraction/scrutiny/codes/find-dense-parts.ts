import type { Raster } from '../../pages/image/raster.js';
import type { Region } from '../../pages/recognition/regions.js';
import type { Runs } from './level-runs.js';

interface FoundPart extends Region {
  /** Whether there is more than rules in it. */
  inked: boolean;
}

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

/**
 * Of the rows of a code such a share of all dots, at least, differs from the level that most of a row has, by so many levels. Rules of tables and
 * frames have edges too, and are thin: of 11 digital invoices of the development corpus on which a place was decoded in vain, 6 had nothing but
 * rules there. Of 408 codes of seven kinds, some with modules of 0.35 of their size, dark on light and light on dark, none is passed over. What
 * is thin against its own row is a rule, however dark: edges drawn around pale modules, and rules that go on into a code, change nothing.
 */
const LEAST_INK = { share: 0.15, levels: 12 };

/** A size, in rows that are looked along, and what was counted of it from each square on. */
interface Size {
  squares: number;
  edges: number;
  least: number;
  most: number;
  rows: Uint16Array;
  misses: Uint16Array;
  /** How many dots of its last rows are ink, row after row, and together. */
  inks: Uint16Array;
  sums: Uint32Array;
}

/**
 * Collects where light and dark change without gaps, as in bar codes and in the codes that are no QR codes, while a picture is looked through
 * row by row.
 */
export class DenseParts {
  private readonly found: FoundPart[] = [];
  private readonly side: number;
  private readonly counts: Uint16Array;
  private readonly sizes: Size[];
  private readonly levels = new Uint16Array(256);

  /**
   * @param points size of a pixel
   * @param step from one row that is looked at to the next
   */
  constructor(
    private readonly picture: Raster,
    points: number,
    private readonly step: number,
  ) {
    this.side = Math.max(2, Math.round(SQUARE / points));
    this.counts = new Uint16Array(Math.ceil(picture.width / this.side) + 1);
    this.sizes = SIZES.map(({ squares, edges, height, gap }) => ({
      squares,
      edges,
      least: height / points / step,
      most: gap / points / step,
      rows: new Uint16Array(this.counts.length),
      misses: new Uint16Array(this.counts.length),
      inks: new Uint16Array(this.counts.length * Math.ceil(height / points / step)),
      sums: new Uint32Array(this.counts.length),
    }));
  }

  /** Adds the row at a height, of which the runs are known. */
  add(y: number, { count, ends }: Runs): void {
    const { counts, side } = this;
    counts.fill(0);
    for (let run = 0; run + 1 < count; run++) counts[Math.floor((ends[run] as number) / side)]!++;
    for (const size of this.sizes) this.addTo(size, y);
  }

  private addTo(size: Size, y: number): void {
    const { counts } = this;
    const { squares, edges: leastEdges, least, most, rows, misses } = size;
    let edges = 0;
    for (let at = 0; at < squares - 1; at++) edges += counts[at] ?? 0;
    for (let column = 0; column + squares <= counts.length; column++) {
      edges += counts[column + squares - 1] as number;
      if (edges >= leastEdges) {
        misses[column] = 0;
        this.addInk(size, column, y);
        if (++rows[column]! >= least) this.mark(this.partAt(size, column, y));
      } else if (rows[column] !== 0) {
        if (++misses[column]! > most) forget(size, column);
        else {
          this.addInk(size, column, y);
          rows[column]!++;
        }
      }
      edges -= counts[column] as number;
    }
  }

  /** Counts the ink of a row from a square on, in the place of that of the row which is too far above. */
  private addInk({ squares, rows, inks, sums }: Size, column: number, y: number): void {
    const { side, picture, levels } = this;
    const from = column * side;
    const end = Math.min(picture.width, from + squares * side);
    const line = picture.data.subarray(y * picture.width + from, y * picture.width + end);
    const kept = inks.length / rows.length;
    const slot = column * kept + ((rows[column] as number) % kept);
    const ink = line.length - mostAlike(line, levels);
    sums[column]! += ink - (inks[slot] as number);
    inks[slot] = ink;
  }

  /** The parts that were found, in pixels, but for those of nothing but rules. */
  parts(): Region[] {
    return this.found.filter(({ inked }) => inked);
  }

  private partAt({ squares, least, rows, sums }: Size, column: number, y: number): FoundPart {
    const { side, step, picture } = this;
    // Its edges, and its corners where it stands aslant, have fewer edges of modules.
    const pad = (squares / 2) * side;
    const dots = Math.ceil(least) * Math.min(squares * side, picture.width - column * side);
    return {
      x0: column * side - pad,
      y0: y - (rows[column] as number) * step - pad,
      x1: (column + squares) * side + pad,
      y1: y + step + pad,
      inked: (sums[column] as number) >= LEAST_INK.share * dots,
    };
  }

  /** Adds a part, in one with those that it meets. */
  private mark(part: FoundPart): void {
    let whole = part;
    for (let at = this.found.length - 1; at >= 0; at--) {
      const one = this.found[at] as FoundPart;
      if (one.x0 > whole.x1 || whole.x0 > one.x1 || one.y0 > whole.y1 || whole.y0 > one.y1) continue;
      whole = {
        x0: Math.min(one.x0, whole.x0),
        y0: Math.min(one.y0, whole.y0),
        x1: Math.max(one.x1, whole.x1),
        y1: Math.max(one.y1, whole.y1),
        inked: one.inked || whole.inked,
      };
      this.found.splice(at, 1);
    }
    this.found.push(whole);
  }
}

/** Begins anew from a square on. */
function forget({ rows, misses, inks, sums }: Size, column: number): void {
  const kept = inks.length / rows.length;
  rows[column] = misses[column] = sums[column] = 0;
  inks.fill(0, column * kept, (column + 1) * kept);
}

/** How many levels of a row are about the one that most of it has. @param counts is zero, and is so again */
function mostAlike(line: Uint8Array, counts: Uint16Array): number {
  let commonest = 0;
  for (let at = 0; at < line.length; at++) {
    const level = line[at] as number;
    if (++counts[level]! > (counts[commonest] as number)) commonest = level;
  }
  let alike = 0;
  const most = Math.min(255, commonest + LEAST_INK.levels - 1);
  for (let level = Math.max(0, commonest - LEAST_INK.levels + 1); level <= most; level++)
    alike += counts[level] as number;
  for (let at = 0; at < line.length; at++) counts[line[at] as number] = 0;
  return alike;
}
