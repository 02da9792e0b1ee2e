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
