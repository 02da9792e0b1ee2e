import { Column, ForeignKey, Unique } from 'typeorm';
import type { FieldName, TaxInvoiceElements } from '../extraction/document.js';
import type { Place, Scrutiny } from '../extraction/scrutiny/scrutiny.js';
import { CreatedAt, Id, Moment, OptionalText } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';
import type { InvoiceReview } from './invoice-review.js';
import type { InvoiceStatus } from './invoice-status.js';
import type { InvoiceOutcome } from './outcome.js';

export type InvoiceSource = 'dashboard' | 'email' | 'api';

/** Why an invoice is `invalid` or `failed`. */
export type FailureReason =
  | 'no_page_can_be_opened'
  | 'password_required'
  | 'too_many_pages'
  | 'reading_timed_out'
  | 'reading_out_of_memory'
  | 'reading_failed'
  | 'checking_failed'
  | 'redacted';

export interface CheckResult {
  type: string;
  result: boolean;
}

/** An account that the document prints, and what the lines around it say. */
export interface AccountShown {
  bsb: string | null;
  account_number: string | null;
  account_name: string | null;
  page: number;
  box: object;
  said: string;
}

/** What the six fields rest on: confidence, page, box and words of each; and every account that the document prints. */
export type InvoiceEvidence = Partial<
  Record<FieldName, { confidence: number; page: number; box: object; words: string[] } | null>
> & { accounts?: AccountShown[] };

/** A value that a judgement rests on, under the name of its fact. */
interface FactShown {
  fact: string;
  value: boolean | number | string | readonly string[];
}

/** The result of a rule: a sentence for people, and the facts that it rests on. */
export interface CheckDetail extends CheckResult {
  sentence: string;
  evidence: FactShown[];
}

/** A rule that could not be evaluated, why, and where on the document that is seen. */
export interface CheckLeftOut {
  type: string;
  reason: string;
  seen: readonly Place[];
}

/** Facts as they were when an invoice was judged: values by name, and why others could not be obtained. */
export interface FactSnapshot {
  known: Record<string, boolean | number | string | readonly string[]>;
  unknown: Record<string, string>;
  /** Where on the document it is seen why a fact could not be obtained. */
  seen?: Record<string, readonly Place[]>;
}

/** What an invoice taught about its supplier, so that it can be taken back. */
export interface InvoiceLesson {
  account: { bsb: string; accountNumber: string } | null;
  sender: string | null;
  /** Whether its other ways to be paid count as usual; they do where it was judged before that was kept. */
  ways?: boolean;
}

/** Fields that a person corrected, by attribute, and what was read of each. */
export type CorrectedFields = Record<string, { read: string | null }>;

/**
 * How the file looks with the account that a person picked on it in the place of the one that was read. It applies to this account only:
 * it is void once another one is picked.
 */
export interface PickedLook {
  bsb: string;
  accountNumber: string;
  scrutiny: Scrutiny;
  textMatchesPicture: boolean | null;
}

@TenantEntity('invoices')
@Unique('invoices_of_entity', ['entityId', 'id'])
@ForeignKey('Verification', ['entityId', 'verificationId'], ['entityId', 'id'], {
  name: 'invoices_verification',
  onDelete: 'SET NULL',
})
@ForeignKey('Supplier', ['entityId', 'supplierId'], ['entityId', 'id'], {
  name: 'invoices_supplier',
  onDelete: 'SET NULL',
})
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

  /** Null once it is redacted. */
  @OptionalText()
  documentKey: string | null;

  /** SHA-256 of the file; null once it is redacted, so that no other file is ever taken for the same. */
  @Column({ type: 'bytea', nullable: true })
  contentHash: Buffer | null;

  @Column({ type: 'bigint' })
  size: number;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('InboundEmail')
  inboundEmailId: string | null;

  /** Which attachment of its email it came as, counting from 1. */
  @Column({ type: 'integer', nullable: true })
  attachmentNumber: number | null;

  /** The first invoice of the same file, if the file holds several. */
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

  /** Accounts that it gave beside the extracted one, where it was read before whole files were looked at. */
  @Column({ type: 'jsonb', nullable: true })
  otherAccounts: { bsb: string; accountNumber: string }[] | null;

  @Column({ type: 'boolean', nullable: true })
  textMatchesPicture: boolean | null;

  /** Null if it was read before whole files were looked at. */
  @Column({ type: 'jsonb', nullable: true })
  scrutiny: Scrutiny | null;

  /** The digits of each line of the file, joined; null if it was read before these were kept. */
  @Column({ type: 'text', array: true, nullable: true })
  shownNumbers: string[] | null;

  /** When it is to be read again; null if nobody asked for that. */
  @Moment({ nullable: true })
  readAgainAt: Date | null;

  /**
   * Since when it is to be checked again, with every other invoice of its email, because what was read of it changed; null if it is not.
   */
  @Moment({ nullable: true })
  checkAgainAt: Date | null;

  @Column({ type: 'jsonb', default: [] })
  checkResults: CheckResult[];

  @Column({ type: 'jsonb', nullable: true })
  taxInvoice: TaxInvoiceElements | null;

  /** What is to be paid, in cents; the driver gives numbers of 64 bits as text. */
  @Column({ type: 'bigint', nullable: true })
  totalCents: string | number | null;

  @Column({ type: 'jsonb', default: [] })
  checkDetails: CheckDetail[];

  @Column({ type: 'jsonb', default: [] })
  checksLeftOut: CheckLeftOut[];

  @Column({ type: 'jsonb', nullable: true })
  facts: FactSnapshot | null;

  @Column({ type: 'uuid', nullable: true })
  supplierId: string | null;

  /** The verification that its details were compared with when it was judged. */
  @Column({ type: 'uuid', nullable: true })
  verificationId: string | null;

  /** The verifications by which other attachments of its email were judged to ask for accounts of their own. */
  @Column({ type: 'uuid', array: true, default: [] })
  explainedBy: string[];

  /** When what it was judged by began to be gathered. */
  @Moment({ nullable: true })
  judgedAt: Date | null;

  /** Null if it counts for nothing that is known of its supplier. */
  @Column({ type: 'jsonb', nullable: true })
  learnt: InvoiceLesson | null;

  /** What its checks say together. */
  @Column({ type: 'text', default: 'unread' })
  outcome: InvoiceOutcome;

  /** Null until it is read, and for invoices from before reviews. */
  @OptionalText()
  review: InvoiceReview | null;

  /** When somebody, or the service, decided last. */
  @Moment({ nullable: true })
  reviewedAt: Date | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('User')
  assigneeId: string | null;

  /** When it was read and checked, or given up, for the first time; null for invoices from before that was kept. */
  @Moment({ nullable: true })
  readAt: Date | null;

  /** Who uploaded it; null if it came by email. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('User')
  uploadedBy: string | null;

  /** Null if every field is as it was read. */
  @Column({ type: 'jsonb', nullable: true })
  corrected: CorrectedFields | null;

  /** Null if no account was picked, or it was not looked at (yet). */
  @Column({ type: 'jsonb', nullable: true })
  pickedLook: PickedLook | null;

  /** What it is found by, in lower case; kept by the database. */
  @Column({ type: 'text', insert: false, update: false, select: false })
  search?: string;

  @OptionalText()
  failureReason: FailureReason | null;

  /** When what it says of people was deleted; null while it is there. */
  @Moment({ nullable: true })
  redactedAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
