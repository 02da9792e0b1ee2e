import type { LabelConcept } from '../lexicon/labels.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import { valueSources, type ValueSource } from '../structure/values.js';
import type { Run } from '../text/run.js';
import { mention, type BankMention } from './bank-mention.js';
import { endBeforeBank, isBankName, startAfterBank } from './bank-names.js';
import {
  continuedName,
  endsInForm,
  hasLegalForm,
  isNameLike,
  trimmedName,
  withoutState,
  type NameValue,
} from './names.js';
import { isPrintedElsewhere } from './printings.js';

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
  /\s*\((?=bsb\b)|\s(?:\||\/\/|\u2022|\u00b7)\s|,?\s+(?:(?:held |maintained |kept )?with|held (?:at|by)|quoting|using|within|as the reference)\b|;\s|[;,]?\s+branch:?\s+(?=\d{3}[ -]?\d{3}\b)|,\s*(?=bsb\b)|(?<=\b(?:account|trust|fund|limited))\.\s+(?!t\/a|trading|as\b|at[fi]\b|itf|\()(?=\p{L}+ )|(?:(?<!\b(?:ltd|inc|co))\.|(?<=\b(?:ltd|inc|co)\.?))\s+(?:the|our|my|or|and|please|if|we|you|use|quote|all)\b|(?<=\b(?:ltd|limited)\.)\s+(?!t\/a|trading|as\b|at[fi]\b|itf|\()|,?\s+or(?:\s*$|\s+(?=(?:by|via|direct|bank|eft|pay|transfer|deposit)\b))|\s+account\s*(?:no\.?|number|#)?:?\s*(?=\d)/iu;

const NAME_LEAD = /^(?:[\s:;.,=#|_*>\-\u2010-\u2015]|\b(?:is|of)\b)*/i;

/** How names of banks end that no list holds. A business that is named after one has a company's form behind it. */
const ENDS_AS_BANK =
  /\b(?:bank(?:ing (?:group|corporation|co))?|credit union|building society|mutual)(?: (?:of )?australia)?(?: (?:ltd|limited))?$/i;

/** What an account is for, in the place where its name might stand: `Payments in Australian dollars`. */
const PURPOSE = /^(?:payments?|transfers?|deposits?|remittances?|fees|invoices) (?:in|from|of|for|and|to)\b/i;

/** An owners corporation may hold its account under hardly more than the number of its plan: `OC 412873V`. */
const DIGITS_OF_PLAN = 6;

/** No account is held by a place, so what ends in a state is a business there. */
const usable = (name: NameValue | null): NameValue | null =>
  name &&
  isNameLike(withoutState(name.text), DIGITS_OF_PLAN) &&
  !isBankName(name.text) &&
  !ENDS_AS_BANK.test(name.text) &&
  !PURPOSE.test(name.text)
    ? name
    : null;

/** What introduces a name in its own line, in words that are no label: `New details: Example Pty Ltd`. */
const INTRODUCED = /^(?:[^:]{2,30}:\s+|(?:(?:[Bb]ank|[Aa]ccount|[Nn]ame)\s+)?is\s+)(?=\p{Lu})/u;

/** How a sentence goes on behind a name, where a label cuts it: `Pay Example Pty Ltd by` before `EFT`. */
const GOES_ON = /\s+(?:(?:pay|deposit|transfer|credit) (?:in)?to|by|via|using|through|into|our|your|please)[\s:-]*$/i;

/** A stretch of a run as a name, without what introduces it and without a bank that follows it. */
export function nameIn(run: Run, from: number, to: number): NameValue | null {
  const text = run.text.slice(from, to).replace(GOES_ON, '');
  const introduction = INTRODUCED.exec(text)?.[0] ?? '';
  const start = from + (startAfterBank(text) || (hasLegalForm(introduction) ? 0 : introduction.length));
  return usable(trimmedName(run, start, start + endBeforeBank(text.slice(start - from))));
}

/** The name in brackets that follows an account: `062-000 / 1234567 (Example Pty Ltd)`. */
export function bracketedName(run: Run, from: number): NameValue | null {
  const match = /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(run.text.slice(from));
  if (!match?.[1]) return null;
  const start = from + match[0].indexOf(match[1]);
  return usable(trimmedName(run, start, start + match[1].length));
}

/** The name at the start of a run, up to a label that ends it. */
export function leadingName(scan: Scan, run: Run): NameValue | null {
  const lead = NAME_LEAD.exec(run.text)?.[0].length ?? 0;
  const glued = GLUED_LABEL.exec(run.text.slice(lead))?.[0].length ?? 0;
  return nameIn(run, lead + glued, endOfName(scan, run));
}

/** The end of a label that touches its value, in a table whose cells have no space between them. */
const GLUED_LABEL = /^name(?=\p{Lu})/u;

/** Whether an abbreviated label is the end of a name: `Example Lawyers Office A/C`. */
const endsAsName = (hit: LabelHit): boolean => hit.atEnd && !hit.atStart && hit.label === 'ac';

/** A bank's SWIFT code, or a word that goes before one. */
const BANK_CODE = /^[\s:.]*(?:[A-Z]{4}AU|\S*\d|(?:code|no|number|bic)\b)/;

/** Whether a label of foreign transfers is a word of a name: `Live Wire Electrical`, `Swift Joinery` where the name starts with it. */
const isWordOfName = ({ label, marked, after }: LabelHit, before: string): boolean =>
  !marked &&
  (label === 'wlre' ||
    (label === 'swlft' && !/[\p{L}\d]/u.test(before) && /\p{L}/u.test(after.text) && !BANK_CODE.test(after.text)));

/** What makes one label with the label in brackets behind it: `Account (BSB first)`. */
const LABELS_BRACKET = /\s+(?:bank )?account\s*$/i;

/** Where a name that runs on in a line ends: at the next label, or at words that no name holds. */
export function endOfName(scan: Scan, run: Run, from = 0): number {
  const segments = new Set(run.spans.map((span) => scan.segmentOf.get(span.word)));
  const hits = [...segments].flatMap((segment) => (segment ? (scan.hitsBySegment.get(segment) ?? []) : []));
  let end = run.text.length;
  for (const hit of hits) {
    const [first] = hit.words;
    // A run that starts after a label holds the end of the label's word, its colon: that is no label in the run.
    const at = run.spans.find((span) => span.word === first && span.end - span.start === first.text.length);
    const ends =
      (ENDS_NAME.has(hit.concept) && !(at && isWordOfName(hit, run.text.slice(from, at.start)))) ||
      (hit.marked && hit.after.text.trimStart().startsWith(':'));
    if (at && ends && at.start >= from && at.start < end && !endsAsName(hit)) end = at.start;
  }
  const text = run.text.slice(from, end);
  const stop = NAME_END.exec(text) ?? (run.text.startsWith('(', end) ? LABELS_BRACKET.exec(text) : null);
  return stop ? from + stop.index : end;
}

/**
 * The places of a name's value, where that below comes before that on the right when only the one below is surely a name: a label
 * in a narrow column beside a table has the table on its right.
 */
function likeliestFirst(scan: Scan, sources: readonly ValueSource[]): readonly ValueSource[] {
  const [right, below] = (['right', 'below'] as const).map((at) => sources.find((one) => one.relation === at));
  if (!right || !below || below.distance > right.distance) return sources;
  const isSure = (source: ValueSource): boolean => {
    const name = leadingName(scan, source.run);
    return name !== null && (hasLegalForm(name.text) || isPrintedElsewhere(scan, name));
  };
  return isSure(below) && !isSure(right) ? [below, ...sources.filter((one) => one !== below)] : sources;
}

/** The name under a label such as `Account name` or `Payee`. */
export function labelledNames(
  scan: Scan,
  hit: LabelHit,
  strength: (source: 'after' | 'elsewhere') => number,
): BankMention[] {
  for (const source of likeliestFirst(scan, valueSources(scan, hit))) {
    const own = source.relation === 'after' ? leadingName(scan, hit.after) : null;
    // What follows may be the rest of a name or the next sentence: a name that is whole does not go on.
    const name = own && endsInForm(own.text) ? own : (leadingName(scan, source.run) ?? own);
    if (!name) continue;
    const whole = continuedName(scan, hit, name);
    return [
      mention('name', whole.text, whole.words, hit, strength(source.relation === 'after' ? 'after' : 'elsewhere')),
    ];
  }
  return [];
}
