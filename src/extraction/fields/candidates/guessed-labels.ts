import { bankOfBsb } from '../../../numbers/bsb.js';
import { classifyLabel } from '../lexicon/label-classifier.js';
import type { LabelConcept } from '../lexicon/labels.js';
import { isLabel } from '../lexicon/match-labels.js';
import { overlapX, unionOf } from '../structure/geometry.js';
import { type Layout, rightOf } from '../structure/layout.js';
import { isOneValue, type LabelHit, type Scan, wrappedLine } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { valueSources } from '../structure/values.js';
import { runOf, type Run } from '../text/run.js';
import { leadingAccountNumber, leadingBsb } from './digits.js';
import { leadingNumber } from './invoice-numbers.js';
import { isNameLike } from './names.js';

/** What is looked for under labels that no list holds, and whether a text starts with a value of it. */
const SOUGHT: Partial<Record<LabelConcept, (run: Run) => boolean>> = {
  invoice_number: (run) => leadingNumber(run) !== null,
  bsb: (run) => startsWithBsb(run),
  account_number: (run) => leadingAccountNumber(run) !== null,
  bsb_and_account: (run) => startsWithBsb(run),
  account_name: (run) => startsWithName(run),
  buyer: (run) => startsWithName(run),
};

const startsWithName = (run: Run): boolean => isNameLike(run.text.replace(/^[\s:-]+/, ''));

function startsWithBsb(run: Run): boolean {
  const bsb = leadingBsb(run);
  return bsb !== null && bankOfBsb(bsb.digits) !== null;
}

/**
 * A text is taken for a label from this probability on. Of labels held back from training 96 % that reached it were told rightly, and
 * what is taken for one has the form of its value besides.
 */
const LIKELY = 0.8;
/** A label has no more words than this. */
const MOST_WORDS = 6;
/** Labels that say too little to keep a longer one from being tried: `Invoice` in `Invoice Nbr`. */
const VAGUE: ReadonlySet<LabelConcept> = new Set<LabelConcept>([
  'invoice',
  'number',
  'account',
  'name',
  'reference',
  'bank',
]);

/** The first letters of a number that is printed with a space: `AO 26 1193`, `BG 7718`. */
const PREFIX = /^[A-Z]{1,3}$/;
/** Short words of a label of a number, in capitals. */
const WORD_FOR_NUMBER = /^(?:NO|NR|NBR|NUM|REF|ID|DOC|INV|TAX)$/;

/** Where a number starts among words: at its letters, where a known label stands right before those. */
function startOfNumber(words: readonly PlacedWord[]): number {
  const digits = words.findIndex(({ text }) => /\d/.test(text));
  const prefix = words[digits - 1]?.text ?? '';
  if (!PREFIX.test(prefix) || WORD_FOR_NUMBER.test(prefix)) return digits;
  const before = words.slice(0, digits - 1).map(({ text }) => text);
  return isLabel(before.join(' ')) ? digits - 1 : digits;
}

/** The words at the start of a segment that may be a label: up to a colon, or to the first number. */
function labelWords({ words }: Segment): PlacedWord[] {
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  const number = startOfNumber(words);
  const ends = [colon < 0 ? Infinity : colon + 1, number < 0 ? Infinity : number, words.length];
  return words.slice(0, Math.min(...ends));
}

/** The words of a label that wraps in its cell, such as `Invoice` over `identifier` in the head of a table. */
const wrappedWords = (upper: Segment, lower: Segment): PlacedWord[] => {
  const words = [...upper.words, ...lower.words];
  return words.some(({ text }) => /\d/.test(text) || text.endsWith(':')) ? [] : words;
};

const NUMBER = /^[A-Z]{0,4}[-/ ]?\d/;

/** Whether two lines have a number each on their right, as two labels have: `Account` and `Tax invoice`, one below the other. */
function haveNumberEach(layout: Layout, upper: Segment, lower: Segment): boolean {
  const [first, second] = [upper, lower].map((line) => rightOf(layout, line)[0]);
  return (
    first !== undefined &&
    second !== undefined &&
    NUMBER.test(first.text) &&
    NUMBER.test(second.text) &&
    !isOneValue(first, second)
  );
}

/** A label of what is missing, by its words: at the start of a segment, or wrapped in its cell. */
const guessIn = (scan: Scan, layout: Layout, segment: Segment, missing: ReadonlySet<LabelConcept>): LabelHit | null => {
  const lower = wrappedLine(layout, segment);
  const inLine = guess(scan, { layout, segment, lastSegment: segment, words: labelWords(segment) }, missing);
  // Where another cell of the lower line stands under the upper one, that is the head of several columns.
  const under = lower ? (layout.rows[lower.row] ?? []).filter(({ box }) => overlapX(box, segment.box) > 0) : [];
  if (inLine || !lower || under.length > 1 || haveNumberEach(layout, segment, lower)) return inLine;
  return guess(scan, { layout, segment, lastSegment: lower, words: wrappedWords(segment, lower) }, missing);
};

function guess(
  scan: Scan,
  { layout, segment, lastSegment, words }: Pick<LabelHit, 'layout' | 'segment' | 'lastSegment' | 'words'>,
  missing: ReadonlySet<LabelConcept>,
): LabelHit | null {
  const text = words.map((word) => word.text).join(' ');
  if (words.length === 0 || words.length > MOST_WORDS || text.replace(/\P{L}/gu, '').length < 2) return null;
  const known = [...new Set([segment, lastSegment])].flatMap((one) => scan.hitsBySegment.get(one) ?? []);
  const { concept, probability } = classifyLabel(text);
  const isWrapped = segment !== lastSegment;
  if (concept === 'none' || probability < LIKELY || !missing.has(concept)) return null;
  // A short label that is known may be a word of a longer one: `Name on the a/c`.
  const isWord = (hit: LabelHit): boolean => !isWrapped && hit.words.length < words.length && !hit.atStart;
  // A label that is known does not go on in the next line: that holds its value, or the first part of it.
  if (known.some((hit) => !VAGUE.has(hit.concept) && (isWrapped || (hit.concept !== concept && !isWord(hit)))))
    return null;
  const after = runOf(isWrapped ? [] : segment.words.slice(words.length));
  const hit: LabelHit = {
    layout,
    segment,
    lastSegment,
    concept,
    label: text.toLowerCase().replace(/[^a-z]/g, ''),
    words,
    box: unionOf(words.map((word) => word.box)),
    before: runOf([]),
    after,
    atStart: true,
    marked: text.endsWith(':'),
    atEnd: after.text === '',
  };
  return valueSources(scan, hit).some(({ run }) => SOUGHT[concept]?.(run)) ? hit : null;
}

/**
 * A scan with labels that no list holds, where a list's labels leave something out: they are told by the letters and words they share
 * with labels that are known, and by what stands beside them.
 */
export function withGuessedLabels(scan: Scan): Scan {
  const has = (concept: LabelConcept): boolean =>
    scan.hits.some(
      (hit) => hit.concept === concept && valueSources(scan, hit).some(({ run }) => SOUGHT[concept]?.(run)),
    );
  const sought = Object.keys(SOUGHT) as LabelConcept[];
  const missing = new Set(sought.filter((concept) => !has(concept)));
  if (missing.has('bsb_and_account') && !missing.has('bsb')) missing.delete('bsb_and_account');
  if (missing.size === 0) return scan;
  const found = scan.layouts.flatMap((layout) =>
    layout.segments.flatMap((segment) => guessIn(scan, layout, segment, missing) ?? []),
  );
  const hasBsb = !missing.has('bsb') || found.some(({ concept }) => concept === 'bsb');
  // A number alone under a label that is only likely to be an account's may be anybody's.
  const sure = found.filter(({ concept }) => concept !== 'account_number' || hasBsb);
  if (sure.length === 0) return scan;
  const hitsBySegment = new Map(scan.hitsBySegment);
  for (const hit of sure) for (const one of [hit.segment, hit.lastSegment]) hitsBySegment.set(one, [hit]);
  const replaced = new Set(sure.flatMap(({ segment, lastSegment }) => [segment, lastSegment]));
  return { ...scan, hits: [...scan.hits.filter(({ segment }) => !replaced.has(segment)), ...sure], hitsBySegment };
}
