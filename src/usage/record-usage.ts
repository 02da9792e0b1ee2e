import type { Transaction } from '../platform/database/transactions.js';
import { newId } from '../platform/ids/uuid.js';
import { UsageRecord } from './usage-record.entity.js';
import type { UsageKind } from './usage-record.entity.js';

/** Something that is billed. */
export interface Usage {
  entityId: string;
  kind: UsageKind;
  /** The invoice, verification, check or ABA check; it is billed once, however often it is recorded. */
  subjectId: string;
  /** How many; 1 where absent. */
  quantity?: number;
}

/** A transaction with more lines than fit one statement writes several. */
const BATCH = 5_000;

/** Writes into the usage ledger, in the transaction of what is billed. */
export async function recordUsage(transaction: Transaction, ...usages: Usage[]): Promise<void> {
  for (let from = 0; from < usages.length; from += BATCH) {
    await transaction.manager
      .createQueryBuilder()
      .insert()
      .into(UsageRecord)
      .values(usages.slice(from, from + BATCH).map((usage) => ({ quantity: 1, ...usage, id: newId() })))
      .orIgnore()
      .updateEntity(false)
      .execute();
  }
}
