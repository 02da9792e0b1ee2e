import { Column, ForeignKey, Unique } from 'typeorm';
import type { PageView } from '../../extraction/document.js';
import { Id, Moment, OptionalText } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';
import type { KeptWord } from './kept-words.js';

/** Why no picture of a page could be drawn. */
export const PICTURE_FAILURES = ['timed_out', 'out_of_memory', 'failed'] as const;
export type PictureFailure = (typeof PICTURE_FAILURES)[number];

export const PAGE_KINDS = ['text', 'scan', 'photo', 'unread'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page of a file, kept under the first invoice of the file. */
@TenantEntity('invoice_pages')
@Unique('invoice_pages_of_entity', ['entityId', 'id'])
@Unique('invoice_pages_number', ['entityId', 'invoiceId', 'number'])
@ForeignKey('Invoice', ['entityId', 'invoiceId'], ['entityId', 'id'], {
  name: 'invoice_pages_of_invoice',
  onDelete: 'CASCADE',
})
export class InvoicePage implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  /** The first invoice of the file. */
  @Column({ type: 'uuid' })
  invoiceId: string;

  /** The invoice of the file that it belongs to; null for one that belongs to none. */
  @Column({ type: 'uuid', nullable: true })
  ofInvoiceId: string | null;

  @Column({ type: 'text' })
  kind: PageKind;

  /** Counts from 1, over the file. */
  @Column({ type: 'integer' })
  number: number;

  /** Of the upright page, in points. */
  @Column({ type: 'double precision' })
  width: number;

  @Column({ type: 'double precision' })
  height: number;

  /** How the upright page lies in the file; null if it was not read. */
  @Column({ type: 'jsonb', nullable: true })
  view: PageView | null;

  @Column({ type: 'jsonb' })
  words: KeptWord[];

  @Column({ type: 'integer' })
  wordCount: number;

  @OptionalText()
  pictureFailure: PictureFailure | null;

  @Moment({ nullable: true })
  pictureFailedAt: Date | null;
}
