import { type LabelClass, labelProbabilities } from '../lexicon/label-classifier.js';
import { overlapX } from '../structure/geometry.js';
import { leftOf, type Layout, rightOf } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';

/** Words near a value that may say what it is. */
export interface Neighbour {
  text: string;
  words: PlacedWord[];
  segment: Segment;
  /** Gap to the value, in font heights. */
  gap: number;
}

export interface Neighbours {
  /** In the value's own segment. */
  before: Neighbour | null;
  /** Left of it on its row. */
  left: Neighbour | null;
  /** Above it in its column. */
  above: Neighbour | null;
}

/** Words of a label. */
const MOST_WORDS = 6;
/** How far above a value its label may stand, in font heights. */
const REACH_ABOVE = 4;

const endsPart = (text: string): boolean => /\d/.test(text) || /[;,|\u2022\u00b7]$/.test(text);

/** The last words of a line, back to a number or a mark that parts it. */
function lastWords(words: readonly PlacedWord[]): PlacedWord[] {
  const from = words.findLastIndex(({ text }) => endsPart(text)) + 1;
  return words.slice(Math.max(from, words.length - MOST_WORDS));
}

const neighbour = (words: PlacedWord[], segment: Segment, gap: number): Neighbour | null =>
  words.length === 0 ? null : { text: words.map((word) => word.text).join(' '), words, segment, gap };

/** What stands before, left of and above a word. */
export function neighboursOf(layout: Layout, segment: Segment, word: PlacedWord | undefined): Neighbours {
  if (!word) return { before: null, left: null, above: null };
  const at = segment.words.indexOf(word);
  const own = lastWords(segment.words.slice(0, Math.max(0, at)));
  const size = Math.max(1, segment.size);
  const [left] = at <= 0 ? leftOf(layout, segment) : [];
  const above = layout.rows
    .slice(Math.max(0, segment.row - 6), segment.row)
    .flat()
    .findLast((one) => overlapX(one.box, word.box) > 0 && word.box.y0 - one.box.y1 < REACH_ABOVE * size);
  return {
    before: neighbour(own, segment, 0),
    left: left ? neighbour(left.words.slice(-MOST_WORDS), left, (segment.box.x0 - left.box.x1) / size) : null,
    above: above ? neighbour(above.words.slice(0, MOST_WORDS), above, (word.box.y0 - above.box.y1) / size) : null,
  };
}

/** What goes on behind a word: in its own segment, or else right of it on its row. */
export function behindOf(layout: Layout, segment: Segment, word: PlacedWord | undefined): Neighbour | null {
  if (!word) return null;
  const own = segment.words.slice(segment.words.indexOf(word) + 1, segment.words.indexOf(word) + 1 + MOST_WORDS);
  const [right] = own.length === 0 ? rightOf(layout, segment) : [];
  return right
    ? neighbour(right.words.slice(0, MOST_WORDS), right, (right.box.x0 - segment.box.x1) / Math.max(1, segment.size))
    : neighbour(own, segment, 0);
}

/** How far above a line the label that opens its lines may stand. */
const LINES_ABOVE = 3;

/** The line that opens those which a segment stands in, such as `Bill to` two lines above a name: the highest one near above it in its column. */
export function openerOf(layout: Layout, segment: Segment): Neighbour | null {
  const lines = (layout.blocks[segment.block] ?? []).filter(
    (one) => one.row < segment.row && Math.abs(one.box.x0 - segment.box.x0) < segment.size,
  );
  const opener = lines.at(-LINES_ABOVE) ?? lines[0];
  return opener
    ? neighbour(opener.words.slice(0, MOST_WORDS), opener, (segment.box.y0 - opener.box.y1) / Math.max(1, segment.size))
    : null;
}

/** Concepts that are told apart where a neighbour's words are described. */
const GROUPS = {
  number: ['invoice_number'],
  invoice: ['invoice', 'number'],
  reference: ['reference', 'payment_reference'],
  other: ['other_number', 'customer_account', 'bpay', 'payid', 'phone', 'date', 'amount', 'abn', 'buyer_abn', 'acn'],
  bsb: ['bsb', 'bsb_and_account'],
  account: ['account_number', 'account'],
  name: ['account_name', 'payee', 'name'],
  bank: ['bank', 'foreign_bank'],
  buyer: ['buyer', 'third_party_abn', 'address'],
  supplier: ['supplier'],
} as const satisfies Record<string, readonly LabelClass[]>;

export type Group = keyof typeof GROUPS;
const GROUP_NAMES = Object.keys(GROUPS) as Group[];

const guesses = new WeakMap<Scan, Map<string, Record<string, number>>>();

/** How likely a text announces each group of concepts, or `none`, as the classifier of labels sees it. */
export function guessed(scan: Scan, text: string): Record<string, number> {
  const ofScan = guesses.get(scan) ?? new Map<string, Record<string, number>>();
  guesses.set(scan, ofScan);
  const known = ofScan.get(text);
  if (known) return known;
  const found: Record<string, number> = {};
  for (const [concept, probability] of labelProbabilities(text)) {
    const group = GROUP_NAMES.find((name) => (GROUPS[name] as readonly LabelClass[]).includes(concept)) ?? concept;
    found[group] = (found[group] ?? 0) + probability;
  }
  ofScan.set(text, found);
  return found;
}

/** The names of what `describeNeighbour` gives, in its order. */
export const neighbourFeatures = (place: string, groups: readonly Group[]): string[] => [
  `${place}:gap`,
  `${place}:words`,
  `${place}:colon`,
  `${place}:digits`,
  `${place}:says invoice`,
  `${place}:says number`,
  `${place}:none, guessed`,
  ...groups.flatMap((group) => [`${place}:${group}, known`, `${place}:${group}, guessed`]),
];

const SAYS_INVOICE = /\binv|rechn|fact|fakt|fatt|\bbill/i;
const SAYS_NUMBER = /\b(?:n[or°º]|num|nbr|id|ref)\b|#|n[°º]|numb|num[eé]r/i;

/** A neighbour in figures: its distance, its form, and what it is known or likely to announce. */
export function describeNeighbour(scan: Scan, one: Neighbour | null, groups: readonly Group[]): number[] {
  if (!one) return [-1, ...new Array<number>(6 + 2 * groups.length).fill(0)];
  const hits = (scan.hitsBySegment.get(one.segment) ?? []).filter((hit) =>
    hit.words.some((word) => one.words.includes(word)),
  );
  const guess = guessed(scan, one.text);
  const described = [
    one.gap,
    one.words.length,
    /:\s*$/.test(one.text) ? 1 : 0,
    /\d/.test(one.text) ? 1 : 0,
    SAYS_INVOICE.test(one.text) ? 1 : 0,
    SAYS_NUMBER.test(one.text) ? 1 : 0,
    guess['none'] ?? 0,
  ];
  for (const group of groups) {
    const isKnown = hits.some((hit) => (GROUPS[group] as readonly LabelClass[]).includes(hit.concept));
    described.push(isKnown ? 1 : 0, guess[group] ?? 0);
  }
  return described;
}
