import { Injectable } from '@nestjs/common';
import { OrganizationsService } from '../../organization/organizations.service.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { OutgoingMail } from '../../providers/mail/outgoing-mail.js';
import { SandboxDrawer } from '../../providers/sandbox-drawer/sandbox-drawer.js';
import type { SendOutcome } from '../../providers/send-outcome.js';
import { InboundEmail } from '../inbound-email.entity.js';
import { inboundEmailSettled } from '../inbound-email.events.js';
import type { InboundEmailPayload } from '../inbound-email.events.js';
import { SenderSetting } from '../sender-lists/sender-setting.entity.js';
import { confirmationAddress, confirmationLetter } from './confirmation.js';

/** This many confirmations an entity sends to one mailbox in a day; more would be a loop or a nuisance. */
const MOST_A_DAY = 20;
/** What is behind a plus sign in an address. */
const DETAIL = /\+[^@]*@/;
const DAY_MS = 24 * 60 * 60_000;

/** Tells authenticated senders that their invoices arrived or why not, for entities that want that. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly database: Database,
    private readonly organizations: OrganizationsService,
    private readonly mail: OutgoingMail,
    private readonly drawer: SandboxDrawer,
  ) {}

  /** Tells, inside the transaction that settles an email, that it is settled; where nobody wants to know, that costs a look. */
  async consider(transaction: Transaction, payload: InboundEmailPayload): Promise<void> {
    const wanted = await transaction.rows(SenderSetting, payload.entityId).exists({ confirmations: true });
    if (wanted) await transaction.emit(inboundEmailSettled, payload);
  }

  /**
   * Sends the confirmation of an email, at most once. One that cannot be sent now may be tried again.
   * @returns what happened to it; null if there is nothing to send
   */
  async send({ entityId, emailId }: InboundEmailPayload): Promise<SendOutcome | null> {
    const { name, environment } = await this.organizations.entityOf(entityId);
    if (environment === 'production' && !this.mail.configured) return null;
    const email = await this.claim(entityId, emailId);
    const to = email && confirmationAddress(email);
    if (email === null || to === null) return null;
    const letter = confirmationLetter(email, { to, entity: name });
    if (environment === 'sandbox') {
      await this.drawer.put(entityId, { channel: 'email', to, subject: letter.subject, text: letter.text });
      return { outcome: 'sent' };
    }
    const takeBack = (): Promise<unknown> =>
      this.database.rows(InboundEmail, entityId).update({ id: emailId }, { confirmedAt: null });
    try {
      const outcome = await this.mail.send(letter);
      if (outcome.outcome === 'unavailable') await takeBack();
      return outcome;
    } catch (error) {
      await takeBack();
      throw error;
    }
  }

  /** Marks an email as confirmed before that is sent, so that a crash leaves it unsent and never sends it twice. */
  private claim(entityId: string, emailId: string): Promise<InboundEmail | null> {
    return this.database.transaction(async (transaction) => {
      const settings = transaction.rows(SenderSetting, entityId);
      // Held against other confirmations of the entity, so that they are counted one after another.
      if (!(await settings.findOneLocked({ confirmations: true }))) return null;
      const rows = transaction.rows(InboundEmail, entityId);
      const email = await rows.findOneLocked({ id: emailId });
      if (email === null || email.status === 'received' || email.confirmedAt !== null) return null;
      const to = confirmationAddress(email);
      if (to === null) return null;
      // The From header may write the mailbox in many ways, and behind a plus sign anything at all (RFC 5233).
      const lately = rows
        .query('email')
        .andWhere(`regexp_replace(email.authentication ->> 'sender', :detail, '@') = :mailbox`, {
          detail: DETAIL.source,
          mailbox: to.replace(DETAIL, '@'),
        })
        .andWhere('email.confirmedAt > :since', { since: new Date(Date.now() - DAY_MS) });
      if ((await lately.getCount()) >= MOST_A_DAY) return null;
      await rows.update({ id: emailId }, { confirmedAt: new Date() });
      return email;
    });
  }
}
