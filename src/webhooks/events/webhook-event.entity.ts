import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, Moment, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';
import type { SentEventType } from './event-types.js';

export const WEBHOOK_EVENT_STATUSES = ['processing', 'succeeded', 'failed'] as const;
export type WebhookEventStatus = (typeof WEBHOOK_EVENT_STATUSES)[number];

/** Something that one subscription is told; written in the transaction of what it tells of. */
@TenantEntity('webhook_events')
@ForeignKey('WebhookSubscription', ['entityId', 'subscriptionId'], ['entityId', 'id'], {
  name: 'webhook_events_of_subscription',
  onDelete: 'CASCADE',
})
export class WebhookEvent implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'uuid' })
  subscriptionId: string;

  @Column({ type: 'text' })
  type: SentEventType;

  /** The id of what it tells of; null if it was written before that was kept. */
  @Column({ type: 'uuid', nullable: true })
  subjectId: string | null;

  @Column({ type: 'text' })
  status: WebhookEventStatus;

  /** Where it was sent last; until then, where it is to be sent. */
  @Column({ type: 'text' })
  webhookUrl: string;

  /** The body, sealed (see event-payload.ts). */
  @Column({ type: 'text' })
  sealedPayload: string;

  /** How often it was sent in all. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** How often it was sent since it was written, or asked for again by hand. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** When it is to be sent next; null once it has succeeded or failed. */
  @Moment({ nullable: true })
  dueAt: Date | null;

  /** The span that it follows from (W3C Trace Context), where what happens is traced. */
  @OptionalText()
  traceparent: string | null;

  @CreatedAt()
  createdAt: Date;
}
