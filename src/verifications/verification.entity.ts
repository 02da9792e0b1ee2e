import { Column, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, Id, Moment, OptionalText } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';
import type { VerificationCheckResult, VerificationCheckType } from './automated-checks/verification-check.js';
import type { VerificationErrorReason, VerificationStatus } from './verification-status.js';

/**
 * Payment details of a payee, and how far it is known that they are the payee's own. Of one that was redacted every detail is null, which
 * nothing is ever equal to.
 */
@TenantEntity('verifications')
@Unique('verifications_of_entity', ['entityId', 'id'])
@ForeignKey('Verification', ['entityId', 'replacedById'], ['entityId', 'id'], {
  name: 'verifications_replaced_by',
  onDelete: 'SET NULL',
})
export class Verification implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'text' })
  status: VerificationStatus;

  /** The caller's own record of the payee; one verification of it is pending at most. */
  @OptionalText()
  attributionId: string | null;

  /** Who asked for it; null for one from before that was kept. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('User')
  requestedBy: string | null;

  @OptionalText()
  businessName: string | null;

  /** 11 digits. */
  @OptionalText()
  businessAbn: string | null;

  @OptionalText()
  businessPhone: string | null;

  @OptionalText()
  individualName: string | null;

  /** E.164, for example `+61412345678`. */
  @OptionalText()
  individualMobile: string | null;

  @OptionalText()
  individualEmail: string | null;

  @OptionalText()
  accountName: string | null;

  /** `NNN-NNN`. */
  @OptionalText()
  accountBsb: string | null;

  /** 5 to 10 digits. */
  @OptionalText()
  accountNumber: string | null;

  /** The account name as `normaliseName` gives it, for matching. */
  @OptionalText()
  accountNameNormalised: string | null;

  /** The business name as `normaliseName` gives it, for matching. */
  @OptionalText()
  businessNameNormalised: string | null;

  @Column({ type: 'boolean' })
  sendIndividualAuthenticationSms: boolean;

  @Column({ type: 'boolean' })
  sendIndividualAuthenticationEmail: boolean;

  /** Whether it counts beside others with its ABN and replaces none: for a payee with several accounts. */
  @Column({ type: 'boolean', default: false })
  additional: boolean;

  /** Other names of the payee, added by a person. */
  @Column({ type: 'text', array: true, default: [] })
  aliases: string[];

  /** The aliases as `normaliseName` gives them, in their order. */
  @Column({ type: 'text', array: true, default: [] })
  aliasesNormalised: string[];

  /** Who added aliases; nobody once it has none. */
  @Column({ type: 'uuid', array: true, default: [] })
  aliasedBy: string[];

  /** SHA-256 of the token in the individual's link; null once the link is used up. */
  @Column({ type: 'bytea', nullable: true, unique: true })
  individualAuthenticationTokenHash: Buffer | null;

  @Column({ type: 'jsonb', default: [] })
  checkResults: VerificationCheckResult[];

  /** The first check that failed. */
  @OptionalText()
  failureReason: VerificationCheckType | null;

  /** When the automated checks were made. */
  @Moment({ nullable: true })
  checkedAt: Date | null;

  /** When the individual was asked, or it was found that nobody is to be sent anything. */
  @Moment({ nullable: true })
  askedAt: Date | null;

  /** When it expires, if it is still pending then. */
  @Moment()
  expiresAt: Date;

  /** When it became verified. */
  @Moment({ nullable: true })
  verifiedAt: Date | null;

  /** When a newer one took its place. */
  @Moment({ nullable: true })
  replacedAt: Date | null;

  /** The one that took its place. */
  @Column({ type: 'uuid', nullable: true })
  replacedById: string | null;

  /** When its individual was told that another account took its place. */
  @Moment({ nullable: true })
  replacementToldAt: Date | null;

  @Moment({ nullable: true })
  revokedAt: Date | null;

  @OptionalText()
  revocationReason: string | null;

  /** When its details were deleted; null while they are there. */
  @Moment({ nullable: true })
  redactedAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;

  /** How many links there have been: each but the first took the place of another. */
  @Column({ type: 'integer', default: 1 })
  linkNumber: number;

  /** Why it ended in error; null if it did not. */
  @OptionalText()
  errorReason: VerificationErrorReason | null;

  /** When the link that holds now was sent; for whoever is shown the verification. */
  linkSentAt?: Date | null;
}
