import { Column, ForeignKey, ViewColumn, ViewEntity } from 'typeorm';
import { CreatedAt, Id } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

export const DEFAULT_POLICIES = ['allow', 'ask'] as const;
export type DefaultPolicy = (typeof DEFAULT_POLICIES)[number];

/** What an entity has said of all senders that no rule is about. */
@TenantEntity('sender_settings')
export class SenderSetting implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'text' })
  defaultPolicy: DefaultPolicy;

  /** Whether authenticated senders are told what became of their mail. */
  @Column({ type: 'boolean' })
  confirmations: boolean;

  @CreatedAt()
  updatedAt: Date;
}

/** What holds for an entity, also where it has said nothing; its id is the entity's. */
@ViewEntity({ name: 'sender_setting_details', synchronize: false })
export class SenderSettingDetails {
  @ViewColumn()
  id: string;

  @ViewColumn()
  entityId: string;

  @ViewColumn()
  defaultPolicy: DefaultPolicy;

  @ViewColumn()
  confirmations: boolean;

  @ViewColumn()
  updatedAt: Date;
}
