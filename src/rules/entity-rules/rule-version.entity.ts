import { Column, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';
import type { Group } from '../engine/rule.js';

/** What a rule was after one of its changes; it outlives the rule. */
@TenantEntity('rule_versions')
@Unique('rule_versions_once', ['entityId', 'ruleId', 'version'])
export class RuleVersion implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'uuid' })
  ruleId: string;

  @Column({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  name: string;

  @OptionalText()
  description: string | null;

  /** Null for a built-in rule. */
  @Column({ type: 'jsonb', nullable: true })
  conditions: Group | null;

  @Column({ type: 'boolean' })
  enabled: boolean;

  /** Whether this is how the rule ended. */
  @Column({ type: 'boolean', default: false })
  deleted: boolean;

  @Column({ type: 'uuid', nullable: true })
  changedByKeyId: string | null;

  @OptionalText()
  changedBy: string | null;

  @CreatedAt()
  createdAt: Date;
}
