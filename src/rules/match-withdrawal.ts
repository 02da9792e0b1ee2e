import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { hasPassed, MATCH, UNCHANGED } from '../invoices/check-types.js';
import { untilChecked } from '../invoices/until-checked.js';
import type { Transaction } from '../platform/database/transactions.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import type { EmittedEvent, EventParticipant } from '../platform/events/event-participants.js';
import { CountingVerifications } from '../verifications/counting/counting-verifications.js';
import { verificationNoLongerCounts } from '../verifications/verification.events.js';
import type { VerificationPayload } from '../verifications/verification.events.js';
import { JUDGED, keepUntilJudged } from './keep-until-judged.js';
import type { Judged } from './keep-until-judged.js';
import { EXPLAINED } from './stale-judgement.js';

/** Invoices that are changed together. */
const BATCH = 500;

/** Invoices of which something good is said that rests on a verification. What somebody rejected stays as it is. */
const RESTING = `
  SELECT ${JUDGED}
    FROM invoices i
   WHERE i.entity_id = $1 AND (i.verification_id = $2 OR (${EXPLAINED} AND i.explained_by @> ARRAY[$2::uuid]))
     AND i.status = 'processed' AND i.review IS DISTINCT FROM 'rejected'
     AND (${hasPassed(MATCH, 'i.check_results')} OR ${hasPassed(UNCHANGED, 'i.check_results')})
   ORDER BY i.id LIMIT ${BATCH} FOR UPDATE`;

/**
 * Takes away what is said of invoices by a verification, in the transaction in which it ends: until they are judged again nobody reads, and
 * nobody approves by, a `true` that holds no more.
 */
@Injectable()
export class MatchWithdrawal implements EventParticipant, OnModuleInit {
  readonly hears: ReadonlySet<string> = new Set([verificationNoLongerCounts.type]);

  constructor(
    private readonly participants: EventParticipants,
    private readonly counting: CountingVerifications,
  ) {}

  onModuleInit(): void {
    this.participants.add(this);
  }

  async take(transaction: Transaction, events: readonly EmittedEvent[]): Promise<void> {
    for (const { payload } of events) await this.takeAway(transaction, payload as VerificationPayload);
  }

  private async takeAway(transaction: Transaction, { entityId, verificationId }: VerificationPayload): Promise<void> {
    // Where another verification has the same account, nothing is lost.
    if (await this.counting.isVerifiedByAnother(transaction, entityId, verificationId)) return;
    for (let found = BATCH; found === BATCH;) {
      const resting = await transaction.manager.query<Judged[]>(RESTING, [entityId, verificationId]);
      if (resting.length > 0) await keepUntilJudged(transaction, entityId, resting, untilChecked, null);
      found = resting.length;
    }
  }
}
