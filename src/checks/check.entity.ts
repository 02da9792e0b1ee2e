import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';

export const CHECK_OUTCOMES = ['uncompromised', 'compromised'] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/** Whether details that somebody presented are the ones that were verified. */
@TenantEntity('checks')
@ForeignKey('Verification', ['entityId', 'verificationId'], ['entityId', 'id'], {
  name: 'checks_of_verification',
  onDelete: 'CASCADE',
})
@ForeignKey('Invoice', ['entityId', 'invoiceId'], ['entityId', 'id'], {
  name: 'checks_of_invoice',
  onDelete: 'SET NULL',
})
export class Check implements TenantRow {
  @Id()
  id: string;

  /** That of the verification: the foreign key to that one says that it exists. */
  @Column({ type: 'uuid' })
  entityId: string;

  @Column({ type: 'uuid' })
  verificationId: string;

  /** The invoice that presented the details, where one did. The last check of the two says what holds now. */
  @Column({ type: 'uuid', nullable: true })
  invoiceId: string | null;

  /** The presented details as JSON text, as they came. */
  @Column({ type: 'text' })
  submittedData: string;

  @Column({ type: 'text' })
  result: CheckOutcome;

  @CreatedAt()
  createdAt: Date;
}
