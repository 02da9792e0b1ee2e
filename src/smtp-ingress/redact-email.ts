import type { Transaction } from '../platform/database/transactions.js';
import { notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { inboundEmailRedacted } from './inbound-email.events.js';
import { InboundEmail } from './inbound-email.entity.js';

/** An email, locked until the transaction ends. Throws not found. */
export async function holdEmail(transaction: Transaction, entityId: string, id: string): Promise<InboundEmail> {
  const email = isUuid(id) ? await transaction.rows(InboundEmail, entityId).findOneLocked({ id }) : null;
  if (!email) throw notFound('Inbound email');
  return email;
}

/**
 * Deletes what an email that the transaction holds says of people, and lets go of its message. Ids, dates, verdicts on its sender and what
 * became of its attachments stay, and the hash that tells a repeated delivery: it comes in no second time.
 * @param reason why, as the audit trail tells it
 * @returns the keys of the documents that are to be deleted
 */
export async function redactEmail(
  transaction: Transaction,
  email: InboundEmail,
  reason: string | null,
): Promise<string[]> {
  const { id, entityId, status, attachments, rawKey, rawDeletedAt } = email;
  const now = new Date();
  await transaction.rows(InboundEmail, entityId).update(
    { id },
    {
      envelopeFrom: '',
      peerAddress: '',
      helo: null,
      from: null,
      to: [],
      subject: null,
      messageId: null,
      reason: null,
      fromDomain: null,
      replyTo: null,
      authentication: null,
      authenticationDueAt: null,
      textFindings: null,
      attachments: attachments.map((one) => ({ ...one, file_name: 'redacted', reason: null })),
      // What nobody has parsed yet never will be.
      ...(status === 'received' ? { status: 'rejected', senderDecision: 'refused' } : {}),
      rawDeletedAt: rawDeletedAt ?? now,
      redactedAt: now,
      updatedAt: now,
    },
  );
  await transaction.emit(inboundEmailRedacted, { entityId, emailId: id, reason });
  return rawDeletedAt === null ? [rawKey] : [];
}
