import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, OptionalText } from '../database/columns.js';

/** Something that happened and was not passed on yet; written in the transaction of what it tells of. */
@Entity('outbox')
export class OutboxRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'text' })
  type: string;

  @Column({ type: 'jsonb' })
  payload: object;

  @OptionalText()
  correlationId: string | null;

  @OptionalText()
  traceparent: string | null;

  @CreatedAt()
  createdAt: Date;
}
