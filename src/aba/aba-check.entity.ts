import { Column, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, Id, Moment, OptionalText } from '../platform/database/columns.js';
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

  /** What the header says the batch is for; null where it was redacted. */
  @OptionalText()
  description: string | null;

  /** The header's processing date, `YYYY-MM-DD`. */
  @Column({ type: 'date' })
  abaDate: string;

  /** Sentences about what of the file was skipped, and what not every bank accepts. */
  @Column({ type: 'jsonb', default: [] })
  fileNotes: string[];

  @Column({ type: 'text' })
  originalFileName: string;

  /** The payment file; null where it was redacted. */
  @OptionalText()
  documentKey: string | null;

  /** What people decided of a file that failed; null until it has. */
  @OptionalText()
  review: 'to_review' | 'on_hold' | 'awaiting_second' | 'approved' | 'rejected' | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('User')
  uploadedBy: string | null;

  /** The earlier check of the same file that this one repeats. */
  @Column({ type: 'uuid', nullable: true })
  repeatsId: string | null;

  /** Bytes of the file. */
  @Column({ type: 'bigint' })
  size: number;

  /** When the personal data of its entries was deleted; null where it stands. */
  @Moment({ nullable: true })
  redactedAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
