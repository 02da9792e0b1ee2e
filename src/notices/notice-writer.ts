import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { abaCheckFailed } from '../aba/aba-check.events.js';
import { rolesWith } from '../abilities/roles.js';
import { checkCompromised } from '../checks/check.events.js';
import { invoiceAssigned } from '../invoices/invoice.events.js';
import type { Transaction } from '../platform/database/transactions.js';
import { ROLE_AT, USERS_AT } from '../abilities/role.js';
import type { Role } from '../abilities/role.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import type { EventParticipant, EmittedEvent } from '../platform/events/event-participants.js';
import { newId } from '../platform/ids/uuid.js';
import { OutgoingMail } from '../providers/mail/outgoing-mail.js';
import { invoiceAwaitsSecond } from '../reviews/review.events.js';
import { verificationAccountReplaced } from '../verifications/verification.events.js';
import { webhookSubscriptionDisabled } from '../webhooks/subscriptions/webhook-subscription.events.js';
import type { NoticeKind } from './notice-kinds.js';
import { Notice } from './notice.entity.js';

/** A letter shows this many of a kind; more need not be remembered. */
const MOST_SHOWN = 10;
/** What the migration found is sent once, complete. */
const MOST_LISTED = 1_000;

export function mostShown(kind: NoticeKind): number {
  return kind === 'verifications_share_abn' ? MOST_LISTED : MOST_SHOWN;
}

/** Who is notified of an event: those with one of some roles, or one person; never the one whose doing it is. */
interface Told {
  kind: NoticeKind;
  /** The member of the event's payload that names what it happened to. */
  id: string;
  roles: readonly Role[];
  /** The member that names the one person who is notified. */
  only?: string;
  /** The member that names who need not be notified. */
  but?: string;
}

const TO_ADMINS: readonly Role[] = ['admin'];

const TOLD: Readonly<Record<string, Told>> = {
  [checkCompromised.type]: { kind: 'compromised_details', id: 'checkId', roles: TO_ADMINS },
  [abaCheckFailed.type]: { kind: 'payment_file_failed', id: 'abaCheckId', roles: TO_ADMINS },
  [verificationAccountReplaced.type]: { kind: 'account_replaced', id: 'verificationId', roles: TO_ADMINS },
  [webhookSubscriptionDisabled.type]: { kind: 'subscription_disabled', id: 'subscriptionId', roles: TO_ADMINS },
  [invoiceAssigned.type]: {
    kind: 'invoice_assigned',
    id: 'invoiceId',
    roles: rolesWith('invoice:review'),
    only: 'assigneeId',
  },
  [invoiceAwaitsSecond.type]: {
    kind: 'second_approval_wanted',
    id: 'invoiceId',
    roles: rolesWith('invoice:approve'),
    but: 'firstId',
  },
};

interface Group {
  entityId: string;
  told: Told;
  only: string | null;
  but: string | null;
  ids: string[];
}

interface Recipient {
  userId: string;
  sandbox: boolean;
}

const RECIPIENTS = `
  SELECT u.id AS "userId", o.environment = 'sandbox' AS sandbox
    FROM ${USERS_AT}
    LEFT JOIN notice_preferences p ON p.user_id = u.id
   WHERE e.id = $1 AND (p.kinds IS NULL OR $2 = ANY(p.kinds)) AND ${ROLE_AT} = ANY($3)
     AND ($4::uuid IS NULL OR u.id = $4) AND u.id IS DISTINCT FROM $5::uuid`;

/**
 * Writes, in the transaction in which something happens, what those who want it are to be told: one row a user and
 * kind, however much is told at once.
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

  async take(transaction: Transaction, events: readonly EmittedEvent[]): Promise<void> {
    const groups = new Map<string, Group>();
    for (const { type, payload } of events) {
      const told = TOLD[type];
      if (told === undefined) continue;
      const members = payload as Readonly<Record<string, string | undefined>>;
      const { entityId, [told.id]: id } = members;
      if (entityId === undefined || id === undefined) continue;
      const only = (told.only !== undefined && members[told.only]) || null;
      const but = (told.but !== undefined && members[told.but]) || null;
      const name = [entityId, type, only, but].join(' ');
      const group = groups.get(name) ?? { entityId, told, only, but, ids: [] };
      group.ids.push(id);
      groups.set(name, group);
    }
    for (const group of groups.values()) await this.tell(transaction, group);
  }

  private async tell(transaction: Transaction, { entityId, told, only, but, ids }: Group): Promise<void> {
    const { kind, roles } = told;
    const recipients = await transaction.manager.query<Recipient[]>(RECIPIENTS, [entityId, kind, roles, only, but]);
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
