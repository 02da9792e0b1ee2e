import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { PUBLIC_URL } from '../../platform/http/public-url.js';
import type { PublicUrl } from '../../platform/http/public-url.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { Messenger } from '../../providers/messenger.js';
import type { Address } from '../../providers/messenger.js';
import { individualTokenHash } from './individual-link.js';
import { Verification } from '../verification.entity.js';
import type { VerificationPayload } from '../verification.events.js';
import { isOverdue } from '../end-verification.js';
import { VerificationsService } from '../verifications.service.js';
import { channelsFor } from './channels.js';
import {
  CODE_LIFE_MS,
  CODE_PAUSE_MS,
  codeHash,
  isCode,
  MOST_CODES,
  newCode,
  typedCode,
  WRONG_CODES_THAT_LOCK,
} from './code.js';
import { IndividualAuthentication } from './individual-authentication.entity.js';
import { IndividualRequests, noteMessage } from './individual-requests.js';
import { whole } from '../whole-verification.js';
import type { WholeVerification } from '../whole-verification.js';
import { codeMessage } from './messages.js';
import { lockLink } from './new-link.js';

/** Why a link leads nowhere. */
export type ClosedReason = 'verified' | 'rejected' | 'cancelled' | 'expired' | 'locked' | 'ended';

/** What somebody who opens a link is to see. */
export type LinkView =
  | { state: 'unknown' }
  | { state: 'closed'; why: ClosedReason }
  /** The automated checks are still being made. */
  | { state: 'waiting' }
  | {
      state: 'open';
      payer: string;
      verification: WholeVerification;
      /** Where a code goes; null if none can be sent. */
      code: Address | null;
      /** Whether there is a code to be entered. */
      codeSent: boolean;
    };

export type CodeOutcome =
  { outcome: 'sent' | 'undelivered' | 'no-more' | 'no-way' | 'closed' } | { outcome: 'too-soon'; seconds: number };

export type AnswerOutcome =
  { outcome: 'answered'; ours: boolean } | { outcome: 'wrong'; left: number } | { outcome: 'no-code' | 'closed' };

interface Held {
  verification: Verification;
  authentication: IndividualAuthentication;
}

/** A code that is to be sent, the how many-th of its link it is, and how it is undone if it does not go out. */
interface BegunCode {
  verification: Verification;
  code: string;
  number: number;
  takeBack(): Promise<void>;
}

/** What the individual does on the page behind the link. */
@Injectable()
export class IndividualAnswers {
  constructor(
    private readonly database: Database,
    private readonly requests: IndividualRequests,
    private readonly verifications: VerificationsService,
    private readonly messenger: Messenger,
    private readonly secretKey: SecretKey,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What the link with this token leads to; changes nothing. */
  async view(token: string): Promise<LinkView> {
    const payload = await this.find(token);
    if (payload === null) return { state: 'unknown' };
    const { entityId, verificationId } = payload;
    const [verification, authentication] = await Promise.all([
      this.database.rows(Verification, entityId).findOne({ id: verificationId }),
      this.database.rows(IndividualAuthentication, entityId).findOne({ verificationId }),
    ]);
    if (!verification || !authentication) return { state: 'unknown' };
    const why = closedBecause({ verification, authentication });
    if (why !== null) return { state: 'closed', why };
    if (verification.checkedAt === null) return { state: 'waiting' };
    const { sender, subject } = await this.requests.about(verification);
    return {
      state: 'open',
      payer: subject.payer,
      verification: whole(verification),
      code: channelsFor(verification, this.messenger.channels(sender.environment)).code,
      codeSent: hasLiveCode(authentication),
    };
  }

  /** Sends a new code, which takes the place of an older one. */
  async sendCode(token: string): Promise<CodeOutcome> {
    const payload = await this.find(token);
    if (payload !== null) await this.database.enter([payload.entityId]);
    const begun = payload && (await this.whileOpen(payload, (transaction, held) => this.beginCode(transaction, held)));
    if (payload === null || begun === null) return { outcome: 'closed' };
    if (!('code' in begun)) return begun;
    const { verification, code, number, takeBack } = begun;
    const { sender, subject } = await this.requests.about(verification);
    const { code: address } = channelsFor(verification, this.messenger.channels(sender.environment));
    if (address === null) {
      await takeBack();
      return { outcome: 'no-way' };
    }
    const host = new URL(this.publicUrl.of('/')).hostname;
    const sent = await this.messenger.send(sender, address, codeMessage(subject, { code, number, host }));
    if (sent.outcome === 'sent') {
      await this.database.transaction((transaction) => noteMessage(transaction, payload));
      return { outcome: 'sent' };
    }
    this.logger.warn(
      { verificationId: verification.id, channel: address.channel, reason: sent.reason },
      'A code could not be sent',
    );
    await takeBack();
    return { outcome: 'undelivered' };
  }

  /** Takes the individual's answer where the code is right; five wrong ones lock the link. */
  async answer(token: string, typed: string, ours: boolean): Promise<AnswerOutcome> {
    const payload = await this.find(token);
    const outcome =
      payload && (await this.whileOpen(payload, (transaction, held) => this.decide(transaction, held, typed, ours)));
    return outcome ?? { outcome: 'closed' };
  }

  /** Of every entity: whoever holds the token may see what it leads to. */
  private async find(token: string): Promise<VerificationPayload | null> {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const found = await this.database.dataSource.manager.findOne(IndividualAuthentication, {
      select: { entityId: true, verificationId: true },
      where: { tokenHash: individualTokenHash(token) },
    });
    return found && { entityId: found.entityId, verificationId: found.verificationId };
  }

  /** Holds the verification while `work` goes on; null if the link is closed or not ready. */
  private whileOpen<R>(
    { entityId, verificationId }: VerificationPayload,
    work: (transaction: Transaction, held: Held) => Promise<R>,
  ): Promise<R | null> {
    return this.database.transaction(async (transaction) => {
      const verification = await transaction.rows(Verification, entityId).findOneLocked({ id: verificationId });
      const authentication = await transaction
        .rows(IndividualAuthentication, entityId)
        .findOneLocked({ verificationId });
      if (!verification || !authentication || verification.checkedAt === null) return null;
      if (closedBecause({ verification, authentication }) !== null) return null;
      return work(transaction, { verification, authentication });
    });
  }

  private async beginCode(
    transaction: Transaction,
    { verification, authentication }: Held,
  ): Promise<CodeOutcome | BegunCode> {
    const { id, entityId, codeSentAt, codesSent } = authentication;
    const now = new Date();
    const wait = codeSentAt === null ? 0 : codeSentAt.getTime() + CODE_PAUSE_MS - now.getTime();
    if (wait > 0) return { outcome: 'too-soon', seconds: Math.ceil(wait / 1_000) };
    if (codesSent >= MOST_CODES) return { outcome: 'no-more' };
    const code = newCode();
    const number = codesSent + 1;
    const hash = codeHash(this.secretKey, verification.id, code);
    await transaction
      .rows(IndividualAuthentication, entityId)
      .update({ id }, { codeHash: hash, codeSentAt: now, codesSent: number });
    return { verification, code, number, takeBack: () => this.takeBack(authentication, hash) };
  }

  /** A code that did not go out does not count: the earlier one, if there is one, still holds, and the next one need not wait. */
  private async takeBack(earlier: IndividualAuthentication, hash: Buffer): Promise<void> {
    const { id, entityId, codeHash: earlierHash, codeSentAt, codesSent } = earlier;
    await this.database.transaction(async (transaction) => {
      await transaction
        .rows(IndividualAuthentication, entityId)
        .update({ id, codeHash: hash }, { codeHash: earlierHash, codeSentAt, codesSent });
    });
  }

  private async decide(
    transaction: Transaction,
    { verification, authentication }: Held,
    typed: string,
    ours: boolean,
  ): Promise<AnswerOutcome> {
    const { id, entityId, codeHash: hash } = authentication;
    if (hash === null) return { outcome: 'no-code' };
    if (isCode(this.secretKey, verification.id, typedCode(typed), hash)) {
      if (!hasLiveCode(authentication)) return { outcome: 'no-code' };
      await transaction.rows(IndividualAuthentication, entityId).update({ id }, { codeHash: null });
      await this.verifications.answer(transaction, verification, ours);
      return { outcome: 'answered', ours };
    }
    const wrongCodes = authentication.wrongCodes + 1;
    if (wrongCodes >= WRONG_CODES_THAT_LOCK) {
      this.logger.warn({ verificationId: verification.id }, 'The link of an individual was locked by wrong codes');
      await lockLink(transaction, verification);
    } else await transaction.rows(IndividualAuthentication, entityId).update({ id }, { wrongCodes });
    return { outcome: 'wrong', left: WRONG_CODES_THAT_LOCK - wrongCodes };
  }
}

function hasLiveCode({ codeHash: hash, codeSentAt }: IndividualAuthentication): boolean {
  return hash !== null && codeSentAt !== null && codeSentAt.getTime() + CODE_LIFE_MS > Date.now();
}

function closedBecause({ verification, authentication }: Held): ClosedReason | null {
  const { status } = verification;
  switch (status) {
    case 'verified':
    case 'rejected':
    case 'cancelled':
    case 'expired':
      return status;
    case 'failed':
    case 'error':
    case 'revoked':
      return 'ended';
    case 'pending':
      if (isOverdue(verification)) return 'expired';
      return authentication.wrongCodes >= WRONG_CODES_THAT_LOCK ? 'locked' : null;
  }
}
