import type { PrintedNumber } from '../numbers/printed-number.js';
import { labelBesideOf, segmentOf, speaksOf } from '../numbers/surroundings.js';
import { speaksOfPayment } from '../payment-words.js';

/** From one reading to a higher one: `7.2-7.6`, `150-250`. Nothing is measured with noughts in front, which most BSBs have. */
const RANGE = /^(0|[1-9]\d{0,3})(\.\d{1,2})?\s?[-–]\s?([1-9]\d{0,3})(\.\d{1,2})?$/;

/** A table of readings has so many ranges beside the two that look like a BSB and a number. */
const LEAST_OTHERS = 2;

function isRange(text: string): boolean {
  const [, from, fromPart = '', to, toPart = ''] = RANGE.exec(text.trim()) ?? [];
  return from !== undefined && to !== undefined && Number(from + fromPart) < Number(to + toPart);
}

/**
 * Whether what looks like a BSB, and the number that goes with it, are ranges in a row of ranges: `80-120`, `150-250` and `30-50`
 * as a pool should have them. None of them may have as many digits as the number of an account, and the row and its heading may not speak of one.
 */
export function areRanges(bsb: PrintedNumber, number: PrintedNumber | null): boolean {
  const segment = segmentOf(bsb);
  const row = bsb.chain.line.layout.rows[segment.row] ?? [];
  const pair = new Set([segment, number ? segmentOf(number) : segment]);
  return (
    [...pair].every((one) => one.row === segment.row && isRange(one.text)) &&
    row.filter((one) => !pair.has(one) && isRange(one.text)).length >= LEAST_OTHERS &&
    row.every((one) => speaksOf(one) === null) &&
    speaksOfPayment(labelBesideOf(bsb)) === null
  );
}
