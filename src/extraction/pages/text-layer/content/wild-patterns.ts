import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';

/** A tile is drawn at most so many times into itself: where it is larger than its step, the library draws all that overlap. */
const MOST_OVERLAPPING = 400;

/** A tiling pattern as the library hands it to its canvas. */
type Tiling = [
  kind: 'TilingPattern',
  colour: unknown,
  operations: PDFOperatorList,
  matrix: unknown,
  box: [x0: number, y0: number, x1: number, y1: number],
  across: number,
  down: number,
  ...more: unknown[],
];

const looked = new WeakMap<PDFOperatorList, boolean>();

/**
 * Gives tiling patterns a step that can be drawn: with none the library fails, with one of a millionth of the tile it draws for hours,
 * and no reader would be left. Their tiles then stand beside each other.
 *
 * @returns whether there were any, which each viewer draws in its own way.
 */
export function tameWildPatterns(list: PDFOperatorList): boolean {
  const known = looked.get(list);
  if (known !== undefined) return known;
  let wild = false;
  for (const args of list.argsArray as unknown[]) {
    if (!isTiling(args)) continue;
    const [x0, y0, x1, y1] = args[4];
    const [width, height] = [Math.abs(x1 - x0) || 1, Math.abs(y1 - y0) || 1];
    const [across, down] = [width / Math.abs(args[5]), height / Math.abs(args[6])];
    // Comparisons with what is no number are false.
    if (!(Math.max(1, across) * Math.max(1, down) <= MOST_OVERLAPPING)) {
      [args[5], args[6]] = [width, height];
      wild = true;
    }
    if (tameWildPatterns(args[2])) wild = true;
  }
  looked.set(list, wild);
  return wild;
}

const isTiling = (args: unknown): args is Tiling => Array.isArray(args) && args[0] === 'TilingPattern';
