import { Column, ForeignKey, Unique } from 'typeorm';
import { Id, Moment } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';

/** From where a supplier is known to send: a registered domain, or an address where anybody can have one at the domain. */
@TenantEntity('supplier_senders')
@Unique('supplier_senders_once', ['entityId', 'supplierId', 'sender'])
@ForeignKey('Supplier', ['entityId', 'supplierId'], ['entityId', 'id'], {
  name: 'supplier_senders_of_supplier',
  onDelete: 'CASCADE',
})
export class SupplierSender implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  entityId: string;

  @Column({ type: 'uuid' })
  supplierId: string;

  @Column({ type: 'text' })
  sender: string;

  /** How many invoices came from it; 0 where it is known from a verification alone. */
  @Column({ type: 'integer', default: 0 })
  invoices: number;

  @Moment()
  firstSeenAt: Date;

  @Moment()
  lastSeenAt: Date;
}
