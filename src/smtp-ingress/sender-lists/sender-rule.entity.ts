import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

export const SENDER_POLICIES = ['allow', 'block', 'ask'] as const;
export type SenderPolicy = (typeof SENDER_POLICIES)[number];

/** What an entity wants to happen to the mail of one sender. */
@TenantEntity('sender_rules')
export class SenderRule implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  /** An address, or a domain with all below it; in lower case, the domain in ASCII. */
  @Column({ type: 'text' })
  sender: string;

  @Column({ type: 'text' })
  policy: SenderPolicy;

  /** Why, in words of whoever made it. */
  @OptionalText()
  note: string | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
