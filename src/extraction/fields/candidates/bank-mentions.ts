import type { Box } from '../../document.js';
import { bankOfBsb } from '../../numbers/bsb.js';
import { BANK_NAMES } from '../lexicon/name-words.js';
import type { LabelConcept } from '../lexicon/labels.js';
import { unionOf } from '../structure/geometry.js';
import type { Layout } from '../structure/layout.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { textBefore, valueSources, type Relation } from '../structure/values.js';
import { plain } from '../text/fold.js';
import { runOf, type Run } from '../text/run.js';
import { leadingAccountNumber, leadingBsb, type DigitsValue } from './digits.js';
import { continuedName, isNameLike, trimmedName, type NameValue } from './names.js';

/** A BSB, account number or account name where a document gives it. */
export interface BankMention {
  part: 'bsb' | 'account' | 'name';
  /** Digits of a number; a name as printed. */
  value: string;
  words: PlacedWord[];
  layout: Layout;
  /** Box of the value and its label. */
  box: Box;
  /** Box of the label where there is one, else of the value. */
  anchor: Box;
  /** Segment in which the label (or else the value) stands, and how far into its text. */
  segment: Segment;
  offset: number;
  /** 0 to 1: how much the label alone says that this is what it is. */
  strength: number;
  /** The first word of the BSB, for the parts of one printed pair (`062-000 / 1234567`). */
  pair?: PlacedWord | undefined;
}

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

const RELATION_WORTH: Readonly<Record<Relation, number>> = {
  after: 1,
  right: 0.95,
  below: 0.9,
  wrapped: 0.85,
  overleaf: 0.85,
};

/** Labels that end a name which runs on in the same line. */
const ENDS_NAME: ReadonlySet<LabelConcept> = new Set<LabelConcept>([
  'bsb',
  'bsb_and_account',
  'account_number',
  'account_name',
  'abn',
  'buyer_abn',
  'acn',
  'foreign_bank',
  'bpay',
  'payid',
  'payment_reference',
]);

function mention(
  part: BankMention['part'],
  value: string,
  words: PlacedWord[],
  hit: LabelHit,
  strength: number,
  pair?: PlacedWord,
): BankMention {
  const boxes = words.map((word) => word.box);
  return {
    part,
    value,
    words,
    layout: hit.layout,
    box: unionOf([...boxes, hit.box]),
    anchor: hit.box,
    segment: hit.segment,
    offset: hit.before.text.length,
    strength,
    pair,
  };
}

const PAIR_SEPARATOR = /^\s*(?:[/|,;:&+\u2010-\u2015-]|\band\b)\s*/;

/** The account number that follows a BSB after nothing but a separator. */
function accountAfter(run: Run, bsb: DigitsValue): DigitsValue | null {
  const separator = PAIR_SEPARATOR.exec(run.text.slice(bsb.end));
  const from = bsb.end + (separator?.[0].length ?? 0);
  const gap = /^\s+/.exec(run.text.slice(from))?.[0].length ?? 0;
  return leadingAccountNumber(run, from + gap);
}

/** The name in brackets that follows an account: `062-000 / 1234567 (Example Pty Ltd)`. */
function bracketedName(run: Run, from: number): NameValue | null {
  const match = /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(run.text.slice(from));
  if (!match?.[1]) return null;
  const start = from + match[0].indexOf(match[1]);
  const name = trimmedName(run, start, start + match[1].length);
  return name && isNameLike(name.text) ? name : null;
}

export const isBankName = (text: string): boolean => {
  const key = plain(text)
    .replace(/\b(?:limited|ltd|bank name|bank:)\b/g, '')
    .replace(/[^a-z0-9&. ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return BANK_NAMES.includes(key);
};

/** The name at the start of a run, up to a label that ends it. */
export function leadingName(scan: Scan, run: Run): NameValue | null {
  const end = endOfName(scan, run);
  const name = trimmedName(run, leadOfName(run.text), end);
  return name && isNameLike(name.text) && !isBankName(name.text) ? name : null;
}

const leadOfName = (text: string): number =>
  /^(?:[\s:;.,=#|_*>\-\u2010-\u2015]|\b(?:is|of)\b)*/i.exec(text)?.[0].length ?? 0;

function endOfName(scan: Scan, run: Run): number {
  const segments = new Set(run.spans.map((span) => scan.segmentOf.get(span.word)));
  const hits = [...segments].flatMap((segment) => (segment ? (scan.hitsBySegment.get(segment) ?? []) : []));
  let end = run.text.length;
  for (const hit of hits) {
    const at = run.spans.find((span) => span.word === hit.words[0]);
    if (!at) continue;
    const ends = ENDS_NAME.has(hit.concept) || (hit.marked && hit.after.text.trimStart().startsWith(':'));
    if (ends && at.start < end) end = at.start;
  }
  const wordEnd =
    /\s*\((?=bsb\b)|\s(?:\||\/\/|\u2022|\u00b7)\s|,?\s+(?:with|quoting|using|within|as the reference)\b|,\s*(?=bsb\b)/i.exec(
      run.text.slice(0, end),
    );
  return wordEnd ? wordEnd.index : end;
}

function numberMentions(scan: Scan, hit: LabelHit): BankMention[] {
  const strength = STRENGTHS[hit.concept] ?? 0;
  for (const source of valueSources(scan, hit)) {
    const worth = strength * RELATION_WORTH[source.relation];
    if (hit.concept === 'bsb' || hit.concept === 'bsb_and_account') {
      const bsb = leadingBsb(source.run);
      if (!bsb) continue;
      const value = bsb.digits;
      const account = accountAfter(source.run, bsb);
      if (!account) return [mention('bsb', value, bsb.words, hit, worth)];
      const found = [
        mention('bsb', value, bsb.words, hit, worth, bsb.words[0]),
        mention('account', account.digits, account.words, hit, worth, bsb.words[0]),
      ];
      const name = bracketedName(source.run, account.end);
      return name ? [...found, mention('name', name.text, name.words, hit, 0.9, bsb.words[0])] : found;
    }
    const account = leadingAccountNumber(source.run);
    if (account) return [mention('account', account.digits, account.words, hit, worth)];
  }
  return [];
}

function nameMentions(scan: Scan, hit: LabelHit): BankMention[] {
  for (const source of valueSources(scan, hit)) {
    const name = leadingName(scan, source.run);
    if (!name) continue;
    const whole = continuedName(scan, hit, name);
    const strength = (STRENGTHS[hit.concept] ?? 0) * RELATION_WORTH[source.relation];
    return [mention('name', whole.text, whole.words, hit, strength)];
  }
  return [];
}

/** The name that stands in front of a BSB in the same line: `Example Pty Ltd, BSB 062-000 ...`. */
function nameBefore(hit: LabelHit): BankMention[] {
  const before = textBefore(hit);
  if (/^[\s\p{P}]*$/u.test(before.text)) return [];
  const cut =
    /^.*(?:\bto\b(?: (?:the )?account of| account name)?|\bname(?: of)?\b|\baccount(?: of)?\b|:|\beft\b|\bpay\b)\s*/i.exec(
      before.text,
    );
  const name = trimmedName(before, cut?.[0].length ?? 0);
  if (!name || !isNameLike(name.text) || isBankName(name.text)) return [];
  return [mention('name', name.text, name.words, hit, cut ? 0.6 : 0.5)];
}

/** A BSB in its printed form that has no label of its own but an account number after it, in a line about payment. */
function unlabelledPairs(scan: Scan, used: ReadonlySet<PlacedWord>): BankMention[] {
  const found: BankMention[] = [];
  for (const layout of scan.layouts) {
    for (const segment of layout.segments) {
      const run = runOf(segment.words);
      for (const match of run.text.matchAll(/(?<![\d-])\d{3}[-\u2010-\u2015 ]\d{3}(?![\d-])/g)) {
        const bsb = leadingBsb(run, match.index);
        if (!bsb || bsb.words.some((word) => used.has(word)) || bankOfBsb(bsb.digits) === null) continue;
        const account = accountAfter(run, bsb);
        const block = layout.blocks[segment.block] ?? [];
        const context = block.flatMap((one) => scan.hitsBySegment.get(one) ?? []);
        const hit = context.find((one) =>
          ['bsb_and_account', 'bank', 'account_name', 'account_number'].includes(one.concept),
        );
        if (!account || !hit) continue;
        const anchor = unionOf(bsb.words.map((word) => word.box));
        const at = { layout, segment, anchor, offset: bsb.start, strength: 0.5, pair: bsb.words[0] };
        found.push(
          { ...at, part: 'bsb', value: bsb.digits, words: bsb.words, box: anchor },
          {
            ...at,
            part: 'account',
            value: account.digits,
            words: account.words,
            box: unionOf(account.words.map((word) => word.box)),
          },
        );
      }
    }
  }
  return found;
}

/** Every BSB, account number and account name that a document seems to give, whoever's they are. */
export function bankMentions(scan: Scan): BankMention[] {
  const found = scan.hits.flatMap((hit) => {
    switch (hit.concept) {
      case 'bsb':
        return [...numberMentions(scan, hit), ...nameBefore(hit)];
      case 'bsb_and_account':
        return numberMentions(scan, hit);
      case 'account_number':
      case 'account':
      case 'number':
        return numberMentions(scan, hit);
      case 'account_name':
      case 'payee':
      case 'name':
        return nameMentions(scan, hit);
      default:
        return [];
    }
  });
  const used = new Set(found.filter((one) => one.part === 'bsb').flatMap((one) => one.words));
  return [...found, ...unlabelledPairs(scan, used)];
}
