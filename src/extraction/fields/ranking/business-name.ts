import type { AbnMention } from '../candidates/abns.js';
import { explainsName, namesOfAbn, type BusinessNameCandidate } from '../candidates/business-names.js';
import { hasLegalForm, isContact, type NameValue, trimmedName } from '../candidates/names.js';
import { lineProbabilities } from '../kind/line-classifier.js';
import { overlapX } from '../structure/geometry.js';
import type { Layout } from '../structure/layout.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { isTrade, type RankedName, type Supplier } from '../assignment/supplier.js';
import { nameKey } from '../text/fold.js';
import { runOf } from '../text/run.js';
import { isNoName } from './no-names.js';
import { describeName, NAME_FEATURES, type NameFacts, type PrintedName, shareIn } from './name-features.js';

/** A name that may be the business's, with what rules say for it where they found it. */
export interface BusinessName extends PrintedName {
  origin: BusinessNameCandidate['origin'] | 'printed';
  ruled: number;
  tentative: boolean;
  displayed: boolean;
}

/** What the names of a business are described by beside what every name is. */
export interface BusinessNameFacts extends NameFacts {
  supplier: Supplier;
  abns: readonly AbnMention[];
  accountNames: readonly string[];
  issuedByBuyer: boolean;
}

/** What rules say for a name that they did not find. */
const NOT_RULED = -12;
/** More names than this are on no invoice; what comes after is not looked at. */
const MOST = 250;

/** A line of a letterhead or footer has no more words than this. */
const MOST_WORDS = 24;
/** A capital or a digit, and letters. */
const MAY_BE_NAME = /^(?=.{2,70}$)[\p{Lu}\d"'(](?=.*\p{L}.*\p{L})/u;
/** The last word of a sentence. */
const STOP = /^\p{L}{3,}[.!?]$/u;
const MARK = /^[|\u2022\u00b7\u2010-\u2015/-]$/;

/** A word read less surely than this may be a stain, or a piece of a logo, beside a name. */
const UNSURE = 0.6;

/** The stretches of a line that may be a name: between labels, marks, numbers, the forms of companies and words in small letters. */
function stretchesOf(scan: Scan, segment: Segment): NameValue[] {
  const { words } = segment;
  const hits = scan.hitsBySegment.get(segment) ?? [];
  const isMark = (at: number): boolean => MARK.test(words[at]?.text ?? '') || /[,:|;]$/.test(words[at]?.text ?? '');
  const isStop = (at: number): boolean => STOP.test(words[at]?.text ?? '') && !hasLegalForm(words[at]?.text ?? '');
  const endsForm = (at: number): boolean =>
    hasLegalForm(words[at]?.text ?? '') || /^(?:[A-Z]{2,4}|\p{L}\.\p{L}+\.?)$/u.test(words[at]?.text ?? '');
  const isSmall = (at: number): boolean => /^\p{Ll}/u.test(words[at]?.text ?? '');
  const isCapital = (at: number): boolean => /^\p{Lu}/u.test(words[at]?.text ?? '');
  const isUnsure = (at: number): boolean => (words[at]?.word.confidence ?? 1) < UNSURE;
  const starts = [...words.keys()].filter(
    (at) =>
      at === 0 ||
      (isSmall(at - 1) && isCapital(at)) ||
      isMark(at - 1) ||
      isStop(at - 1) ||
      hits.some((hit) => hit.words.at(-1) === words[at - 1]) ||
      endsForm(at - 1) ||
      isUnsure(at - 1) ||
      TITLE.test(words[at - 1]?.text ?? ''),
  );
  const ends = [...words.keys()].filter(
    (at) =>
      at === words.length - 1 ||
      (isCapital(at) && isSmall(at + 1)) ||
      isMark(at) ||
      isStop(at) ||
      isMark(at + 1) ||
      endsForm(at) ||
      isUnsure(at + 1) ||
      hits.some((hit) => hit.words[0] === words[at + 1]) ||
      TITLE.test(words[at + 1]?.text ?? '') ||
      /^\(?\d/.test(words[at + 1]?.text ?? ''),
  );
  return starts.flatMap((from) =>
    ends
      .filter((to) => to >= from && to - from < 10)
      .slice(0, 4)
      .flatMap((to) => trimmedName(runOf(words.slice(from, to + 1))) ?? []),
  );
}

const TITLE = /^(?:tax|invoice|rechnung|facture|factura|fattura|factuur)$/i;

/** Whether a line stands where letterheads and footers do. Elsewhere only a sentence names the business: `Thank you for choosing Example`. */
const mayName = ({ box, words }: Segment, { page }: Layout): boolean =>
  box.y0 < 0.5 * page.height || box.y0 > 0.8 * page.height || words.some(({ text }) => /^\p{Ll}/u.test(text));

/** The names that rules found, and whatever else of letterheads, footers and sentences has the form of one. */
export function businessNameCandidates({ scan, supplier }: BusinessNameFacts): BusinessName[] {
  const ruled = supplier.names.map(({ name, score }: RankedName): BusinessName => ({
    ...name,
    ruled: score,
    tentative: name.tentative ?? false,
    displayed: name.displayed ?? false,
  }));
  const keyOf = (one: NameValue): string => `${one.words[0]?.box.x0} ${one.words[0]?.box.y0} ${nameKey(one.text)}`;
  const keys = new Set(ruled.map(keyOf));
  const printed = scan.layouts.flatMap((layout) =>
    layout.segments.flatMap((segment) => {
      if (segment.words.length > MOST_WORDS || !mayName(segment, layout)) return [];
      return stretchesOf(scan, segment).flatMap((name): BusinessName[] => {
        if (!MAY_BE_NAME.test(name.text) || explainsName(name.text)) return [];
        if (isContact(name.text) || keys.has(keyOf(name))) return [];
        keys.add(keyOf(name));
        return [{ ...name, layout, segment, origin: 'printed', ruled: NOT_RULED, tentative: false, displayed: false }];
      });
    }),
  );
  const all = [...ruled, ...printed]
    .slice(0, MOST)
    .filter((one) => !DATE.test(one.segment.text) && !isNoName(one) && !isOfTerms(one));
  const texts = new Set(all.map(({ text }) => text));
  return all.filter((one) => !isTradeUnderName(one, all) && !texts.has(withoutSender(one.text)));
}

const SENDER = /^(?:from|issued by|invoice from):?\s+(?=\p{Lu})/iu;

/** A name without what says that it is the sender's; empty where nothing says so. */
const withoutSender = (name: string): string => (SENDER.test(name) ? name.replace(SENDER, '') : '');

/** Whose terms apply is not who asks to be paid. */
const TERMS_OF =
  /\b(?:terms|conditions|licen[cs]e|policy|trade ?marks?|agents?|members?|franchisees?) (?:and conditions )?of(?: the)?$/i;

/** A text that says whose terms apply. */
const SAYS_TERMS_OF = /\b(?:terms|conditions|licen[cs]e|policy) (?:and conditions )?of\b/i;

const isOfTerms = (one: BusinessName): boolean => TERMS_OF.test(beforeOf(one)) || SAYS_TERMS_OF.test(one.text);

/** What stands before a name in its line. */
const beforeOf = ({ words, segment }: BusinessName): string =>
  segment.words
    .slice(0, Math.max(0, segment.words.indexOf(words[0] as PlacedWord)))
    .map(({ text }) => text)
    .join(' ');

/** A line that is a date in words. */
const DATE =
  /^(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (?:\d{1,2},? )?(?:19|20)\d\d$/i;

/** How far above a trade the name may stand that it is the trade of, in font heights. */
const REACH = 1.5;

/** Whether a name is only what the business in the line above it does: `Repairs & Maintenance` under `Example Bikes`. */
const isTradeUnderName = ({ text, layout, segment }: BusinessName, all: readonly BusinessName[]): boolean =>
  isTrade(text) &&
  all.some(
    (other) =>
      other.layout === layout &&
      other.segment.row < segment.row &&
      segment.box.y0 - other.segment.box.y1 < REACH * Math.max(segment.size, other.segment.size) &&
      overlapX(other.segment.box, segment.box) > 0 &&
      !isTrade(other.text),
  );

const yes = (is: boolean | undefined): number => (is ? 1 : 0);

const apart = (one: BusinessName, abn: AbnMention | null | undefined): number =>
  abn && abn.layout === one.layout ? (abn.segment.box.y0 - one.segment.box.y0) / one.layout.bodySize : 99;

/** The ABN that is printed nearest to a name, up or down. */
const nearestAbn = (one: BusinessName, abns: readonly AbnMention[]): AbnMention | undefined =>
  abns
    .filter(({ layout }) => layout === one.layout)
    .reduce<AbnMention | undefined>(
      (a, b) => (a && Math.abs(apart(one, a)) <= Math.abs(apart(one, b)) ? a : b),
      undefined,
    );

/** What is worked out once for all names of a document. */
interface Known extends BusinessNameFacts {
  ruledOf: ReadonlyMap<string, number>;
  best: readonly { key: string; ruled: number }[];
  /** Names of the supplier's ABN, and those beside other ABNs. */
  ofAbn: ReadonlySet<string>;
  ofOthers: ReadonlySet<string>;
  /** In how many lines each name stands. */
  printings: ReadonlyMap<string, number>;
}

function knownOf(all: readonly BusinessName[], facts: BusinessNameFacts): Known {
  const { supplier, abns } = facts;
  const ruledOf = new Map<string, number>();
  for (const { text, ruled } of all)
    ruledOf.set(nameKey(text), Math.max(ruled, ruledOf.get(nameKey(text)) ?? NOT_RULED));
  const lines = new Map<string, Set<Segment>>();
  for (const { text, segment } of all)
    lines.set(nameKey(text), (lines.get(nameKey(text)) ?? new Set<Segment>()).add(segment));
  const best = [...ruledOf].map(([key, ruled]) => ({ key, ruled })).sort((a, b) => b.ruled - a.ruled);
  const others = abns.filter((abn) => abn.digits !== supplier.abn?.digits).flatMap(namesOfAbn);
  return {
    ...facts,
    ruledOf,
    best: best.slice(0, 2),
    printings: new Map([...lines].map(([key, { size }]) => [key, size])),
    ofAbn: new Set((supplier.abn ? namesOfAbn(supplier.abn) : []).map((one) => nameKey(one.text))),
    ofOthers: new Set(others.filter(({ origin }) => origin === 'beside').map((one) => nameKey(one.text))),
  };
}

const OWN: Readonly<Record<string, (one: BusinessName, facts: Known, all: readonly BusinessName[]) => number>> = {
  'what rules say': ({ ruled }) => ruled,
  'what rules say of the best other': (one, { best }) =>
    (best[0]?.key === nameKey(one.text) ? best[1]?.ruled : best[0]?.ruled) ?? NOT_RULED,
  'what rules say of another printing': (one, { ruledOf }) => ruledOf.get(nameKey(one.text)) ?? NOT_RULED,
  'beside an ABN': ({ origin }) => yes(origin === 'beside'),
  'in the block of an ABN': ({ origin }) => yes(origin === 'block'),
  'in a letterhead': ({ origin }) => yes(origin === 'letterhead'),
  'behind a label': ({ origin }) => yes(origin === 'labelled'),
  'found by no rule': ({ origin }) => yes(origin === 'printed'),
  'joined by its column': ({ tentative }) => yes(tentative),
  'set over several lines': ({ displayed }) => yes(displayed),
  'of the supplier’s ABN': (one, { ofAbn }) => yes(ofAbn.has(nameKey(one.text))),
  'on the line of the supplier’s ABN': (one, { supplier }) => yes(supplier.abn?.segment === one.segment),
  'from the supplier’s ABN': (one, { supplier }) => apart(one, supplier.abn),
  'beside another ABN': (one, { ofOthers }) => yes(ofOthers.has(nameKey(one.text))),
  'ABNs on the document': (_, { abns }) => abns.length,
  'the account’s name': (one, { accountNames }) =>
    yes(accountNames.some((account) => nameKey(account) === nameKey(one.text))),
  'part of the account’s name': (one, { accountNames }) =>
    yes(accountNames.some((account) => ` ${nameKey(account)} `.includes(` ${nameKey(one.text)} `))),
  'share of its words in the account’s name': ({ text }, { accountNames }) => shareIn(text, accountNames),
  'share of the account’s name in it': ({ text }, { accountNames }) =>
    Math.max(0, ...accountNames.map((account) => shareIn(account, [text]))),
  'from the nearest ABN': (one, { abns }) => apart(one, nearestAbn(one, abns)),
  'nearest ABN on its line': (one, { abns }) => yes(nearestAbn(one, abns)?.segment.row === one.segment.row),
  'nearest ABN valid': (one, { abns }) => yes(nearestAbn(one, abns)?.valid),
  'nearest ABN another party’s by its label': (one, { abns }) =>
    yes(/^(?:buyer|third_party)_abn$/.test(nearestAbn(one, abns)?.label ?? '')),
  'nearest ABN in the buyer’s lines': (one, { abns, buyerZone }) => {
    const nearest = nearestAbn(one, abns);
    return yes(nearest && buyerZone.has(nearest.segment));
  },
  'nearest ABN the supplier’s': (one, { abns, supplier }) =>
    yes(supplier.abn !== null && nearestAbn(one, abns)?.digits === supplier.abn.digits),
  printings: (one, { printings }) => printings.get(nameKey(one.text)) ?? 0,
  'issued by the buyer': (_, { issuedByBuyer }) => yes(issuedByBuyer),
  'holds another name': (one, _, all) => yes(all.some((other) => isPart(other, one))),
  'part of another name': (one, _, all) => yes(all.some((other) => isPart(one, other))),
  'what rules say of a name that it is part of': (one, _, all) =>
    Math.max(NOT_RULED, ...all.filter((other) => isPart(one, other)).map(({ ruled }) => ruled)),
  'what rules say of a name in it': (one, _, all) =>
    Math.max(NOT_RULED, ...all.filter((other) => isPart(other, one)).map(({ ruled }) => ruled)),
  'names on the document': (_, __, all) => all.length,
  'marks inside': ({ words }) =>
    words.slice(0, -1).filter(({ text }) => MARK.test(text) || /[,:;|]$/.test(text)).length,
  'words without letters': ({ words }) => words.filter(({ text }) => !/\p{L}/u.test(text)).length,
  'least confidence of its words': ({ words }) => Math.min(1, ...words.map(({ word }) => word.confidence)),
  recognised: ({ words }) => yes(words.some(({ word }) => word.source === 'ocr')),
  'share of its words in known labels': ({ words }, { scan }) => {
    const labels = new Set(
      words.flatMap((word) => {
        const segment = scan.segmentOf.get(word);
        return ((segment && scan.hitsBySegment.get(segment)) ?? []).flatMap((hit) => hit.words);
      }),
    );
    return words.filter((word) => labels.has(word)).length / Math.max(1, words.length);
  },
  'its last word in a known label': (one, { scan }) => {
    const last = one.words.at(-1);
    const segment = last && scan.segmentOf.get(last);
    return yes(last && segment && (scan.hitsBySegment.get(segment) ?? []).some((hit) => hit.words.includes(last)));
  },
  'says a kind of document, guessed': ({ text }) => saysKind(text),
  'its first word does': ({ words }) => saysKind(words[0]?.text ?? ''),
  'its last word does': ({ words }) => saysKind(words.at(-1)?.text ?? ''),
};

/** How likely a text says what kind of document it stands on, as titles do and names do not. */
const saysKind = (text: string): number => 1 - (lineProbabilities(text).get('none') ?? 0);

const isPart = (one: PrintedName, whole: PrintedName): boolean =>
  one !== whole &&
  one.text.length < whole.text.length &&
  one.words.every((word: PlacedWord) => whole.words.includes(word));

const OWN_FEATURES = Object.values(OWN);

/** The names of the features of a business's name, in the order of `describeBusinessNames`. */
export const BUSINESS_NAME_FEATURES: readonly string[] = [...Object.keys(OWN), ...NAME_FEATURES];

/** Each name in figures. */
export function describeBusinessNames(all: readonly BusinessName[], facts: BusinessNameFacts): number[][] {
  const known = knownOf(all, facts);
  return all.map((one) => [...OWN_FEATURES.map((feature) => feature(one, known, all)), ...describeName(one, known)]);
}
