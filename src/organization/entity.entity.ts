import { Column, Entity, ForeignKey } from 'typeorm';
import { CreatedAt, Id } from '../platform/database/columns.js';

/** A company that pays: it owns invoices, verifications, payment files, rules, webhook subscriptions and an inbox. */
@Entity('entities')
export class PayingEntity {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('Organization')
  organizationId: string;

  @Column({ type: 'text' })
  name: string;

  /** What stands before the `@` of its inbox address, in lower case. */
  @Column({ type: 'text', unique: true })
  inboxLocalPart: string;

  /** How often its data was reset. */
  @Column({ type: 'integer', default: 0 })
  dataGeneration: number;

  /** The generation before which all documents and jobs are gone; behind `dataGeneration` while a reset is cleaning up. */
  @Column({ type: 'integer', default: 0 })
  clearedGeneration: number;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
