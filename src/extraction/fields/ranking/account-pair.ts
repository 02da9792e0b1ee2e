import { bankOfBsb } from '../../../numbers/bsb.js';
import type { BankMention } from '../candidates/bank-mention.js';
import { accountAfter, accountOverLineEnd, runsIntoNextCell } from '../candidates/account-after.js';
import { type DigitsValue, leadingAccountNumber, leadingBsb } from '../candidates/digits.js';
import { isAddress, isContact } from '../candidates/names.js';
import { numbersOfOthers } from '../candidates/numbers-of-others.js';
import { type Layout, rightOf } from '../structure/layout.js';
import { unionOf } from '../structure/geometry.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { type Run, runOf } from '../text/run.js';
import { describeNeighbour, type Group, neighbourFeatures, type Neighbours, neighboursOf } from './label-context.js';
import { matchesIn } from '../text/matches.js';

/** A number that has the form of a BSB or of an account number, whatever stands beside it. */
export interface PrintedDigits {
  digits: string;
  words: PlacedWord[];
  layout: Layout;
  segment: Segment;
  /** What a label that is known says for it; 0 where none does. */
  labelled: number;
  near: Neighbours;
}

/** A BSB and an account number that may be one account. */
export interface PrintedPair {
  bsb: PrintedDigits;
  account: PrintedDigits;
  /** Whether the number follows the BSB after nothing but a mark. */
  joined: boolean;
}

export interface PairFacts {
  scan: Scan;
  mentions: readonly BankMention[];
  /** Digits of the buyer's own numbers with the supplier. */
  customerNumbers: ReadonlySet<string>;
}

/** More numbers than this are on no invoice; what comes after is not looked at. */
const MOST = { bsbs: 30, accounts: 300, pairs: 12 };
/** How far above and below its BSB an account number may stand, in font heights. */
const REACH = 14;

const BSB = /(?<![\d-])\d{3}[-\u2010-\u2015 ]?\d{3}(?!\d)/g;
const STARTS_NUMBER = /^[\p{P}\p{S}]*\d/u;

function labelledStrength(mentions: readonly BankMention[], part: BankMention['part'], words: readonly PlacedWord[]) {
  const own = mentions.filter((one) => one.part === part && one.words[0] === words[0]);
  return Math.max(0, ...own.map((one) => one.strength));
}

function placed({ scan, mentions }: PairFacts, layout: Layout, value: DigitsValue, part: 'bsb' | 'account') {
  const { digits, words } = value;
  const [word] = words;
  const segment = word && scan.segmentOf.get(word);
  if (!word || !segment) return [];
  const near = neighboursOf(layout, segment, word);
  return [{ digits, words, layout, segment, labelled: labelledStrength(mentions, part, words), near }];
}

/** Every six digits that a label calls a BSB or whose bank exists, with the number that follows where only a mark stands between. */
function bsbsOn(facts: PairFacts, layout: Layout): { bsb: PrintedDigits; account: PrintedDigits | null }[] {
  return layout.segments.flatMap((segment) => {
    const own = runOf(segment.words);
    if (!/\d{3}/.test(own.text)) return [];
    const run = runOf([...segment.words, ...rightOf(layout, segment).flatMap((one) => one.words)]);
    return matchesIn(own.text, BSB).flatMap((match) => {
      const value = leadingBsb(run, match.index);
      if (!value) return [];
      const after = accountOverLineEnd(facts.scan, layout, value) ?? accountAfter(run, value);
      if (after && runsIntoNextCell(facts.scan, value, after)) return [];
      const [bsb] = placed(facts, layout, value, 'bsb');
      if (bsb?.labelled === 0 && bankOfBsb(bsb.digits) === null) return [];
      const [account] = after ? placed(facts, layout, after, 'account') : [];
      return bsb ? [{ bsb, account: account ?? null }] : [];
    });
  });
}

/** Groups of three digits and nothing else: what a number goes on with that its cell broke. */
const REST_OF_CELL = /^\d{3}(?: \d{3})*$/;

/** The words of a line from one on, with the next line where a number may go on there: a number is never cut. */
function runFrom(layout: Layout, segment: Segment, at: number): Run {
  const block = layout.blocks[segment.block] ?? [];
  const next = block[block.indexOf(segment) + 1];
  const own = segment.words.slice(at);
  return next && (at > 0 || REST_OF_CELL.test(next.text)) ? runOf([...own, ...next.words]) : runOf(own);
}

function numbersOn(facts: PairFacts, layout: Layout): PrintedDigits[] {
  return layout.segments.flatMap((segment) => {
    const found: PrintedDigits[] = [];
    for (const [at, word] of segment.words.entries()) {
      if (!STARTS_NUMBER.test(word.text) || found.some((one) => one.words.includes(word))) continue;
      const value = leadingAccountNumber(runFrom(layout, segment, at));
      if (value?.words[0] === word) found.push(...placed(facts, layout, value, 'account'));
    }
    return found;
  });
}

/** Every account that a document may give: a BSB, and a number near it, whatever stands beside them. */
export function printedPairs(facts: PairFacts): PrintedPair[] {
  const ofOthers = numbersOfOthers(facts.scan);
  const isOthers = ({ words }: PrintedDigits): boolean => words.some((word) => ofOthers.has(word));
  return facts.scan.layouts.flatMap((layout) => {
    const bsbs = bsbsOn(facts, layout)
      .filter(({ bsb }) => !isOthers(bsb))
      .map(({ bsb, account }) => ({ bsb, account: account && isOthers(account) ? null : account }))
      .slice(0, MOST.bsbs);
    if (bsbs.length === 0) return [];
    const accounts = numbersOn(facts, layout)
      .filter((one) => !isOthers(one))
      .slice(0, MOST.accounts);
    return bsbs.flatMap(({ bsb, account }): PrintedPair[] => {
      const others = accounts
        .filter((one) => !one.words.some((word) => bsb.words.includes(word) || account?.words.includes(word)))
        .map((one) => ({ one, gap: Math.hypot(above(bsb, one) * 2, aside(bsb, one) / 3) }))
        .filter(({ one }) => Math.abs(above(bsb, one)) < REACH)
        .sort((a, b) => a.gap - b.gap)
        .slice(0, MOST.pairs)
        .map(({ one }) => ({ bsb, account: one, joined: false }));
      return account ? [{ bsb, account, joined: true }, ...others] : others;
    });
  });
}

const boxOf = ({ words }: PrintedDigits) => unionOf(words.map((word) => word.box));
const sizeOf = ({ segment }: PrintedDigits): number => Math.max(6, segment.size);
/** How far one number stands above another, and left of it, in font heights. */
const above = (one: PrintedDigits, other: PrintedDigits): number => (boxOf(other).y0 - boxOf(one).y0) / sizeOf(one);
const aside = (one: PrintedDigits, other: PrintedDigits): number => (boxOf(other).x0 - boxOf(one).x0) / sizeOf(one);

const yes = (is: boolean): number => (is ? 1 : 0);
const PAYMENT = /\b(?:eft|pay|paying|payments?|deposits?|transfers?|remit|remittance|bank|banking|bsb)\b/i;
const MONEY = /\d[.,]\d{2}\b/;

interface Known extends PairFacts {
  all: readonly PrintedPair[];
  /** Which BSBs the document prints. */
  bsbs: number;
}

const OWN: Readonly<Record<string, (one: PrintedPair, facts: Known) => number>> = {
  'what a known label says for the account': ({ account }) => account.labelled,
  'what a known label says for the BSB': ({ bsb }) => bsb.labelled,
  joined: ({ joined }) => yes(joined),
  below: ({ bsb, account }) => above(bsb, account),
  'how far up or down': ({ bsb, account }) => Math.abs(above(bsb, account)),
  right: ({ bsb, account }) => aside(bsb, account),
  'how far aside': ({ bsb, account }) => Math.abs(aside(bsb, account)),
  'one row': ({ bsb, account }) => yes(bsb.segment.row === account.segment.row),
  'one segment': ({ bsb, account }) => yes(bsb.segment === account.segment),
  'one block': ({ bsb, account }) => yes(bsb.segment.block === account.segment.block),
  'sizes apart': ({ bsb, account }) => Math.abs(bsb.segment.size - account.segment.size),
  'words behind the BSB': ({ bsb, account }) =>
    bsb.segment === account.segment
      ? bsb.segment.words.indexOf(account.words[0] as PlacedWord) -
        bsb.segment.words.indexOf(bsb.words.at(-1) as PlacedWord)
      : 99,
  'words behind the account': ({ account: { segment, words } }) =>
    segment.words.length - 1 - segment.words.indexOf(words.at(-1) as PlacedWord),
  'numbers nearer': (one, { all }) =>
    all.filter(
      (other) =>
        other.bsb === one.bsb && Math.abs(above(other.bsb, other.account)) < Math.abs(above(one.bsb, one.account)),
    ).length,
  'numbers between': (one, { all }) =>
    all.filter(({ bsb, account }) => {
      if (bsb !== one.bsb || account === one.account) return false;
      const [from, to] = [one.bsb.segment.id, one.account.segment.id].sort((a, b) => a - b) as [number, number];
      return account.segment.id > from && account.segment.id < to;
    }).length,
  'numbers near the BSB': (one, { all }) => all.filter((other) => other.bsb === one.bsb).length,
  'another BSB is nearer': (one, { all }) =>
    yes(
      all.some(
        (other) =>
          other.account.words[0] === one.account.words[0] &&
          other.bsb.digits !== one.bsb.digits &&
          Math.abs(above(other.bsb, other.account)) < Math.abs(above(one.bsb, one.account)),
      ),
    ),
  'BSBs on the document': (_, { bsbs }) => bsbs,
  'hyphen in the BSB': ({ bsb }) => yes(bsb.words.some(({ text }) => /\d[-\u2010-\u2015]\d/.test(text))),
  'BSB in two words': ({ bsb }) => yes(bsb.words.length > 1),
  digits: ({ account }) => account.digits.length,
  'words of the account': ({ account }) => account.words.length,
  'leading zero': ({ account }) => yes(account.digits.startsWith('0')),
  'hyphen in the account': ({ account }) => yes(account.words.some(({ text }) => /\d-\d/.test(text))),
  'like a telephone number': ({ account }) => yes(/^(?:0[2-478]|1[38]00)\d+$/.test(account.digits)),
  'a known number of the buyer': ({ account }, { customerNumbers }) => yes(customerNumbers.has(account.digits)),
  'another BSB': ({ account }, { all }) => yes(all.some((other) => other.bsb.digits === account.digits)),
  'account in an address': ({ account }) => yes(isAddress(account.segment.text)),
  'account in contact details': ({ account }) => yes(isContact(account.segment.text)),
  'BSB in an address': ({ bsb }) => yes(isAddress(bsb.segment.text)),
  'BSB in contact details': ({ bsb }) => yes(isContact(bsb.segment.text)),
  'amounts in the row of the BSB': ({ bsb: { layout, segment } }) =>
    (layout.rows[segment.row] ?? []).filter((other) => MONEY.test(other.text)).length,
  'amounts in the row of the account': ({ account: { layout, segment } }) =>
    (layout.rows[segment.row] ?? []).filter((other) => MONEY.test(other.text)).length,
  'speaks of payment': ({ bsb: { layout, segment } }) =>
    yes((layout.blocks[segment.block] ?? []).some((other) => PAYMENT.test(other.text))),
  'segment starts with the account': ({ account }) => yes(account.segment.words[0] === account.words[0]),
  'segment starts with the BSB': ({ bsb }) => yes(bsb.segment.words[0] === bsb.words[0]),
};

const PLACES = ['before', 'left', 'above'] as const;
const GROUPS = {
  account: ['account', 'bsb', 'number', 'invoice', 'reference', 'other', 'buyer', 'bank', 'name'],
  bsb: ['bsb', 'account', 'number', 'reference', 'other', 'bank'],
} as const satisfies Record<string, readonly Group[]>;

/** The names of the features of a pair, in the order of `describePairs`. */
export const PAIR_FEATURES: readonly string[] = [
  ...Object.keys(OWN),
  ...PLACES.flatMap((place) => neighbourFeatures(`account, ${place}`, GROUPS.account)),
  ...PLACES.flatMap((place) => neighbourFeatures(`BSB, ${place}`, GROUPS.bsb)),
];

/** Each pair in figures. */
export function describePairs(all: readonly PrintedPair[], facts: PairFacts): number[][] {
  const known: Known = { ...facts, all, bsbs: new Set(all.map(({ bsb }) => bsb.digits)).size };
  return all.map((one) => [
    ...Object.values(OWN).map((feature) => feature(one, known)),
    ...PLACES.flatMap((place) => describeNeighbour(facts.scan, one.account.near[place], GROUPS.account)),
    ...PLACES.flatMap((place) => describeNeighbour(facts.scan, one.bsb.near[place], GROUPS.bsb)),
  ]);
}
