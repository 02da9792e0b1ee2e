import { bankOfBsb } from '../../../numbers/bsb.js';
import type { LabelConcept } from '../lexicon/labels.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import type { PlacedWord } from '../structure/segment.js';
import { valueSources, type Relation } from '../structure/values.js';
import { joinRuns, runOf, type Run } from '../text/run.js';
import { bracketedName, labelledNames } from './account-names.js';
import { accountAfter, accountOverLineEnd } from './account-after.js';
import { mention, type BankMention } from './bank-mention.js';
import { nameAfterAccount, nameOfAccount, unlabelledNames } from './unlabelled-names.js';
import { PAYMENT_WORDS, unlabelledPairs } from './unlabelled-pairs.js';
import { lineBelow } from './name-lines.js';
import { hasLegalForm } from './names.js';
import { numbersOfOthers } from './numbers-of-others.js';
import { leadingAccountNumber, leadingBsb, type DigitsValue } from './digits.js';

const STRENGTHS: Partial<Record<LabelConcept, number>> = {
  bsb: 1,
  bsb_and_account: 0.9,
  account_number: 0.9,
  account_name: 1,
  account: 0.4,
  payee: 0.5,
  name: 0.3,
  number: 0.2,
};

const STRENGTH_OF_NUMBER = STRENGTHS.number ?? 0;

const RELATION_WORTH: Readonly<Record<Relation, number>> = {
  after: 1,
  right: 0.95,
  below: 0.9,
  wrapped: 0.85,
  overleaf: 0.85,
};

/** A BSB with the account number, and the name in brackets, that may follow it. */
function pairMentions(scan: Scan, run: Run, bsb: DigitsValue, hit: LabelHit, strength: number): BankMention[] {
  const below = accountOverLineEnd(scan, hit.layout, bsb);
  if (below)
    return [
      mention('bsb', bsb.digits, bsb.words, hit, strength, bsb.words[0]),
      mention('account', below.digits, below.words, hit, strength, bsb.words[0]),
    ];
  const account = accountAfter(run, bsb);
  if (!account) {
    const name = bracketedName(run, bsb.end);
    return [
      mention('bsb', bsb.digits, bsb.words, hit, strength),
      ...(name && hasLegalForm(name.text) ? [mention('name', name.text, name.words, hit, 0.5)] : []),
    ];
  }
  const pair = bsb.words[0];
  // What is printed in one starts with a BSB only where that of a bank stands there.
  if (account.words.includes(pair as PlacedWord) && bankOfBsb(bsb.digits) === null) return [];
  const name = bracketedName(run, account.end) ?? nameAfterAccount(scan, run, account.end);
  return [
    mention('bsb', bsb.digits, bsb.words, hit, strength, pair),
    mention('account', account.digits, account.words, hit, strength, pair),
    ...(name ? [mention('name', name.text, name.words, hit, 0.9, pair)] : []),
  ];
}

/** Labels of an account, BSB and all, which may stand before its number alone, as they are folded: `Bank account`. */
const BARE_ACCOUNT = /bankaccount$/;

const TAKES_BSB: ReadonlySet<LabelConcept> = new Set<LabelConcept>(['bsb', 'bsb_and_account']);

/** An account number in a line of its own right below a BSB, with no label. */
function numberBelow(scan: Scan, hit: LabelHit, bsb: DigitsValue): BankMention[] {
  const last = bsb.words.at(-1);
  const segment = last && scan.segmentOf.get(last);
  if (!segment || segment.words.at(-1) !== last) return [];
  const block = hit.layout.blocks[segment.block] ?? [];
  const below = block[block.indexOf(segment) + 1];
  if (!below || below.row <= segment.row || (hit.layout.rows[below.row] ?? []).length > 1) return [];
  const run = runOf(below.words);
  const account = leadingAccountNumber(run);
  return account?.start === 0 && account.end === run.text.length
    ? [mention('account', account.digits, account.words, hit, 0.45)]
    : [];
}

/** `Account` right beside a BSB's label, in its row or block, is that of the account's number. */
const isBesideBsb = (scan: Scan, { layout, segment }: LabelHit): boolean =>
  [...(layout.rows[segment.row] ?? []), ...(layout.blocks[segment.block] ?? [])].some(
    (other) => other !== segment && (scan.hitsBySegment.get(other) ?? []).some((hit) => hit.concept === 'bsb'),
  );

/** Whether the label of a BSB stands right behind a number on its line: `Bank account: 12 345 678 BSB: 062-000`. */
function isBeforeBsb(scan: Scan, { segment }: LabelHit, { words }: DigitsValue): boolean {
  const next = segment.words[segment.words.indexOf(words.at(-1) as PlacedWord) + 1];
  return (scan.hitsBySegment.get(segment) ?? []).some((hit) => hit.concept === 'bsb' && hit.words[0] === next);
}

/** How much a label says that what follows it is a bank account, or a part of one. */
function strengthOf(scan: Scan, hit: LabelHit): number {
  if (hit.concept === 'account' && hit.atStart && isBesideBsb(scan, hit)) return 0.8;
  return STRENGTHS[hit.concept] ?? 0;
}

/** The first half of a BSB, broken at its hyphen where its cell ends. */
const HALF_OF_BSB = /^[\s:-]*\d{3}[-\u2010\u2011]$/;

/** The BSB whose second half stands in the next line of its cell: `062-` over `000`. */
function brokenBsb(scan: Scan, { layout, concept }: LabelHit, run: Run): DigitsValue | null {
  const segment = run.spans[0] && scan.segmentOf.get(run.spans[0].word);
  if (concept !== 'bsb' || !segment || !HALF_OF_BSB.test(run.text)) return null;
  const below = lineBelow(layout, segment);
  if (!below || !/^\d{3}$/.test(below.text)) return null;
  const bsb = leadingBsb(joinRuns(run, runOf(below.words)));
  return bsb && bankOfBsb(bsb.digits) !== null ? bsb : null;
}

/** Words of one number are not further apart than this, in font heights. */
const WITHIN_NUMBER = 0.85;
const GROUP = /^\d{1,9}$/;

/** An account number is never cut: where groups of digits stand right beside it in its line, beyond the edge of its label, it is read with them. */
function wholeNumber(scan: Scan, value: DigitsValue | null): DigitsValue | null {
  const [first] = value?.words ?? [];
  const words = (first && scan.segmentOf.get(first)?.words) ?? [];
  if (!value || !first || words.length === 0) return value;
  const areOne = (left: PlacedWord | undefined, right: PlacedWord | undefined): boolean =>
    left !== undefined &&
    right !== undefined &&
    GROUP.test(left.text) &&
    GROUP.test(right.text) &&
    right.box.x0 - left.box.x1 <= WITHIN_NUMBER * Math.max(left.size, right.size);
  let from = words.indexOf(first);
  while (areOne(words[from - 1], words[from]) && !endsBsb(words, from - 1)) from -= 1;
  const last = words.indexOf(value.words.at(-1) as PlacedWord);
  if (from < 0 || (words[from] === first && !areOne(words[last], words[last + 1]))) return value;
  return leadingAccountNumber(runOf(words.slice(from)));
}

/** Whether a word ends a BSB of a bank, in one or in two words. */
const endsBsb = (words: readonly PlacedWord[], at: number): boolean =>
  [words.slice(at, at + 1), words.slice(Math.max(0, at - 1), at + 1)].some((some) => {
    const digits = some.map(({ text }) => text).join('');
    return digits.length === 6 && bankOfBsb(digits) !== null;
  });

function numberMentions(scan: Scan, hit: LabelHit): BankMention[] {
  const worth = strengthOf(scan, hit);
  for (const source of valueSources(scan, hit)) {
    const strength = worth * RELATION_WORTH[source.relation];
    const bsb = leadingBsb(source.run) ?? brokenBsb(scan, hit, source.run);
    if (TAKES_BSB.has(hit.concept)) {
      const number = BARE_ACCOUNT.test(hit.label) ? leadingAccountNumber(source.run) : null;
      const isWhole = number?.end === source.run.text.length && isBesideBsb(scan, hit);
      if (number && (isWhole || isBeforeBsb(scan, hit, number)))
        return [mention('account', number.digits, number.words, hit, strength)];
      if (bsb) return [...pairMentions(scan, source.run, bsb, hit, strength), ...numberBelow(scan, hit, bsb)];
      continue;
    }
    // `No.` alone is over any number: two of them are an account there only where the BSB has its own form.
    const isPair = worth > STRENGTH_OF_NUMBER || PRINTED_BSB.test(source.run.text);
    if (bsb && isPair && bankOfBsb(bsb.digits) !== null && accountAfter(source.run, bsb))
      return pairMentions(scan, source.run, bsb, hit, strength);
    const account = wholeNumber(scan, leadingAccountNumber(source.run));
    if (account) {
      const name = strength > 0.35 ? nameAfterAccount(scan, source.run, account.end) : null;
      return [
        mention('account', account.digits, account.words, hit, strength),
        ...(name ? [mention('name', name.text, name.words, hit, 0.4)] : []),
      ];
    }
  }
  return [];
}

/** Labels under which a bank asks for the account's name or for its number: `Beneficiary account`. */
const MAY_BE_NUMBER = /^(?:beneflclary|payee)(?:account|acct|ac)$/;

/** Headings of an account that go on with whose it is: `Direct deposit to`, `EFT to`. */
const NAMES_PAYEE = /(?:deposlt|credlt|transfer|payment|eft)to$/;

/** A BSB in its printed form. */
const PRINTED_BSB = /^\s*:?\s*\d{3}[-\u2010-\u2015 ]\d{3}(?!\d)/;

/** The BSB that stands as the number of a branch: `Branch 062-000`. */
function branchMentions(scan: Scan, hit: LabelHit): BankMention[] {
  if (!/branch/.test(hit.label)) return [];
  return valueSources(scan, hit).flatMap(({ run }) => {
    const bsb = PRINTED_BSB.test(run.text) ? leadingBsb(run) : null;
    return bsb && bankOfBsb(bsb.digits) !== null ? [mention('bsb', bsb.digits, bsb.words, hit, 0.8)] : [];
  });
}

/** A word that the number behind it is of: `Strata Plan` in front of `No. 49807`. */
const WORD_BEFORE = /\p{L}{2,}[.,]?\s*$/u;

/** Whether a bare `No.` goes with the word before it, and that word names nothing that is paid into. */
const numbersSomethingElse = ({ before }: LabelHit): boolean =>
  WORD_BEFORE.test(before.text) && !PAYMENT_WORDS.test(before.text);

/** Whether a name is what the next line holds of a longer one that has the better label. */
const isRestOfName = (one: BankMention, all: readonly BankMention[]): boolean =>
  one.part === 'name' &&
  all.some(
    (other) =>
      other.part === 'name' &&
      other.strength > one.strength &&
      other.words.length > one.words.length &&
      one.words.every((word) => other.words.includes(word)),
  );

/** Every BSB, account number and account name that a document seems to give, whoever's they are. */
export function bankMentions(scan: Scan): BankMention[] {
  const found = scan.hits.flatMap((hit) => {
    switch (hit.concept) {
      case 'bsb':
        return [...numberMentions(scan, hit), ...unlabelledNames(scan, hit)];
      case 'bsb_and_account':
      case 'account_number':
      case 'account': {
        const numbers = numberMentions(scan, hit);
        if (/^bsb/.test(hit.label) && numbers.length > 0 && numbers.every((one) => one.part !== 'name'))
          return [...numbers, ...unlabelledNames(scan, hit)];
        if (numbers.length > 0) return numbers;
        return NAMES_PAYEE.test(hit.label)
          ? labelledNames(scan, hit, () => STRENGTHS.payee ?? 0)
          : nameOfAccount(scan, hit);
      }
      case 'bank':
        return branchMentions(scan, hit);
      case 'number':
        return numbersSomethingElse(hit) ? [] : numberMentions(scan, hit);
      case 'account_name':
      case 'payee':
      case 'name': {
        const number = MAY_BE_NUMBER.test(hit.label) ? numberMentions(scan, hit) : [];
        if (number.length > 0) return number;
        return labelledNames(scan, hit, (source) => (STRENGTHS[hit.concept] ?? 0) * (source === 'after' ? 1 : 0.92));
      }
      default:
        return [];
    }
  });
  // What a label says is an account number is no BSB in front of what stands beside it: `448 201` before a reference.
  const used = new Set(found.filter((one) => one.part !== 'name').flatMap((one) => one.words));
  const mentions = [...found.filter((one) => !isRestOfName(one, found)), ...unlabelledPairs(scan, used)];
  const ofOthers = numbersOfOthers(scan);
  // A BSB that is printed twice is no account number the second time.
  const bsbs = new Set(mentions.filter((one) => one.part === 'bsb').map((one) => one.value));
  return mentions.filter(
    ({ part, value, words }) =>
      part === 'name' || !(words.some((word) => ofOthers.has(word)) || (part === 'account' && bsbs.has(value))),
  );
}
