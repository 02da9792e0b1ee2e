import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAt } from '../../database/columns.js';

/** A request that created something under an idempotency key, and its answer. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** The entity or organization whose key made the request. */
  @PrimaryColumn({ type: 'uuid' })
  owner: string;

  /** Method and path. */
  @PrimaryColumn({ type: 'text' })
  route: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'bytea' })
  fingerprint: Buffer;

  /** The body of the answer, without what is shown once only, sealed: what else it shows may be kept nowhere in clear. */
  @Column({ type: 'json' })
  body: string;

  @CreatedAt()
  createdAt: Date;
}
