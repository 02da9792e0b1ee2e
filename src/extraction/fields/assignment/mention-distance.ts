import type { BankMention } from '../candidates/bank-mention.js';

/** How far two parts are apart, in font heights; 0 for one printed pair. */
export function distance(a: BankMention, b: BankMention): number {
  if (a.layout !== b.layout) return Infinity;
  if (a.pair !== undefined && a.pair === b.pair) return 0;
  // Large type, such as a title's, is no nearer to what stands below it.
  const size = Math.max(6, a.layout.bodySize, Math.min(a.segment.size, b.segment.size));
  if (a.segment === b.segment) return 0.1 + Math.abs(a.offset - b.offset) / 200;
  const dx = Math.abs(a.anchor.x0 - b.anchor.x0) / size;
  const dy = Math.abs(a.anchor.y0 - b.anchor.y0) / size;
  const values = Math.abs(topOf(a) - topOf(b)) / size;
  return Math.min(alongText(a, b), betweenLabels(a, b, dx, dy) + 0.4 * Math.min(4, Math.abs(values - dy)));
}

/** How far apart two parts stand in running text, over lines of one paragraph. */
function alongText(a: BankMention, b: BankMention): number {
  const [first, second] = a.segment.row < b.segment.row ? [a, b] : [b, a];
  if (first.segment.block !== second.segment.block || first.segment.words.length < 7) return Infinity;
  const block = first.layout.blocks[first.segment.block] ?? [];
  const lines = block.slice(block.indexOf(first.segment), block.indexOf(second.segment));
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0) - first.offset + second.offset;
  return 0.3 + characters / 60;
}

const topOf = (one: BankMention): number => Math.min(...one.words.map((word) => word.box.y0));

/** How far two labels are apart: columns of one table cost little, lines of one column a little more. */
function betweenLabels(a: BankMention, b: BankMention, dx: number, dy: number): number {
  if (dy < 0.6) return 0.3 + 0.15 * dx;
  const sameBlock = a.segment.block === b.segment.block;
  const column = dx < 2 ? 0.2 * dx : 0.4 * dx;
  return 0.3 + (sameBlock ? 0.5 : 0.8) * dy + (sameBlock ? 0.5 : 1) * column;
}
