import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/transactions.js';
import { DocumentStore } from '../../platform/documents/document-store.js';
import { conflict, notFound } from '../../platform/errors/domain-error.js';
import { newId } from '../../platform/ids/uuid.js';
import { PAGE_PICTURES } from '../invoice.documents.js';
import { fileKeyOf } from '../lock-invoice.js';
import { FilePages, firstOf } from './file-pages.service.js';
import type { FileOfInvoice } from './file-pages.service.js';
import { InvoicePage } from './invoice-page.entity.js';
import type { PictureFailure } from './invoice-page.entity.js';
import { PageDrawer } from './page-drawer.js';
import { PagePicture } from './page-picture.entity.js';

/** Widths that pictures are drawn in, in pixels: each is kept, so that there are few. */
export const PICTURE_WIDTHS = [200, 800, 1_200, 1_600, 2_400] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** For how long a page that its drawer died on is not given to another one. */
const LEFT_ALONE_MS = 10 * 60_000;

const SENTENCES: Record<PictureFailure, string> = {
  timed_out: 'The picture of this page could not be drawn: it took too long.',
  out_of_memory: 'The picture of this page could not be drawn: it took too much memory.',
  failed: 'The picture of this page could not be drawn.',
};

/** A page that can be drawn: all but its words, of which there may be thousands. */
type DrawablePage = Omit<InvoicePage, 'words'>;

/** A picture of a page; `id` changes with it. */
export interface Picture {
  id: string;
  /** Null if the caller has it already. */
  bytes: Uint8Array | null;
}

/** Pictures of pages, drawn when they are first asked for. */
@Injectable()
export class PagePictures {
  private readonly underWay = new Map<string, Promise<Picture>>();

  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly files: FilePages,
    private readonly drawer: PageDrawer,
  ) {}

  /**
   * A page as WebP. Throws not found for a page that the file does not have, and a conflict if it cannot be drawn.
   * @param known the id of the picture that the caller has
   */
  async of(file: FileOfInvoice, number: number, width: PictureWidth, known: string | null): Promise<Picture> {
    const page = (await this.find(file, number)) ?? (await this.findAnew(file, number));
    const kept = await this.database.rows(PagePicture, file.entityId).findOne({ pageId: page.id, width });
    if (kept) return { id: kept.id, bytes: kept.id === known ? null : await this.documents.get(kept.documentKey) };
    const name = `${page.id} ${width}`;
    let drawing = this.underWay.get(name);
    if (!drawing) {
      drawing = this.draw(file, page, width).finally(() => this.underWay.delete(name));
      this.underWay.set(name, drawing);
    }
    return drawing;
  }

  private async findAnew(file: FileOfInvoice, number: number): Promise<DrawablePage> {
    await this.files.ensure(file);
    const page = await this.find(file, number);
    if (page === null) throw notFound('Page');
    return page;
  }

  private find(file: FileOfInvoice, number: number): Promise<DrawablePage | null> {
    return this.database
      .rows(InvoicePage, file.entityId)
      .query('page')
      .select(
        ['id', 'number', 'width', 'height', 'view', 'pictureFailure', 'pictureFailedAt'].map((one) => `page.${one}`),
      )
      .andWhere('page.invoiceId = :invoiceId AND page.number = :number', { invoiceId: firstOf(file), number })
      .getOne();
  }

  private async draw(file: FileOfInvoice, page: DrawablePage, width: PictureWidth): Promise<Picture> {
    const { pictureFailure, pictureFailedAt } = page;
    if (pictureFailure !== null && Date.now() - (pictureFailedAt?.getTime() ?? 0) < LEFT_ALONE_MS)
      throw conflict(SENTENCES[pictureFailure]);
    const { number, view } = page;
    const bytes = await this.documents.get(fileKeyOf(file));
    const drawn = await this.drawer.draw(bytes, { number, view, width, shape: page.height / page.width });
    if ('failure' in drawn) {
      await this.note(file, page, drawn.failure);
      throw conflict(SENTENCES[drawn.failure]);
    }
    if (pictureFailure !== null) await this.note(file, page, null);
    return { id: await this.keep(file, page, width, drawn.done), bytes: drawn.done };
  }

  private async note({ entityId }: FileOfInvoice, { id }: DrawablePage, failure: PictureFailure | null): Promise<void> {
    const pictureFailedAt = failure === null ? null : new Date();
    await this.database.rows(InvoicePage, entityId).update({ id }, { pictureFailure: failure, pictureFailedAt });
  }

  /** Keeps a picture, unless its page was read again meanwhile or another process was quicker. */
  private async keep(
    file: FileOfInvoice,
    { id: pageId }: DrawablePage,
    width: PictureWidth,
    bytes: Uint8Array,
  ): Promise<string> {
    const id = newId();
    const { entityId } = file;
    const wanted = this.documents.newKeyBeside(fileKeyOf(file), PAGE_PICTURES);
    await this.documents.putFor(wanted, bytes, async (documentKey, stored) => {
      const isKept = await this.database.transaction(async (transaction) => {
        const page = await transaction.rows(InvoicePage, entityId).findOneLocked({ id: pageId });
        return (
          page !== null &&
          (await transaction
            .rows(PagePicture, entityId)
            .insertNew({ id, pageId, width, documentKey, createdAt: new Date() }))
        );
      }, stored);
      if (!isKept) await this.documents.delete(documentKey);
    });
    return id;
  }
}
