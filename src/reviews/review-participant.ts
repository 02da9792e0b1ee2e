import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { abaCheckFailed } from '../aba/aba-check.events.js';
import { setAbaCheckReview } from '../aba/lock-aba-check.js';
import {
  invoiceCheckFailed,
  invoiceDetailsChanged,
  invoiceOutcomeChanged,
  invoiceProcessed,
} from '../invoices/invoice.events.js';
import type { Transaction } from '../platform/database/transactions.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import type { EventParticipant, EmittedEvent } from '../platform/events/event-participants.js';
import { VERIFICATION_ENDED, verificationNoLongerCounts } from '../verifications/verification.events.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { lockReviewableInvoice } from './decisions/reviewable.js';
import type { Reviewable } from './decisions/reviewable.js';
import { Holds } from './holds.js';
import { ApprovalPolicies } from './policy/approval-policies.service.js';

type Ids = Readonly<Record<string, string>>;

/** What decisions rested on is no more, or what was waited for has come: in the transaction in which that happens. */
@Injectable()
export class ReviewParticipant implements EventParticipant, OnModuleInit {
  private readonly takes: Readonly<Record<string, (transaction: Transaction, ids: Ids) => Promise<void>>> = {
    [invoiceProcessed.type]: (transaction, ids) => this.clearIfVerified(transaction, ids),
    [invoiceOutcomeChanged.type]: (transaction, ids) =>
      this.reopen(transaction, ids, `Its outcome changed from “${inWords(ids.from)}” to “${inWords(ids.to)}”.`),
    [invoiceCheckFailed.type]: (transaction, ids) =>
      this.reopen(transaction, ids, `A check now fails: ${inWords(ids.checks)}.`),
    [invoiceDetailsChanged.type]: (transaction, ids) =>
      this.reopen(transaction, ids, 'The document was read again, and its details changed.'),
    [verificationNoLongerCounts.type]: (transaction, ids) => this.reopenResting(transaction, ids),
    [abaCheckFailed.type]: (transaction, { entityId = '', abaCheckId = '' }) =>
      setAbaCheckReview(transaction, { id: abaCheckId, entityId }, 'to_review'),
    ...Object.fromEntries(
      Object.values(VERIFICATION_ENDED).map(({ type }) => [
        type,
        (transaction: Transaction, { entityId = '', verificationId = '' }: Ids) =>
          this.holds.endOfVerification(transaction, entityId, verificationId),
      ]),
    ),
  };

  readonly hears: ReadonlySet<string> = new Set(Object.keys(this.takes));

  constructor(
    private readonly participants: EventParticipants,
    private readonly decisions: DecisionsService,
    private readonly holds: Holds,
    private readonly policies: ApprovalPolicies,
  ) {}

  onModuleInit(): void {
    this.participants.add(this);
  }

  async take(transaction: Transaction, events: readonly EmittedEvent[]): Promise<void> {
    const open = await undecided(transaction, events);
    for (const { type, payload } of events) {
      const ids = payload as Ids;
      if (type === invoiceOutcomeChanged.type && open.has(ids.invoiceId ?? '')) continue;
      await this.takes[type]?.(transaction, ids);
    }
  }

  private async clearIfVerified(transaction: Transaction, { entityId = '', invoiceId = '' }: Ids): Promise<void> {
    const { clearVerified } = await this.policies.of(entityId, transaction.manager);
    if (!clearVerified) return;
    const held = await lockReviewableInvoice(transaction, entityId, invoiceId);
    const isPassed = held.invoice?.checkResults.every(({ result }) => result) ?? false;
    // Nobody would notice that it is paid a second time.
    const mayBeSecond = held.invoice?.checksLeftOut.some(({ type }) => type === 'invoice_is_new') ?? true;
    const clean = isPassed && !mayBeSecond;
    const asRead = held.invoice?.corrected === null;
    if (held.outcome !== 'verified' || !clean || !asRead || held.review !== 'to_review') return;
    if (!(await isSenderAwaited(transaction, held))) await this.decisions.clear(transaction, held);
  }

  /** What was approved, cleared, or approved by a first person rested on what the checks said then. */
  private async reopen(transaction: Transaction, { entityId = '', invoiceId = '' }: Ids, why: string): Promise<void> {
    const held = await lockReviewableInvoice(transaction, entityId, invoiceId);
    if (restsOnChecks(held)) await this.decisions.reopen(transaction, held, why);
  }

  private async reopenResting(transaction: Transaction, { entityId = '', verificationId = '' }: Ids): Promise<void> {
    const rows = await transaction.manager.query<{ id: string }[]>(
      `SELECT DISTINCT i.id FROM checks c JOIN invoices i ON i.entity_id = c.entity_id AND i.id = c.invoice_id
        WHERE c.entity_id = $1 AND c.verification_id = $2 AND c.result = 'uncompromised'
          AND i.review IN ('approved', 'cleared', 'awaiting_second') ORDER BY i.id`,
      [entityId, verificationId],
    );
    for (const { id } of rows)
      await this.reopen(transaction, { entityId, invoiceId: id }, 'The verification it rests on no longer counts.');
  }
}

/**
 * Of the invoices whose outcome changed (thousands at once where a verification of theirs ended), those on which nothing was decided that
 * could be opened again. Whoever changed their outcome holds them.
 */
async function undecided({ manager }: Transaction, events: readonly EmittedEvent[]): Promise<Set<string>> {
  const changed = events.filter(({ type }) => type === invoiceOutcomeChanged.type).map(({ payload }) => payload as Ids);
  if (changed.length === 0) return new Set();
  const rows = await manager.query<{ id: string }[]>(
    `SELECT i.id FROM unnest($1::uuid[], $2::uuid[]) AS changed (entity_id, id) JOIN invoices i USING (entity_id, id)
      WHERE i.review IS NULL OR i.review NOT IN ('approved', 'cleared', 'awaiting_second')`,
    [changed.map(({ entityId }) => entityId), changed.map(({ invoiceId }) => invoiceId)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether the name servers of the email's sender are still to be asked: whoever keeps them silent until an invoice is cleared would decide when they speak. */
async function isSenderAwaited({ manager }: Transaction, { entityId, invoice }: Reviewable): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'SELECT FROM inbound_emails WHERE entity_id = $1 AND id = $2 AND authentication_due_at IS NOT NULL',
    [entityId, invoice?.inboundEmailId ?? null],
  );
  return rows.length > 0;
}

/** Names of the interface as people read them: `no_account` is “no account”. */
function inWords(names: string | undefined): string {
  return (names ?? '').replaceAll('_', ' ');
}

function restsOnChecks({ review }: Reviewable): boolean {
  return review === 'approved' || review === 'cleared' || review === 'awaiting_second';
}
