import { INVOICE_KINDS, PHRASES, type DocumentKind } from '../lexicon/kinds.js';
import type { Scan } from '../structure/scan.js';
import { plain } from '../text/fold.js';
import { titleScores } from './titles.js';

/** What else of the document says that it asks for payment. */
export interface KindFacts {
  hasInvoiceNumber: boolean;
  hasAccount: boolean;
}

export interface KindVerdict {
  kind: DocumentKind;
  isInvoice: boolean;
  /** 0 to 1, of `isInvoice`. */
  confidence: number;
}

/** Fewer letters and digits than this on all pages, and there is nothing to read. */
const BLANK = 12;
/** What must speak for an invoice before a document is one. */
const ENOUGH = 3;

const MONEY = /\$?\s?\d{1,3}(?:[, ]?\d{3})*\.\d{2}\b|\$\s?\d{1,3}(?:,?\d{3})*\b|\b\d{1,3}(?:[. ]?\d{3})*,\d{2}\b/;

/** Sums and taxes in German, French, Dutch, Spanish and Italian, in letters without accents. */
const SUM =
  /\b(?:gesamtbetrag|gesamtsumme|rechnungsbetrag|zahlbetrag|zu zahlen(?:der betrag)?|endbetrag|total ttc|net a payer|montant (?:total|a payer)|totaal(?: te betalen)?|totale(?: (?:documento|fattura|da pagare))?|total (?:factura|a pagar))\b/;
const TAX = /\b(?:mwst|mehrwertsteuer|umsatzsteuer|ust|tva|btw|iva)\b/;

/** What the amounts and dates of the document say for a request to pay. */
function requestScore(text: string, facts: KindFacts): number {
  let score = 0;
  if (facts.hasInvoiceNumber) score += 1.5;
  if (facts.hasInvoiceNumber && facts.hasAccount) score += 0.5;
  if (facts.hasAccount || /\bbiller code\b/.test(text)) score += 0.8;
  if (
    /\b(?:amount|total|balance)(?: now)? (?:due|payable|owing)\b|\btotal (?:now )?(?:due|payable)\b|\bplease pay\b/.test(
      text,
    ) &&
    MONEY.test(text)
  )
    score += 1;
  if ((/\btotal\b/.test(text) || SUM.test(text)) && MONEY.test(text)) score += 0.7;
  if ((/\bgst\b/.test(text) || TAX.test(text)) && MONEY.test(text)) score += 0.5;
  if (/\b(?:due date|payment due|date due|due by|pay by|payment terms|terms)\b/.test(text)) score += 0.4;
  return score;
}

/** Tells what kind of document it is, from its titles, phrases, amounts and what was found in it. */
export function classifyKind(scan: Scan, facts: KindFacts): KindVerdict {
  const text = plain(
    scan.layouts.flatMap((layout) => layout.segments.map((segment) => segment.text)).join(' '),
  ).replace(/\s+/g, ' ');
  if (text.replace(/[^a-z0-9]/g, '').length < BLANK) return { kind: 'blank', isInvoice: false, confidence: 0.99 };
  const scores = titleScores(scan);
  for (const { kind, pattern, weight } of PHRASES) {
    if (pattern.test(text)) scores.set(kind, (scores.get(kind) ?? 0) + weight);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const invoice = ranked.find(([kind]) => INVOICE_KINDS.has(kind));
  const other = ranked.find(([kind]) => !INVOICE_KINDS.has(kind));
  const forInvoice = (invoice?.[1] ?? 0) + requestScore(text, facts);
  const against = other?.[1] ?? 0;
  const asks = (invoice?.[1] ?? 0) > 0 || facts.hasInvoiceNumber;
  const isInvoice =
    asks && ((invoice?.[1] ?? 0) >= 2.5 || MONEY.test(text)) && forInvoice >= ENOUGH && forInvoice > against;
  const margin = isInvoice ? forInvoice - Math.max(against, ENOUGH - 1) : Math.max(against, ENOUGH) - forInvoice;
  const confidence = Math.min(0.99, 0.5 + Math.max(0, margin) * 0.12);
  if (isInvoice) return { kind: invoice?.[0] ?? 'invoice', isInvoice, confidence };
  return { kind: other?.[0] ?? 'other', isInvoice, confidence };
}
