import type { Box } from '../../document.js';
import { bankOfBsb } from '../../../numbers/bsb.js';
import type { BankMention } from '../candidates/bank-mention.js';
import { ACCOUNT_PHRASES } from '../lexicon/account-phrases.js';
import { distance } from './mention-distance.js';
import { overlapX, unionOf } from '../structure/geometry.js';
import type { LabelHit, Scan } from '../structure/scan.js';

/** An account as a document gives it: what belongs together of BSB, number and name. */
export interface PaymentSet {
  bsb: BankMention | null;
  account: BankMention | null;
  name: BankMention | null;
  score: number;
  /** How often the document gives the same account. */
  mentions: number;
}

/**
 * How far apart the parts of one account may stand, in font heights of weighed distance: less where the label says little.
 * `Account` alone may be the number under which the supplier knows the buyer.
 */
const reachOf = (part: BankMention): number => 5 + 6 * part.strength;

/**
 * Recognised numbers whose words are less certain than this are not given: a digit read wrongly is somebody else's account. A
 * BSB is surer than an account number by its form and its bank.
 */
const WELL_READ_ACCOUNT = 0.8;
const WELL_READ_BSB = 0.75;

const isWellRead = (one: BankMention, least: number): boolean =>
  one.words.every((word) => word.word.confidence >= least);

/** More accounts than this are on no invoice; what comes after is not compared. */
const MOST = 200;

/** Pairs parts of two kinds, nearest pairs first, each part once. */
function pairUp<A extends BankMention, B extends BankMention>(left: readonly A[], right: readonly B[]): Map<A, B> {
  const options = left
    .flatMap((a) => right.map((b) => ({ a, b, cost: distance(a, b) - 0.6 * b.strength })))
    .filter(({ b, cost }) => cost < reachOf(b))
    .sort((one, other) => one.cost - other.cost);
  const chosen = new Map<A, B>();
  const taken = new Set<B>();
  for (const { a, b } of options) {
    if (chosen.has(a) || taken.has(b)) continue;
    chosen.set(a, b);
    taken.add(b);
  }
  return chosen;
}

/** Text about an account: its own lines, the heading above them in their column, and the line below. */
function contextOf(
  scan: Scan,
  parts: readonly BankMention[],
  all: readonly BankMention[],
): { text: string; hits: LabelHit[] } {
  const layout = parts[0]?.layout;
  if (!layout) return { text: '', hits: [] };
  const box = unionOf(parts.map((part) => part.box));
  const size = parts[0]?.segment.size ?? 10;
  const others = all.filter((one) => one.layout === layout && !parts.includes(one) && one.part !== 'name');
  const limit = (edge: 'above' | 'below'): number =>
    edge === 'above'
      ? Math.max(
          box.y0 - 6 * size,
          ...others.filter((one) => blocks(one, box) && one.box.y1 <= box.y0).map((one) => one.box.y1),
        )
      : Math.min(
          box.y1 + 3 * size,
          ...others.filter((one) => blocks(one, box) && one.box.y0 >= box.y1).map((one) => one.box.y0 - 3 * size),
        );
  const [top, bottom] = [limit('above'), limit('below')];
  const segments = layout.segments.filter(
    (one) => overlapX(one.box, box) > 0 && one.box.y1 > top && one.box.y0 < Math.max(bottom, box.y1),
  );
  return {
    text: segments.map((one) => one.text).join(' '),
    hits: segments.flatMap((one) => scan.hitsBySegment.get(one) ?? []),
  };
}

const blocks = (one: BankMention, box: Box): boolean => overlapX(one.box, box) > 0;

/** An account of which so much is said against paying this invoice into it is not given, even where it is the only one. */
const RULED_OUT = -4;

function scoreOf(scan: Scan, set: PaymentSet, all: readonly BankMention[], issuedByBuyer: boolean): number {
  const parts = [set.bsb, set.account, set.name].filter((part) => part !== null);
  const context = contextOf(scan, parts, all);
  const phrases = ACCOUNT_PHRASES.filter(
    ({ pattern, payees }) => pattern.test(context.text) && !(payees && issuedByBuyer),
  ).reduce((sum, { weight }) => sum + weight, 0);
  if (phrases <= RULED_OUT) return -Infinity;
  const known = set.bsb && bankOfBsb(set.bsb.value) !== null ? 1 : 0;
  const foreign = set.bsb === null && context.hits.some((hit) => hit.concept === 'foreign_bank') ? -8 : 0;
  const labels = 2 * (set.bsb?.strength ?? 0) + 2 * (set.account?.strength ?? 0) + (set.name?.strength ?? 0);
  return labels + known + phrases + foreign;
}

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
    if ((set.name?.strength ?? 0) > (same.name?.strength ?? 0)) same.name = set.name;
  }
  return merged;
}

/** Of mentions of the same printed number under several labels (`Branch code (BSB)`), that of the plainest label. */
const strongest = (mentions: readonly BankMention[]): BankMention[] =>
  mentions.filter((one) => !mentions.some((other) => other.words[0] === one.words[0] && other.strength > one.strength));

/**
 * The accounts that a document gives, best first: each BSB with the account number and the name that belong to it.
 * @param customerNumbers digits of the buyer's own numbers with the supplier, which are never a bank account
 * @param issuedByBuyer whether the buyer made the document (a recipient-created tax invoice)
 */
export function paymentSets(
  scan: Scan,
  mentions: readonly BankMention[],
  customerNumbers: ReadonlySet<string>,
  issuedByBuyer = false,
): PaymentSet[] {
  const bsbs = strongest(mentions.filter((one) => one.part === 'bsb' && isWellRead(one, WELL_READ_BSB))).slice(0, MOST);
  const bsbWords = new Set(bsbs.flatMap((one) => one.words));
  const accounts = mentions
    .filter(
      (one) =>
        one.part === 'account' &&
        isWellRead(one, WELL_READ_ACCOUNT) &&
        !one.words.every((word) => bsbWords.has(word)) &&
        !(customerNumbers.has(one.value) && one.strength < 0.8),
    )
    .slice(0, MOST);
  const names = mentions.filter((one) => one.part === 'name').slice(0, MOST);
  const accountOf = pairUp(bsbs, accounts);
  const paired = new Set(accountOf.values());
  const sets: PaymentSet[] = bsbs.map((bsb) => ({
    bsb,
    account: accountOf.get(bsb) ?? null,
    name: null,
    score: 0,
    mentions: 1,
  }));
  const alone = accounts.filter(
    (account) => !paired.has(account) && !customerNumbers.has(account.value) && standsAlone(scan, account, mentions),
  );
  const [only] = sets;
  const [lonely] = alone;
  if (
    sets.length === 1 &&
    alone.length === 1 &&
    only &&
    lonely &&
    only.account === null &&
    only.bsb?.layout === lonely.layout
  ) {
    only.account = lonely;
  } else {
    sets.push(...alone.map((account) => ({ bsb: null, account, name: null, score: 0, mentions: 1 })));
  }
  assignNames(sets, names);
  for (const set of sets) set.score = scoreOf(scan, set, mentions, issuedByBuyer);
  return merge(sets.filter((set) => set.score > -Infinity)).sort((a, b) => b.score - a.score);
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
}
