import { Column, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';
import type { Group } from '../engine/rule.js';

/** A rule of an entity's own, or how it switched a built-in one; what a built-in one says is in the code. */
@TenantEntity('rules')
@Unique('rules_of_entity', ['entityId', 'id'])
@Unique('rules_name_once', ['entityId', 'name'])
export class EntityRule implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  /** The `type` in `check_results`. */
  @Column({ type: 'text' })
  name: string;

  @OptionalText()
  description: string | null;

  @Column({ type: 'jsonb', nullable: true })
  conditions: Group | null;

  @Column({ type: 'boolean', default: true })
  enabled: boolean;

  @Column({ type: 'boolean' })
  builtIn: boolean;

  /** Starts at 1 and grows with each change. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** The key that changed it last. */
  @Column({ type: 'uuid', nullable: true })
  changedByKeyId: string | null;

  /** The name of the person behind that key; null if nobody changed it. */
  @OptionalText()
  changedBy: string | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
