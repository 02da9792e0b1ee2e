import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';

/** The pattern of a dashed line and where it starts, as the library hands them to its canvas. */
type Dashes = [lengths: number[], phase: number];

/** The library's numbers of the operations that set dashes. */
interface Operations {
  setDash: number;
  setGState: number;
}

const looked = new WeakSet<PDFOperatorList>();

/**
 * Makes plain lines of dashes that no line can have: none of them longer than nothing (`[0 0] 0 d`, which programs write), or one that is
 * shorter. The library's canvas fails at these, and the page would not be drawn; browsers draw plain lines.
 */
export function tameWildDashes(list: PDFOperatorList, operations: Operations): void {
  if (looked.has(list)) return;
  looked.add(list);
  for (const [at, operation] of list.fnArray.entries()) {
    const args: unknown = list.argsArray[at];
    if (operation === operations.setDash) tame(args);
    else if (operation === operations.setGState && Array.isArray(args))
      for (const [key, value] of args[0] as [string, unknown][]) if (key === 'D') tame(value);
    if (isTiling(args)) tameWildDashes(args[2], operations);
  }
}

function tame(dashes: unknown): void {
  if (isDashes(dashes) && !isDrawable(dashes)) dashes[0] = [];
}

const isDashes = (value: unknown): value is Dashes => Array.isArray(value) && Array.isArray(value[0]);

const isDrawable = ([lengths]: Dashes): boolean =>
  lengths.length === 0 || (lengths.every((length) => length >= 0) && lengths.some((length) => length > 0));

/** What a tiling pattern draws is a list of its own. */
const isTiling = (args: unknown): args is ['TilingPattern', unknown, PDFOperatorList] =>
  Array.isArray(args) && args[0] === 'TilingPattern';
