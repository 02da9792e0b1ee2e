import type { Transaction } from '../platform/database/transactions.js';

/** As redactReviews, for payment files: of their decisions alone. */
export async function redactDecisionsOnFiles(
  transaction: Transaction,
  entityId: string,
  abaCheckIds: readonly string[],
): Promise<string[]> {
  await transaction.join(entityId);
  const [rows] = await transaction.manager.query<[{ id: string }[], number]>(
    `UPDATE decisions SET comment = NULL, call = NULL, warning = NULL, verification_id = NULL
      WHERE entity_id = $1 AND aba_check_id = ANY($2) RETURNING id`,
    [entityId, abaCheckIds],
  );
  return rows.map(({ id }) => id);
}

/**
 * Deletes what people wrote of invoices: comments, corrections, and the texts and calls of decisions. Who decided what, and when, stays.
 * @returns the ids of all of these, for whoever keeps something under them
 */
export async function redactReviews(
  transaction: Transaction,
  entityId: string,
  invoiceIds: readonly string[],
): Promise<string[]> {
  await transaction.join(entityId);
  const rows = await transaction.manager.query<{ id: string }[]>(
    `WITH comments AS (DELETE FROM invoice_comments WHERE entity_id = $1 AND invoice_id = ANY($2) RETURNING id),
          corrections AS (DELETE FROM invoice_corrections WHERE entity_id = $1 AND invoice_id = ANY($2) RETURNING id),
          texts AS (UPDATE decisions SET comment = NULL, call = NULL, warning = NULL, verification_id = NULL
                     WHERE entity_id = $1 AND invoice_id = ANY($2) RETURNING id)
     SELECT id FROM comments UNION ALL SELECT id FROM corrections UNION ALL SELECT id FROM texts`,
    [entityId, invoiceIds],
  );
  return rows.map(({ id }) => id);
}
