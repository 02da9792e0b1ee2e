import { Column, ForeignKey, Unique } from 'typeorm';
import { Id, OptionalText } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';
import type { EntryResult } from './matching/match-entry.js';

/** One payment of a batch file, and what is known of its payee. A redacted entry keeps only its amount and result. */
@TenantEntity('aba_check_entries')
@Unique('aba_check_entries_line_once', ['abaCheckId', 'line'])
@ForeignKey('AbaCheck', ['entityId', 'abaCheckId'], ['entityId', 'id'], {
  name: 'aba_check_entries_of_aba_check',
  onDelete: 'CASCADE',
})
export class AbaCheckEntry implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  entityId: string;

  @Column({ type: 'uuid' })
  abaCheckId: string;

  /** Line of the file, counting from 1. */
  @Column({ type: 'integer' })
  line: number;

  @OptionalText()
  accountName: string | null;

  /** `NNN-NNN`. */
  @OptionalText()
  bsb: string | null;

  /** Digits, or letters too, without blanks and hyphens. */
  @OptionalText()
  accountNumber: string | null;

  /** The driver gives numbers of 64 bits as text. */
  @Column({ type: 'bigint' })
  amountCents: string | number;

  @OptionalText()
  lodgementReference: string | null;

  @Column({ type: 'text' })
  result: EntryResult;

  /**
   * The verification that it matched, or was compared with where it did not match. It has no foreign key: the check that is written with the entry
   * has one to the same verification.
   */
  @Column({ type: 'uuid', nullable: true })
  verificationId: string | null;
}
