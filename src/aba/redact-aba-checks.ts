import { In } from 'typeorm';
import { submittedData } from '../checks/submitted-details.js';
import type { PastPresentation } from '../checks/redact-checks.js';
import type { Transaction } from '../platform/database/transactions.js';
import { conflict, notFound } from '../platform/errors/domain-error.js';
import { isUuid, momentOf } from '../platform/ids/uuid.js';
import { abaCheckRedacted } from './aba-check.events.js';
import { AbaCheckEntry } from './aba-check-entry.entity.js';
import { AbaCheck } from './aba-check.entity.js';

/** Stands where a name has to stand. */
const REDACTED_NAME = 'redacted';

/** Reviews that wait for somebody. */
const OPEN: ReadonlySet<AbaCheck['review']> = new Set(['to_review', 'on_hold', 'awaiting_second'] as const);

/**
 * An ABA check and every other one of the same file, held until the transaction ends: they show the same payments.
 * Throws not found.
 */
export async function holdSameFile(transaction: Transaction, entityId: string, id: string): Promise<AbaCheck[]> {
  const rows = transaction.rows(AbaCheck, entityId);
  // Not held yet: two that each held their own check first could wait for each other.
  const check = isUuid(id) ? await rows.findOne({ id }) : null;
  if (!check) throw notFound('ABA check');
  await transaction.join(entityId);
  if (check.documentKey === null) {
    const held = await rows.findOneLocked({ id });
    return held ? [held] : [];
  }
  // Whoever repeats a check holds it: once as many are held as there were, no further one can come.
  for (let held: AbaCheck[] = []; ;) {
    const found = await rows
      .query('abaCheck')
      .andWhere('abaCheck.documentKey = :key', { key: check.documentKey })
      .orderBy('abaCheck.id')
      .setLock('pessimistic_write')
      .getMany();
    if (found.length === held.length) return found;
    held = found;
  }
}

/** Throws a conflict where an ABA check is not finished, or people are still to decide on it: what they look at must not go. */
export function refuseOpen(checks: readonly AbaCheck[]): void {
  for (const { id, status, review } of checks) {
    if (status === 'processing')
      throw conflict(
        `The payment file of ABA check ${id} is still being checked. Redact it once the check is finished.`,
      );
    if (OPEN.has(review))
      throw conflict(
        `The payment file of ABA check ${id} is still waiting for a decision. Approve or reject it first.`,
      );
  }
}

/**
 * What the entries of ABA checks presented against verifications. A check of such details was recorded when the entry was, which its id
 * tells.
 */
export async function presentedBy(
  transaction: Transaction,
  entityId: string,
  abaCheckIds: readonly string[],
): Promise<PastPresentation[]> {
  // As rows and not as entities: a file may have 80,000 of them.
  const entries = await transaction
    .rows(AbaCheckEntry, entityId)
    .query('entry')
    .select('entry.id', 'id')
    .addSelect('entry.verificationId', 'verificationId')
    .addSelect('entry.bsb', 'bsb')
    .addSelect('entry.accountNumber', 'accountNumber')
    .addSelect('entry.accountName', 'accountName')
    .andWhere('entry.abaCheckId = ANY(:abaCheckIds) AND entry.verificationId IS NOT NULL', { abaCheckIds })
    .getRawMany<Pick<AbaCheckEntry, 'id' | 'verificationId' | 'bsb' | 'accountNumber' | 'accountName'>>();
  return entries.flatMap(({ id, verificationId, bsb, accountNumber, accountName }) =>
    verificationId === null || bsb === null || accountNumber === null
      ? []
      : {
          verificationId,
          submittedData: submittedData({
            account_bsb: bsb,
            account_number: accountNumber,
            account_name: accountName,
          }),
          from: momentOf(id),
        },
  );
}

/**
 * Deletes what payment files say of the people they pay: the file itself, its name and description, and the names, accounts and references
 * of its entries. Dates, amounts, results and what people decided stay.
 * @param reason why, as the audit trail tells it
 * @returns the keys of the documents that are to be deleted
 */
export async function redactAbaChecks(
  transaction: Transaction,
  entityId: string,
  checks: readonly AbaCheck[],
  reason: string | null,
): Promise<string[]> {
  const ids = checks.map(({ id }) => id);
  const now = new Date();
  await transaction
    .rows(AbaCheckEntry, entityId)
    .update(
      { abaCheckId: In(ids) },
      { accountName: null, bsb: null, accountNumber: null, lodgementReference: null, verificationId: null },
    );
  await transaction.rows(AbaCheck, entityId).update(
    { id: In(ids) },
    {
      description: null,
      originalFileName: REDACTED_NAME,
      documentKey: null,
      fileNotes: [],
      redactedAt: now,
      updatedAt: now,
    },
  );
  await transaction.emit(abaCheckRedacted, ...ids.map((abaCheckId) => ({ entityId, abaCheckId, reason })));
  return [...new Set(checks.flatMap(({ documentKey }) => documentKey ?? []))];
}
