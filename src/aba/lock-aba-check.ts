import type { Transaction } from '../platform/database/transactions.js';
import { conflict, notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { AbaCheck } from './aba-check.entity.js';

/**
 * An ABA check, locked until the transaction ends. Throws not found, and a conflict where its personal data is gone: there is
 * nothing left to work on.
 */
export async function lockAbaCheck(transaction: Transaction, entityId: string, id: string): Promise<AbaCheck> {
  const check = isUuid(id) ? await transaction.rows(AbaCheck, entityId).findOneLocked({ id }) : null;
  if (!check) throw notFound('ABA check');
  if (check.redactedAt !== null)
    throw conflict(`This payment file was redacted on ${check.redactedAt.toISOString().slice(0, 10)}.`);
  return check;
}

/** Keeps what people decided of an ABA check that the transaction holds. */
export async function setAbaCheckReview(
  transaction: Transaction,
  { id, entityId }: Pick<AbaCheck, 'id' | 'entityId'>,
  review: AbaCheck['review'],
): Promise<void> {
  await transaction.rows(AbaCheck, entityId).update({ id }, { review, updatedAt: new Date() });
}
