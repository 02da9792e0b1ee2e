import { abn } from '../../../parts/format';
import type { Box, InvoiceDetail } from '../data';
import { FIELD_LABELS } from '../text';

/** A field of an invoice that people look at and correct. */
export type FieldName = keyof typeof FIELD_LABELS;

interface FieldEntry {
  name: FieldName;
  /** Under which name the evidence has it; null if no place is kept. */
  evidence: string | null;
  /** The key that leads to it. */
  letter: string;
  /** Whether its digits are aligned in a column. */
  digits: boolean;
}

/** In the order in which they are looked at: where the money would go comes first. */
export const FIELDS: readonly FieldEntry[] = [
  { name: 'extracted_account_bsb', evidence: 'account_bsb', letter: '1', digits: true },
  { name: 'extracted_account_number', evidence: 'account_number', letter: '2', digits: true },
  { name: 'extracted_account_name', evidence: 'account_name', letter: '3', digits: false },
  { name: 'extracted_business_name', evidence: 'business_name', letter: '4', digits: false },
  { name: 'extracted_business_abn', evidence: 'business_abn', letter: '5', digits: true },
  { name: 'extracted_invoice_number', evidence: 'invoice_number', letter: '6', digits: false },
  { name: 'total', evidence: null, letter: '7', digits: true },
];

/** What a field was read from. */
export interface Evidence {
  confidence: number;
  page: number;
  box: Box;
  words: string[];
}

/** What a field rests on; null if nothing was read, or a person entered it. */
export function evidenceOf(invoice: InvoiceDetail, name: FieldName): Evidence | null {
  const key = FIELDS.find((one) => one.name === name)?.evidence ?? null;
  const all = invoice.attributes.evidence as Record<string, Evidence | null> | null;
  return key === null ? null : (all?.[key] ?? null);
}

/** The value of a field as people read it. */
export function shownValue(name: FieldName, value: string | null): string | null {
  return value !== null && name === 'extracted_business_abn' ? abn(value) : value;
}

/** A place on the document that is boxed: of a field, or of what keeps a check from being made. */
export interface Mark {
  id: string;
  kind: 'field' | 'warning';
  label: string;
  page: number;
  box: Box;
}

/** Everything that is boxed on the pages of an invoice. */
export function marksOf(invoice: InvoiceDetail): Mark[] {
  const fields = FIELDS.flatMap(({ name }): Mark[] => {
    const found = evidenceOf(invoice, name);
    return found === null
      ? []
      : [{ id: name, kind: 'field', label: FIELD_LABELS[name], page: found.page, box: found.box }];
  });
  const seen = new Set<string>();
  const warnings = invoice.attributes.checks_left_out.flatMap(({ type, seen: places }, at) =>
    places.flatMap(({ page, box, text }, place): Mark[] => {
      const key = JSON.stringify([page, box]);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ id: `${type}-${at}-${place}`, kind: 'warning', label: text, page, box: box as Box }];
    }),
  );
  return [...fields, ...warnings];
}
