import { wordsOfBank } from '../assignment/named-bank.js';
import type { PaymentSet } from '../assignment/payment-set.js';
import { bracketedName, endOfName, nameIn } from '../candidates/account-names.js';
import type { BankMention } from '../candidates/bank-mention.js';
import { withLinesBelow } from '../candidates/name-lines.js';
import { startsWithBank } from '../candidates/bank-names.js';
import { isPrintedElsewhere } from '../candidates/printings.js';
import { hasLegalForm, isAddress, isNameLike, type NameValue, trimmedName, withoutState } from '../candidates/names.js';
import { COMMON_NAME_WORDS } from '../lexicon/name-words.js';
import type { Layout } from '../structure/layout.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { nameKey } from '../text/fold.js';
import { type Run, runOf } from '../text/run.js';
import { isOfSentence } from './no-names.js';
import { describeName, NAME_FEATURES, type NameFacts, type PrintedName, shareIn } from './name-features.js';
import { matchesIn } from '../text/matches.js';

/** A name that may be the account's, with what its label says for it where it has a known one. */
export interface AccountName extends PrintedName {
  labelled: number;
  /** Whether rules give it to the account. */
  ruled: boolean;
  /** What follows it in its line. */
  follows: string;
}

/** What the names of an account are described by beside what every name is. */
export interface AccountNameFacts extends NameFacts {
  set: PaymentSet;
  sets: readonly PaymentSet[];
  /** Every account that is printed, to be paid into or not. */
  listed: readonly PaymentSet[];
  mentions: readonly BankMention[];
  businessName: string | null;
  /** Every name on the document that may be a business's. */
  businessNames: readonly string[];
}

/** How far above and below an account its name may stand, in font heights. */
const REACH = { above: 9, below: 6 };
/** Lines of so many words go on in the next one. */
const SENTENCE = 7;
/** A name has no more words than this. */
const MOST_WORDS = 16;
/** More words than this are in no line that gives an account, and more segments not near one. */
const MOST_OF_LINE = 60;
const MOST_SEGMENTS = 120;
/** More names than this are near no account; what comes after is not looked at. */
const MOST = 250;

/** At most this many names of businesses, the likeliest first, are compared with a name. */
const MOST_KIN = 12;

const partsOf = (set: PaymentSet): BankMention[] => [set.bsb, set.account].filter((one) => one !== null);

/** The segments near an account. */
function segmentsNear(set: PaymentSet): { layout: Layout; segments: Segment[] } | null {
  const parts = partsOf(set);
  const [first] = parts;
  if (!first) return null;
  const boxes = parts.flatMap((one) => [one.box, ...one.words.map((word) => word.box)]);
  const size = Math.max(6, first.segment.size);
  const top = Math.min(...boxes.map((box) => box.y0)) - REACH.above * size;
  const bottom = Math.max(...boxes.map((box) => box.y1)) + REACH.below * size;
  const segments = first.layout.segments
    .filter((one) => one.box.y1 > top && one.box.y0 < bottom && one.words.length <= MOST_OF_LINE)
    .slice(0, MOST_SEGMENTS);
  return { layout: first.layout, segments };
}

/** A segment's text with the next line of its paragraph, where it is one; a line that starts with the bank goes on no name. */
function runFrom(layout: Layout, segment: Segment): Run {
  const block = layout.blocks[segment.block] ?? [];
  const next = block[block.indexOf(segment) + 1];
  return segment.words.length >= SENTENCE && next && !startsWithBank(next.text)
    ? runOf([...segment.words, ...next.words])
    : runOf(segment.words);
}

const MAY_END = /[,;(.]|\s[-\u2010-\u2015|]\s|\s(?:at|with|by|and|or|on|within|using|quoting|as|in|BSB|A\/C)\b/g;

function namesIn(facts: AccountNameFacts, layout: Layout, segment: Segment): AccountName[] {
  const run = runFrom(layout, segment);
  return segment.words.flatMap((word, at): AccountName[] => {
    const start = run.spans[at]?.start ?? 0;
    // Some type the name of an account in small letters, in a line of its own.
    if (at > 0 && !/^[\p{P}\p{S}]*[\p{Lu}\d]/u.test(word.text)) return [];
    const most = run.spans[Math.min(run.spans.length, at + MOST_WORDS) - 1]?.end ?? run.text.length;
    const end = Math.min(most, endOfName(facts.scan, run, start));
    const ownEnd = run.spans[segment.words.length - 1]?.end ?? end;
    const stops = matchesIn(run.text.slice(start, end), MAY_END).map((match) => start + match.index);
    const ends = [...new Set([end, Math.min(end, ownEnd), ...stops.slice(0, 3)])];
    const bracketed = word.text.startsWith('(') ? bracketedName(run, start) : null;
    if (bracketed)
      return [{ ...bracketed, layout, segment, labelled: 0, ruled: false, follows: followsOf(run, bracketed) }];
    const names = ends.flatMap((to): NameValue[] => {
      const name = nameIn(run, start, to);
      if (!name || name.words[0] !== word) return [];
      const whole = name.words.at(-1) === segment.words.at(-1) ? withLinesBelow(layout, segment, name) : name;
      return whole.text === name.text ? [name] : [name, whole];
    });
    return names.map((name) => ({
      ...name,
      layout,
      segment,
      labelled: 0,
      ruled: false,
      follows: followsOf(run, name),
    }));
  });
}

function followsOf(run: Run, { words }: NameValue): string {
  const last = words.at(-1);
  return run.text.slice(run.spans.find((span) => span.word === last)?.end ?? run.text.length);
}

/** A name in small letters has no more words than this, and a line of its own without a label. */
const MOST_SMALL = 5;

/** A line as a name in small letters, as some type theirs. */
function smallName({ scan }: AccountNameFacts, layout: Layout, segment: Segment): AccountName[] {
  const hits = scan.hitsBySegment.get(segment) ?? [];
  const words = hits.length > 0 ? smallWordsBehindColon(segment) : segment.words;
  const run = runOf(words);
  if (words.length === 0 || words.length > MOST_SMALL || !IS_SMALL.test(run.text)) return [];
  const name = trimmedName(run);
  return name ? [{ ...name, layout, segment, labelled: 0, ruled: false, follows: '' }] : [];
}

/** The words between a colon and a comma in a line, as in `A/C: ingrids upholstery, BSB 062-000`; none where there are no two such words. */
function smallWordsBehindColon({ words }: Segment): PlacedWord[] {
  const from = words.findIndex(({ text }) => text.endsWith(':')) + 1;
  const to = words.findIndex(({ text }, at) => at >= from && text.endsWith(','));
  return from > 0 && to > from ? words.slice(from, to + 1) : [];
}

const IS_SMALL = /^(?=.*\p{L}.*\p{L}.*\p{L})[\p{Ll}\d &'.,-]+$/u;

/** The names that labels or rules give, and whatever else near the account has the form of one. */
export function accountNameCandidates(facts: AccountNameFacts): AccountName[] {
  const { scan, set, mentions } = facts;
  const near = segmentsNear(set);
  if (!near) return [];
  const found = new Map<string, AccountName>();
  const add = (one: AccountName): void => {
    const [word] = one.words;
    const key = `${word?.box.x0} ${word?.box.y0} ${nameKey(one.text)}`;
    const other = found.get(key);
    if (!other || other.labelled < one.labelled || (one.ruled && !other.ruled))
      found.set(key, { ...one, ruled: one.ruled || (other?.ruled ?? false), follows: other?.follows ?? one.follows });
  };
  for (const segment of near.segments)
    for (const name of [...namesIn(facts, near.layout, segment), ...smallName(facts, near.layout, segment)]) add(name);
  for (const one of mentions.filter(({ part }) => part === 'name')) {
    const [word] = one.words;
    const segment = (word && scan.segmentOf.get(word)) ?? one.segment;
    const name = { text: one.value, words: one.words, layout: one.layout, segment };
    const isRuled = set.name !== null && set.name.words[0] === word && set.name.value === one.value;
    add({ ...name, labelled: one.strength, ruled: isRuled, follows: followsOf(runFrom(one.layout, segment), name) });
  }
  const ofOthers = namesOfOtherAccounts(facts);
  const all = [...found.values()]
    .filter((one) => !startsWithinBank(one, set))
    .map((one) => withoutBank(one, facts))
    .filter((one) => !isBranch(one, facts) && !isPlace(one, facts));
  const printed = new Set(all.map(({ text }) => text));
  return all
    .filter((one) => !printed.has(withoutLabel(one.text)) || isPrintedElsewhere(scan, one))
    .filter((one) => !one.words.some((word) => ofOthers.has(word)) && !isOfSentence(one) && !isBelowAll(one, set))
    .slice(0, MOST);
}

/** The words of a label before a name: `Bank is Example Pty Ltd`, `2) Direct deposit Example Pty Ltd`, `Title Example Pty Ltd`. */
const LABEL =
  /^(?:\d\)\s+)?(?:(?:bank|account|a\/c|acct?)(?: (?:name|title|is))?|title|payee|creditor|beneficiary|direct deposit|eft|deposit to|client \d+)(?: is)?(?:[:.]| [-\u2013])?\s+(?=\p{Lu})/iu;

/** A name without the label before it; empty where it has none. */
const withoutLabel = (name: string): string => (LABEL.test(name) ? name.replace(LABEL, '') : '');

/** A branch has a name of so many words at most: `Port Macquarie`. */
const WORDS_OF_BRANCH = 2;
/** A label that is surely that of an account's name. */
const SURE_LABEL = 0.9;

/** Whether what no label calls the account's name is the bank of its BSB with the place of the branch: `Westpac Wanneroo`. */
function isBranch(one: AccountName, { scan, set }: AccountNameFacts): boolean {
  const ofBank = wordsOfBank(one.text, set.bsb?.value ?? '');
  return (
    ofBank > 0 &&
    one.labelled < SURE_LABEL &&
    one.words.length <= ofBank + WORDS_OF_BRANCH &&
    !hasLegalForm(one.text) &&
    !isPrintedElsewhere(scan, one)
  );
}

/** Whether what no label calls the account's name is a place with its state, without a word of the business's or of many others' names. */
function isPlace({ text, labelled }: AccountName, { businessName }: AccountNameFacts): boolean {
  const own = new Set(nameKey(businessName ?? '').split(' '));
  const isOfBusiness = (word: string): boolean => own.has(word) || COMMON_NAME_WORDS.has(word);
  return labelled === 0 && isAddress(text) && !nameKey(withoutState(text)).split(' ').some(isOfBusiness);
}

/** Whether a name starts with a later word of the bank's: `George Example` behind `St`. */
function startsWithinBank({ words: [first], segment }: AccountName, set: PaymentSet): boolean {
  const at = segment.words.findIndex((word) => word === first);
  return [1, 2, 3].some((before) => {
    const line = runOf(segment.words.slice(Math.max(0, at - before))).text;
    return at >= before && wordsOfBank(line, set.bsb?.value ?? '') > before;
  });
}

const NAMES_BANK = /^bank$/i;

/** A word that begins the name of a place, which the document may write out elsewhere: `BankWest Mt Example Locksmiths`. */
const STARTS_PLACE = /^(?:mt|mount|st|saint|pt|port|nth|north|sth|south|east|west|the)\.?$/i;

/**
 * A name without the bank of the account, and the place of its branch, before it: where the document prints it without them elsewhere, or a
 * company's name stands behind `Bank`.
 */
function withoutBank(one: AccountName, { scan, set }: AccountNameFacts): AccountName {
  const ofBank = wordsOfBank(one.text, set.bsb?.value ?? '');
  const printed = one.text.split(' ');
  if (ofBank === 0 || printed.length !== one.words.length || isPrintedElsewhere(scan, one)) return one;
  for (let from = ofBank; from <= ofBank + WORDS_OF_BRANCH && from < printed.length; from++) {
    const rest = behind(one, from);
    const isWhole = from === ofBank && NAMES_BANK.test(printed[from - 1] ?? '') && hasLegalForm(rest.text);
    const isWithin = from > ofBank && STARTS_PLACE.test(printed[from - 1] ?? '');
    if (isNameLike(rest.text) && (isWhole || isPrintedElsewhere(scan, rest)))
      return isWithin ? behind(one, from - 1) : rest;
  }
  return one;
}

/** What is left of a name behind so many of its words. */
const behind = (one: AccountName, words: number): AccountName => ({
  ...one,
  text: one.text.split(' ').slice(words).join(' '),
  words: one.words.slice(words),
});

/** A name that no label announces stands no further below the account than this, in font heights: below it starts something else. */
const REACH_UNLABELLED = 2.5;

const isBelowAll = ({ labelled, ruled, segment }: AccountName, set: PaymentSet): boolean =>
  labelled === 0 &&
  !ruled &&
  segment.box.y0 >
    REACH_UNLABELLED * segment.size + Math.max(...partsOf(set).flatMap(({ words }) => words.map(({ box }) => box.y1)));

/** The words of names that rules give to another account and not to this one: those of the trust account beside the office's. */
function namesOfOtherAccounts({ set, listed }: AccountNameFacts): Set<PlacedWord> {
  const own = new Set(set.name?.words);
  const others = set.name ? listed.filter(({ account }) => account?.value !== set.account?.value) : [];
  return new Set(others.flatMap(({ name }) => name?.words ?? []).filter((word) => !own.has(word)));
}

const yes = (is: boolean): number => (is ? 1 : 0);

/** How far a name stands above a part of the account, in font heights. */
function above(one: AccountName, part: BankMention | null): number {
  const [word, name] = [part?.words[0], one.words[0]];
  return word && name && part?.layout === one.layout ? (word.box.y0 - name.box.y0) / Math.max(6, one.segment.size) : 99;
}

/** How far a name stands left of a part of the account, in font heights. */
function leftOfPart(one: AccountName, part: BankMention | null): number {
  const [word, name] = [part?.words[0], one.words[0]];
  return word && name && part?.layout === one.layout ? (word.box.x0 - name.box.x0) / Math.max(6, one.segment.size) : 99;
}

const isWithin = (one: AccountName, whole: AccountName): boolean =>
  one.words.length < whole.words.length && one.words.every((word: PlacedWord) => whole.words.includes(word));

/** What is worked out once for all names near an account. */
interface Known extends AccountNameFacts {
  labelledOf: ReadonlyMap<string, number>;
  best: readonly { key: string; labelled: number }[];
  /** Segments that hold a number. */
  numbers: readonly Segment[];
}

function knownOf(all: readonly AccountName[], facts: AccountNameFacts): Known {
  const labelledOf = new Map<string, number>();
  for (const { text, labelled } of all)
    labelledOf.set(nameKey(text), Math.max(labelled, labelledOf.get(nameKey(text)) ?? 0));
  const best = [...labelledOf].map(([key, labelled]) => ({ key, labelled })).sort((a, b) => b.labelled - a.labelled);
  const layout = all[0]?.layout;
  return {
    ...facts,
    businessNames: [...new Set(facts.businessNames.map(nameKey))],
    labelledOf,
    best: best.slice(0, 2),
    numbers: layout?.segments.filter((other) => /\d{4}/.test(other.text)) ?? [],
  };
}

const OWN: Readonly<Record<string, (one: AccountName, facts: Known, all: readonly AccountName[]) => number>> = {
  'what a known label says': ({ labelled }) => labelled,
  'what a known label says of the best other': (one, { best }) =>
    (best[0]?.key === nameKey(one.text) ? best[1]?.labelled : best[0]?.labelled) ?? 0,
  'what a known label says of another printing': (one, { labelledOf }) => labelledOf.get(nameKey(one.text)) ?? 0,
  'given by rules': ({ ruled }) => yes(ruled),
  'rules give one': (_, { set }) => yes(set.name !== null),
  'above the BSB': (one, { set }) => above(one, set.bsb),
  'above the account number': (one, { set }) => above(one, set.account),
  'left of the BSB': (one, { set }) => leftOfPart(one, set.bsb),
  'left of the account number': (one, { set }) => leftOfPart(one, set.account),
  'in the block of the BSB': (one, { set }) =>
    yes(set.bsb?.layout === one.layout && set.bsb.segment.block === one.segment.block),
  'in the segment of the BSB': (one, { scan, set }) =>
    yes(set.bsb?.words[0] !== undefined && scan.segmentOf.get(set.bsb.words[0]) === one.segment),
  'another number between it and the account': (one, { scan, set, numbers }) => {
    const own = set.account?.words[0] ?? set.bsb?.words[0];
    const at = own && scan.segmentOf.get(own);
    const [from, to] = [Math.min(one.segment.id, at?.id ?? 0), Math.max(one.segment.id, at?.id ?? 0)];
    return numbers.filter((other) => other.id > from && other.id < to).length;
  },
  'the business’s name': (one, { businessName }) =>
    yes(businessName !== null && nameKey(businessName) === nameKey(one.text)),
  'starts as the business’s name': (one, { businessName }) =>
    yes(businessName !== null && `${nameKey(one.text)} `.startsWith(`${nameKey(businessName)} `)),
  'part of the business’s name': (one, { businessName }) =>
    yes(businessName !== null && ` ${nameKey(businessName)} `.includes(` ${nameKey(one.text)} `)),
  'the name of some business': (one, { businessNames }) =>
    yes(businessNames.some((name) => name === nameKey(one.text))),
  'share of its words in the business’s name': ({ text }, { businessName }) =>
    businessName === null ? 0 : shareIn(text, [businessName]),
  'share of its words in some business’s name': ({ text }, { businessNames }) =>
    shareIn(text, businessNames.slice(0, MOST_KIN)),
  'accounts on the document': (_, { sets }) => sets.length,
  'holds another name': (one, _, all) => yes(all.some((other) => isWithin(other, one))),
  'part of another name': (one, _, all) => yes(all.some((other) => isWithin(one, other))),
  'at the end of its line': ({ follows }) => yes(follows.trim() === ''),
  'followed by a mark': ({ follows }) => yes(/^\s*[.,;:|()-]/.test(follows)),
  'followed by a small letter': ({ follows }) => yes(/^\s*\p{Ll}/u.test(follows)),
  'followed by a capital': ({ follows }) => yes(/^\s*\p{Lu}/u.test(follows)),
  'followed by a digit': ({ follows }) => yes(/^\s*\(?\d/.test(follows)),
  'names near the account': (_, __, all) => all.length,
};

/** The names of the features of an account's name, in the order of `describeAccountNames`. */
export const ACCOUNT_NAME_FEATURES: readonly string[] = [...Object.keys(OWN), ...NAME_FEATURES];

/** Each name in figures. */
export function describeAccountNames(all: readonly AccountName[], facts: AccountNameFacts): number[][] {
  const known = knownOf(all, facts);
  return all.map((one) => [
    ...Object.values(OWN).map((feature) => feature(one, known, all)),
    ...describeName(one, known),
  ]);
}
