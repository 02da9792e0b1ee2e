import type { Transaction } from '../platform/database/transactions.js';

/** What nothing was presented as. */
const NOTHING = '{}';

/**
 * Deletes the details that invoices presented; the results stay, and name their invoice no more.
 * @returns the ids of the checks
 */
export function redactChecksOfInvoices(
  transaction: Transaction,
  entityId: string,
  invoiceIds: readonly string[],
): Promise<string[]> {
  return redact(transaction, entityId, 'invoice_id = ANY($2)', [invoiceIds], ', invoice_id = NULL');
}

/** As redactChecksOfInvoices, for whatever was presented against a verification; which invoice it was stays. */
export function redactChecksOfVerification(
  transaction: Transaction,
  entityId: string,
  verificationId: string,
): Promise<string[]> {
  return redact(transaction, entityId, 'verification_id = $2', [verificationId]);
}

/** Details that something presented against a verification, whose check was recorded then. */
export interface PastPresentation {
  verificationId: string;
  /** As the check keeps it. */
  submittedData: string;
  /** Not before this was the check recorded. */
  from: Date;
}

/**
 * As redactChecksOfInvoices, for details that something else presented: of the checks with the same details, those that were recorded first
 * from then on. The same details that were presented at another time stay.
 */
export async function redactPresented(
  transaction: Transaction,
  entityId: string,
  presented: readonly PastPresentation[],
): Promise<string[]> {
  if (presented.length === 0) return [];
  return redact(
    transaction,
    entityId,
    `id IN (
      SELECT recorded.id FROM (
        SELECT verification_id, submitted_data, (
                 SELECT min(created_at) FROM checks
                  WHERE entity_id = $1 AND verification_id = one.verification_id AND invoice_id IS NULL
                    AND submitted_data = one.submitted_data AND created_at >= one.from_moment) AS created_at
          FROM unnest($2::uuid[], $3::text[], $4::timestamptz[]) AS one (verification_id, submitted_data, from_moment)
      ) AS first JOIN checks recorded USING (verification_id, submitted_data, created_at)
      WHERE recorded.entity_id = $1 AND recorded.invoice_id IS NULL)`,
    [
      presented.map(({ verificationId }) => verificationId),
      presented.map(({ submittedData }) => submittedData),
      presented.map(({ from }) => from),
    ],
  );
}

async function redact(
  transaction: Transaction,
  entityId: string,
  where: string,
  values: readonly unknown[],
  further = '',
): Promise<string[]> {
  await transaction.join(entityId);
  const [rows] = await transaction.manager.query<[{ id: string }[], number]>(
    `UPDATE checks SET submitted_data = '${NOTHING}'${further} WHERE entity_id = $1 AND ${where} RETURNING id`,
    [entityId, ...values],
  );
  return rows.map(({ id }) => id);
}
