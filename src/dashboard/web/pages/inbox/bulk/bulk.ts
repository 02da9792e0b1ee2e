import { answer, mainApi } from '../../../api/client';
import { sentenceOf } from '../../../api/problem';
import type { InvoiceRow } from '../list';

/** Decided in one request at most (docs/reviews.md). */
const AT_ONCE = 200;
/** Changed side by side where each wants a request of its own. */
const SIDE_BY_SIDE = 4;

/** What became of one invoice; `refusal` is the service's sentence. */
export interface BulkResult {
  row: InvoiceRow;
  refusal: string | null;
  /** How far its review has come; null if it was refused. */
  review: string | null;
}

/** A reason that the service takes for an outcome. */
function reasonFor({ attributes: { outcome } }: InvoiceRow): 'verified' | 'known_supplier' {
  return outcome === 'verified' ? 'verified' : 'known_supplier';
}

/** Approves invoices, each with the reason that its outcome gives, and only as they were seen. */
export async function approveAll(entityId: string, rows: readonly InvoiceRow[]): Promise<BulkResult[]> {
  const groups = new Map<string, InvoiceRow[]>();
  for (const row of rows) {
    const group = `${reasonFor(row)} ${row.attributes.review}`;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  const results: BulkResult[] = [];
  for (const group of groups.values()) {
    const [one] = group;
    if (one === undefined) continue;
    const decision = { decision: 'approve', reason: reasonFor(one), expected_review: one.attributes.review } as const;
    results.push(...(await decideAll(entityId, group, decision)));
  }
  return results;
}

/** Holds invoices until a day. */
export function holdAll(
  entityId: string,
  rows: readonly InvoiceRow[],
  until: string,
  comment: string,
): Promise<BulkResult[]> {
  return decideAll(entityId, rows, { decision: 'hold', until, ...(comment === '' ? {} : { comment }) });
}

type Decision =
  | { decision: 'approve'; reason: 'verified' | 'known_supplier'; expected_review: InvoiceRow['attributes']['review'] }
  | {
      decision: 'hold';
      until: string;
      comment?: string;
    };

async function decideAll(entityId: string, rows: readonly InvoiceRow[], decision: Decision): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    try {
      const body = { ...decision, invoices: some.map(({ id }) => id) };
      const { data } = await answer(mainApi(entityId).POST('/decisions', { body }));
      some.forEach((row, at) =>
        results.push({ row, refusal: data[at]?.message ?? null, review: data[at]?.review ?? null }),
      );
    } catch (error) {
      // What came before is decided; of the rest it is said why not.
      results.push(...rows.slice(from).map((row) => ({ row, refusal: sentenceOf(error), review: null })));
      break;
    }
  }
  return results;
}

/** Assigns invoices to somebody, or to nobody. */
export async function assignAll(
  entityId: string,
  rows: readonly InvoiceRow[],
  assignee: string | null,
  onProgress: (done: number) => void,
): Promise<BulkResult[]> {
  const waiting = [...rows];
  const results: BulkResult[] = [];
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const params = { path: { invoice: row.id } };
      const refusal = await mainApi(entityId)
        .PATCH('/invoices/{invoice}', { params, body: { assignee } })
        .then(
          () => null,
          (error: unknown) => sentenceOf(error),
        );
      results.push({ row, refusal, review: row.attributes.review });
      onProgress(results.length);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return results;
}
