import { Column, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, Id, Moment, OptionalText } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';

/** Somebody who sends invoices to an entity, known by an ABN or, where none was ever seen, by a name. */
@TenantEntity('suppliers')
@Unique('suppliers_of_entity', ['entityId', 'id'])
@ForeignKey('Supplier', ['entityId', 'mergedIntoId'], ['entityId', 'id'], {
  name: 'suppliers_merged_into',
  onDelete: 'CASCADE',
})
export class Supplier implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  /** As it was first seen. */
  @OptionalText()
  name: string | null;

  /** The name as `normaliseName` gives it. */
  @OptionalText()
  nameNormalised: string | null;

  /** 11 digits. */
  @OptionalText()
  abn: string | null;

  /** The supplier that people said it is; it stays to be found by its ABN or name. */
  @Column({ type: 'uuid', nullable: true })
  mergedIntoId: string | null;

  /** How many invoices count for what is known of it. */
  @Column({ type: 'integer', default: 0 })
  invoices: number;

  @Moment({ nullable: true })
  firstInvoiceAt: Date | null;

  @Moment({ nullable: true })
  lastInvoiceAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @CreatedAt()
  updatedAt: Date;
}
