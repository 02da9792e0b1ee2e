/** A character in its line, as much as matters here. */
interface InLine {
  glyph: { text: string; size: number };
  along: number;
  end: number;
}

/** At least this many digits make a number that is written one digit to a cell. */
const LEAST_CELLS = 5;

/** No cell is wider, as a share of the font's height. */
const WIDEST_CELL = 3.5;

/** Distances between the digits of a row of cells differ by less than this share. */
const EVEN = 0.06;

/**
 * Finds numbers that are written one digit to a cell, as forms have them, among the segments of a line.
 *
 * @param segments of characters in reading order, parted where white space is wide.
 */
export function takeRowsOfCells<T extends InLine>(segments: readonly T[][]): { rows: T[][]; others: T[][] } {
  const rows: T[][] = [];
  const others: T[][] = [];
  let row: T[] = [];
  const finish = () => {
    if (row.length >= LEAST_CELLS) rows.push(row);
    else others.push(...row.map((digit) => [digit]));
    row = [];
  };
  for (const segment of segments) {
    const [digit] = segment;
    if (!digit || segment.length !== 1 || !/^[\d-]$/.test(digit.glyph.text)) {
      finish();
      others.push(segment);
      continue;
    }
    if (!continues(row, digit)) finish();
    row.push(digit);
  }
  finish();
  return { rows, others };
}

function continues(row: readonly InLine[], digit: InLine): boolean {
  const [first, second] = row;
  const last = row.at(-1);
  if (!first || !last) return true;
  const step = middle(digit) - middle(last);
  if (step > WIDEST_CELL * digit.glyph.size) return false;
  const usual = second ? middle(second) - middle(first) : step;
  return Math.abs(step - usual) < EVEN * usual;
}

function middle({ along, end }: InLine): number {
  return (along + end) / 2;
}
