import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Role } from '../../abilities/role.js';

/** The role of a user at one entity, where it is another than the one for the organization as a whole. */
@Entity('entity_roles')
export class EntityRole {
  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'text' })
  role: Role;
}
