import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

/** What somebody said of an invoice; none is ever changed. */
@TenantEntity('invoice_comments')
@ForeignKey('Invoice', ['entityId', 'invoiceId'], ['entityId', 'id'], {
  name: 'invoice_comments_of_invoice',
  onDelete: 'CASCADE',
})
export class InvoiceComment implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'uuid' })
  invoiceId: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'uuid' })
  @ForeignKey('User')
  userId: string;

  @CreatedAt()
  createdAt: Date;
}
