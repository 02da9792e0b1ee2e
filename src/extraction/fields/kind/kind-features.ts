import { INVOICE_KINDS } from '../lexicon/kinds.js';
import type { DocumentKind } from '../lexicon/kinds.js';
import type { Scan } from '../structure/scan.js';
import type { LabelConcept } from '../lexicon/labels.js';
import { plain } from '../text/fold.js';
import { LINE_CLASSES, lineProbabilities } from './line-classifier.js';
import { isLedger, lineText, listsInvoices, phrasesIn, prominence, titleScores } from './titles.js';

/** What else of the document says that it asks for payment. */
export interface KindFacts {
  hasInvoiceNumber: boolean;
  hasAccount: boolean;
}

/** Everything that a document's kind is told by. */
export interface KindSigns extends KindFacts {
  scan: Scan;
  text: string;
  /** Sums of money that it prints. */
  amounts: number;
  titles: ReadonlyMap<DocumentKind, number>;
  phrases: ReadonlyMap<DocumentKind, number>;
  /** Titles and phrases together. */
  known: ReadonlyMap<DocumentKind, number>;
  /** Of each class of lines, how likely the most prominent one and the likeliest one are. */
  titled: readonly number[];
  said: readonly number[];
}

/** All text of a document in plain letters. */
const textOf = (scan: Scan): string =>
  plain(scan.layouts.flatMap((layout) => layout.segments.map((segment) => segment.text)).join(' ')).replace(
    /\s+/g,
    ' ',
  );

/** More lines than this, and more letters of a line, are not looked at: titles stand before them. */
const MOST_LINES = 400;
const MOST_LETTERS = 160;

export function kindSigns(scan: Scan, facts: KindFacts): KindSigns {
  const text = textOf(scan);
  const phrases = new Map<DocumentKind, number>();
  for (const { kind, weight } of phrasesIn(text)) phrases.set(kind, (phrases.get(kind) ?? 0) + weight);
  const [titled, said] = [LINE_CLASSES.map(() => 0), LINE_CLASSES.map(() => 0)];
  const lines = scan.layouts
    .flatMap((layout) => layout.segments.map((segment) => ({ layout, segment })))
    .slice(0, MOST_LINES);
  for (const { layout, segment } of lines) {
    const line = lineText(segment).slice(0, MOST_LETTERS);
    if (!/\p{L}{3}/u.test(line)) continue;
    const likely = lineProbabilities(line);
    const weight = prominence(layout, segment);
    for (const [at, one] of LINE_CLASSES.entries()) {
      const probability = likely.get(one) ?? 0;
      titled[at] = Math.max(titled[at] ?? 0, probability * weight);
      said[at] = Math.max(said[at] ?? 0, probability);
    }
  }
  const titles = titleScores(scan);
  const known = new Map(titles);
  for (const [kind, weight] of phrases) known.set(kind, (known.get(kind) ?? 0) + weight);
  const amounts = (text.match(MONEY) ?? []).length;
  return { ...facts, scan, text, amounts, titles, phrases, known, titled, said };
}

const MONEY = /\$?\s?\d{1,3}(?:[, ]?\d{3})*\.\d{2}\b|\$\s?\d{1,3}(?:,?\d{3})*\b|\b\d{1,3}(?:[. ]?\d{3})*,\d{2}\b/g;

/** Sums and taxes in German, French, Dutch, Spanish and Italian, in letters without accents. */
const SUM =
  /\b(?:total|gesamtbetrag|gesamtsumme|rechnungsbetrag|zahlbetrag|zu zahlen(?:der betrag)?|endbetrag|net a payer|montant (?:total|a payer)|totaal(?: te betalen)?|totale)\b/;
const TAX = /\b(?:gst|mwst|mehrwertsteuer|umsatzsteuer|ust|tva|btw|iva|vat|moms)\b/;
const DUE =
  /\b(?:amount|total|balance)(?: now)? (?:due|payable|owing)\b|\btotal (?:now )?(?:due|payable)\b|\bplease pay\b/;
const TERMS = /\b(?:due date|payment due|date due|due by|pay by|payment terms|terms)\b/;
const BILLER = /\bbiller code\b/;
/** The word for an invoice, in languages that are known. */
export const SAYS_INVOICE = /invoice|rechnung|factu?r|fattur|faktur|fatura/;
const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[ -]\p{L}{3,9}\.?[ -]\d{4}\b/gu;

/** What must speak for an invoice before a document is one, and what a title says that makes it plain. */
const ENOUGH = 3;
const TITLED = 2.5;

/** What amounts, dates and what was found say for a request to pay. */
function requestScore({ text, amounts, hasInvoiceNumber, hasAccount }: KindSigns): number {
  const printsMoney = amounts > 0;
  return (
    (hasInvoiceNumber ? 1.5 : 0) +
    (hasInvoiceNumber && hasAccount ? 0.5 : 0) +
    (hasAccount || BILLER.test(text) ? 0.8 : 0) +
    (DUE.test(text) && printsMoney ? 1 : 0) +
    (SUM.test(text) && printsMoney ? 0.7 : 0) +
    (TAX.test(text) && printsMoney ? 0.5 : 0) +
    (TERMS.test(text) ? 0.4 : 0)
  );
}

/** By how much known titles, phrases and what is asked say that a document is an invoice (above 0) or none (below). */
function ruledMargin(one: KindSigns): number {
  const [invoice, against] = [bestTitle(one.known, true), bestTitle(one.known, false)];
  const forInvoice = invoice + requestScore(one);
  const asks = invoice > 0 || one.hasInvoiceNumber;
  const isInvoice = asks && (invoice >= TITLED || one.amounts > 0) && forInvoice >= ENOUGH && forInvoice > against;
  return isInvoice
    ? forInvoice - Math.max(against, ENOUGH - 1)
    : Math.min(0, forInvoice - Math.max(against, ENOUGH)) - Number.EPSILON;
}

const yes = (is: boolean): number => (is ? 1 : 0);
/** The loudest of the titles of invoices, or of all other documents; 0 where there is none. */
export const bestTitle = (scores: ReadonlyMap<DocumentKind, number>, isInvoice: boolean): number =>
  Math.max(0, ...[...scores].filter(([kind]) => INVOICE_KINDS.has(kind) === isInvoice).map(([, score]) => score));
const second = (all: readonly number[]): number => [...all].sort((a, b) => b - a)[1] ?? 0;
const INVOICE = LINE_CLASSES.indexOf('invoice');
const without = (all: readonly number[]): number[] => all.filter((_, at) => at !== INVOICE);
const labels = ({ scan }: KindSigns, concept: LabelConcept): number =>
  scan.hits.filter((hit) => hit.concept === concept).length;

/** Whether a document is an invoice: what it is described by. */
const FEATURES: Readonly<Record<string, (one: KindSigns) => number>> = {
  'what rules say': ruledMargin,
  'known title of an invoice': ({ titles }) => bestTitle(titles, true),
  'known title of another document': ({ titles }) => bestTitle(titles, false),
  'known titles, apart': ({ titles }) => bestTitle(titles, true) - bestTitle(titles, false),
  'known phrases of another document': ({ phrases }) => bestTitle(phrases, false),
  'known phrases, all': ({ phrases }) => [...phrases.values()].reduce((sum, one) => sum + one, 0),
  'likely titles, apart': ({ titled }) => (titled[INVOICE] ?? 0) - Math.max(...without(titled)),
  'likeliest title of another document': ({ titled }) => Math.max(...without(titled)),
  'likeliest line of another document': ({ said }) => Math.max(...without(said)),
  'second likeliest line of another document': ({ said }) => second(without(said)),
  'invoice number': ({ hasInvoiceNumber }) => yes(hasInvoiceNumber),
  account: ({ hasAccount }) => yes(hasAccount),
  'biller code': ({ text }) => yes(BILLER.test(text)),
  'amount due': ({ text }) => yes(DUE.test(text)),
  sum: ({ text }) => yes(SUM.test(text)),
  tax: ({ text }) => yes(TAX.test(text)),
  terms: ({ text }) => yes(TERMS.test(text)),
  'says invoice': ({ text }) => (text.match(new RegExp(SAYS_INVOICE, 'g')) ?? []).length,
  amounts: ({ amounts }) => Math.min(60, amounts),
  dates: ({ text }) => Math.min(40, (text.match(DATE) ?? []).length),
  words: ({ text }) => Math.min(2000, text.split(' ').length),
  pages: ({ scan }) => scan.pages.length,
  'lists invoices': ({ scan }) => yes(scan.layouts.some(listsInvoices)),
  'is a ledger': ({ scan }) => yes(scan.layouts.some(isLedger)),
  'labels of invoice numbers': (one) => labels(one, 'invoice_number'),
  'labels of other numbers': (one) => labels(one, 'other_number'),
  'labels of buyers': (one) => labels(one, 'buyer'),
};

/** The names of the features of a document, in the order of `describeKind`. */
export const KIND_FEATURES: readonly string[] = [
  ...Object.keys(FEATURES),
  ...LINE_CLASSES.map((one) => `title: ${one}`),
  ...LINE_CLASSES.map((one) => `line: ${one}`),
];

/** A document in figures. */
export const describeKind = (one: KindSigns): number[] => [
  ...Object.values(FEATURES).map((feature) => feature(one)),
  ...one.titled,
  ...one.said,
];
