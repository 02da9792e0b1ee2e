import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { invoiceGroundsChanged } from '../invoices/invoice.events.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { untilChecked } from '../invoices/until-checked.js';
import { entityOwnDetailsChanged } from '../organization/entity.events.js';
import type { EntityPayload } from '../organization/entity.events.js';
import type { Transaction } from '../platform/database/transactions.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import type { EmittedEvent, EventParticipant } from '../platform/events/event-participants.js';
import { JUDGED, keepUntilJudged } from './keep-until-judged.js';
import type { Judged } from './keep-until-judged.js';

/** Invoices that are changed together. */
const BATCH = 500;

/**
 * Invoices that nobody has decided on and that show, or came with, another account or another document: the entity's own details speak of
 * nothing else. What the service let pass is looked at again as far back as anybody may still pay.
 */
const RESTING = `
  SELECT i.id FROM invoices i
   WHERE i.entity_id = $1 AND i.status = 'processed'
     AND (i.review IN ('to_review', 'on_hold', 'awaiting_second')
       OR ((i.review IS NULL OR i.review = 'cleared') AND i.created_at > now() - interval '30 days'))
     AND (i.scrutiny->'possibleAccounts' <> '[]'
       OR EXISTS (SELECT FROM inbound_emails e WHERE e.id = i.inbound_email_id AND e.text_findings->'accounts' <> '[]')
       OR EXISTS (SELECT FROM invoices s WHERE s.inbound_email_id = i.inbound_email_id
                     AND s.attachment_number IS DISTINCT FROM i.attachment_number))
   ORDER BY i.id`;

const HELD = `
  SELECT ${JUDGED}, i.review
    FROM invoices i
   WHERE i.entity_id = $1 AND i.id = ANY($2) AND i.status = 'processed' AND coalesce(i.review, '') NOT IN ('approved', 'rejected')
   ORDER BY i.id FOR UPDATE`;

/** Those that are being judged for the first time find that they changed meanwhile, and are judged by the new details. */
const BEING_JUDGED = `UPDATE invoices SET updated_at = $2 WHERE entity_id = $1 AND status = 'reading'`;

type Held = Judged & Pick<Invoice, 'review'>;

/**
 * Has invoices judged again when the entity says otherwise what is its own. They are marked in the same transaction, so that none is
 * forgotten (`StalledJudgements`), and until they are judged nothing good is said of where those want to be paid that somebody may be
 * looking at. What was cleared, or approved by a first person, stays so until its outcome is another one.
 */
@Injectable()
export class OwnDetailsRecheck implements EventParticipant, OnModuleInit {
  readonly hears: ReadonlySet<string> = new Set([entityOwnDetailsChanged.type]);

  constructor(private readonly participants: EventParticipants) {}

  onModuleInit(): void {
    this.participants.add(this);
  }

  async take(transaction: Transaction, events: readonly EmittedEvent[]): Promise<void> {
    for (const { payload } of events) await this.haveJudged(transaction, (payload as EntityPayload).entityId);
  }

  private async haveJudged(transaction: Transaction, entityId: string): Promise<void> {
    const { manager } = transaction;
    await manager.query(BEING_JUDGED, [entityId, new Date()]);
    const resting = await manager.query<{ id: string }[]>(RESTING, [entityId]);
    for (let from = 0; from < resting.length; from += BATCH) {
      const ids = resting.slice(from, from + BATCH).map(({ id }) => id);
      await this.change(transaction, entityId, await manager.query<Held[]>(HELD, [entityId, ids]));
    }
  }

  private async change(transaction: Transaction, entityId: string, held: readonly Held[]): Promise<void> {
    const kept = (one: Held): Omit<Judged, 'id'> => (isLookedAt(one) ? untilChecked(one) : one);
    await keepUntilJudged(transaction, entityId, held, kept, new Date());
    await transaction.emit(invoiceGroundsChanged, ...held.map(({ id: invoiceId }) => ({ entityId, invoiceId })));
  }
}

const isLookedAt = ({ review }: Held): boolean => review === null || review === 'to_review' || review === 'on_hold';
