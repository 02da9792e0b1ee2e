import type { LabelConcept } from '../lexicon/labels.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import { textBefore, valueSources } from '../structure/values.js';
import { runOf, type Run } from '../text/run.js';
import { mention, type BankMention } from './bank-mention.js';
import { endBeforeBank, isBankName } from './bank-names.js';
import { continuedName, hasLegalForm, isAddress, isContact, isNameLike, trimmedName, type NameValue } from './names.js';

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

/** What ends a name in running text. */
const NAME_END =
  /\s*\((?=bsb\b)|\s(?:\||\/\/|\u2022|\u00b7)\s|,?\s+(?:with|quoting|using|within|as the reference)\b|,\s*(?=bsb\b)|\s+account\s*(?:no\.?|number|#)?:?\s*(?=\d)/i;

const NAME_LEAD = /^(?:[\s:;.,=#|_*>\-\u2010-\u2015]|\b(?:is|of)\b)*/i;

/** What introduces a name in front of a BSB. */
const INTRODUCTION =
  /^.*(?:\bto\b(?: (?:the )?account of| account name)?|\bname(?: of)?\b|\baccount(?: of)?\b|:|\beft\b|\bpay\b)\s*/i;

/** How many lines above a BSB a name without a label may stand. */
const LINES_ABOVE = 3;

const usable = (name: NameValue | null): NameValue | null =>
  name && isNameLike(name.text) && !isBankName(name.text) ? name : null;

/** A stretch of a run as a name, without a bank that follows it. */
function nameIn(run: Run, from: number, to: number): NameValue | null {
  return usable(trimmedName(run, from, from + endBeforeBank(run.text.slice(from, to))));
}

/** The name in brackets that follows an account: `062-000 / 1234567 (Example Pty Ltd)`. */
export function bracketedName(run: Run, from: number): NameValue | null {
  const match = /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(run.text.slice(from));
  if (!match?.[1]) return null;
  const start = from + match[0].indexOf(match[1]);
  return usable(trimmedName(run, start, start + match[1].length));
}

/** The name at the start of a run, up to a label that ends it. */
function leadingName(scan: Scan, run: Run): NameValue | null {
  return nameIn(run, NAME_LEAD.exec(run.text)?.[0].length ?? 0, endOfName(scan, run));
}

function endOfName(scan: Scan, run: Run): number {
  const segments = new Set(run.spans.map((span) => scan.segmentOf.get(span.word)));
  const hits = [...segments].flatMap((segment) => (segment ? (scan.hitsBySegment.get(segment) ?? []) : []));
  let end = run.text.length;
  for (const hit of hits) {
    const at = run.spans.find((span) => span.word === hit.words[0]);
    const ends = ENDS_NAME.has(hit.concept) || (hit.marked && hit.after.text.trimStart().startsWith(':'));
    if (at && ends && at.start < end) end = at.start;
  }
  return NAME_END.exec(run.text.slice(0, end))?.index ?? end;
}

/** The name under a label such as `Account name` or `Payee`. */
export function labelledNames(
  scan: Scan,
  hit: LabelHit,
  strength: (source: 'after' | 'elsewhere') => number,
): BankMention[] {
  for (const source of valueSources(scan, hit)) {
    const name = leadingName(scan, source.run);
    if (!name) continue;
    const whole = continuedName(scan, hit, name);
    return [
      mention('name', whole.text, whole.words, hit, strength(source.relation === 'after' ? 'after' : 'elsewhere')),
    ];
  }
  return [];
}

/** The name that stands in front of a place in running text: `Pay to Example Pty Ltd, BSB 062-000 ...`. */
export function nameBefore(before: Run): { name: NameValue; strength: number } | null {
  if (/^[\s\p{P}]*$/u.test(before.text)) return null;
  const introduction = INTRODUCTION.exec(before.text);
  const name = nameIn(before, introduction?.[0].length ?? 0, before.text.length);
  return name && { name, strength: introduction ? 0.6 : 0.5 };
}

/** Names without a label of their own that belong to a BSB: in front of it in its sentence, or in the lines above it. */
export function unlabelledNames(scan: Scan, hit: LabelHit): BankMention[] {
  const text = textBefore(hit);
  const before = hit.atStart && !/[,(]\s*$/.test(text.text) ? null : nameBefore(text);
  if (before) return [mention('name', before.name.text, before.name.words, hit, before.strength)];
  const above = hit.atStart ? nameAbove(scan, hit) : null;
  return above ? [mention('name', above.text, above.words, hit, 0.45)] : [];
}

const HEADS_ACCOUNT: ReadonlySet<LabelConcept> = new Set<LabelConcept>(['bsb_and_account', 'payee']);

/** A company's name in the lines between a BSB and the heading of the account. */
function nameAbove(scan: Scan, hit: LabelHit): NameValue | null {
  const block = hit.layout.blocks[hit.segment.block] ?? [];
  const above = block.slice(0, block.indexOf(hit.segment)).reverse().slice(0, LINES_ABOVE);
  let found: NameValue | null = null;
  for (const line of above) {
    const [label] = (scan.hitsBySegment.get(line) ?? []).filter((one) => one.atStart);
    if (label && HEADS_ACCOUNT.has(label.concept)) return found;
    if ((label && label.concept !== 'bank') || isAddress(line.text) || isContact(line.text)) return null;
    const run = runOf(line.words);
    const name = nameIn(run, 0, run.text.length);
    if (name && hasLegalForm(name.text)) found = name;
  }
  return null;
}
