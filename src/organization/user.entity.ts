import { Column, Entity, ForeignKey } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../platform/database/columns.js';

/** A person of a production organization: signs in to the dashboard and stands behind keys. */
@Entity('users')
export class User {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('Organization')
  organizationId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', unique: true })
  email: string;

  /** Argon2id, in its encoded form. */
  @OptionalText()
  passwordHash: string | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
