import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

/** Lists of which views can be saved, by the type of their resource. */
export const VIEWED_LISTS = [
  'invoices',
  'inbound-emails',
  'verifications',
  'aba-checks',
  'suppliers',
  'rules',
  'webhook-events',
  'audit-events',
] as const;
export type ViewedList = (typeof VIEWED_LISTS)[number];

/** Who sees a view that is shared. */
export const EVERYBODY = 'everybody';

/** A list as somebody wants to see it again. */
@TenantEntity('saved_views')
export class SavedView implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  /** Whose it is. */
  @Column({ type: 'uuid' })
  @ForeignKey('User')
  userId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  list: ViewedList;

  /** Values of filters, by their names. */
  @Column({ type: 'jsonb' })
  filters: Record<string, string>;

  @OptionalText()
  sort: string | null;

  @Column({ type: 'text', array: true, nullable: true })
  columns: string[] | null;

  @Column({ type: 'boolean' })
  shared: boolean;

  /** The id of whose it is, or everybody; kept by the database. */
  @Column({ type: 'text', insert: false, update: false })
  audience: string;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
