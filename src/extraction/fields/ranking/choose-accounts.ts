import { bankOfBsb } from '../../../numbers/bsb.js';
import type { BankMention } from '../candidates/bank-mention.js';
import { isBankName } from '../candidates/bank-names.js';
import { isNameLike } from '../candidates/names.js';
import { isSpokenOf } from '../candidates/spoken-of.js';
import type { LabelConcept } from '../lexicon/labels.js';
import { overlapX, unionOf } from '../structure/geometry.js';
import { rightOf } from '../structure/layout.js';
import type { LabelHit } from '../structure/scan.js';
import type { PlacedWord } from '../structure/segment.js';
import { runOf } from '../text/run.js';
import { describePairs, type PairFacts, type PrintedDigits, type PrintedPair, printedPairs } from './account-pair.js';
import { forestOf, LEAST } from './forests.js';
import { oddsByScore, scored, worthOf } from './trees.js';

/** What a label says that is not known for the part of an account, beside one that is: less than `Account number`, more than `Account`. */
const STRENGTH = 0.6;

/** None of the numbers near a BSB is taken where a second one is this likely to be its account's. */
const CONTESTS = 0.2;

/** What may be said of an account number; a number under any other label that is known is another one. */
const OF_ACCOUNT: ReadonlySet<string> = new Set<LabelConcept>([
  'account_number',
  'account',
  'account_name',
  'bsb_and_account',
  'bsb',
  'bank',
  'payee',
  'name',
  'number',
]);

/** Whether a number goes on a line right behind its BSB: what is said before the BSB is said of both. */
const goesOnBehind = ({ bsb, account, joined }: PrintedPair): boolean =>
  joined && account.segment === bsb.segment && account.digits !== bsb.digits;

/** How a sentence announces a telephone number. */
const TO_CALL = /\b(?:call|phone|ring|text|fax|dial)(?: (?:us|me|on|at|now))*:?$/i;

/** Whether two pairs are one pair of numbers, each taken for what the other takes for its BSB: account numbers have six digits, too. */
const areReversed = (one: PrintedPair, other: PrintedPair): boolean =>
  one.bsb.words[0] === other.account.words[0] && one.account.words[0] === other.bsb.words[0];

/** Whether of a pair and its reverse the first is the account: its BSB alone is printed in two groups, or else it stands first. */
function isLikelierOrder(one: PrintedPair, other: PrintedPair): boolean {
  const [isGrouped, isOtherGrouped] = [isInGroups(one.bsb), isInGroups(other.bsb)];
  if (isGrouped !== isOtherGrouped) return isGrouped;
  return one.bsb.segment === one.account.segment
    ? one.bsb.segment.words.indexOf(one.bsb.words[0] as PlacedWord) <
        one.account.segment.words.indexOf(one.account.words[0] as PlacedWord)
    : one.bsb.segment.id < one.account.segment.id;
}

const isInGroups = ({ words }: PrintedDigits): boolean => AS_PRINTED.test(words.map(({ text }) => text).join(' '));

/** Whether a pair's number belongs to something else, or what seems to be its BSB is BPAY's biller code. */
const isOthersPair = (facts: PairFacts, pair: PrintedPair): boolean =>
  isOthers(facts, goesOnBehind(pair) ? pair.bsb : pair.account) || isBillerCode(facts, pair.bsb);

const isBillerCode = ({ scan }: PairFacts, { near: { before, left } }: PrintedDigits): boolean =>
  [before, left].some(
    (one) =>
      one &&
      (scan.hitsBySegment.get(one.segment) ?? []).some((hit) => hit.concept === 'bpay' && hit.atStart && hit.atEnd),
  );

/** A line that ends as a sentence does is no label of what stands beside it or below it. */
const IS_SENTENCE = /(?:\S+\s+){3}\S*\p{L}{2}\.$/u;

/** Whether a label has its value behind it or right of it, and announces nothing below it. */
const hasValue = ({ layout, segment, after }: LabelHit): boolean =>
  /\d/.test(after.text) || /^[$\d(-]/.test(rightOf(layout, segment)[0]?.text ?? '');

/** Whether other digits stand right before a BSB or its account number: they are a part of theirs, as of a card's. */
const goOnDigits = ({ bsb, account }: PrintedPair): boolean =>
  [bsb, account].some(({ segment, words: [first] }) => {
    const before = first && segment.words[segment.words.indexOf(first) - 1];
    return before !== undefined && !bsb.words.includes(before) && /^\d{3,}$/.test(before.text);
  });

/** Whether the words before a number, or else left of or above it, are a known label of none of an account's parts, or of the BSB that the number is; or announce a telephone number. */
function isOthers({ scan }: PairFacts, { digits, near: { before, left, above } }: PrintedDigits): boolean {
  const label = [before, left, above].find((one) => one !== null && /\p{L}{2}/u.test(one.text));
  if (!label) return false;
  if (TO_CALL.test(label.text)) return true;
  const hits = (scan.hitsBySegment.get(label.segment) ?? []).filter(
    (hit) =>
      hit.words.some((word) => label.words.includes(word)) &&
      !isSpokenOf(hit) &&
      (label === before || !(IS_SENTENCE.test(hit.segment.text) || (label === above && hasValue(hit)))),
  );
  const isBsb = bankOfBsb(digits) !== null && hits.every((hit) => hit.concept === 'bsb');
  return hits.length > 0 && (isBsb || hits.every((hit) => !OF_ACCOUNT.has(hit.concept)));
}

/** Words of paying by bank, one of which stands near an account. */
const OF_PAYING =
  /\b(?:bank|bsb|branch|pay(?:s|ing|ments?|able|ee)?|paid|transfers?|deposits?|eft|credits?|remit(?:tance)?|accounts?|acct?|a\/c|ac|funds|debit|iban|swift|bic)\b/i;
const NEAR_PAYING = 12;

/**
 * Whether a pair may be for paying: something near it says so, or a name stands left of it or above it, and no words before it in its line, or
 * a bank right before a BSB in its printed form. Elsewhere two numbers are a serial number's, a telephone's, an invoice's that its cell broke.
 */
function isOfPaying({ bsb, account, joined }: PrintedPair): boolean {
  const box = unionOf([bsb.segment.box, account.segment.box]);
  const reach = NEAR_PAYING * Math.max(6, bsb.segment.size);
  const { before, left, above } = bsb.near;
  const words = before?.text.replace(/[\s\p{P}]+$/u, '') ?? '';
  return (
    (joined && isInGroups(bsb) && isBankName(words)) ||
    (!/\p{L}{2}/u.test(before?.text ?? '') && [left, above].some((one) => one !== null && isNameLike(one.text))) ||
    bsb.layout.segments.some(
      (one) => one.box.y1 > box.y0 - reach && one.box.y0 < box.y1 + reach && OF_PAYING.test(one.text),
    )
  );
}

/** Groups of three digits alike and nothing else: `128 346 398 063` is one number, unless a label says that its first half is a BSB. */
const IN_THREES = /^\d{3}(?: \d{3}){3,4}$/;
const isOneNumber = ({ bsb, account }: PrintedPair): boolean =>
  bsb.labelled === 0 &&
  account.labelled === 0 &&
  account.segment === bsb.segment &&
  IN_THREES.test(runOf(bsb.segment.words).text);

/** A BSB in its two groups. */
const AS_PRINTED = /\d{3}[-\u2010-\u2015 ]\d{3}\b/;

const DIGITS = /^\d[\d -]*$/;
const PRINTED_BSB = /(?<!\d)\d{3}[-\u2010-\u2015 ]?\d{3}(?!\d)/;

/** Whether other digits stand between an account number and the label of account numbers above it, in no row of an account: the label is theirs. */
function isUnderOthers({ scan }: PairFacts, { bsb, account: { layout, segment, labelled } }: PrintedPair): boolean {
  const label = scan.hits.findLast(
    (hit) =>
      hit.layout === layout &&
      hit.concept === 'account_number' &&
      hit.box.y1 <= segment.box.y0 &&
      overlapX(hit.box, segment.box) > 0,
  );
  return (
    labelled === 0 &&
    label !== undefined &&
    layout.segments.some(
      (one) =>
        one !== bsb.segment &&
        one.box.y0 >= label.box.y1 &&
        one.box.y1 <= segment.box.y0 &&
        overlapX(one.box, segment.box) > 0 &&
        DIGITS.test(one.text) &&
        !(layout.rows[one.row] ?? []).some(({ text }) => PRINTED_BSB.test(text)),
    )
  );
}

/** Labels that say that a part of an account is printed, read or not. */
const OF_PART: ReadonlySet<LabelConcept> = new Set<LabelConcept>(['bsb', 'account_number', 'bsb_and_account']);

/** Whether a BSB and a number are printed in one: behind it, or in the next line where the BSB ends its own. */
function areInOnePiece({ bsb, account, joined }: PrintedPair): boolean {
  const { layout, segment, words } = bsb;
  const block = layout.blocks[segment.block] ?? [];
  const next = block[block.indexOf(segment) + 1];
  return joined || (segment.words.at(-1) === words.at(-1) && next?.words[0] === account.words[0]);
}

/**
 * Which pairs of recognised numbers may belong together, since what is only near may belong to a number that was not read: what is printed in one, where no
 * BSB or account number has a label that is known.
 */
export function surePairs({ scan, mentions }: PairFacts): (pair: PrintedPair) => boolean {
  const isAnyLabelled =
    mentions.some(({ part }) => part !== 'name') || scan.hits.some(({ concept }) => OF_PART.has(concept));
  return (pair) => !isAnyLabelled && areInOnePiece(pair);
}

/**
 * What a document gives of accounts, with what was learned to belong together: of each BSB the number near it that most likely is its
 * account's, whatever its label, where that is likely enough.
 * @param mayBe which of them may belong together
 */
export function withLearnedPairs(facts: PairFacts, mayBe: (pair: PrintedPair) => boolean = () => true): BankMention[] {
  const forest = forestOf('account-pair');
  const all = printedPairs(facts);
  const described = describePairs(all, facts);
  const pairs = scored(forest, all, described);
  const judged = [...new Set(all.map(({ bsb }) => bsb.digits))]
    .flatMap((bsb) =>
      oddsByScore(
        pairs.filter(({ one }) => one.bsb.digits === bsb),
        ({ account }) => account.digits,
      ),
    )
    .map(({ one, odds }) => ({ pair: one, worth: worthOf(forest, odds) }));
  const isContested = ({ bsb, account }: PrintedPair): boolean =>
    judged.some(
      ({ pair, worth }) =>
        worth >= CONTESTS && pair.bsb.words[0] === bsb.words[0] && pair.account.digits !== account.digits,
    );
  const possible = judged
    .filter(({ pair, worth }) => worth >= CONTESTS && pair.bsb.digits !== pair.account.digits && mayBe(pair))
    .filter(({ pair }) => isOfPaying(pair) && !goOnDigits(pair) && !isUnderOthers(facts, pair) && !isOneNumber(pair))
    .filter(({ pair }) => !isOthersPair(facts, pair));
  const likely = possible
    .filter(({ pair, worth }) => worth >= LEAST['account-pair'] && !isContested(pair))
    .filter(({ pair }) => !possible.some(({ pair: other }) => areReversed(pair, other) && isLikelierOrder(other, pair)))
    .sort((a, b) => b.worth - a.worth);
  // Of two that nothing labels, the likelier one is not the account where the other may well be one too.
  const isRivalled = ({ bsb, account }: PrintedPair): boolean =>
    bsb.labelled === 0 &&
    account.labelled === 0 &&
    possible.some(
      ({ pair }) =>
        pair.bsb.digits !== bsb.digits &&
        pair.account.digits !== account.digits &&
        !likely.some((one) => one.pair === pair),
    );
  const chosen: PrintedPair[] = [];
  for (const { pair } of likely.filter((one) => !isRivalled(one.pair))) {
    const isTaken = chosen.some(
      ({ bsb, account }) => bsb.words[0] === pair.bsb.words[0] || account.words[0] === pair.account.words[0],
    );
    if (!isTaken) chosen.push(pair);
  }
  const replaced = chosen.flatMap((pair) => [
    mentionOf(facts, pair, 'bsb', pair.bsb),
    mentionOf(facts, pair, 'account', pair.account),
  ]);
  const words = new Set(replaced.map((one) => one.words[0]));
  return [...facts.mentions.filter((one) => one.part === 'name' || !words.has(one.words[0])), ...replaced];
}

/** A part of a pair as it would be found under a known label. */
function mentionOf(
  { mentions }: PairFacts,
  { bsb }: PrintedPair,
  part: 'bsb' | 'account',
  { digits, words, layout, segment }: PrintedDigits,
): BankMention {
  const known = mentions.find((one) => one.part === part && one.words[0] === words[0]);
  const box = unionOf(words.map((word) => word.box));
  const before = segment.words.slice(0, segment.words.indexOf(words[0] as (typeof words)[number]));
  return {
    part,
    layout,
    box: segment.box,
    anchor: box,
    segment,
    offset: runOf(before).text.length,
    ...known,
    value: digits,
    words,
    strength: Math.max(STRENGTH, known?.strength ?? 0),
    pair: bsb.words[0],
  };
}
