import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

export const ATTEMPT_STATUSES = ['succeeded', 'failed'] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** One attempt to deliver an event. */
@TenantEntity('webhook_event_attempts')
@ForeignKey('WebhookEvent', ['entityId', 'eventId'], ['entityId', 'id'], {
  name: 'webhook_event_attempts_of_event',
  onDelete: 'CASCADE',
})
export class WebhookEventAttempt implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  entityId: string;

  @Column({ type: 'uuid' })
  eventId: string;

  /** Which attempt of its event it was, counting from 1. */
  @Column({ type: 'integer' })
  attempt: number;

  @Column({ type: 'text' })
  status: AttemptStatus;

  @Column({ type: 'integer', nullable: true })
  responseStatus: number | null;

  /** The beginning of what the receiver said, at most 4 KB. */
  @OptionalText()
  responseBody: string | null;

  @OptionalText()
  failureReason: string | null;

  @Column({ type: 'integer' })
  durationMs: number;

  @CreatedAt()
  createdAt: Date;
}
