import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import { nextLook } from './authentication/retry-schedule.js';
import type { SenderVerdict } from './authentication/verdict.js';
import { inboundEmailAuthenticated, inboundEmailAuthenticationChanged } from './inbound-email.events.js';
import type { InboundEmailPayload } from './inbound-email.events.js';
import { InboundEmail } from './inbound-email.entity.js';

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

/** Keeps what is found out about the senders of emails. */
@Injectable()
export class SenderVerdicts {
  constructor(private readonly database: Database) {}

  /** The email if it is still to be read, else null. */
  findWaiting({ entityId, emailId }: InboundEmailPayload): Promise<InboundEmail | null> {
    return this.database.rows(InboundEmail, entityId).findOne({ id: emailId, status: 'received' });
  }

  /** The email if its sender is to be looked up again, else null. */
  async findDue({ entityId, emailId }: InboundEmailPayload): Promise<InboundEmail | null> {
    const email = await this.database.rows(InboundEmail, entityId).findOne({ id: emailId });
    return email?.authenticationDueAt ? email : null;
  }

  /** Lets an email go on as it is. */
  async passOn(payload: InboundEmailPayload): Promise<void> {
    await this.database.transaction((transaction) => transaction.emit(inboundEmailAuthenticated, payload));
  }

  /**
   * Keeps the first verdict on a sender, and lets the email go on.
   * @param verdict null where the message cannot be judged
   */
  async record(payload: InboundEmailPayload, verdict: SenderVerdict | null): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(InboundEmail, payload.entityId);
      const email = await rows.findOneLocked({ id: payload.emailId, status: 'received' });
      if (email === null) return;
      await rows.update({ id: email.id }, { ...this.kept(email, verdict), ...headerOf(verdict) });
      await transaction.emit(inboundEmailAuthenticated, payload);
    });
  }

  /** Keeps a later verdict, and tells where it differs from the one before. */
  async revise(payload: InboundEmailPayload, verdict: SenderVerdict | null): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(InboundEmail, payload.entityId);
      const email = await rows.findOneLocked({ id: payload.emailId });
      if (email === null) return;
      const found = this.kept(email, verdict);
      // What was known stays known, whatever name servers say of it today.
      const kept =
        email.authenticated !== null && found.authenticated === null ? { ...found, ...pastOf(email) } : found;
      await rows.update({ id: email.id }, kept);
      if (TELLING.some((name) => kept[name] !== email[name]))
        await transaction.emit(inboundEmailAuthenticationChanged, payload);
    });
  }

  /** Asks no more about an email whose message is gone. */
  async giveUp({ entityId, emailId }: InboundEmailPayload): Promise<void> {
    await this.database.rows(InboundEmail, entityId).update({ id: emailId }, { authenticationDueAt: null });
  }

  private kept(
    email: InboundEmail,
    verdict: SenderVerdict | null,
  ): Kept & Pick<InboundEmail, 'authenticationTries' | 'authenticationDueAt' | 'updatedAt'> {
    const now = new Date();
    const tries = email.authenticationTries + 1;
    return {
      ...(verdict === null ? TOO_MUCH : keptOf(verdict)),
      authenticationTries: tries,
      authenticationDueAt: verdict === null ? null : nextLook(verdict, tries, now),
      updatedAt: now,
    };
  }
}

function pastOf(email: InboundEmail): Kept {
  const { spf, dkim, dmarc, arc, fromDomain, replyTo, authenticated, forwarded, authentication } = email;
  return { spf, dkim, dmarc, arc, fromDomain, replyTo, authenticated, forwarded, authentication };
}

function keptOf(verdict: SenderVerdict): Kept {
  const { spf, dkim, dmarc, arc, authenticated, forwarded } = verdict;
  return {
    spf,
    dkim,
    dmarc,
    arc,
    authenticated,
    forwarded,
    fromDomain: verdict.sender?.domain ?? null,
    replyTo: verdict.header.replyTo,
    authentication: verdict.details,
  };
}

/** What a person needs to see of an email that is not read yet. */
function headerOf(verdict: SenderVerdict | null): Partial<Pick<InboundEmail, 'from' | 'to' | 'subject' | 'messageId'>> {
  if (verdict === null) return {};
  const { from, to, subject, messageId } = verdict.header;
  return { from, to, subject, messageId };
}
