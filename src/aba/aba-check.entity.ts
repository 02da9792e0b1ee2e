import { Column, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, Id } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';

/** `processing` until every entry has its result; the other two are final. */
export const ABA_CHECK_STATUSES = ['processing', 'passed', 'failed'] as const;
export type AbaCheckStatus = (typeof ABA_CHECK_STATUSES)[number];

/** The check of one payment batch file. */
@TenantEntity('aba_checks')
@Unique('aba_checks_of_entity', ['entityId', 'id'])
export class AbaCheck implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'text' })
  status: AbaCheckStatus;

  /** What the header says the batch is for. */
  @Column({ type: 'text' })
  description: string;

  /** The header's processing date, `YYYY-MM-DD`. */
  @Column({ type: 'date' })
  abaDate: string;

  @Column({ type: 'text' })
  originalFileName: string;

  @Column({ type: 'text' })
  documentKey: string;

  /** Bytes of the file. */
  @Column({ type: 'bigint' })
  size: number;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
