import { Inject, Injectable } from '@nestjs/common';
import { OrganizationsService } from '../../organization/organizations.service.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { PUBLIC_URL } from '../../platform/http/public-url.js';
import type { PublicUrl } from '../../platform/http/public-url.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { Messenger } from '../../providers/messenger.js';
import type { Sender } from '../../providers/messenger.js';
import { ProviderUnavailable } from '../../providers/provider-unavailable.js';
import { individualLink } from './individual-link.js';
import { confirmationNotificationSent } from '../verification.events.js';
import type { VerificationPayload } from '../verification.events.js';
import { isWhole, whole } from '../whole-verification.js';
import { Verification } from '../verification.entity.js';
import { isOverdue } from '../end-verification.js';
import { VerificationsService } from '../verifications.service.js';
import { channelsFor } from './channels.js';
import { IndividualAuthentication } from './individual-authentication.entity.js';
import { linkMessage, replacedMessage } from './messages.js';
import type { MessageSubject } from './messages.js';

/** Asks the individual of a verification, by sending the link. */
@Injectable()
export class IndividualRequests {
  constructor(
    private readonly database: Database,
    private readonly organizations: OrganizationsService,
    private readonly messenger: Messenger,
    private readonly verifications: VerificationsService,
    private readonly secretKey: SecretKey,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Sends the link, unless that was done before or the verification has ended. One that cannot be delivered ends the verification
   * in error. Throws ProviderUnavailable where trying again may help.
   */
  async ask(payload: VerificationPayload): Promise<void> {
    const { entityId, verificationId } = payload;
    await this.database.enter([entityId]);
    const verification = await this.database.rows(Verification, entityId).findOne({ id: verificationId });
    if (!verification || verification.status !== 'pending' || isOverdue(verification) || verification.askedAt !== null)
      return;
    const { sender, subject } = await this.about(verification);
    const { link: address } = channelsFor(verification, this.messenger.channels(sender.environment));
    const link = individualLink(
      this.secretKey,
      verificationId,
      verification.individualAuthenticationTokenHash,
      verification.linkNumber,
    );
    if (address === null || link === null) {
      this.logger.info({ verificationId }, 'No link was sent: none of the requested channels is configured');
      return this.note(payload, false);
    }
    const sent = await this.messenger.send(sender, address, linkMessage(subject, this.publicUrl.of(link)));
    if (sent.outcome === 'unavailable') throw new ProviderUnavailable([sent.reason]);
    if (sent.outcome === 'sent') return this.note(payload, true);
    this.logger.warn({ verificationId, channel: address.channel, reason: sent.reason }, 'A link cannot be delivered');
    await this.verifications.giveUp(payload, 'individual_unreachable');
  }

  /**
   * Tells the individual of a replaced verification that another account took its place, once, the way the link went, else the
   * way the code did. Throws ProviderUnavailable where trying again may help.
   */
  async notifyReplaced(payload: VerificationPayload): Promise<void> {
    const { entityId, verificationId } = payload;
    await this.database.enter([entityId]);
    const verification = await this.database.rows(Verification, entityId).findOne({ id: verificationId });
    // Of one that was redacted nobody is known any more who could be told.
    if (!verification || !isWhole(verification) || verification.replacementToldAt !== null) return;
    const { sender, subject } = await this.about(verification);
    const { link, code } = channelsFor(verification, this.messenger.channels(sender.environment));
    const address = link ?? code;
    if (address === null) return;
    const sent = await this.messenger.send(sender, address, replacedMessage(subject, verification));
    if (sent.outcome === 'unavailable') throw new ProviderUnavailable([sent.reason]);
    if (sent.outcome !== 'sent')
      this.logger.warn(
        { verificationId, channel: address.channel, reason: sent.reason },
        'The individual could not be notified that an account was replaced',
      );
    await this.database.transaction((transaction) =>
      transaction.rows(Verification, entityId).update({ id: verificationId }, { replacementToldAt: new Date() }),
    );
  }

  /** What messages about a verification need to know. */
  async about(verification: Verification): Promise<{ sender: Sender; subject: MessageSubject }> {
    const { id, entityId, businessName, linkNumber } = whole(verification);
    const { name, environment } = await this.organizations.entityOf(entityId);
    return {
      sender: { entityId, environment },
      subject: { verificationId: id, linkNumber, payer: name, business: businessName },
    };
  }

  private async note({ entityId, verificationId }: VerificationPayload, sent: boolean): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Verification, entityId);
      const verification = await rows.findOneLocked({ id: verificationId });
      if (!verification) return;
      const now = new Date();
      await rows.update({ id: verificationId }, { askedAt: now });
      if (sent)
        await transaction.rows(IndividualAuthentication, entityId).update({ verificationId }, { linkSentAt: now });
      if (sent) await noteMessage(transaction, { entityId, verificationId });
    });
  }
}

/** Tells, once for each verification, that a message went out to its individual. */
export async function noteMessage(
  transaction: Transaction,
  { entityId, verificationId }: VerificationPayload,
): Promise<void> {
  const rows = transaction.rows(IndividualAuthentication, entityId);
  const authentication = await rows.findOneLocked({ verificationId });
  if (!authentication || authentication.notifiedAt !== null) return;
  await rows.update({ id: authentication.id }, { notifiedAt: new Date() });
  await transaction.emit(confirmationNotificationSent, { entityId, verificationId });
}
