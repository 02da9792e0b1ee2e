import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** What an entity used in a month: the sums of its ledger, kept by the database with every line that is added. */
@Entity('usage_months')
@Unique('usage_months_once', ['entityId', 'month'])
export class UsageMonth {
  @PrimaryColumn({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id: string;

  @Column({ type: 'uuid' })
  entityId: string;

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
