import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { ReadPage } from '../extraction/document.js';
import type { Doubt } from '../extraction/scrutiny/scrutiny.js';
import { queryPrepared } from '../platform/database/prepared.js';
import type { PreparedStatement } from '../platform/database/prepared.js';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { newId } from '../platform/ids/uuid.js';
import { recordUsage } from '../usage/record-usage.js';
import { invoiceDetailsChanged, invoiceRead, invoiceReadAgain } from './invoice.events.js';
import type { InvoicePayload } from './invoice.events.js';
import { checkStatusChange, isFinal } from './invoice-status.js';
import { Invoice } from './invoice.entity.js';
import { untilChecked } from './until-checked.js';
import { keepReadPages } from './pages/file-pages.service.js';
import { UNREAD } from './unread-invoice.js';

/** What reading found for one invoice of a file; everything that is kept of it. */
export type Extraction = Pick<
  Invoice,
  | 'pages'
  | 'documentIsInvoice'
  | 'documentKind'
  | 'extractedBusinessName'
  | 'extractedBusinessAbn'
  | 'extractedAccountName'
  | 'extractedAccountNumber'
  | 'extractedAccountBsb'
  | 'extractedInvoiceNumber'
  | 'evidence'
  | 'scrutiny'
  | 'shownNumbers'
  | 'textMatchesPicture'
  | 'taxInvoice'
  | 'totalCents'
>;

/** What a payment goes by. */
const DETAILS = [
  'extractedBusinessName',
  'extractedBusinessAbn',
  'extractedAccountName',
  'extractedAccountNumber',
  'extractedAccountBsb',
  'totalCents',
] as const;

const DUE_AGAIN: PreparedStatement = {
  name: 'invoices to be read again',
  text: `
    SELECT entity_id AS "entityId", id AS "invoiceId" FROM invoices WHERE read_again_at <= now()
     ORDER BY read_again_at, id LIMIT $1`,
};

/** What is read of the files of invoices, and which are still to be read. */
@Injectable()
export class InvoiceReadings {
  constructor(private readonly database: Database) {}

  /**
   * Marks an invoice as being read; null if there is nothing left to read.
   * @param again whether one may be read that is marked already: whoever marked it may have died
   */
  async startReading({ entityId, invoiceId }: InvoicePayload, again = true): Promise<Invoice | null> {
    return this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const invoice = await rows.findOneLocked({ id: invoiceId });
      if (!invoice || isFinal(invoice.status) || invoice.evidence !== null) return null;
      if (invoice.status === 'reading' && !again) return null;
      checkStatusChange(invoice.status, 'reading');
      await rows.update({ id: invoiceId }, { status: 'reading', updatedAt: new Date() });
      return invoice;
    });
  }

  /**
   * The oldest invoice of each entity that has waited since a moment, except for entities that are named.
   * @returns the one that has waited longest first
   */
  waitingOfOthers(since: Date, entityIds: readonly string[]): Promise<InvoicePayload[]> {
    return this.database.dataSource.query(
      `SELECT entity.id AS "entityId", waiting.id AS "invoiceId" FROM entities entity
         CROSS JOIN LATERAL (SELECT id, created_at FROM invoices WHERE entity_id = entity.id AND status = 'queued'
                              ORDER BY id LIMIT 1) waiting
        WHERE entity.id <> ALL($1) AND waiting.created_at < $2 ORDER BY waiting.created_at`,
      [entityIds, since],
    );
  }

  /** Keeps what was read: the first invoice of the file, a row of its own for each further one, and the pages. */
  async recordReading(
    { entityId, invoiceId }: InvoicePayload,
    [first, ...further]: [Extraction, ...Extraction[]],
    pages: readonly ReadPage[],
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const invoice = await rows.findOneLocked({ id: invoiceId });
      if (!invoice || invoice.status !== 'reading' || invoice.evidence !== null) return;
      const now = new Date();
      await rows.update({ id: invoiceId }, { ...first, updatedAt: now });
      const added = further.map((extraction, index) => ({
        ...addedTo(invoice, extraction, index + 2),
        createdAt: now,
        updatedAt: now,
      }));
      if (added.length > 0) await rows.insert(added);
      await keepReadPages(transaction, entityId, invoiceId, pages, [{ id: invoiceId, pages: first.pages }, ...added]);
      const read = [invoice, ...added];
      await recordUsage(
        transaction,
        ...read.map(({ id }) => ({ entityId, kind: 'invoice_read' as const, subjectId: id })),
      );
      await transaction.emit(invoiceRead, ...read.map(({ id }) => ({ entityId, invoiceId: id })));
    });
  }

  /** Invoices that are to be read again, the longest waiting first. */
  dueForReadingAgain(limit: number): Promise<InvoicePayload[]> {
    return queryPrepared<InvoicePayload>(this.database.dataSource, DUE_AGAIN, [limit]);
  }

  /** The first invoice of the file that an invoice is of, if it is still to be read again; else null. */
  async findDueForReadingAgain({ entityId, invoiceId }: InvoicePayload): Promise<Invoice | null> {
    const rows = this.database.rows(Invoice, entityId);
    const id = (await rows.findOne({ id: invoiceId }))?.sourceInvoiceId ?? invoiceId;
    return rows.findOne({ id, status: 'processed', readAgainAt: Not(IsNull()) });
  }

  /**
   * Keeps what a new reading of a file found: of its first invoice and of the further ones, in their order. One that was not found
   * before is added; of one that is not found any more the earlier fields stay, and its account counts as not seen. All of them are judged
   * again, with everything else that came in their email.
   */
  async recordReadingAgain(
    { entityId, invoiceId }: InvoicePayload,
    extractions: readonly Extraction[],
    pages: readonly ReadPage[],
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const first = await rows.findOneLocked({ id: invoiceId });
      if (!first || first.status !== 'processed' || first.readAgainAt === null) return;
      const further = await rows.find({ sourceInvoiceId: invoiceId });
      const known = [first, ...further.sort((a, b) => a.documentNumber - b.documentNumber)];
      const now = new Date();
      const added: Invoice[] = [];
      for (const [index, extraction] of extractions.entries()) {
        const row = known[index];
        if (row) {
          const differs = DETAILS.some((name) => String(row[name]) !== String(extraction[name]));
          const isSame = !differs && row.corrected === null && looksTheSame(row, extraction);
          await rows.update(
            { id: row.id },
            {
              ...extraction,
              ...(isSame ? {} : untilChecked(row)),
              corrected: null,
              pickedLook: null,
              updatedAt: now,
            },
          );
          if (differs) await transaction.emit(invoiceDetailsChanged, { entityId, invoiceId: row.id });
        } else added.push({ ...addedTo(first, extraction, index + 1), createdAt: now, updatedAt: now });
      }
      for (const row of known.slice(extractions.length)) {
        const scrutiny = extractions[0]?.scrutiny ?? null;
        await rows.update(
          { id: row.id },
          {
            ...untilChecked(row),
            scrutiny: scrutiny && { ...scrutiny, sight: null },
            pickedLook: null,
            updatedAt: now,
          },
        );
      }
      await rows.update({ id: invoiceId }, { readAgainAt: null });
      const found = extractions.map((extraction, index) => ({
        id: (known[index] ?? added[index - known.length])?.id ?? invoiceId,
        pages: extraction.pages,
      }));
      await keepReadPages(transaction, entityId, invoiceId, pages, found);
      if (added.length > 0) await rows.insert(added);
      await transaction.emit(invoiceRead, ...added.map(({ id }) => ({ entityId, invoiceId: id })));
      await this.haveChecked(transaction, known, now);
    });
  }

  /** As recordReadingAgain, where the file can no longer be read: the earlier reading stays, and counts as one of which not all was seen. */
  async recordUnreadable({ entityId, invoiceId }: InvoicePayload): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const first = await rows.findOneLocked({ id: invoiceId });
      if (!first || first.status !== 'processed' || first.readAgainAt === null) return;
      const known = [first, ...(await rows.find({ sourceInvoiceId: invoiceId }))];
      const now = new Date();
      for (const row of known)
        await rows.update(
          { id: row.id },
          {
            ...untilChecked(row),
            scrutiny: row.scrutiny && { ...row.scrutiny, doubts: [notLookedAt(row), ...row.scrutiny.doubts] },
            pickedLook: null,
            readAgainAt: null,
            updatedAt: now,
          },
        );
      await this.haveChecked(transaction, known, now);
    });
  }

  /** Has the invoices of a file checked again: what came by email once, since that checks everything in the email. */
  private async haveChecked(transaction: Transaction, file: readonly Invoice[], now: Date): Promise<void> {
    const due = file.filter(({ inboundEmailId }, index) => inboundEmailId === null || index === 0);
    for (const { id, entityId } of due) {
      await transaction.rows(Invoice, entityId).update({ id }, { checkAgainAt: now });
      await transaction.emit(invoiceReadAgain, { entityId, invoiceId: id });
    }
  }

  /** Gives up reading an invoice again; the earlier reading stays. */
  async leaveAsRead({ entityId, invoiceId }: InvoicePayload): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const id = (await rows.findOne({ id: invoiceId }))?.sourceInvoiceId ?? invoiceId;
      await rows.update({ id }, { readAgainAt: null });
    });
  }
}

/** Whether a new reading saw the same on the file. */
function looksTheSame(row: Invoice, read: Extraction): boolean {
  const looks = [row, read].map(({ scrutiny, textMatchesPicture, documentIsInvoice }): unknown =>
    JSON.parse(JSON.stringify({ scrutiny, textMatchesPicture, documentIsInvoice })),
  );
  return isDeepStrictEqual(looks[0], looks[1]);
}

/** That an invoice could not be looked at any more. */
function notLookedAt({ pages }: Invoice): Doubt {
  return { page: pages?.[0] ?? 1, box: { x0: 0, y0: 0, x1: 0, y1: 0 }, text: '', reason: 'not_looked_at' };
}

/** A further invoice of a file, to be judged. */
function addedTo(first: Invoice, extraction: Extraction, documentNumber: number): Invoice {
  const { documentKey, contentHash, size, inboundEmailId, attachmentNumber, entityId } = first;
  const { source, originalFileName, contentType, uploadedBy, createdAt, updatedAt } = first;
  return {
    ...UNREAD,
    ...extraction,
    ...{ documentKey, contentHash, size, inboundEmailId, attachmentNumber, entityId },
    ...{ source, originalFileName, contentType, uploadedBy, createdAt, updatedAt },
    id: newId(),
    status: 'reading',
    sourceInvoiceId: first.id,
    documentNumber,
  };
}
