import { INVOICE_KINDS, PHRASES, TITLES, type DocumentKind } from '../lexicon/kinds.js';
import type { Scan } from '../structure/scan.js';
import type { Layout } from '../structure/layout.js';
import type { Segment } from '../structure/segment.js';
import { plain } from '../text/fold.js';

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

const lineText = (segment: Segment): string =>
  plain(segment.text)
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .replace(/\s+/g, ' ');

/** How much a line's size and place make it a title. */
function prominence(layout: Layout, segment: Segment): number {
  const ratio = segment.size / layout.bodySize;
  const place = segment.box.y0 / layout.page.height;
  const size =
    Math.min(2, Math.max(0.6, 0.7 + (ratio - 1) * 0.8)) + (segment.words.every((word) => word.word.bold) ? 0.15 : 0);
  const words = segment.words.length <= 5 ? 1 : segment.words.length <= 9 ? 0.6 : 0.25;
  return size * words * (place < 0.35 ? 1.1 : place < 0.6 ? 0.85 : 0.5);
}

function titleScores(scan: Scan): Map<DocumentKind, number> {
  const scores = new Map<DocumentKind, number>();
  for (const layout of scan.layouts) {
    const pageWorth = layout.page.number === scan.pages[0]?.number ? 1 : 0.8;
    for (const segment of layout.segments) {
      const line = lineText(segment);
      const sign = TITLES.filter(({ pattern }) => pattern.test(line)).sort((a, b) => b.weight - a.weight)[0];
      if (!sign) continue;
      const score = sign.weight * prominence(layout, segment) * pageWorth;
      const before = scores.get(sign.kind) ?? 0;
      scores.set(sign.kind, Math.max(before, score) + (before > 0 ? 0.1 : 0));
    }
  }
  return scores;
}

const MONEY = /\$?\s?\d{1,3}(?:[, ]?\d{3})*\.\d{2}\b/;

/** What the amounts and dates of the document say for a request to pay. */
function requestScore(text: string, facts: KindFacts): number {
  let score = 0;
  if (facts.hasInvoiceNumber) score += 1.5;
  if (facts.hasAccount || /\bbiller code\b/.test(text)) score += 0.8;
  if (
    /\b(?:amount|total|balance)(?: now)? (?:due|payable|owing)\b|\btotal (?:now )?(?:due|payable)\b|\bplease pay\b/.test(
      text,
    ) &&
    MONEY.test(text)
  )
    score += 1;
  if (/\btotal\b/.test(text) && MONEY.test(text)) score += 0.7;
  if (/\bgst\b/.test(text) && MONEY.test(text)) score += 0.5;
  if (/\b(?:due date|payment due|date due|due by|pay by|payment terms|terms)\b/.test(text)) score += 0.4;
  return score;
}

/** Tells what kind of document it is, from its titles, phrases, amounts and what was found in it. */
export function classifyKind(scan: Scan, facts: KindFacts): KindVerdict {
  const text = plain(
    scan.layouts.flatMap((layout) => layout.segments.map((segment) => segment.text)).join(' '),
  ).replace(/\s+/g, ' ');
  if (text.replace(/[^a-z0-9]/g, '').length < BLANK) return { kind: 'blank', isInvoice: false, confidence: 0.99 };
  const titles = titleScores(scan);
  const scores = new Map<DocumentKind, number>(titles);
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
