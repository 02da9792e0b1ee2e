import { Column, ForeignKey, Unique } from 'typeorm';
import { Id, Moment } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';

/** An account that a supplier is known to use. */
@TenantEntity('supplier_accounts')
@Unique('supplier_accounts_once', ['entityId', 'supplierId', 'bsb', 'accountNumber'])
@ForeignKey('Supplier', ['entityId', 'supplierId'], ['entityId', 'id'], {
  name: 'supplier_accounts_of_supplier',
  onDelete: 'CASCADE',
})
export class SupplierAccount implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  entityId: string;

  @Column({ type: 'uuid' })
  supplierId: string;

  /** `NNN-NNN`. */
  @Column({ type: 'text' })
  bsb: string;

  @Column({ type: 'text' })
  accountNumber: string;

  /** How many invoices named it; 0 where it is known from a verification alone. */
  @Column({ type: 'integer', default: 0 })
  invoices: number;

  /** Who made it this supplier's by a merge; null where its invoices or a verification did. */
  @Column({ type: 'uuid', nullable: true })
  @ForeignKey('User')
  mergedBy: string | null;

  @Moment({ nullable: true })
  verifiedAt: Date | null;

  @Moment()
  firstSeenAt: Date;

  @Moment()
  lastSeenAt: Date;
}
