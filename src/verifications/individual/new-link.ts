import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict, notFound } from '../../platform/errors/domain-error.js';
import { isUuid } from '../../platform/ids/uuid.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { individualToken, individualTokenHash } from './individual-link.js';
import { verificationChecked } from '../verification.events.js';
import type { VerificationPayload } from '../verification.events.js';
import { Verification } from '../verification.entity.js';
import { isOverdue } from '../end-verification.js';
import { WRONG_CODES_THAT_LOCK } from './code.js';
import { IndividualAuthentication } from './individual-authentication.entity.js';

/** Each link allows five guesses at codes of six digits: this many links are still no way to guess one. */
const MOST_LINKS = 5;

/** Locks the link of a verification that the transaction holds: it opens nothing any more. */
export async function lockLink(transaction: Transaction, { id, entityId }: Verification): Promise<void> {
  await transaction
    .rows(IndividualAuthentication, entityId)
    .update({ verificationId: id }, { wrongCodes: WRONG_CODES_THAT_LOCK, codeHash: null });
  await transaction
    .rows(Verification, entityId)
    .update({ id }, { individualAuthenticationTokenHash: null, updatedAt: new Date() });
}

/** Gives verifications new links, in place of locked or lost ones. */
@Injectable()
export class NewLink {
  constructor(
    private readonly database: Database,
    private readonly secretKey: SecretKey,
  ) {}

  /**
   * Gives a pending verification another link, which is sent as the first one was; the earlier one leads nowhere from now on.
   * Throws not found, or a conflict if no link can be sent now.
   */
  async send(entityId: string, id: string): Promise<void> {
    if (!isUuid(id)) throw notFound('Verification');
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Verification, entityId);
      const verification = await rows.findOneLocked({ id });
      if (!verification) throw notFound('Verification');
      checkSendable(verification);
      const linkNumber = verification.linkNumber + 1;
      const tokenHash = individualTokenHash(individualToken(this.secretKey, id, linkNumber));
      await rows.update(
        { id },
        { individualAuthenticationTokenHash: tokenHash, linkNumber, askedAt: null, updatedAt: new Date() },
      );
      await transaction
        .rows(IndividualAuthentication, entityId)
        .update(
          { verificationId: id },
          { tokenHash, codeHash: null, codeSentAt: null, codesSent: 0, wrongCodes: 0, linkSentAt: null },
        );
      await transaction.emit(verificationChecked, { entityId, verificationId: id });
    });
  }

  /** Locks the link of a pending verification, as wrong codes would. */
  async lock({ entityId, verificationId }: VerificationPayload): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const verification = await transaction.rows(Verification, entityId).findOneLocked({ id: verificationId });
      if (verification?.status === 'pending') await lockLink(transaction, verification);
    });
  }
}

function checkSendable(verification: Verification): void {
  const { status, checkedAt, askedAt, individualAuthenticationTokenHash, linkNumber } = verification;
  if (status !== 'pending')
    throw conflict(`Only a pending verification has a link to send; the status of this one is “${status}”.`);
  if (isOverdue(verification)) throw conflict('This verification has expired, so it has no link to send.');
  const isLocked = individualAuthenticationTokenHash === null;
  if (checkedAt === null || (askedAt === null && !isLocked))
    throw conflict('The link is still being sent. Try again in a moment.');
  if (linkNumber >= MOST_LINKS)
    throw conflict('No more links can be sent for this verification. Cancel it and create a new one.');
}
