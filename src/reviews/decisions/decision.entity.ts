import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

/** What somebody decides; `clear` is the service's own. */
export const DECISIONS = ['approve', 'hold', 'reject', 'reopen', 'clear'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** On which grounds (decisions, section 13). */
export const REASONS = [
  'verified',
  'called_back',
  'known_supplier',
  'duplicate',
  'fraud',
  'not_ours',
  'other',
] as const;
export type DecisionReason = (typeof REASONS)[number];

/** A call to the supplier: which number, where it is known from, who was spoken to, and when. */
export interface CallBack {
  number: string;
  number_from: string;
  spoke_to: string;
  at: string;
}

/** A decision on an invoice or on a payment file; none is ever changed. */
@TenantEntity('decisions')
@ForeignKey('Invoice', ['entityId', 'invoiceId'], ['entityId', 'id'], {
  name: 'decisions_of_invoice',
  onDelete: 'CASCADE',
})
@ForeignKey('AbaCheck', ['entityId', 'abaCheckId'], ['entityId', 'id'], {
  name: 'decisions_of_aba_check',
  onDelete: 'CASCADE',
})
export class Decision implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  @Column({ type: 'uuid', nullable: true })
  abaCheckId: string | null;

  @Column({ type: 'text' })
  decision: DecisionKind;

  @OptionalText()
  reason: DecisionReason | null;

  @OptionalText()
  comment: string | null;

  /** The day until which it is held, `YYYY-MM-DD`. */
  @Column({ type: 'date', nullable: true })
  until: string | null;

  /** The verification until whose end it is held. */
  @Column({ type: 'uuid', nullable: true })
  verificationId: string | null;

  @Column({ type: 'jsonb', nullable: true })
  call: CallBack | null;

  /** What speaks against the grounds that were given. */
  @OptionalText()
  warning: string | null;

  /** What the review was after it. */
  @Column({ type: 'text' })
  review: string;

  /** Null if the service decided. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('User')
  userId: string | null;

  @Column({ type: 'uuid', nullable: true })
  keyId: string | null;

  @CreatedAt()
  createdAt: Date;
}
