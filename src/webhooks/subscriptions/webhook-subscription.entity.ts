import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, Moment, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';
import type { WebhookEventType } from '../events/event-types.js';

/** Where an entity wants to be told of what, with the secret that signs it. */
@TenantEntity('webhook_subscriptions')
export class WebhookSubscription implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', array: true })
  events: WebhookEventType[];

  /**
   * What whoever made or last changed it could read (see account-numbers.ts); null if it has stood unchanged since before that
   * was kept.
   */
  @Column({ type: 'text', array: true, nullable: true })
  abilities: string[] | null;

  @Column({ type: 'boolean', default: true })
  enabled: boolean;

  /** Failed attempts since the last one that succeeded. */
  @Column({ type: 'integer', default: 0 })
  consecutiveFailures: number;

  /** When the first of them was; null while there is none. */
  @Moment({ nullable: true })
  failingSince: Date | null;

  @Moment({ nullable: true })
  disabledAt: Date | null;

  @Column({ type: 'text' })
  sealedSecret: string;

  /** The secret before the last rotation, which signs too until `previousSecretUntil`. */
  @OptionalText()
  previousSealedSecret: string | null;

  @Moment({ nullable: true })
  previousSecretUntil: Date | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
