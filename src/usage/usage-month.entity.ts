import type { Environment } from '../platform/auth/environment.js';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** What an entity used in a month: the sums of its ledger, kept by the database with every line that is added. */
@Entity('usage_months')
@Unique('usage_months_once', ['entityId', 'month'])
export class UsageMonth {
  @PrimaryColumn({ type: 'uuid', default: () => 'usage_month_id(clock_timestamp())' })
  id: string;

  @Column({ type: 'uuid' })
  entityId: string;

  /** Set by the database; null for an entity that was removed before this was kept. */
  @Column({ type: 'text', nullable: true })
  environment: Environment | null;

  /** The first day of the month, in UTC. */
  @Column({ type: 'date' })
  month: string;

  @Column({ type: 'bigint', default: 0 })
  invoicesRead: string;

  @Column({ type: 'bigint', default: 0 })
  verifications: string;

  @Column({ type: 'bigint', default: 0 })
  checks: string;

  @Column({ type: 'bigint', default: 0 })
  abaEntries: string;
}
