import { Column, ForeignKey, ViewColumn, ViewEntity } from 'typeorm';
import { CreatedAt, Id } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';
import type { InvoiceOutcome } from '../../invoices/outcome.js';
import type { Policy } from './approval-policy.js';

/** What an entity has said of how many people a payment needs. */
@TenantEntity('approval_policies')
export class ApprovalPolicy implements TenantRow, Policy {
  @Id()
  id: string;

  @Column({ type: 'uuid', unique: true })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'integer' })
  people: number;

  @Column({ type: 'text', array: true })
  onePersonOutcomes: InvoiceOutcome[];

  @Column({ type: 'bigint', nullable: true })
  twoPeopleFromCents: string | null;

  @Column({ type: 'boolean' })
  clearVerified: boolean;

  /** A looser policy that waits for a second admin. */
  @Column({ type: 'jsonb', nullable: true })
  proposed: Policy | null;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('User')
  proposedBy: string | null;

  @CreatedAt()
  updatedAt: Date;
}

/** What holds for an entity, also where it has said nothing; its id is the entity's. */
@ViewEntity({ name: 'approval_policy_details', synchronize: false })
export class ApprovalPolicyDetails implements Policy {
  @ViewColumn()
  id: string;

  @ViewColumn()
  entityId: string;

  @ViewColumn()
  people: number;

  @ViewColumn()
  onePersonOutcomes: InvoiceOutcome[];

  @ViewColumn()
  twoPeopleFromCents: string | null;

  @ViewColumn()
  clearVerified: boolean;

  @ViewColumn()
  proposed: Policy | null;

  @ViewColumn()
  proposedBy: string | null;

  @ViewColumn()
  updatedAt: Date;
}
