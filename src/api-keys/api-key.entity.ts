import { Column, Entity, ForeignKey } from 'typeorm';
import { CreatedAt, Id, Moment } from '../platform/database/columns.js';
import type { Ability } from '../abilities/abilities.js';

/** A key of an organization (`entityId` is null) or of one of its entities. */
@Entity('api_keys')
export class ApiKey {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('Organization')
  organizationId: string;

  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', array: true })
  abilities: Ability[];

  /** Networks from which it can be used, such as `10.0.0.0/8`; from anywhere if there are none. */
  @Column({ type: 'text', array: true, default: '{}' })
  allowedAddresses: string[];

  /** SHA-256 of the token. */
  @Column({ type: 'bytea', unique: true })
  tokenHash: Buffer;

  @Column({ type: 'uuid' })
  @ForeignKey('User')
  creatorId: string;

  @CreatedAt()
  createdAt: Date;

  @Moment({ nullable: true })
  lastUsedAt: Date | null;

  @Moment({ nullable: true })
  expiresAt: Date | null;
}
