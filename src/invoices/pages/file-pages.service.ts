import { Injectable } from '@nestjs/common';
import type { PageView, ReadPage } from '../../extraction/document.js';
import type { PageSize } from '../../extraction/drawing/page-sizes.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { DocumentStore } from '../../platform/documents/document-store.js';
import { newId } from '../../platform/ids/uuid.js';
import { fileKeyOf } from '../lock-invoice.js';
import type { Invoice } from '../invoice.entity.js';
import { InvoicePage } from './invoice-page.entity.js';
import type { PageKind, PictureFailure } from './invoice-page.entity.js';
import { keptWords } from './kept-words.js';
import { PageDrawer } from './page-drawer.js';

/** What names the file of an invoice. */
export type FileOfInvoice = Pick<Invoice, 'id' | 'entityId' | 'sourceInvoiceId' | 'documentKey'>;

/** The size that a page is taken to have of which nothing is known: A4, in points. */
const A4 = { width: 595, height: 842 };

const UNREAD: Pick<InvoicePage, 'kind' | 'view' | 'words' | 'wordCount' | 'pictureFailure' | 'pictureFailedAt'> = {
  kind: 'unread',
  view: null,
  words: [],
  wordCount: 0,
  pictureFailure: null,
  pictureFailedAt: null,
};

/** The invoice under which the pages of its file are kept. */
export function firstOf({ id, sourceInvoiceId }: Pick<Invoice, 'id' | 'sourceInvoiceId'>): string {
  return sourceInvoiceId ?? id;
}

/** A page of the file that an invoice is of, as a transaction sees it; null where the file has none such. */
export function pageWithin(
  transaction: Transaction,
  invoice: Pick<Invoice, 'id' | 'entityId' | 'sourceInvoiceId'>,
  number: number,
): Promise<InvoicePage | null> {
  return transaction.rows(InvoicePage, invoice.entityId).findOne({ invoiceId: firstOf(invoice), number });
}

/**
 * Keeps the pages of a file as a new reading found them, in place of what was known.
 * @param invoiceId the first invoice of the file
 * @param invoices those that the reading found in it, with their pages
 */
export async function keepReadPages(
  transaction: Transaction,
  entityId: string,
  invoiceId: string,
  pages: readonly ReadPage[],
  invoices: readonly Pick<Invoice, 'id' | 'pages'>[],
): Promise<void> {
  const rows = transaction.rows(InvoicePage, entityId);
  await rows.delete({ invoiceId });
  await rows.insertMany(
    pages.map(({ number, width, height, view, words }) => ({
      ...UNREAD,
      id: newId(),
      invoiceId,
      ofInvoiceId: invoices.find((invoice) => invoice.pages?.includes(number))?.id ?? null,
      number,
      kind: kindOf(view),
      ...sizeOf({ width, height }),
      view,
      words: keptWords(words),
      wordCount: words.length,
    })),
  );
}

/** The pages of files of which none are known yet: what waits to be read, could not be, or was read before pages were kept. */
@Injectable()
export class FilePages {
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly drawer: PageDrawer,
  ) {}

  /** Finds out which pages a file has, unless that is known; a file that cannot be opened has none. */
  async ensure(file: FileOfInvoice): Promise<void> {
    const invoiceId = firstOf(file);
    if (await this.database.rows(InvoicePage, file.entityId).exists({ invoiceId })) return;
    let looking = this.underWay.get(invoiceId);
    if (!looking) {
      looking = this.look(file, invoiceId).finally(() => this.underWay.delete(invoiceId));
      this.underWay.set(invoiceId, looking);
    }
    await looking;
  }

  private async look(file: FileOfInvoice, invoiceId: string): Promise<void> {
    const { entityId } = file;
    const found = await this.drawer.sizes(await this.documents.get(fileKeyOf(file)));
    const pages =
      'done' in found ? found.done.map((size) => ({ ...UNREAD, ...sizeOf(size) })) : [failed(found.failure)];
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(InvoicePage, entityId);
      for (const [index, page] of pages.entries())
        await rows.insertNew({ ...page, id: newId(), invoiceId, ofInvoiceId: invoiceId, number: index + 1 });
    });
  }
}

function kindOf(view: PageView | null): PageKind {
  if (view === null) return 'unread';
  if (view.from === 'text') return 'text';
  return view.photographed ? 'photo' : 'scan';
}

/** A size as a file tells it, which may be nonsense. */
function sizeOf({ width, height }: PageSize): PageSize {
  return [width, height].every((side) => Number.isFinite(side) && side > 0) ? { width, height } : A4;
}

/** A file that its drawer dies on has one page, which says so. */
function failed(
  pictureFailure: PictureFailure,
): Omit<InvoicePage, 'id' | 'entityId' | 'invoiceId' | 'ofInvoiceId' | 'number'> {
  return { ...UNREAD, ...A4, pictureFailure, pictureFailedAt: new Date() };
}
