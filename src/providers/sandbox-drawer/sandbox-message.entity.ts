import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

export const MESSAGE_CHANNELS = ['sms', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** A message that would have left the machine, were its entity not of a sandbox. */
@TenantEntity('sandbox_messages')
export class SandboxMessage implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'text' })
  channel: MessageChannel;

  /** Mobile number in E.164 form, or email address. */
  @Column({ type: 'text' })
  recipient: string;

  /** Null for an SMS. */
  @OptionalText()
  subject: string | null;

  @Column({ type: 'text' })
  text: string;

  @CreatedAt()
  createdAt: Date;
}
