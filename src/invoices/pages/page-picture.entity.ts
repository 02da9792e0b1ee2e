import { Column, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, Id } from '../../platform/database/columns.js';
import { TenantEntity } from '../../platform/database/tenant.js';
import type { TenantRow } from '../../platform/database/tenant.js';

/** A picture of a page that was drawn once and is kept in the document store. */
@TenantEntity('page_pictures')
@Unique('page_pictures_width', ['pageId', 'width'])
@ForeignKey('InvoicePage', ['entityId', 'pageId'], ['entityId', 'id'], {
  name: 'page_pictures_of_page',
  onDelete: 'CASCADE',
})
export class PagePicture implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  @Column({ type: 'uuid' })
  pageId: string;

  /** In pixels. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'text' })
  documentKey: string;

  @CreatedAt()
  createdAt: Date;
}
