import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { abaCheckFailed } from '../aba/aba-check.events.js';
import { checkCompromised } from '../checks/check.events.js';
import type { Transaction } from '../platform/database/transactions.js';
import { ROLE_AT } from '../organization/role.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import type { EventParticipant, ToldEvent } from '../platform/events/event-participants.js';
import { newId } from '../platform/ids/uuid.js';
import { OutgoingMail } from '../providers/mail/outgoing-mail.js';
import { verificationAccountReplaced } from '../verifications/verification.events.js';
import { webhookSubscriptionDisabled } from '../webhooks/webhook-subscription.events.js';
import type { NoticeKind } from './notice-kinds.js';
import { Notice } from './notice.entity.js';

/** A letter shows so many of a kind; more need not be remembered. */
const MOST_SHOWN = 10;
/** What the migration found is told once, and as a whole. */
const MOST_LISTED = 1_000;

export function mostShown(kind: NoticeKind): number {
  return kind === 'verifications_share_abn' ? MOST_LISTED : MOST_SHOWN;
}

/** What is told of an event, and the member of its payload that names what it happened to. */
const TOLD: Readonly<Record<string, { kind: NoticeKind; id: string }>> = {
  [checkCompromised.type]: { kind: 'compromised_details', id: 'checkId' },
  [abaCheckFailed.type]: { kind: 'payment_file_failed', id: 'abaCheckId' },
  [verificationAccountReplaced.type]: { kind: 'account_replaced', id: 'verificationId' },
  [webhookSubscriptionDisabled.type]: { kind: 'subscription_disabled', id: 'subscriptionId' },
};

interface Recipient {
  userId: string;
  sandbox: boolean;
}

/** The admins of the entity. */
const RECIPIENTS = `
  SELECT u.id AS "userId", o.environment = 'sandbox' AS sandbox
    FROM entities e
    JOIN organizations o ON o.id = e.organization_id
    JOIN users u ON u.organization_id = coalesce(o.production_organization_id, o.id)
    LEFT JOIN entity_roles r ON r.user_id = u.id AND r.entity_id = e.id
    LEFT JOIN notice_preferences p ON p.user_id = u.id
   WHERE e.id = $1 AND ${ROLE_AT} = 'admin' AND (p.kinds IS NULL OR $2 = ANY(p.kinds))`;

/**
 * Writes, in the transaction in which something happens, what the admins who want it are to be told: one row a user and
 * kind, however much happens at once.
 */
@Injectable()
export class NoticeWriter implements EventParticipant, OnModuleInit {
  readonly hears: ReadonlySet<string> = new Set(Object.keys(TOLD));

  constructor(
    private readonly participants: EventParticipants,
    private readonly mail: OutgoingMail,
  ) {}

  onModuleInit(): void {
    this.participants.add(this);
  }

  async take(transaction: Transaction, events: readonly ToldEvent[]): Promise<void> {
    const groups = new Map<string, { entityId: string; kind: NoticeKind; ids: string[] }>();
    for (const { type, payload } of events) {
      const about = TOLD[type];
      const { entityId, [about?.id ?? '']: id } = payload as Record<string, string>;
      if (about === undefined || entityId === undefined || id === undefined) continue;
      const group = groups.get(`${entityId} ${type}`) ?? { entityId, kind: about.kind, ids: [] };
      group.ids.push(id);
      groups.set(`${entityId} ${type}`, group);
    }
    for (const { entityId, kind, ids } of groups.values()) await this.tell(transaction, entityId, kind, ids);
  }

  private async tell(
    transaction: Transaction,
    entityId: string,
    kind: NoticeKind,
    ids: readonly string[],
  ): Promise<void> {
    const recipients = await transaction.manager.query<Recipient[]>(RECIPIENTS, [entityId, kind]);
    const now = new Date();
    const notices = recipients
      // Without a mail server nothing is kept for the day on which there is one: it would be a flood.
      .filter(({ sandbox }) => sandbox || this.mail.configured)
      .map(({ userId, sandbox }) => ({
        id: newId(),
        userId,
        sandbox,
        kind,
        subjectIds: ids.slice(0, mostShown(kind)),
        count: ids.length,
        letterId: null,
        createdAt: now,
      }));
    if (notices.length > 0) await transaction.rows(Notice, entityId).insert(notices);
  }
}
