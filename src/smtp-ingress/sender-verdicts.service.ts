import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { documentsDropped } from '../platform/documents/document.events.js';
import { conflict, notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { nextLook } from './authentication/retry-schedule.js';
import type { SenderVerdict } from './authentication/verdict.js';
import { addsNothing, holdDeliveries, lessProvenThan, standsForMessage } from './deliveries-of-message.js';
import type { Deliveries } from './deliveries-of-message.js';
import {
  inboundEmailAuthenticated,
  inboundEmailAuthenticationChanged,
  inboundEmailUpdated,
} from './inbound-email.events.js';
import type { InboundEmailPayload } from './inbound-email.events.js';
import { senderDecisions } from './email-figures.js';
import { InboundEmail } from './inbound-email.entity.js';
import { provenSender } from './sender-lists/decide-on-sender.js';
import type { Senders } from './sender-lists/decide-on-sender.js';
import { SenderLists } from './sender-lists/sender-lists.service.js';

/** What is kept of a verdict. */
type Kept = Pick<
  InboundEmail,
  'spf' | 'dkim' | 'dmarc' | 'arc' | 'fromDomain' | 'replyTo' | 'authenticated' | 'forwarded' | 'authentication'
>;

/** What other parts of the service look at. */
const TELLING = ['spf', 'dkim', 'dmarc', 'arc', 'authenticated', 'forwarded'] as const;

/** A message that could not be judged within limits that any honest one keeps to. */
const TOO_MUCH: Kept = {
  spf: 'permerror',
  dkim: 'permerror',
  dmarc: 'permerror',
  arc: 'permerror',
  fromDomain: null,
  replyTo: null,
  authenticated: false,
  forwarded: false,
  authentication: null,
};

/** Where nobody is asked about senders. */
const UNASKED = { spf: null, dkim: null, dmarc: null, arc: null, authenticated: null, forwarded: null };
const UNASKED_DETAILS = {
  reason: 'Sender lookups are switched off.',
  spf: { result: 'none', domain: null, aligned: false },
  dkim: [],
  dmarc: { result: 'none', domain: null, policy: null },
  arc: { result: 'none', sealer: null, trusted: false },
};

const HELD = 'On hold until someone allows or blocks this sender.';
const READ_ELSEWHERE = 'The same message arrived another way and was read.';

/** Keeps what is found out about the senders of emails, and decides whose mail is read. */
@Injectable()
export class SenderVerdicts {
  constructor(
    private readonly database: Database,
    private readonly lists: SenderLists,
  ) {}

  /** The email if it is still to be read, else null. */
  findWaiting({ entityId, emailId }: InboundEmailPayload): Promise<InboundEmail | null> {
    return this.database.rows(InboundEmail, entityId).findOne({ id: emailId, status: 'received' });
  }

  /** The email if its sender is to be looked up again, else null. */
  async findDue({ entityId, emailId }: InboundEmailPayload): Promise<InboundEmail | null> {
    const email = await this.database.rows(InboundEmail, entityId).findOne({ id: emailId });
    return email?.authenticationDueAt ? email : null;
  }

  /** Decides on an email by what is known of its sender already. */
  async passOn(payload: InboundEmailPayload): Promise<void> {
    await this.decideOn(payload, () => ({}));
  }

  /**
   * Keeps the first verdict on a sender, and decides on the email.
   * @param verdict null if the message cannot be judged
   */
  async record(payload: InboundEmailPayload, verdict: SenderVerdict | null): Promise<void> {
    await this.decideOn(payload, (email) => ({ ...looked(email, verdict), ...headerOf(verdict) }));
  }

  /** As record, for a verdict that nobody was asked for. */
  async recordUnasked(payload: InboundEmailPayload, verdict: SenderVerdict | null): Promise<void> {
    await this.decideOn(payload, () => ({
      ...(verdict === null ? TOO_MUCH : keptOf(verdict)),
      ...UNASKED,
      authentication: verdict && { ...verdict.details, ...UNASKED_DETAILS },
      ...headerOf(verdict),
    }));
  }

  /** Keeps a later verdict, and tells where it differs from the one before. */
  async revise(payload: InboundEmailPayload, verdict: SenderVerdict | null): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const deliveries = await holdDeliveries(transaction, payload);
      if (deliveries === null) return;
      const { email, others } = deliveries;
      const found = looked(email, verdict);
      // What was known stays known, whatever name servers say of it today.
      const kept =
        email.authenticated !== null && found.authenticated === null ? { ...found, ...pastOf(email) } : found;
      await transaction.rows(InboundEmail, email.entityId).update({ id: email.id }, kept);
      if (TELLING.every((name) => kept[name] === email[name])) return;
      await transaction.emit(inboundEmailAuthenticationChanged, payload);
      if (email.senderDecision === 'held') await this.decide(transaction, { email: { ...email, ...kept }, others });
    });
  }

  /** Asks no more about an email whose message is gone. */
  async giveUp({ entityId, emailId }: InboundEmailPayload): Promise<void> {
    await this.database.rows(InboundEmail, entityId).update({ id: emailId }, { authenticationDueAt: null });
  }

  /** Lets an email that waits for a person be read. Throws conflict for any other. */
  async release(entityId: string, id: string): Promise<void> {
    await this.changeHeld(entityId, id, async (transaction, others) => {
      const values = { senderDecision: 'released', reason: null, updatedAt: new Date() } as const;
      await transaction.rows(InboundEmail, entityId).update({ id }, values);
      await endHeld(transaction, others);
      await transaction.emit(inboundEmailAuthenticated, { entityId, emailId: id });
    });
  }

  /** Keeps an email that waits for a person from ever being read. Throws conflict for any other. */
  async refuse(entityId: string, id: string): Promise<void> {
    await this.changeHeld(entityId, id, async (transaction) => {
      await transaction.rows(InboundEmail, entityId).update(
        { id },
        {
          senderDecision: 'refused',
          status: 'rejected',
          reason: 'A person rejected the email.',
          updatedAt: new Date(),
        },
      );
    });
  }

  private async changeHeld(
    entityId: string,
    id: string,
    change: (transaction: Transaction, others: readonly InboundEmail[]) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const deliveries = isUuid(id) ? await holdDeliveries(transaction, { entityId, emailId: id }) : null;
      if (deliveries === null) throw notFound('Inbound email');
      const { email, others } = deliveries;
      if (email.status !== 'received' || email.senderDecision !== 'held') throw conflict('The email is not on hold.');
      await change(transaction, others);
    });
  }

  private async decideOn(
    payload: InboundEmailPayload,
    change: (email: InboundEmail) => Partial<InboundEmail>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const deliveries = await holdDeliveries(transaction, payload);
      if (deliveries?.email.status !== 'received') return;
      const { email, others } = deliveries;
      const changed = change(email);
      if (Object.keys(changed).length > 0)
        await transaction.rows(InboundEmail, email.entityId).update({ id: email.id }, changed);
      await this.decide(transaction, { email: { ...email, ...changed }, others });
    });
  }

  /** Lets a received email go on, wait, or end here. A person's decision stays. */
  private async decide(transaction: Transaction, deliveries: Deliveries): Promise<void> {
    const { email, others } = deliveries;
    const { id, entityId } = email;
    const decision =
      email.senderDecision === 'released'
        ? email.senderDecision
        : await this.lists.decide(transaction, entityId, sendersOf(email));
    if (decision !== 'blocked') await prove(transaction, deliveries);
    if (email.senderDecision === null && addsNothing(deliveries, decision)) return drop(transaction, email);
    if (!standsForMessage(email) && others.some(standsForMessage)) return end(transaction, email);
    const blocked = decision === 'blocked';
    await transaction.rows(InboundEmail, entityId).update(
      { id },
      {
        senderDecision: decision,
        status: blocked ? 'rejected' : 'received',
        reason: blocked ? 'The sender is blocked.' : decision === 'held' ? HELD : null,
        updatedAt: new Date(),
      },
    );
    senderDecisions.add({ decision });
    const goesOn = decision === 'allowed' || decision === 'released';
    if (goesOn) await endHeld(transaction, others);
    await transaction.emit(goesOn ? inboundEmailAuthenticated : inboundEmailUpdated, { entityId, emailId: id });
  }
}

/** Has the delivery that was read say of its sender what a better proven one showed, in place of how it came itself. */
async function prove(transaction: Transaction, deliveries: Deliveries): Promise<void> {
  const read = lessProvenThan(deliveries);
  if (read === null) return;
  const { envelopeFrom, peerAddress, helo } = deliveries.email;
  await transaction.rows(InboundEmail, read.entityId).update(
    { id: read.id },
    {
      ...pastOf(deliveries.email),
      envelopeFrom,
      peerAddress,
      helo,
      authenticationDueAt: null,
      updatedAt: new Date(),
    },
  );
  await transaction.emit(inboundEmailAuthenticationChanged, { entityId: read.entityId, emailId: read.id });
}

/** Removes a delivery that changes nothing, as the mail server does with one that it knows. */
async function drop(transaction: Transaction, { id, entityId, rawKey }: InboundEmail): Promise<void> {
  await transaction.rows(InboundEmail, entityId).delete({ id });
  await transaction.emit(documentsDropped, { entityId, keys: [rawKey] });
}

/** Keeps an email from being read whose message was read. */
async function end(transaction: Transaction, { id, entityId, senderDecision }: InboundEmail): Promise<void> {
  await transaction.rows(InboundEmail, entityId).update(
    { id },
    {
      senderDecision: senderDecision === 'blocked' ? senderDecision : 'refused',
      status: 'rejected',
      reason: READ_ELSEWHERE,
      updatedAt: new Date(),
    },
  );
  await transaction.emit(inboundEmailUpdated, { entityId, emailId: id });
}

/** Nobody need decide any more on what was read. */
async function endHeld(transaction: Transaction, others: readonly InboundEmail[]): Promise<void> {
  const held = others.filter(({ status, senderDecision }) => status === 'received' && senderDecision === 'held');
  for (const one of held) await end(transaction, one);
}

function sendersOf({ authentication, authenticated, envelopeFrom }: InboundEmail): Senders {
  return {
    proven: provenSender(authentication?.sender ?? null, authenticated),
    claimed: [...(authentication?.claimed ?? []), ...(envelopeFrom === '' ? [] : [envelopeFrom.toLowerCase()])],
  };
}

function looked(
  email: InboundEmail,
  verdict: SenderVerdict | null,
): Kept & Pick<InboundEmail, 'authenticationTries' | 'authenticationDueAt'> {
  const tries = email.authenticationTries + 1;
  return {
    ...(verdict === null ? TOO_MUCH : keptOf(verdict)),
    authenticationTries: tries,
    authenticationDueAt: verdict === null ? null : nextLook(verdict, tries, new Date()),
  };
}

function pastOf(email: InboundEmail): Kept {
  const { spf, dkim, dmarc, arc, fromDomain, replyTo, authenticated, forwarded, authentication } = email;
  return { spf, dkim, dmarc, arc, fromDomain, replyTo, authenticated, forwarded, authentication };
}

function keptOf(verdict: SenderVerdict): Kept {
  const { spf, dkim, dmarc, arc, authenticated, forwarded, replyTo } = verdict;
  return {
    spf,
    dkim,
    dmarc,
    arc,
    authenticated,
    forwarded,
    fromDomain: verdict.sender?.domain ?? null,
    replyTo,
    authentication: verdict.details,
  };
}

/** What a person needs to see of an email that is not read yet. */
function headerOf(verdict: SenderVerdict | null): Partial<Pick<InboundEmail, 'from' | 'to' | 'subject' | 'messageId'>> {
  if (verdict === null) return {};
  const { from, to, subject, messageId } = verdict.header;
  return { from, to, subject, messageId };
}
