import { mendedRun } from '../candidates/broken-numbers.js';
import { endsDate, invoiceNumbers, leadingNumber, type InvoiceNumberCandidate } from '../candidates/invoice-numbers.js';
import type { Layout } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { fold } from '../text/fold.js';
import { runOf } from '../text/run.js';

/** A number on the page, whatever stands beside it. */
export interface PrintedNumber {
  value: string;
  words: PlacedWord[];
  layout: Layout;
  segment: Segment;
  /** What a label that is known says for it; 0 where none does. */
  labelled: number;
  /** How often the document prints it. */
  printings: number;
}

/** More numbers than this are on no invoice; what comes after is not looked at. */
const MOST = 400;

/** What makes two printings of a number one: look-alike characters count as equal, since one of them may be misread. */
export const keyOf = (value: string): string => fold(value).replace(/[\s-]/g, '');

/** How many words on a number is looked at. */
const REACH = 8;

const startsThere = (text: string): boolean => /\d/.test(text) || /^[A-Z]{1,4}$/.test(text);

function numbersOn(layout: Layout): Omit<PrintedNumber, 'printings'>[] {
  const all = layout.segments.flatMap((segment) =>
    segment.words.flatMap((word, at) => {
      const mended = mendedRun(layout, segment, word);
      if (!mended && (!startsThere(word.text) || endsDate(segment, word))) return [];
      const found = leadingNumber(mended ?? runOf(segment.words.slice(at, at + REACH)));
      return found?.words[0] === word ? [{ ...found, layout, segment, labelled: 0 }] : [];
    }),
  );
  // What is the rest of a number is none of its own.
  const rests = new Set(all.flatMap(({ words, segment }) => words.filter((word) => !segment.words.includes(word))));
  return all.filter(({ words: [first] }) => !first || !rests.has(first));
}

/**
 * Every number that may be an invoice's: those behind known labels, and whatever else has the form of one.
 * @param taken digits of other fields, which are never the invoice's number
 */
export function printedNumbers(scan: Scan, taken: ReadonlySet<string>): PrintedNumber[] {
  const isFree = ({ value }: { value: string }): boolean =>
    !taken.has(value.replace(/\D/g, '')) || /\p{L}/u.test(value);
  const labelled = invoiceNumbers(scan).filter(isFree);
  const found = new Map<PlacedWord, Omit<PrintedNumber, 'printings'>>();
  for (const one of scan.layouts.flatMap(numbersOn).filter(isFree).slice(0, MOST))
    if (one.words[0]) found.set(one.words[0], one);
  // A label above a number that is broken in its column says of the whole what it says of the rest.
  const wholeOf = new Map(
    [...found.values()].flatMap((one) =>
      one.words.filter((word) => !one.segment.words.includes(word)).map((word) => [word, one] as const),
    ),
  );
  for (const one of labelled) {
    const [first] = one.words;
    if (!first) continue;
    const whole = wholeOf.get(first);
    if (whole) {
      whole.labelled = Math.max(whole.labelled, one.score);
      continue;
    }
    const other = found.get(first);
    if (!other || other.labelled < one.score) found.set(first, { ...one, ...atWord(scan, one), labelled: one.score });
  }
  const all = [...found.values()];
  const counts = new Map<string, number>();
  for (const { value } of all) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return all.map((one) => ({ ...one, printings: counts.get(keyOf(one.value)) ?? 1 }));
}

/** Where a number stands, which is not where its label does. */
function atWord(scan: Scan, one: InvoiceNumberCandidate): { segment: Segment } {
  const [word] = one.words;
  return { segment: (word && scan.segmentOf.get(word)) ?? one.segment };
}
