import { Column, ForeignKey } from 'typeorm';
import type { Sight } from '../../extraction/scrutiny/scrutiny.js';
import { CreatedAt, Id, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';
import type { PickedWords } from './picked-words.js';

/** What can be corrected of an invoice. */
export const CORRECTABLE = [
  'extracted_business_name',
  'extracted_business_abn',
  'extracted_account_name',
  'extracted_account_number',
  'extracted_account_bsb',
  'extracted_invoice_number',
  'total',
] as const;
export type Correctable = (typeof CORRECTABLE)[number];

/** A field that somebody said is otherwise than it was read; none is ever changed, except for what is seen of it. */
@TenantEntity('invoice_corrections')
@ForeignKey('Invoice', ['entityId', 'invoiceId'], ['entityId', 'id'], {
  name: 'invoice_corrections_of_invoice',
  onDelete: 'CASCADE',
})
export class InvoiceCorrection implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'uuid' })
  invoiceId: string;

  @Column({ type: 'text' })
  field: Correctable;

  @OptionalText()
  before: string | null;

  @OptionalText()
  after: string | null;

  /** The words of the document that it was picked from; null if it was typed. */
  @Column({ type: 'jsonb', nullable: true })
  picked: PickedWords | null;

  /** What a second look saw of the words that it was picked from; null if nobody looked, or not yet. */
  @Column({ type: 'jsonb', nullable: true })
  sight: Sight | null;

  /** Whether it is what was read, seen on the document; a value that is not makes no match true. */
  @Column({ type: 'boolean' })
  seen: boolean;

  @Column({ type: 'uuid' })
  @ForeignKey('User')
  userId: string;

  @CreatedAt()
  createdAt: Date;
}
