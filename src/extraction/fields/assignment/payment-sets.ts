import type { Box } from '../../document.js';
import type { BankMention } from '../candidates/bank-mention.js';
import { ACCOUNT_PHRASES, withoutWarnings } from '../lexicon/account-phrases.js';
import { distance } from './mention-distance.js';
import { namedBank } from './named-bank.js';
import { bankWorth, type PaymentSet } from './payment-set.js';
import { isWellRead, surelyRead } from './surely-read.js';
import { areOfOneForm, bestFirst, isUndecided } from './undecided.js';
import { middleOf, overlapX, unionOf } from '../structure/geometry.js';
import type { Layout } from '../structure/layout.js';
import type { LabelConcept } from '../lexicon/labels.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import type { Segment } from '../structure/segment.js';
import { isLabelOnly } from '../structure/values.js';

/** The accounts of a document. */
export interface PaymentSets {
  /** Those to be paid into, best first; none where nothing says which of several is meant. */
  sets: PaymentSet[];
  /** Every one that is printed. */
  listed: PaymentSet[];
}

/**
 * How far apart the parts of one account may stand, in font heights of weighed distance: less where the label says little.
 * `Account` alone may be the number under which the supplier knows the buyer.
 */
const reachOf = (part: BankMention): number => 5 + 6 * part.strength;

/** More accounts than this are on no invoice; what comes after is not compared. */
const MOST = 200;

const OPENS_ACCOUNT: ReadonlySet<LabelConcept> = new Set<LabelConcept>(['bsb', 'account_number', 'foreign_bank']);

/** A line that explains the label above it: `Bank State Branch` over `(BSB)`. */
const EXPLANATION = /^\([^()]*\):?$/;

/** What leaves it to the payer which account to use: `Either of our accounts will do`. */
const ANY_ACCOUNT =
  /\b(?:either|whichever|any(?: one)? of)(?: of)?(?: (?:our|the|these|my|two|bank)){0,3} accounts?\b/i;

/**
 * Whether the label of another account stands between a BSB and an account number, whether its value could be read or not: in
 * their line or in the lines between them.
 */
function areParted(scan: Scan, bsb: BankMention, account: BankMention): boolean {
  if (bsb.pair !== undefined && bsb.pair === account.pair) return false;
  const [first, second] = placeOf(bsb) <= placeOf(account) ? [bsb, account] : [account, bsb];
  const box = unionOf([bsb.box, account.box]);
  return scan.hits.some((hit) => {
    if (hit.layout !== bsb.layout || !OPENS_ACCOUNT.has(hit.concept) || overlapX(hit.box, box) <= 0) return false;
    if ([bsb, account].some((one) => one.anchor === hit.box || hit.words.some((word) => one.words.includes(word))))
      return false;
    if (isLabelOnly(scan, hit.segment) && (hit.segment === bsb.segment || EXPLANATION.test(hit.segment.text)))
      return false;
    const at = { segment: hit.segment, offset: hit.before.text.length };
    // A number goes before its account's other part as often as after it; a label of the same kind in between is another's.
    return (
      placeOf(at) > placeOf(first) &&
      placeOf(at) < placeOf(second) &&
      !(hit.concept === 'account_number' && first === account)
    );
  });
}

const placeOf = ({ segment, offset }: Pick<BankMention, 'segment' | 'offset'>): number => segment.id + offset / 1e4;

/** What a number under a label that says no more than `No.` can be: the account's only where no better one is left. */
const PLAIN = 0.3;

/** Pairs BSBs and account numbers, nearest pairs first, each once. */
function pairUp(
  scan: Scan,
  bsbs: readonly BankMention[],
  accounts: readonly BankMention[],
): Map<BankMention, BankMention> {
  const options = bsbs
    .flatMap((a) => accounts.map((b) => ({ a, b, cost: distance(a, b) - 0.6 * b.strength })))
    .filter(({ a, b, cost }) => cost < reachOf(b) && !areParted(scan, a, b))
    .sort((one, other) => Number(one.b.strength < PLAIN) - Number(other.b.strength < PLAIN) || one.cost - other.cost);
  const chosen = new Map<BankMention, BankMention>();
  const taken = new Set<BankMention>();
  for (const { a, b } of options) {
    if (chosen.has(a) || taken.has(b)) continue;
    chosen.set(a, b);
    taken.add(b);
  }
  return chosen;
}

/** By how much lines of recognised text may reach into one another, in font heights. */
const SLANT = 0.4;

/** Text about an account: its own lines, the heading above them in their column, and the line below. */
function contextOf(
  scan: Scan,
  parts: readonly BankMention[],
  all: readonly BankMention[],
): { segments: Segment[]; text: string; hits: LabelHit[] } {
  const layout = parts[0]?.layout;
  if (!layout) return { segments: [], text: '', hits: [] };
  const box = unionOf(parts.map((part) => part.box));
  const size = parts[0]?.segment.size ?? 10;
  const others = all.filter((one) => one.layout === layout && !parts.includes(one) && one.part !== 'name');
  const limit = (edge: 'above' | 'below'): number =>
    edge === 'above'
      ? Math.max(
          box.y0 - 6 * size,
          ...others.filter((one) => blocks(one, box) && one.box.y1 <= box.y0 + SLANT * size).map((one) => one.box.y1),
        )
      : Math.min(
          box.y1 + 3 * size,
          ...others
            .filter((one) => blocks(one, box) && one.box.y0 >= box.y1 - SLANT * size)
            .map((one) => one.box.y0 - 3 * size),
        );
  // What stands around a list of accounts is said of each of its rows.
  const [top, bottom] = others.some((one) => isNextRow(layout, one, parts))
    ? [box.y0, box.y1]
    : [limit('above'), limit('below')];
  const rows = new Set(parts.flatMap((part) => part.words).map((word) => scan.segmentOf.get(word)?.row));
  const taken = new Set(others.flatMap((one) => [one.segment, ...one.words.map((word) => scan.segmentOf.get(word))]));
  // In a table of accounts, what an account is for stands beside it.
  const beside = (one: Segment): boolean => rows.has(one.row) && !taken.has(one);
  const segments = layout.segments.filter(
    (one) =>
      beside(one) || (overlapX(one.box, box) > 0 && middleOf(one.box) > top && one.box.y0 < Math.max(bottom, box.y1)),
  );
  return {
    segments,
    text: segments.map((one) => one.text).join(' '),
    hits: segments.flatMap((one) => scan.hitsBySegment.get(one) ?? []),
  };
}

/** Whether another number of a part's own kind stands in the row above or below it, in its column, with nothing between them. */
function isNextRow({ segments }: Layout, other: BankMention, parts: readonly BankMention[]): boolean {
  const own = parts.find(({ part }) => part === other.part);
  const [word, beside] = [own?.words[0], other.words[0]];
  if (!own || !word || !beside || own.value === other.value) return false;
  const starts = Math.abs(own.segment.box.x0 - other.segment.box.x0);
  if (starts > word.size && Math.abs(word.box.x0 - beside.box.x0) > 3 * word.size) return false;
  const [from, to] = [
    Math.min(middleOf(word.box), middleOf(beside.box)),
    Math.max(middleOf(word.box), middleOf(beside.box)),
  ];
  const lines = unionOf([own.segment.box, other.segment.box]);
  return !segments.some(
    (one) =>
      middleOf(one.box) > from + 0.5 * word.size &&
      middleOf(one.box) < to - 0.5 * word.size &&
      overlapX(one.box, lines) > 0,
  );
}

/** Whether the line of another number stands above or below a box, so that what is said beyond it is said of that number. */
const blocks = (one: BankMention, box: Box): boolean => overlapX(one.segment.box, box) > 0;

/** An account of which so much is said against paying this invoice into it is not given, even where it is the only one. */
const RULED_OUT = -4;

const labelScore = ({ bsb, account, name }: PaymentSet): number =>
  2 * (bsb?.strength ?? 0) + 2 * (account?.strength ?? 0) + (name?.strength ?? 0);

function saidOf(set: PaymentSet, context: ReturnType<typeof contextOf>, issuedByBuyer: boolean): number {
  const text = withoutWarnings(context.text);
  const phrases = ACCOUNT_PHRASES.filter(
    ({ pattern, payees }) => pattern.test(text) && !(payees && issuedByBuyer),
  ).reduce((sum, { weight }) => sum + weight, 0);
  if (phrases <= RULED_OUT) return -Infinity;
  const foreign = set.bsb === null && context.hits.some((hit) => hit.concept === 'foreign_bank') ? -8 : 0;
  return bankWorth(set) + phrases + foreign;
}

/** What it is worth that the document says to use the account at this bank. */
const NAMED_BANK = 4;

const BANKING: ReadonlySet<string> = new Set(['bank', 'account_name', 'bsb', 'bsb_and_account']);

/** An account number without a BSB counts only where its label is plain and the lines around it speak of a bank. */
function standsAlone(scan: Scan, account: BankMention, all: readonly BankMention[]): boolean {
  if (account.strength < 0.8) return false;
  const { hits } = contextOf(scan, [account], all);
  return hits.some((hit) => BANKING.has(hit.concept)) && !hits.some((hit) => hit.concept === 'foreign_bank');
}

function merge(sets: readonly PaymentSet[]): PaymentSet[] {
  const merged: PaymentSet[] = [];
  for (const set of sets) {
    const same = merged.find((one) => one.bsb?.value === set.bsb?.value && one.account?.value === set.account?.value);
    if (!same) {
      merged.push({ ...set });
      continue;
    }
    same.mentions += 1;
    same.score = Math.max(same.score, set.score) + 0.5;
    same.said = Math.max(same.said, set.said) + 0.5;
    if (set.bsb && !(same.bsb && isWellRead(same.bsb))) same.bsb = set.bsb;
    if (set.account && !(same.account && isWellRead(same.account))) same.account = set.account;
    if ((set.name?.strength ?? 0) > (same.name?.strength ?? 0)) same.name = set.name;
  }
  return merged;
}

/** Of mentions of the same printed number under several labels (`Branch code (BSB)`), that of the plainest label. */
const strongest = (mentions: readonly BankMention[]): BankMention[] =>
  mentions.filter((one) => !mentions.some((other) => other.words[0] === one.words[0] && other.strength > one.strength));

/**
 * The accounts that a document gives: each BSB with the account number and the name that belong to it.
 * @param customerNumbers digits of the buyer's own numbers with the supplier, which are never a bank account
 * @param issuedByBuyer whether the buyer made the document (a recipient-created tax invoice)
 */
export function paymentSets(
  scan: Scan,
  mentions: readonly BankMention[],
  customerNumbers: ReadonlySet<string>,
  issuedByBuyer = false,
): PaymentSets {
  const bsbs = strongest(mentions.filter((one) => one.part === 'bsb')).slice(0, MOST);
  const bsbWords = new Set(bsbs.flatMap((one) => one.words));
  const accounts = strongest(
    mentions.filter(
      (one) =>
        one.part === 'account' &&
        (one.pair !== undefined || !one.words.every((word) => bsbWords.has(word))) &&
        !(customerNumbers.has(one.value) && one.strength < 0.8),
    ),
  ).slice(0, MOST);
  const names = mentions.filter((one) => one.part === 'name').slice(0, MOST);
  const accountOf = pairUp(scan, bsbs, accounts);
  const paired = new Set(accountOf.values());
  const unsaid = { name: null, score: 0, said: 0, mentions: 1, context: [] };
  const sets: PaymentSet[] = bsbs.map((bsb) => ({ ...unsaid, bsb, account: accountOf.get(bsb) ?? null }));
  const unpaired = accounts.filter((account) => !paired.has(account) && !customerNumbers.has(account.value));
  const known = unpaired.filter((account) => standsAlone(scan, account, mentions));
  // Where the bank of one line is known and that of another is not, both are accounts.
  const alone = unpaired.filter((one) =>
    known.some((other) => one === other || areOfOneForm(one.segment, other.segment)),
  );
  const [only] = sets;
  const [lonely] = alone;
  if (
    sets.length === 1 &&
    alone.length === 1 &&
    only &&
    lonely &&
    only.account === null &&
    only.bsb?.layout === lonely.layout &&
    !areParted(scan, only.bsb, lonely)
  ) {
    only.account = lonely;
  } else {
    sets.push(...alone.map((account) => ({ ...unsaid, bsb: null, account })));
  }
  assignNames(sets, names);
  const text = scan.layouts.flatMap((one) => one.segments.map((segment) => segment.text)).join(' ');
  const isNamed = namedBank(text);
  for (const set of sets) {
    const named = set.bsb && isNamed?.(set.bsb.value) ? NAMED_BANK : 0;
    const parts = [set.bsb, set.account, set.name].filter((part) => part !== null);
    const context = contextOf(scan, parts, mentions);
    set.context = context.segments;
    set.said = saidOf(set, context, issuedByBuyer) + named;
    set.score = set.said + labelScore(set);
  }
  const ranked = bestFirst(merge(sets.filter((set) => set.score > -Infinity)));
  const named = (some: readonly PaymentSet[]): PaymentSet[] =>
    nameAllAccounts(
      some.map((set) => surelyRead(scan, set, some)),
      names,
    );
  const areEither = ranked.length > 1 && ANY_ACCOUNT.test(text);
  return { sets: areEither || isUndecided(ranked) ? [] : named(ranked), listed: named(merge(sets)) };
}

/** Gives each account the nearest name, nearest first, each name once. */
function assignNames(sets: readonly PaymentSet[], names: readonly BankMention[]): void {
  const options = sets
    .flatMap((set) =>
      names.map((name) => {
        const parts = [set.bsb, set.account].filter((part) => part !== null);
        return { set, name, cost: Math.min(...parts.map((part) => distance(part, name))) - 2 * name.strength };
      }),
    )
    .filter(({ cost }) => cost < 5)
    .sort((a, b) => a.cost - b.cost);
  const taken = new Set<BankMention>();
  for (const { set, name } of options) {
    if (set.name || taken.has(name)) continue;
    set.name = name;
    taken.add(name);
  }
  nameOnlyAccount(sets, names);
}

/** Gives the only account the only labelled name in its lines, however many other details stand between the two. */
function nameOnlyAccount(sets: readonly PaymentSet[], names: readonly BankMention[]): void {
  const name = onlyLabelled(names);
  const bsbs = new Set(sets.map((set) => set.bsb?.value));
  if (!name || bsbs.size !== 1 || bsbs.has(undefined)) return;
  for (const set of sets) {
    const { bsb } = set;
    if (bsb && bsb.layout === name.layout && bsb.segment.block === name.segment.block) set.name ??= name;
  }
}

/** How far above the first of several accounts the name of them all may stand, in font heights. */
const ABOVE_ACCOUNTS = 6;

/** Gives several accounts the only labelled name, where it stands above them all. What is said near it is said of none of them. */
function nameAllAccounts(sets: readonly PaymentSet[], names: readonly BankMention[]): PaymentSet[] {
  const name = onlyLabelled(names);
  const isAbove = sets.every(
    ({ bsb }) => bsb?.layout === name?.layout && (bsb?.box.y0 ?? 0) > (name?.box.y0 ?? Infinity),
  );
  const first = Math.min(...sets.map(({ bsb }) => bsb?.anchor.y0 ?? Infinity));
  if (!name || !isAbove || first - name.box.y1 > ABOVE_ACCOUNTS * name.segment.size) return [...sets];
  return sets.map((set) => ({ ...set, name: set.name ?? name }));
}

/** The one name under a label of an account's name; null where there is none, or several. */
function onlyLabelled(names: readonly BankMention[]): BankMention | null {
  const labelled = names.filter((one) => one.strength >= LABELLED);
  const [name] = labelled;
  return name && labelled.every((one) => one.value === name.value) ? name : null;
}

/** How strong a mention of a name is that stands under a label of an account's name. */
const LABELLED = 0.9;
