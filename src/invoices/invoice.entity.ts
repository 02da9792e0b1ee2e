import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';
import type { InvoiceStatus } from './invoice-status.js';

export type InvoiceSource = 'dashboard' | 'email' | 'api';

/** Why an invoice is `invalid` or `failed`. */
export type FailureReason =
  | 'no_page_can_be_opened'
  | 'password_required'
  | 'too_many_pages'
  | 'reading_timed_out'
  | 'reading_out_of_memory'
  | 'reading_failed'
  | 'checking_failed';

export interface CheckResult {
  type: string;
  result: boolean;
}

/** What the six fields rest on: confidence, page, box and words of each. */
export type InvoiceEvidence = Record<string, { confidence: number; page: number; box: object; words: string[] } | null>;

@TenantEntity('invoices')
export class Invoice implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'text' })
  status: InvoiceStatus;

  @Column({ type: 'text' })
  source: InvoiceSource;

  @Column({ type: 'text' })
  originalFileName: string;

  @Column({ type: 'text' })
  contentType: string;

  @Column({ type: 'text' })
  documentKey: string;

  /** SHA-256 of the file. */
  @Column({ type: 'bytea' })
  contentHash: Buffer;

  @Column({ type: 'bigint' })
  size: number;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('InboundEmail')
  inboundEmailId: string | null;

  /** Which attachment of its email it came as, counting from 1. */
  @Column({ type: 'integer', nullable: true })
  attachmentNumber: number | null;

  /** The first invoice of the same file, where a file holds several. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('Invoice')
  sourceInvoiceId: string | null;

  /** Which invoice of its file it is, counting from 1. */
  @Column({ type: 'integer', default: 1 })
  documentNumber: number;

  /** The pages of the file that belong to it, counting from 1. */
  @Column({ type: 'integer', array: true, nullable: true })
  pages: number[] | null;

  @Column({ type: 'boolean', nullable: true })
  documentIsInvoice: boolean | null;

  @OptionalText()
  documentKind: string | null;

  @OptionalText()
  extractedBusinessName: string | null;

  @OptionalText()
  extractedBusinessAbn: string | null;

  @OptionalText()
  extractedAccountName: string | null;

  @OptionalText()
  extractedAccountNumber: string | null;

  @OptionalText()
  extractedAccountBsb: string | null;

  @OptionalText()
  extractedInvoiceNumber: string | null;

  @Column({ type: 'jsonb', nullable: true })
  evidence: InvoiceEvidence | null;

  @Column({ type: 'boolean', nullable: true })
  textMatchesPicture: boolean | null;

  @Column({ type: 'jsonb', default: [] })
  checkResults: CheckResult[];

  @OptionalText()
  failureReason: FailureReason | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
