import { bankOfBsb } from '../../../numbers/bsb.js';
import type { BankMention } from '../candidates/bank-mention.js';
import { isBankName } from '../candidates/bank-names.js';
import { lineAbove } from '../candidates/name-lines.js';
import { centreOf } from '../structure/geometry.js';
import { type Layout, leftOf } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { isOneSize, lineGap } from '../structure/spacing.js';
import { matchesIn } from '../text/matches.js';

/** A line of nothing but digits, in groups, perhaps broken at a hyphen. */
const DIGITS = /^\d[\d ]*[-\u2010\u2011]?[.,;]?$/;
/** No account number has more digits: what would make it longer is another number. */
const MOST_DIGITS = 10;
/** Lines of a cell are this near, in font heights, however many lines of the cells beside stand between. */
const LINE_GAP = 0.95;
const ROWS = 4;
/** Lines of a cell start, end or are centred within this of each other, in font heights. */
const SLACK = 0.5;
const PRINTED_BSB = /(?<!\d)\d{3}[-\u2010-\u2015 ]?\d{3}(?!\d)/g;

/**
 * Whether an account number may be cut: a line of digits that could be the rest of it, or its start, stands right below or above it in its
 * cell, and nothing says that they are another number. Where a cell is too narrow for a number, a browser breaks it over two lines.
 */
export function mayBeCut(scan: Scan, { layout, words, value }: BankMention, bsb: BankMention | null): boolean {
  const [first, last] = [words[0], words.at(-1)];
  const [head, tail] = [first, last].map((word) => word && scan.segmentOf.get(word));
  if (!first || !last || !head || !tail) return false;
  if (tail.words.at(-1) === last && /\d[-\u2010\u2011]$/.test(last.text)) return true;
  const isPart = (one: Segment, upper: Segment, lower: Segment): boolean =>
    DIGITS.test(one.text) &&
    value.length + one.text.replace(/\D/g, '').length <= MOST_DIGITS &&
    lineGap(upper, lower) < LINE_GAP &&
    isOneSize(upper, lower) &&
    !one.words.some((word) => bsb?.words.includes(word)) &&
    !holdsBsb(layout.rows[one.row] ?? [], bsb);
  const below = layout.rows.slice(tail.row + 1, tail.row + 1 + ROWS).flat();
  const above = layout.rows.slice(Math.max(0, head.row - ROWS), head.row).flat();
  const lineOf = (segment: Segment): readonly PlacedWord[] => segment.words.filter((word) => words.includes(word));
  return (
    (tail.words.at(-1) === last &&
      below.some(
        (one) =>
          isPart(one, tail, one) &&
          (areOneColumn(lineOf(tail), one) || startTogether(tail, one)) &&
          !isLabelled(scan, layout, one, tail),
      )) ||
    (head.words[0] === first &&
      !isLabelled(scan, layout, head) &&
      above.some((one) => isPart(one, one, head) && areOneColumn(lineOf(head), one)))
  );
}

const startTogether = (a: Segment, b: Segment): boolean => Math.abs(a.box.x0 - b.box.x0) < SLACK * a.size;

/** Whether the digits of a line and another line start, end or are centred in one place. */
function areOneColumn(words: readonly PlacedWord[], { box, size }: Segment): boolean {
  const [start, end] = [words[0]?.box.x0 ?? Infinity, words.at(-1)?.box.x1 ?? Infinity];
  return [start - box.x0, end - box.x1, (start + end) / 2 - centreOf(box)].some(
    (apart) => Math.abs(apart) < SLACK * size,
  );
}

/** Whether a row is that of another account: a BSB of a bank stands in it that is not the account's own. */
const holdsBsb = (row: readonly Segment[], own: BankMention | null): boolean =>
  row.some(({ text }) =>
    matchesIn(text, PRINTED_BSB).some((match) => {
      const digits = match[0].replace(/\D/g, '');
      return digits !== own?.value && bankOfBsb(digits) !== null;
    }),
  );

/** Whether a line is the end of a bank's name that begins in the line above it: `National Australia` / `Bank`. */
function endsBankName(layout: Layout, line: Segment): boolean {
  const above = lineAbove(layout, line);
  return above !== undefined && isBankName(`${above.text} ${line.text}`);
}

/**
 * Whether a label stands left of a line in its row, which says what number it is: one that is known or ends in a colon, or a text in the
 * column of the other number's label.
 */
function isLabelled(scan: Scan, layout: Layout, line: Segment, other?: Segment): boolean {
  const [left] = leftOf(layout, line);
  if (!left || !/\p{L}/u.test(left.text) || endsBankName(layout, left)) return false;
  if ((scan.hitsBySegment.get(left) ?? []).length > 0 || left.text.endsWith(':')) return true;
  const [beside] = other ? leftOf(layout, other) : [];
  return (
    beside !== undefined &&
    Math.abs(beside.box.x0 - left.box.x0) < SLACK * left.size &&
    other !== undefined &&
    isLabelled(scan, layout, other)
  );
}
