import { COMPARED, comparable, type Compared, type Truth } from './truth.js';

/** What was read of one document: the verdict, and each field with the confidence it was given with. */
export interface Read {
  isInvoice: boolean | null;
  isInvoiceConfidence: number;
  fields: Record<Compared, { value: string; confidence: number } | null>;
}

/** One value (or verdict) that was given. */
export interface Given {
  confidence: number;
  right: boolean;
}

interface FieldScore {
  /** Values that are on the documents. */
  present: number;
  given: number;
  givenRight: number;
  /** Documents on which the field is right, null included. */
  right: number;
  asked: number;
}

export type ScoredField = Compared | 'document_is_invoice';
export const SCORED: readonly ScoredField[] = [...COMPARED, 'document_is_invoice'];

export interface Score {
  documents: number;
  invoices: number;
  /** Documents on which every field and the verdict are right. */
  perfect: number;
  fields: Record<ScoredField, FieldScore>;
  /** Everything given, with its confidence, for calibration. */
  given: Record<ScoredField, Given[]>;
}

export interface Failure {
  file: string;
  traits: readonly string[];
  wrong: string[];
}

const fieldScore = (): FieldScore => ({ present: 0, given: 0, givenRight: 0, right: 0, asked: 0 });

const forEachField = <T>(make: () => T): Record<ScoredField, T> =>
  Object.fromEntries(SCORED.map((field) => [field, make()])) as Record<ScoredField, T>;

/**
 * Compares what was read with the truth. Of a document that is not an invoice only the verdict counts: what it says of bank details is
 * nobody's to pay.
 */
export function score(
  documents: readonly Truth[],
  readOf: (one: Truth) => Read,
): { score: Score; failures: Failure[] } {
  const fields = forEachField(fieldScore);
  const given = forEachField<Given[]>(() => []);
  const failures: Failure[] = [];
  for (const expected of documents) {
    const read = readOf(expected);
    const wrong: string[] = [];
    for (const field of expected.document_is_invoice ? COMPARED : []) {
      const want = comparable(field, expected[field]);
      const found = read.fields[field];
      const got = comparable(field, found?.value);
      const right = got === want;
      tally(fields[field], { present: want !== null, given: got !== null, right });
      if (found && got !== null) given[field].push({ confidence: found.confidence, right });
      if (!right) wrong.push(`${field}: want ${JSON.stringify(expected[field])}, got ${shown(found)}`);
    }
    const right = read.isInvoice === expected.document_is_invoice;
    tally(fields.document_is_invoice, {
      present: expected.document_is_invoice,
      given: read.isInvoice === true,
      right,
    });
    given.document_is_invoice.push({ confidence: read.isInvoiceConfidence, right });
    if (!right) wrong.push(`document_is_invoice: want ${expected.document_is_invoice}, got ${read.isInvoice}`);
    if (wrong.length > 0) failures.push({ file: expected.file, traits: [expected.kind, ...expected.traits], wrong });
  }
  return {
    score: {
      documents: documents.length,
      invoices: documents.filter((one) => one.document_is_invoice).length,
      perfect: documents.length - failures.length,
      fields,
      given,
    },
    failures,
  };
}

function tally(row: FieldScore, one: { present: boolean; given: boolean; right: boolean }): void {
  row.asked += 1;
  if (one.present) row.present += 1;
  if (one.given) row.given += 1;
  if (one.given && one.right) row.givenRight += 1;
  if (one.right) row.right += 1;
}

const shown = (found: { value: string; confidence: number } | null): string =>
  found ? `${JSON.stringify(found.value)} (${found.confidence})` : 'null';

/** A share from 0 to 1; null of nothing. */
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The edges of the bins of confidence. */
const BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];

export interface Bin {
  from: number;
  to: number;
  count: number;
  /** Mean confidence, and the share that is right: equal where confidence says what it is worth. */
  confidence: number;
  right: number;
}

/** What was given by confidence. */
export function calibration(given: readonly Given[]): Bin[] {
  return BINS.slice(1).flatMap((to, at) => {
    const from = BINS[at] ?? 0;
    const inside = given.filter((one) => one.confidence >= from && one.confidence < to);
    if (inside.length === 0) return [];
    const confidence = inside.reduce((sum, one) => sum + one.confidence, 0) / inside.length;
    return [
      { from, to, count: inside.length, confidence, right: inside.filter((one) => one.right).length / inside.length },
    ];
  });
}

/** Expected calibration error (Naeini et al., 2015): how far confidence is from the share that is right, on the mean. */
export function calibrationError(given: readonly Given[]): number | null {
  if (given.length === 0) return null;
  return calibration(given).reduce(
    (sum, bin) => sum + (bin.count / given.length) * Math.abs(bin.confidence - bin.right),
    0,
  );
}
