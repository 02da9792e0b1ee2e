import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { normaliseName } from '../names/normalise-name.js';
import { currentActor } from '../platform/auth/actor.js';
import { lockByName } from '../platform/database/lock-by-name.js';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { conflict, notFound } from '../platform/errors/domain-error.js';
import { isUuid, newId } from '../platform/ids/uuid.js';
import { SecretKey } from '../platform/secrets/secret-key.js';
import { recordUsage } from '../usage/record-usage.js';
import { endVerification, isOverdue } from './end-verification.js';
import { IndividualAuthentication } from './individual/individual-authentication.entity.js';
import { individualToken, individualTokenHash } from './individual/individual-link.js';
import type { Outcome } from './outcome.js';
import {
  verificationAliasesChanged,
  verificationChecked,
  verificationNoLongerCounts,
  verificationPending,
  verificationRevoked,
} from './verification.events.js';
import type { VerificationPayload } from './verification.events.js';
import { Verification } from './verification.entity.js';
import { checkStatusChange, STANDS } from './verification-status.js';
import type { VerificationCheckResult } from './automated-checks/verification-check.js';
import type { EndStatus, VerificationErrorReason } from './verification-status.js';
import type { WholeVerification } from './whole-verification.js';

const PENDING_MS = 7 * 24 * 60 * 60 * 1_000;

/** Details that are to be verified, each in the form in which it is kept. */
export type NewVerification = Pick<
  WholeVerification,
  | 'businessName'
  | 'businessAbn'
  | 'businessPhone'
  | 'individualName'
  | 'individualMobile'
  | 'individualEmail'
  | 'accountName'
  | 'accountBsb'
  | 'accountNumber'
  | 'attributionId'
  | 'additional'
  | 'sendIndividualAuthenticationSms'
  | 'sendIndividualAuthenticationEmail'
>;

/** The life of verifications, from what was submitted to their end. */
@Injectable()
export class VerificationsService {
  constructor(
    private readonly database: Database,
    private readonly secretKey: SecretKey,
  ) {}

  /**
   * Begins a verification. A pending one with the same attribution id is cancelled; of several that begin at the same
   * moment the last one stays.
   * @returns its id
   */
  create(entityId: string, given: NewVerification): Promise<string> {
    return this.database.transaction(async (transaction) => {
      if (given.attributionId !== null) await this.supersede(transaction, entityId, given.attributionId);
      const id = newId();
      const now = new Date();
      const tokenHash = individualTokenHash(individualToken(this.secretKey, id));
      await transaction.rows(Verification, entityId).insert({
        ...given,
        id,
        status: 'pending',
        requestedBy: currentActor().userId,
        accountNameNormalised: normaliseName(given.accountName),
        businessNameNormalised: normaliseName(given.businessName),
        aliases: [],
        aliasesNormalised: [],
        aliasedBy: [],
        individualAuthenticationTokenHash: tokenHash,
        checkResults: [],
        failureReason: null,
        checkedAt: null,
        askedAt: null,
        expiresAt: new Date(now.getTime() + PENDING_MS),
        verifiedAt: null,
        replacedAt: null,
        replacedById: null,
        replacementToldAt: null,
        revokedAt: null,
        revocationReason: null,
        redactedAt: null,
        linkNumber: 1,
        errorReason: null,
        createdAt: now,
        updatedAt: now,
      });
      await transaction.rows(IndividualAuthentication, entityId).insert({
        id: newId(),
        verificationId: id,
        tokenHash,
        codeHash: null,
        codeSentAt: null,
        codesSent: 0,
        wrongCodes: 0,
        notifiedAt: null,
        linkSentAt: null,
      });
      await recordUsage(transaction, { entityId, kind: 'verification', subjectId: id });
      await transaction.emit(verificationPending, { entityId, verificationId: id });
      return id;
    });
  }

  private async supersede(transaction: Transaction, entityId: string, attributionId: string): Promise<void> {
    await transaction.join(entityId);
    // Others that begin for the same attribution id wait here, and then see this one.
    await lockByName(transaction.manager, `verification ${entityId} ${attributionId}`);
    const older = await transaction.rows(Verification, entityId).findOneLocked({ attributionId, status: 'pending' });
    if (older) await endVerification(transaction, older, 'cancelled');
  }

  /** The verification of this id; null if the entity has no such one. */
  get(entityId: string, id: string): Promise<Verification | null> {
    return this.database.rows(Verification, entityId).findOne({ id });
  }

  /** Those that there are, in the order of the ids. */
  byIds(entityId: string, ids: readonly string[]): Promise<Verification[]> {
    return this.database.rows(Verification, entityId).findByIds(ids);
  }

  /** Whether a verification is pending, as a transaction sees it. */
  isPending(transaction: Transaction, entityId: string, id: string): Promise<boolean> {
    return transaction.rows(Verification, entityId).exists({ id, status: 'pending' });
  }

  /** The verification of this id. Throws not found for another entity's, or if it is not an id. */
  async find(entityId: string, id: string): Promise<Verification> {
    const verification = isUuid(id) ? await this.get(entityId, id) : null;
    if (!verification) throw notFound('Verification');
    return verification;
  }

  /** As find, and keeps it from ending until the transaction ends. */
  async lock(transaction: Transaction, entityId: string, id: string): Promise<Verification> {
    const verification = isUuid(id) ? await transaction.rows(Verification, entityId).findOneShared({ id }) : null;
    if (!verification) throw notFound('Verification');
    return verification;
  }

  /** Cancels a pending verification. Throws not found, or a conflict if it is not pending any more. */
  async cancel(entityId: string, id: string): Promise<void> {
    const status = await this.change(entityId, id, (transaction, verification) =>
      endVerification(transaction, verification, 'cancelled'),
    );
    if (status === 'expired') checkStatusChange(status, 'cancelled');
  }

  /**
   * Revokes a verified verification: from now on it matches nothing. Throws not found, or a conflict if it is not verified.
   * @param reason why, in the words of whoever does it
   */
  async revoke(entityId: string, id: string, reason: string): Promise<void> {
    await this.change(entityId, id, async (transaction, { status }) => {
      checkStatusChange(status, 'revoked');
      const now = new Date();
      await transaction
        .rows(Verification, entityId)
        .update({ id }, { status: 'revoked', revokedAt: now, revocationReason: reason, updatedAt: now });
      const payload = { entityId, verificationId: id };
      await transaction.emit(verificationRevoked, payload);
      await transaction.emit(verificationNoLongerCounts, payload);
    });
  }

  /**
   * Gives a verification other aliases, in place of those it has. Throws not found, or a conflict if it can match nothing any
   * more.
   */
  async setAliases(entityId: string, id: string, aliases: readonly string[]): Promise<void> {
    await this.change(entityId, id, async (transaction, verification) => {
      const { status } = verification;
      if (status !== 'pending' && status !== 'verified')
        throw conflict(`A verification that ${STANDS[status]} accepts no aliases.`);
      if (isDeepStrictEqual(verification.aliases, aliases)) return;
      await transaction.rows(Verification, entityId).update(
        { id },
        {
          aliases: [...aliases],
          aliasesNormalised: aliases.map((alias) => normaliseName(alias)),
          aliasedBy: whoAdded(verification, aliases),
          updatedAt: new Date(),
        },
      );
      if (status === 'verified') await transaction.emit(verificationAliasesChanged, { entityId, verificationId: id });
    });
  }

  /** Does something to a verification that the transaction holds. Throws not found for another entity's, or if it is not an id. */
  private async change<R>(
    entityId: string,
    id: string,
    work: (transaction: Transaction, verification: Verification) => Promise<R>,
  ): Promise<R> {
    if (!isUuid(id)) throw notFound('Verification');
    return this.database.transaction(async (transaction) => {
      const verification = await transaction.rows(Verification, entityId).findOneLocked({ id });
      if (!verification) throw notFound('Verification');
      return work(transaction, verification);
    });
  }

  /**
   * Keeps what all automated checks found out about a pending verification, and ends it where that ends it; else the
   * individual is to be asked. Where it was ended meanwhile, or is gone, nothing changes.
   */
  record(payload: VerificationPayload, outcome: Outcome): Promise<void> {
    return this.whilePending(payload, async (transaction, verification) => {
      const { status, checkResults, failureReason, errorReason = null } = outcome;
      const now = new Date();
      await transaction
        .rows(Verification, payload.entityId)
        .update({ id: verification.id }, { checkResults, failureReason, errorReason, checkedAt: now, updatedAt: now });
      if (status === 'pending') await transaction.emit(verificationChecked, payload);
      else await endVerification(transaction, verification, status);
    });
  }

  /** Keeps those automated checks of a pending verification that could be made, while others wait for a provider. */
  keepResults(payload: VerificationPayload, checkResults: VerificationCheckResult[]): Promise<void> {
    return this.whilePending(payload, async (transaction, { id }) => {
      await transaction.rows(Verification, payload.entityId).update({ id }, { checkResults });
    });
  }

  /** Ends a pending verification in error: somebody who is needed for it stays out of reach. */
  giveUp(payload: VerificationPayload, errorReason: VerificationErrorReason): Promise<void> {
    return this.whilePending(payload, async (transaction, verification) => {
      await transaction.rows(Verification, payload.entityId).update({ id: verification.id }, { errorReason });
      await endVerification(transaction, verification, 'error');
    });
  }

  /**
   * Ends a verification that this transaction holds with what the individual answered.
   * Throws a conflict if it has ended already.
   * @returns the status it ended in
   */
  async answer(transaction: Transaction, verification: Verification, ours: boolean): Promise<EndStatus> {
    const type = 'individual_authenticated';
    await transaction.rows(Verification, verification.entityId).update(
      { id: verification.id },
      {
        checkResults: [...verification.checkResults, { type, result: ours }],
        failureReason: ours ? null : type,
      },
    );
    return endVerification(transaction, verification, ours ? 'verified' : 'rejected');
  }

  private async whilePending(
    { entityId, verificationId }: VerificationPayload,
    work: (transaction: Transaction, verification: Verification) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const verification = await transaction.rows(Verification, entityId).findOneLocked({ id: verificationId });
      if (verification?.status === 'pending') await work(transaction, verification);
    });
  }

  /** Ends a pending verification whose time is over. */
  expire(payload: VerificationPayload): Promise<void> {
    return this.whilePending(payload, async (transaction, verification) => {
      if (isOverdue(verification)) await endVerification(transaction, verification, 'expired');
    });
  }
}

/** Who added aliases to a verification, once it has these. */
function whoAdded({ aliases: before, aliasedBy }: Verification, aliases: readonly string[]): string[] {
  if (aliases.length === 0) return [];
  const { userId } = currentActor();
  const isAdded = aliases.some((alias) => !before.includes(alias));
  return isAdded && userId !== null ? [...new Set([...aliasedBy, userId])] : aliasedBy;
}
