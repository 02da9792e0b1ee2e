import { invoiceOutcomeChanged } from '../invoices/invoice.events.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import type { Transaction } from '../platform/database/transactions.js';

/** What an invoice is judged to be. */
export type Judged = Pick<Invoice, 'id' | 'outcome' | 'checkResults' | 'checkDetails' | 'checksLeftOut'>;

/** The columns of what an invoice is judged to be, of the table `i`. */
export const JUDGED = `i.id, i.outcome, i.check_results AS "checkResults", i.check_details AS "checkDetails", i.checks_left_out AS "checksLeftOut"`;

const CHANGE = `
  UPDATE invoices i SET outcome = now.outcome, check_results = now."checkResults", check_details = now."checkDetails",
         checks_left_out = now."checksLeftOut", check_again_at = coalesce($4, i.check_again_at), updated_at = $3
    FROM jsonb_to_recordset($2) AS now (id uuid, outcome text, "checkResults" jsonb, "checkDetails" jsonb, "checksLeftOut" jsonb)
   WHERE i.entity_id = $1 AND i.id = now.id`;

/**
 * Writes what is left of the judgements of invoices that the transaction has locked, and tells of those whose outcome is another one.
 *
 * @param kept of each invoice what is kept until it is judged again
 * @param checkAgainAt since when they are to be judged again; null where whoever asks has that done
 */
export async function keepUntilJudged<Locked extends Judged>(
  transaction: Transaction,
  entityId: string,
  locked: readonly Locked[],
  kept: (one: Locked) => Omit<Judged, 'id'>,
  checkAgainAt: Date | null,
): Promise<void> {
  const changed = locked.map((one) => ({ id: one.id, from: one.outcome, ...kept(one) }));
  await transaction.manager.query(CHANGE, [entityId, JSON.stringify(changed), new Date(), checkAgainAt]);
  const others = changed.filter(({ from, outcome }) => from !== outcome);
  await transaction.emit(
    invoiceOutcomeChanged,
    ...others.map(({ id: invoiceId, from, outcome: to }) => ({ entityId, invoiceId, from, to })),
  );
}
