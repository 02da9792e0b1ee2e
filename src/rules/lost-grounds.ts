import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { invoiceOutcomeChanged } from '../invoices/invoice.events.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { untilChecked } from '../invoices/until-checked.js';
import type { Transaction } from '../platform/database/transactions.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import type { EmittedEvent, EventParticipant } from '../platform/events/event-participants.js';
import { CountingVerifications } from '../verifications/counting/counting-verifications.js';
import { verificationNoLongerCounts } from '../verifications/verification.events.js';
import type { VerificationPayload } from '../verifications/verification.events.js';
import { EXPLAINED } from './stale-judgement.js';

/** Invoices that are changed together. */
const BATCH = 500;

type Resting = Pick<Invoice, 'id' | 'outcome' | 'checkResults' | 'checkDetails' | 'checksLeftOut'>;

/** Invoices of which something good is said that rests on a verification. What somebody rejected stays as it is. */
const RESTING = `
  SELECT i.id, i.outcome, i.check_results AS "checkResults", i.check_details AS "checkDetails", i.checks_left_out AS "checksLeftOut"
    FROM invoices i
   WHERE i.entity_id = $1 AND (i.verification_id = $2 OR (${EXPLAINED} AND i.explained_by @> ARRAY[$2::uuid]))
     AND i.status = 'processed' AND i.review IS DISTINCT FROM 'rejected'
     AND (i.check_results @> '[{"type": "details_match_verification", "result": true}]'
       OR i.check_results @> '[{"type": "details_unchanged", "result": true}]')
   ORDER BY i.id LIMIT ${BATCH} FOR UPDATE`;

const CHANGE = `
  UPDATE invoices i SET outcome = now.outcome, check_results = now."checkResults", check_details = now."checkDetails",
         checks_left_out = now."checksLeftOut", updated_at = $3
    FROM jsonb_to_recordset($2) AS now (id uuid, outcome text, "checkResults" jsonb, "checkDetails" jsonb, "checksLeftOut" jsonb)
   WHERE i.entity_id = $1 AND i.id = now.id`;

/**
 * Takes away what is said of invoices by a verification, in the transaction in which it ends: until they are judged again nobody reads, and
 * nobody approves by, a `true` that holds no more.
 */
@Injectable()
export class LostGrounds implements EventParticipant, OnModuleInit {
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
    if (await this.counting.hasStandIn(transaction, entityId, verificationId)) return;
    for (let found = BATCH; found === BATCH;) {
      const resting = await transaction.manager.query<Resting[]>(RESTING, [entityId, verificationId]);
      if (resting.length > 0) await this.change(transaction, entityId, resting);
      found = resting.length;
    }
  }

  private async change(transaction: Transaction, entityId: string, resting: readonly Resting[]): Promise<void> {
    const changed = resting.map((one) => ({ id: one.id, from: one.outcome, ...untilChecked(one) }));
    await transaction.manager.query(CHANGE, [entityId, JSON.stringify(changed), new Date()]);
    const others = changed.filter(({ from, outcome }) => from !== outcome);
    await transaction.emit(
      invoiceOutcomeChanged,
      ...others.map(({ id: invoiceId, from, outcome: to }) => ({ entityId, invoiceId, from, to })),
    );
  }
}
