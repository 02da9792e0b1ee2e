import type { Transaction } from '../platform/database/transactions.js';
import type { InboundEmailPayload } from './inbound-email.events.js';
import { InboundEmail } from './inbound-email.entity.js';
import type { SenderDecision } from './sender-lists/decide-on-sender.js';

/** An email, and whatever else brought the same message to the same inbox. */
export interface Deliveries {
  email: InboundEmail;
  others: InboundEmail[];
}

/** The deliveries of a message, all locked until the transaction ends, in one order for everybody; null if the email is gone. */
export async function holdDeliveries(
  transaction: Transaction,
  { entityId, emailId }: InboundEmailPayload,
): Promise<Deliveries | null> {
  const rows = transaction.rows(InboundEmail, entityId);
  await transaction.join(entityId);
  const known = await rows.findOne({ id: emailId });
  if (known === null) return null;
  const { recipient, contentHash } = known;
  const held = await rows
    .query('email')
    .andWhere('email.recipient = :recipient AND email.contentHash = :contentHash', { recipient, contentHash })
    .orderBy('email.id')
    .setLock('pessimistic_write')
    .getMany();
  const email = held.find(({ id }) => id === emailId);
  return email === undefined ? null : { email, others: held.filter((one) => one !== email) };
}

/** Whether it gave its invoices, is about to, or never may again: then no other delivery of its message is read. */
export function standsForMessage({ senderDecision, status, redactedAt }: InboundEmail): boolean {
  if (redactedAt !== null) return true;
  return senderDecision === null
    ? status !== 'received'
    : senderDecision === 'allowed' || senderDecision === 'released';
}

/**
 * Whether a delivery adds nothing to those that were decided on before. One that may be read does where another was not. So does one that waits for a
 * person, where it may be better proven than those that wait or were refused: a copy that is not the sender's must not speak for the
 * sender's own.
 */
export function addsNothing({ email, others }: Deliveries, decision: SenderDecision | 'released'): boolean {
  if (others.some(standsForMessage)) return true;
  if (decision === 'blocked') return others.some(({ senderDecision }) => senderDecision !== null);
  if (decision !== 'held') return false;
  return others
    .filter(({ senderDecision }) => senderDecision === 'held' || senderDecision === 'refused')
    .some((other) => other.authenticated === true || email.authenticated === false || cameTheSameWay(email, other));
}

/**
 * The delivery that stands for the message, where this one proves better whom the message is from: a copy by way of somebody who is not
 * in its SPF record may come first.
 */
export function lessProvenThan({ email, others }: Deliveries): InboundEmail | null {
  if (email.authenticated !== true) return null;
  return others.find((one) => standsForMessage(one) && one.redactedAt === null && one.authenticated !== true) ?? null;
}

function cameTheSameWay(one: InboundEmail, other: InboundEmail): boolean {
  const isSame =
    one.envelopeFrom === other.envelopeFrom && one.peerAddress === other.peerAddress && one.helo === other.helo;
  return isSame && one.authenticated === other.authenticated;
}
