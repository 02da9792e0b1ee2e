import { Column, Entity, ForeignKey } from 'typeorm';
import { CreatedAt, Id } from '../platform/database/columns.js';

/** An account of the entity itself, in the form in which accounts are kept. */
export interface OwnAccount {
  /** `NNN-NNN`. */
  bsb: string;
  accountNumber: string;
}

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

  /** What is before the `@` of its inbox address, in lower case. */
  @Column({ type: 'text', unique: true })
  inboxLocalPart: string;

  /** ABNs of its own: on an invoice they are the buyer's. */
  @Column({ type: 'text', array: true, default: [] })
  ownAbns: string[];

  /** Names that it goes by. */
  @Column({ type: 'text', array: true, default: [] })
  ownNames: string[];

  /** Accounts of its own: on an invoice they are nobody's to be paid into. */
  @Column({ type: 'jsonb', default: [] })
  ownAccounts: OwnAccount[];

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
