import { Column, Entity, ForeignKey } from 'typeorm';
import { CreatedAt, Id, Moment, OptionalText } from '../../platform/database/columns.js';
import type { Role } from '../../abilities/role.js';

/** A person of a production organization: signs in to the dashboard and makes keys. */
@Entity('users')
export class User {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('Organization')
  organizationId: string;

  @Column({ type: 'text' })
  name: string;

  /** In lower case; nobody else who has not been removed has it. */
  @Column({ type: 'text' })
  email: string;

  /** At every entity for which no other one is given (EntityRole), and for what belongs to the organization as a whole. */
  @OptionalText()
  role: Role | null;

  /** Argon2id, in its encoded form; null for somebody who signs in otherwise or was only invited. */
  @OptionalText()
  passwordHash: string | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;

  /** When the person last signed in; null for somebody who never did. */
  @Moment({ nullable: true })
  signedInAt: Date | null;

  /** Since when this person is no longer of the organization; the row stays for what they did. */
  @Moment({ nullable: true })
  removedAt: Date | null;
}
