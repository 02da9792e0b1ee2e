import { domainFit } from '../candidates/domains.js';
import { isBankName } from '../candidates/bank-names.js';
import {
  endsInForm,
  hasLegalForm,
  isAddress,
  isContact,
  isNameLike,
  isPerson,
  type NameValue,
  withoutState,
} from '../candidates/names.js';
import { isPrintedElsewhere } from '../candidates/printings.js';
import { COMMON_NAME_WORDS, TITLE_WORDS } from '../lexicon/name-words.js';
import type { Layout } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { hadNoRoom } from '../structure/wraps.js';
import { nameKey, plain } from '../text/fold.js';
import {
  behindOf,
  describeNeighbour,
  guessed,
  type Group,
  type Neighbour,
  neighbourFeatures,
  neighboursOf,
  openerOf,
} from './label-context.js';
import { lineBelow } from '../candidates/name-lines.js';

/** A name where it is printed. */
export interface PrintedName extends NameValue {
  layout: Layout;
  segment: Segment;
}

/** What every name is described by, whosever it may be. */
export interface NameFacts {
  scan: Scan;
  buyerZone: ReadonlySet<Segment>;
  supplierZone: ReadonlySet<Segment>;
  domains: readonly string[];
}

/** Letters that two words start with alike if one may be short for the other: `Physio`, `Pools` for `Pool`. */
const ALIKE = 4;

const isShortFor = (word: string, other: string): boolean =>
  word === other ||
  (word.length === 1 && other.startsWith(word)) ||
  (word.length >= ALIKE && other.startsWith(word.slice(0, ALIKE)));

/** The share of a name's words that stand in another one too, there perhaps longer: all of `M Sundaram` in `Dr Meera Sundaram`. */
export function shareIn(name: string, others: readonly string[]): number {
  const words = nameKey(name).split(' ');
  const shares = others.map((other) => {
    const all = nameKey(other).split(' ');
    return words.filter((word) => all.some((one) => isShortFor(word, one))).length / words.length;
  });
  return Math.max(0, ...shares);
}

const largest = new WeakMap<Layout, number>();

/** The size of the largest type on a page. */
function largestOn(layout: Layout): number {
  const known = largest.get(layout);
  if (known !== undefined) return known;
  const found = layout.segments.reduce((most, one) => Math.max(most, one.size), 1);
  largest.set(layout, found);
  return found;
}

const yes = (is: boolean | undefined): number => (is ? 1 : 0);
const lastOf = ({ words }: NameValue): PlacedWord | undefined => words.at(-1);
const TITLE = new RegExp(`\\b(?:${TITLE_WORDS.slice(0, 12).join('|')})\\b`);

const OWN: Readonly<Record<string, (one: PrintedName, facts: NameFacts) => number>> = {
  words: ({ text }) => text.split(' ').length,
  characters: ({ text }) => text.length,
  'legal form': ({ text }) => yes(hasLegalForm(text)),
  'ends in a form': ({ text }) => yes(endsInForm(text)),
  'a person': ({ text }) => yes(isPerson(text)),
  'a bank': ({ text }) => yes(isBankName(text)),
  'like a name': ({ text }) => yes(isNameLike(withoutState(text))),
  'words of a title': ({ text }) => yes(TITLE.test(plain(text))),
  'share of common words': ({ text }) => {
    const words = nameKey(text).split(' ');
    return words.filter((word) => COMMON_NAME_WORDS.has(word)).length / words.length;
  },
  digits: ({ text }) => text.replace(/\D/g, '').length,
  capitals: ({ text }) => text.replace(/\P{Lu}/gu, '').length / Math.max(1, text.replace(/\P{L}/gu, '').length),
  'no label, guessed': ({ text }, { scan }) => guessed(scan, text)['none'] ?? 0,
  'its first word no label, guessed': ({ text }, { scan }) => guessed(scan, text.split(' ', 1)[0] ?? '')['none'] ?? 0,
  'starts with a small letter': ({ text }) => yes(/^\p{Ll}/u.test(text)),
  'words in small letters': ({ text }) => text.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length,
  'starts with a digit': ({ text }) => yes(/^\d/.test(text)),
  'a comma inside': ({ text }) => yes(text.includes(',')),
  'fits a domain': ({ text }, { domains }) => domainFit(text, domains),
  'printed elsewhere': (one, { scan }) => yes(isPrintedElsewhere(scan, one)),
  'in the buyer’s lines': ({ segment }, { buyerZone }) => yes(buyerZone.has(segment)),
  'in the supplier’s lines': ({ segment }, { supplierZone }) => yes(supplierZone.has(segment)),
  height: ({ segment, layout }) => segment.box.y0 / layout.page.height,
  side: ({ words, layout }) => (words[0]?.box.x0 ?? 0) / layout.page.width,
  page: ({ layout }, { scan }) => layout.page.number - (scan.pages[0]?.number ?? 1),
  size: ({ segment, layout }) => segment.size / layout.bodySize,
  'size beside the largest': ({ segment, layout }) => segment.size / largestOn(layout),
  bold: ({ words }) => yes(words.every((word) => word.word.bold)),
  'starts its segment': (one) => yes(one.words[0] === one.segment.words[0]),
  'words before it in its segment': (one) => Math.max(0, one.segment.words.indexOf(one.words[0] as PlacedWord)),
  'words behind it in its segment': (one) => {
    const at = one.segment.words.indexOf(lastOf(one) as PlacedWord);
    return at < 0 ? 0 : one.segment.words.length - 1 - at;
  },
  lines: ({ words }, { scan }) => new Set(words.map((word) => scan.segmentOf.get(word))).size,
  'had no room for the next line': (one, { scan }) => {
    const last = lastOf(one);
    const segment = last && scan.segmentOf.get(last);
    const below = segment && lineBelow(one.layout, segment);
    return yes(segment && below && hadNoRoom(one.layout, segment, below));
  },
  'cells of its row': ({ segment, layout }) => (layout.rows[segment.row] ?? []).length,
  'lines of its block': ({ segment, layout }) => (layout.blocks[segment.block] ?? []).length,
  'place in its block': ({ segment, layout }) => (layout.blocks[segment.block] ?? []).indexOf(segment),
  'address in its block': ({ segment, layout }) =>
    yes((layout.blocks[segment.block] ?? []).some((one) => isAddress(one.text))),
  'contact in its block': ({ segment, layout }) =>
    yes((layout.blocks[segment.block] ?? []).some((one) => isContact(one.text))),
};

const OWN_FEATURES = Object.values(OWN);

const PLACES = ['before', 'left', 'above', 'opener', 'behind'] as const;
const GROUPS: readonly Group[] = [
  'name',
  'bank',
  'buyer',
  'supplier',
  'bsb',
  'account',
  'other',
  'number',
  'reference',
];

/** The names of what `describeName` gives, in its order. */
export const NAME_FEATURES: readonly string[] = [
  ...Object.keys(OWN),
  ...PLACES.flatMap((place) => neighbourFeatures(place, GROUPS)),
];

/** What stands around a name, place by place. */
function placesOf(one: PrintedName, { scan }: NameFacts): Record<(typeof PLACES)[number], Neighbour | null> {
  const [word] = one.words;
  const segment = (word && scan.segmentOf.get(word)) ?? one.segment;
  const last = lastOf(one);
  return {
    ...neighboursOf(one.layout, segment, word),
    opener: openerOf(one.layout, segment),
    behind: behindOf(one.layout, (last && scan.segmentOf.get(last)) ?? segment, last),
  };
}

/** A name in figures: its form, its place, and what stands around it. */
export function describeName(one: PrintedName, facts: NameFacts): number[] {
  const near = placesOf(one, facts);
  return [
    ...OWN_FEATURES.map((feature) => feature(one, facts)),
    ...PLACES.flatMap((place) => describeNeighbour(facts.scan, near[place], GROUPS)),
  ];
}

/** A name in words: its own, its line's, those that stand around it, and the line below. */
export function wordsOfName(one: PrintedName, facts: NameFacts): string[] {
  const near = placesOf(one, facts);
  const below = lineBelow(one.layout, one.segment);
  return [one.text, one.segment.text, ...PLACES.map((place) => near[place]?.text ?? ''), below?.text ?? ''];
}
