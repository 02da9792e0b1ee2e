import type { Box } from '../../../document.js';
import { overlapX } from '../../../fields/structure/geometry.js';
import type { Segment } from '../../../fields/structure/segment.js';
import type { Layout } from '../../../fields/structure/layout.js';
import { labelIn, type Label } from '../labels.js';
import { speaksOfPayment, type Speaks } from '../payment-words.js';
import type { PrintedNumber } from './printed-number.js';

const spoken = new WeakMap<Segment, Speaks>();

export function speaksOf(segment: Segment): Speaks {
  const known = spoken.get(segment);
  if (known !== undefined) return known;
  const speaks = speaksOfPayment(segment.text);
  spoken.set(segment, speaks);
  return speaks;
}

/** How far from a number words are near it, in font heights. */
export interface Reach {
  above: number;
  below: number;
  beside: number;
}

/** The segments of a layout within reach of a box. */
export function segmentsNear(layout: Layout, row: number, box: Box, size: number, reach: Reach): Segment[] {
  const near: Segment[] = [];
  const isNear = (segment: Segment): boolean => -overlapX(segment.box, box) <= reach.beside * size;
  for (let at = row; at >= 0; at -= 1) {
    const segments = layout.rows[at] ?? [];
    if (at < row && segments.every((one) => box.y0 - one.box.y1 > reach.above * size)) break;
    near.push(...segments.filter((one) => box.y0 - one.box.y1 <= reach.above * size && isNear(one)));
  }
  for (let at = row + 1; at < layout.rows.length; at += 1) {
    const segments = layout.rows[at] ?? [];
    if (segments.every((one) => one.box.y0 - box.y1 > reach.below * size)) break;
    near.push(...segments.filter((one) => one.box.y0 - box.y1 <= reach.below * size && isNear(one)));
  }
  return near;
}

const LABEL_LEFT = 30;
const LABEL_ABOVE = 1.6;

/** What is printed before a number: in its line, else left of it, else above it. */
export function labelTextOf(number: PrintedNumber): string {
  const { line } = number.chain;
  const { layout, segment } = line;
  const start = number.groups[0]?.start ?? 0;
  const before = line.run.text.slice(0, start);
  if (/\p{L}/u.test(before)) return before.replace(/^.*\d(?=[^\d]*\p{L}[^\d]*$)/u, '');
  const left = (layout.rows[segment.row] ?? []).filter((one) => one.box.x1 <= segment.box.x0 + 1).at(-1);
  if (left && segment.box.x0 - left.box.x1 < LABEL_LEFT * segment.size && /\p{L}[^\d]*$/u.test(left.text))
    return left.text;
  for (let row = segment.row - 1; row >= 0 && row > segment.row - 4; row -= 1) {
    const above = (layout.rows[row] ?? []).find((one) => overlapX(one.box, number.box) > 0);
    if (!above) continue;
    return number.box.y0 - above.box.y1 <= LABEL_ABOVE * segment.size ? above.text : '';
  }
  return '';
}

export const labelOf = (number: PrintedNumber): Label => labelIn(labelTextOf(number));
