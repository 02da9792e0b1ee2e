import type { Transaction } from '../platform/database/transactions.js';
import { notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { endVerification } from './end-verification.js';
import { IndividualAuthentication } from './individual/individual-authentication.entity.js';
import { verificationNoLongerCounts, verificationRedacted, verificationRevoked } from './verification.events.js';
import { Verification } from './verification.entity.js';

/** Stands for the reason of a revocation once that is redacted: a revoked verification has one. */
const REDACTED = 'Redacted.';

/** What is left of the details once they are redacted. A constraint of the table names the same columns. */
const NO_DETAILS = {
  businessName: null,
  businessAbn: null,
  businessPhone: null,
  individualName: null,
  individualMobile: null,
  individualEmail: null,
  accountName: null,
  accountBsb: null,
  accountNumber: null,
  accountNameNormalised: null,
  businessNameNormalised: null,
  aliases: [],
  aliasesNormalised: [],
  attributionId: null,
  individualAuthenticationTokenHash: null,
} satisfies Partial<Verification>;

/**
 * Deletes the details of a verification, inside a transaction. A pending one is cancelled first, and a verified one revoked: it counts
 * no longer. Ids, dates, status and the results of its checks stay.
 * Throws not found.
 * @param reason why, as the audit trail tells it
 * @returns the verification as it was; null if it was redacted before
 */
export async function redactVerification(
  transaction: Transaction,
  entityId: string,
  id: string,
  reason: string | null,
): Promise<Verification | null> {
  const rows = transaction.rows(Verification, entityId);
  const verification = isUuid(id) ? await rows.findOneLocked({ id }) : null;
  if (!verification) throw notFound('Verification');
  if (verification.redactedAt !== null) return null;
  const { status, replacedAt } = verification;
  const payload = { entityId, verificationId: id };
  const now = new Date();
  if (status === 'pending') await endVerification(transaction, verification, 'cancelled');
  if (status === 'verified') {
    await rows.update({ id }, { status: 'revoked', revokedAt: now, revocationReason: REDACTED });
    await transaction.emit(verificationRevoked, payload);
    if (replacedAt === null) await transaction.emit(verificationNoLongerCounts, payload);
  }
  const isRevoked = status === 'verified' || status === 'revoked';
  await rows.update(
    { id },
    { ...NO_DETAILS, revocationReason: isRevoked ? REDACTED : null, redactedAt: now, updatedAt: now },
  );
  await transaction.rows(IndividualAuthentication, entityId).update({ verificationId: id }, { codeHash: null });
  await transaction.emit(verificationRedacted, { ...payload, reason });
  return verification;
}
