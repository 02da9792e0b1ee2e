import type { Transaction } from '../platform/database/transactions.js';
import { settleReplacements } from './replacement/replacement.js';
import { VERIFICATION_ENDED } from './verification.events.js';
import { Verification } from './verification.entity.js';
import { checkStatusChange } from './verification-status.js';
import type { EndStatus } from './verification-status.js';

/**
 * Ends a verification that this transaction holds. One whose time is over can only expire, however soon that is noticed.
 * Throws a conflict if it has ended already.
 * @returns the status it ended in
 */
export async function endVerification(
  transaction: Transaction,
  verification: Verification,
  wanted: EndStatus,
): Promise<EndStatus> {
  checkStatusChange(verification.status, wanted);
  const status = isOverdue(verification) ? 'expired' : wanted;
  const { id, entityId } = verification;
  const now = new Date();
  await transaction.rows(Verification, entityId).update(
    { id },
    {
      status,
      individualAuthenticationTokenHash: null,
      updatedAt: now,
      ...(status === 'expired' && !isOverdue(verification) ? { expiresAt: now } : {}),
      ...(status === 'verified' ? { verifiedAt: now } : {}),
    },
  );
  await transaction.emit(VERIFICATION_ENDED[status], { entityId, verificationId: id });
  if (status === 'verified') await settleReplacements(transaction, verification, now);
  return status;
}

/** Whether a verification's time is over. */
export function isOverdue({ expiresAt }: Verification): boolean {
  return expiresAt.getTime() <= Date.now();
}
