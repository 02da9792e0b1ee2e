import { overlapX } from '../structure/geometry.js';
import type { Layout } from '../structure/layout.js';
import type { Segment } from '../structure/segment.js';
import { isOneSize, lineGap } from '../structure/spacing.js';
import { hadNoRoom, isPlanWrapped, readsOn } from '../structure/wraps.js';
import { type Run, runOf } from '../text/run.js';
import { endsInForm, hasLegalForm, isAddress, isContact, isNameLike, trimmedName, type NameValue } from './names.js';

/** Whether only the second of two lines has the form of a company, at its end. */
const lacksForm = (upper: string, lower: string): boolean => !hasLegalForm(upper) && endsInForm(lower);

/** Joins two lines of one name. */
export const join = (a: string, b: string): string => (/\p{L}-$/u.test(a) ? `${a}${b}` : `${a} ${b}`);

/** The line right above a segment. */
export const lineAbove = (layout: Layout, segment: Segment): Segment | undefined =>
  layout.rows
    .slice(Math.max(0, segment.row - ROWS_NEAR), segment.row)
    .flat()
    .findLast((other) => overlapX(other.box, segment.box) > 0 && isClose(other, segment));

/** The line right below a segment. */
export const lineBelow = (layout: Layout, segment: Segment): Segment | undefined =>
  layout.rows
    .slice(segment.row + 1, segment.row + 1 + ROWS_NEAR)
    .flat()
    .find((other) => overlapX(other.box, segment.box) > 0 && isClose(segment, other));

/** Rows of other columns may stand between two lines of one, but not more than this. */
const ROWS_NEAR = 6;

const isClose = (upper: Segment, lower: Segment): boolean => lineGap(upper, lower) < 0.95;

/** Where the number of a company starts behind its name. */
const NUMBER_OF_COMPANY = /[\s,(|\u2022\u00b7-]+a\.?[bc]\.?n\b/i;

const beforeNumber = (run: Run): NameValue | null =>
  trimmedName(run, 0, NUMBER_OF_COMPANY.exec(run.text)?.index ?? run.text.length);

/** A name, or a line of one, as far as the number of its company. A single letter is a mark beside the number, not a name's last line. */
export function nameBeforeNumber(run: Run): NameValue | null {
  const name = beforeNumber(run);
  return name && /\p{L}.*\p{L}/u.test(name.text) ? name : null;
}

/** A line that is labelled is no beginning of a name in the next: `Attn: Ada Example`. */
const LABELLED = /^\p{L}[\p{L} ]{1,20}:\s/u;

/** Nor is one that ends in a number of a licence or a provider: `Orthopaedic Surgeon, Provider No. 448120TX`. */
const NUMBERED = /\b(?:no|number|lic(?:ence)?|reg(?:istration)?)\b\.?:? \S*\d{3}\S*$/i;

/** What says of the name above it for whom or as what it trades: no name starts so, in whatever size. */
export const TRADES_FOR = /^(?:t\/as?|trading as|as trustees? (?:for|of)|at[fi])\b/i;

/** A name whose first lines stand above: joined where it starts as a rest or the line above ends unfinished. */
export function withLinesAbove(layout: Layout, segment: Segment, name: NameValue): NameValue {
  const above = lineAbove(layout, segment);
  if (!above || !(isOneSize(above, segment) || TRADES_FOR.test(name.text))) return name;
  const text = trimmedName(runOf(above.words));
  if (!text || !isNameLike(text.text) || isAddress(text.text) || isContact(text.text)) return name;
  if (LABELLED.test(above.text) || NUMBERED.test(above.text)) return name;
  const joins =
    readsOn(above.text, name.text) || (lacksForm(text.text, name.text) && hadNoRoom(layout, above, segment));
  if (!joins) return name;
  if (above.words.some((word) => name.words.includes(word))) return name;
  return withLinesAbove(layout, above, { text: join(text.text, name.text), words: [...text.words, ...name.words] });
}

/** Whether a line ends within the name as which somebody trades, for want of room: `trading as Example` / `General Practice`. */
const cutsTradingName = (layout: Layout, upper: Segment, name: string, lower: Segment): boolean =>
  TRADING_NAME.test(name) &&
  hadNoRoom(layout, upper, lower) &&
  !/^\d/.test(lower.text) &&
  isNameLike(nameBeforeNumber(runOf(lower.words))?.text ?? '');

const TRADING_NAME = /\b(?:t\/as?|trading as) \p{Lu}[^,|]*$/iu;

/** A name whose last lines stand below: joined where the line below starts as a rest or this one ends unfinished. */
export function withLinesBelow(layout: Layout, segment: Segment, name: NameValue): NameValue {
  const below = lineBelow(layout, segment);
  if (!below || !(isOneSize(below, segment) || TRADES_FOR.test(below.text))) return name;
  const joins =
    readsOn(name.text, below.text) ||
    (lacksForm(name.text, below.text) && hadNoRoom(layout, segment, below)) ||
    cutsTradingName(layout, segment, name.text, below);
  if (!joins || isAddress(below.text) || isContact(below.text)) return name;
  const run = runOf(below.words);
  const rest = isPlanWrapped(name.text, below.text) ? beforeNumber(run) : nameBeforeNumber(run);
  const text = rest && join(name.text, rest.text);
  if (!rest || !text || !isNameLike(text)) return name;
  return withLinesBelow(layout, below, { text, words: [...name.words, ...rest.words] });
}

/** Type larger than this many times the body's is that of a letterhead. */
const DISPLAY = 1.3;

/** The lines of large type that a line is one of, where each ends for want of room: a name over a narrow column's width. */
export function displayLines(layout: Layout, segment: Segment): Segment[] {
  if (segment.size < DISPLAY * layout.bodySize) return [segment];
  const lines = [segment];
  for (let [first] = lines; first; [first] = lines) {
    const above = lineAbove(layout, first);
    if (!above || !isOneSize(above, first) || !hadNoRoom(layout, above, first)) break;
    lines.unshift(above);
  }
  for (let last = lines.at(-1); last; last = lines.at(-1)) {
    const below = lineBelow(layout, last);
    if (!below || !isOneSize(last, below) || !hadNoRoom(layout, last, below)) break;
    lines.push(below);
  }
  return lines;
}
