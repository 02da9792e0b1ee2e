import { Column, Entity, Unique } from 'typeorm';
import { CreatedAt, Id } from '../platform/database/columns.js';

/** What is billed. */
export type UsageKind = 'invoice_read' | 'verification' | 'check' | 'aba_entries';

/** A line of the ledger: only ever added, and kept when the data that it tells of is deleted. */
@Entity('usage_records')
@Unique('usage_records_once', ['kind', 'subjectId'])
export class UsageRecord {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  entityId: string;

  @Column({ type: 'text' })
  kind: UsageKind;

  /** What was billed: the invoice, verification, check or ABA check. */
  @Column({ type: 'uuid' })
  subjectId: string;

  @Column({ type: 'integer' })
  quantity: number;

  @CreatedAt()
  createdAt: Date;
}
