import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';
import type { NoticeKind } from './notice-kinds.js';

/** A notice to be emailed to one user; written in the transaction of the event it reports. */
@TenantEntity('notices')
export class Notice implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'uuid' })
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  /** Whether the entity is of a sandbox, so that nothing of it leaves the machine. */
  @Column({ type: 'boolean' })
  sandbox: boolean;

  @Column({ type: 'text' })
  kind: NoticeKind;

  /** The first of what it happened to; what they are depends on the kind. */
  @Column({ type: 'uuid', array: true })
  subjectIds: string[];

  /** How many it happened to in all. */
  @Column({ type: 'integer' })
  count: number;

  /** The letter that tells of it, once there is one. */
  @Column({ type: 'uuid', nullable: true })
  letterId: string | null;

  @CreatedAt()
  createdAt: Date;
}
