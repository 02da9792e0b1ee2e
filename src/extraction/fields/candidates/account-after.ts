import { bankOfBsb } from '../../../numbers/bsb.js';
import type { Layout } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { type Run, runOf } from '../text/run.js';
import { leadingAccountNumber, type DigitsValue } from './digits.js';
import { lineBelow } from './name-lines.js';

const PAIR_SEPARATOR = /^\s*(?:[/|,;:&+~*\u00b0\u00b7\u2022\u2010-\u2015-]|\band\b)\s*/;

/** The account number that follows a BSB after nothing but a separator. */
export function accountAfter(run: Run, bsb: DigitsValue, between = PAIR_SEPARATOR): DigitsValue | null {
  const separator = between.exec(run.text.slice(bsb.end));
  const from = bsb.end + (separator?.[0].length ?? 0);
  const gap = /^\s+/.exec(run.text.slice(from))?.[0].length ?? 0;
  return leadingAccountNumber(run, from + gap);
}

/** A BSB and the mark behind it that leads on to its number: `062-000 /`. */
const LEADS_ON = /\d{3}\s?[/|,+&]$/;

/**
 * The account number that a BSB goes on with below, where a mark ends its line: `062-000 /` over `10087654` in one cell, whatever stands in the
 * next one.
 */
export function accountOverLineEnd(scan: Scan, layout: Layout, { words }: DigitsValue): DigitsValue | null {
  const last = words.at(-1) as PlacedWord;
  const segment = scan.segmentOf.get(last);
  if (!segment || segment.words.length - segment.words.indexOf(last) > 2 || !LEADS_ON.test(segment.text)) return null;
  const below = lineBelow(layout, segment);
  const run = below && runOf(below.words);
  const account = run && leadingAccountNumber(run);
  return account?.start === 0 && account.end === run?.text.length ? account : null;
}

/**
 * Whether a number begins in the cell of the BSB before it and ends in the next one: `157 300 084 | 062 000` is an account number with its BSB
 * behind it, and no BSB `157 300`.
 */
export function runsIntoNextCell(scan: Scan, bsb: DigitsValue, account: DigitsValue): boolean {
  const [from, first, last] = [bsb.words.at(-1), account.words[0], account.words.at(-1)].map(
    (word) => word && scan.segmentOf.get(word),
  );
  return from === first && first !== last && first?.row === last?.row;
}

/** Whether a line is nothing but the BSB of a bank in its printed form. */
export const isBankBsb = ({ text }: Pick<Segment, 'text'>): boolean =>
  /^\d{3}[-\u2010-\u2015 ]\d{3}$/.test(text) && bankOfBsb(text.replace(/\D/g, '')) !== null;

/** Whether what stands after a BSB is the BSB of the next column: `062-303 | 084-485`. */
export function isNextBsb(scan: Scan, bsb: DigitsValue, account: DigitsValue): boolean {
  const [before, after] = [bsb.words.at(-1), account.words[0]].map((word) => word && scan.segmentOf.get(word));
  return before !== after && after !== undefined && isBankBsb(after);
}
