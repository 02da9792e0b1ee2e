import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { ReadPage } from '../extraction/document.js';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { notFound } from '../platform/errors/domain-error.js';
import { isUuid, newId } from '../platform/ids/uuid.js';
import { recordUsage } from '../usage/record-usage.js';
import {
  invoiceDetailsChanged,
  invoiceFailed,
  invoiceOutcomeChanged,
  invoiceInvalid,
  invoiceProcessed,
  invoiceQueued,
  invoiceRead,
  invoiceReadAgain,
} from './invoice.events.js';
import type { InvoicePayload } from './invoice.events.js';
import { INVOICE_FILES } from './invoice.documents.js';
import { outcomeOf, untilChecked } from './outcome.js';
import { played, sandboxEndingOf } from './sandbox-ending.js';
import type { SandboxEnding } from './sandbox-ending.js';
import { checkStatusChange, isFinal } from './invoice-status.js';
import { Invoice } from './invoice.entity.js';
import type { FailureReason, InvoiceSource } from './invoice.entity.js';
import { keepReadPages } from './pages/file-pages.service.js';
import type { FileOfInvoice } from './pages/file-pages.service.js';

/** A file that is to become an invoice. */
export interface InvoiceFile {
  bytes: Uint8Array;
  fileName: string;
  contentType: string;
}

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

/** What the rules say of an invoice, and whose it is. */
export type Judgement = Pick<
  Invoice,
  'checkResults' | 'checkDetails' | 'checksLeftOut' | 'facts' | 'supplierId' | 'learnt' | 'verificationId' | 'judgedAt'
>;

/** Where an emailed invoice came from; an attachment becomes an invoice once, however often this is asked. */
export interface AttachmentOrigin {
  inboundEmailId: string;
  attachmentNumber: number;
}

/** What a payment goes by. */
const DETAILS = [
  'extractedBusinessName',
  'extractedBusinessAbn',
  'extractedAccountName',
  'extractedAccountNumber',
  'extractedAccountBsb',
  'totalCents',
] as const;

const UNREAD: Omit<
  Invoice,
  | 'id'
  | 'entityId'
  | 'status'
  | 'source'
  | 'originalFileName'
  | 'contentType'
  | 'documentKey'
  | 'contentHash'
  | 'size'
  | 'createdAt'
  | 'updatedAt'
  | 'inboundEmailId'
  | 'attachmentNumber'
> = {
  sourceInvoiceId: null,
  documentNumber: 1,
  pages: null,
  documentIsInvoice: null,
  documentKind: null,
  extractedBusinessName: null,
  extractedBusinessAbn: null,
  extractedAccountName: null,
  extractedAccountNumber: null,
  extractedAccountBsb: null,
  extractedInvoiceNumber: null,
  evidence: null,
  otherAccounts: null,
  scrutiny: null,
  shownNumbers: null,
  readAgainAt: null,
  textMatchesPicture: null,
  taxInvoice: null,
  totalCents: null,
  checkResults: [],
  checkDetails: [],
  checksLeftOut: [],
  facts: null,
  supplierId: null,
  verificationId: null,
  judgedAt: null,
  learnt: null,
  outcome: 'unread',
  review: null,
  reviewedAt: null,
  readAt: null,
  assigneeId: null,
  uploadedBy: null,
  corrected: null,
  pickedLook: null,
  failureReason: null,
  redactedAt: null,
};

const SANDBOX_REASONS = { failed: 'reading_failed', invalid: 'no_page_can_be_opened' } as const;

/** The life of invoices, from the accepted file to the last check. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
  ) {}

  /**
   * Keeps a file and queues it for reading; when this has answered, the invoice is on disk and in the database.
   * @returns the id of the invoice
   */
  async create(
    entityId: string,
    source: InvoiceSource,
    file: InvoiceFile,
    uploadedBy: string | null = null,
  ): Promise<string> {
    const documentKey = this.documents.newKey(entityId, INVOICE_FILES);
    return this.documents.putFor(documentKey, file.bytes, (stored) =>
      this.database.transaction(
        (transaction) => this.insert(transaction, entityId, { source, file, documentKey, origin: null, uploadedBy }),
        stored,
      ),
    );
  }

  /**
   * As create, for an attachment and inside the transaction that settles its email. The document must be stored already.
   * Where the attachment has its invoice, that one's id comes back and nothing changes.
   */
  async createFromAttachment(
    transaction: Transaction,
    entityId: string,
    file: InvoiceFile,
    documentKey: string,
    origin: AttachmentOrigin,
  ): Promise<{ id: string; isNew: boolean }> {
    const existing = await transaction.rows(Invoice, entityId).findOne({ ...origin, documentNumber: 1 });
    if (existing) return { id: existing.id, isNew: false };
    return {
      id: await this.insert(transaction, entityId, { source: 'email', file, documentKey, origin, uploadedBy: null }),
      isNew: true,
    };
  }

  private async insert(
    transaction: Transaction,
    entityId: string,
    given: {
      source: InvoiceSource;
      file: InvoiceFile;
      documentKey: string;
      origin: AttachmentOrigin | null;
      uploadedBy: string | null;
    },
  ): Promise<string> {
    const { source, file, documentKey, origin, uploadedBy } = given;
    const id = newId();
    const now = new Date();
    await transaction.rows(Invoice, entityId).insert({
      ...UNREAD,
      id,
      uploadedBy,
      status: 'queued',
      source,
      originalFileName: file.fileName,
      contentType: file.contentType,
      documentKey,
      contentHash: createHash('sha256').update(file.bytes).digest(),
      size: file.bytes.length,
      inboundEmailId: origin?.inboundEmailId ?? null,
      attachmentNumber: origin?.attachmentNumber ?? null,
      createdAt: now,
      updatedAt: now,
    });
    await transaction.emit(invoiceQueued, { entityId, invoiceId: id });
    return id;
  }

  /** The invoice of this id. Throws not found for another entity's, or if it is not an id. */
  async find(entityId: string, id: string): Promise<Invoice> {
    const invoice = isUuid(id) ? await this.database.rows(Invoice, entityId).findOne({ id }) : null;
    if (!invoice) throw notFound('Invoice');
    return invoice;
  }

  /** What names the file of an invoice. Throws as find. */
  async fileOf(entityId: string, id: string): Promise<FileOfInvoice> {
    const file = isUuid(id)
      ? await this.database
          .rows(Invoice, entityId)
          .query('invoice')
          .select(['invoice.id', 'invoice.entityId', 'invoice.sourceInvoiceId', 'invoice.documentKey'])
          .andWhere('invoice.id = :id', { id })
          .getOne()
      : null;
    if (!file) throw notFound('Invoice');
    return file;
  }

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
      await rows.update({ id: invoiceId }, { ...first, updatedAt: now } as Partial<Invoice> as never);
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
    return this.database.dataSource.query<InvoicePayload[]>(
      `SELECT entity_id AS "entityId", id AS "invoiceId" FROM invoices WHERE read_again_at <= now()
        ORDER BY read_again_at, id LIMIT $1`,
      [limit],
    );
  }

  /** The first invoice of the file that an invoice is of, if it is still to be read again; else null. */
  async findDueForReadingAgain({ entityId, invoiceId }: InvoicePayload): Promise<Invoice | null> {
    const rows = this.database.rows(Invoice, entityId);
    const id = (await rows.findOne({ id: invoiceId }))?.sourceInvoiceId ?? invoiceId;
    return rows.findOne({ id, status: 'processed', readAgainAt: Not(IsNull()) });
  }

  /**
   * Keeps what a new reading of a file found: of its first invoice and of the further ones, in their order. One that was not found
   * before is added; of one that is not found any more the earlier reading stays.
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
          await rows.update({ id: row.id }, {
            ...extraction,
            ...(differs ? { outcome: untilChecked(row.outcome) } : {}),
            corrected: null,
            pickedLook: null,
            updatedAt: now,
          } as Partial<Invoice> as never);
          if (differs) await transaction.emit(invoiceDetailsChanged, { entityId, invoiceId: row.id });
        } else added.push({ ...addedTo(first, extraction, index + 1), createdAt: now, updatedAt: now });
      }
      await rows.update({ id: invoiceId }, { readAgainAt: null });
      const found = extractions.map((extraction, index) => ({
        id: (known[index] ?? added[index - known.length])?.id ?? invoiceId,
        pages: extraction.pages,
      }));
      await keepReadPages(transaction, entityId, invoiceId, pages, found);
      if (added.length > 0) await rows.insert(added);
      await transaction.emit(invoiceRead, ...added.map(({ id }) => ({ entityId, invoiceId: id })));
      await transaction.emit(
        invoiceReadAgain,
        ...known.slice(0, extractions.length).map(({ id }) => ({ entityId, invoiceId: id })),
      );
    });
  }

  /** Gives up reading an invoice again; the earlier reading stays. */
  async leaveAsRead({ entityId, invoiceId }: InvoicePayload): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const id = (await rows.findOne({ id: invoiceId }))?.sourceInvoiceId ?? invoiceId;
      await rows.update({ id }, { readAgainAt: null });
    });
  }

  /**
   * Keeps what the rules say of an invoice, and ends it where it was judged for the first time. `judged` gives it, inside the
   * transaction in which the invoice is held.
   */
  async recordChecks(
    { entityId, invoiceId }: InvoicePayload,
    judged: (transaction: Transaction, invoice: Invoice) => Promise<Judgement>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const invoice = await rows.findOneLocked({ id: invoiceId });
      const again = invoice?.status === 'processed';
      // Another worker ended it otherwise, or the sandbox was reset: nothing is left to do.
      if (!invoice || invoice.redactedAt !== null || (isFinal(invoice.status) && !again)) return;
      const ending = await endingOf(transaction, invoice);
      if (!again && (ending === 'failed' || ending === 'invalid')) {
        await this.endWithin(transaction, invoice, ending, { failureReason: SANDBOX_REASONS[ending] });
        return;
      }
      if (!again) checkStatusChange(invoice.status, 'processed');
      const judgement = await judged(transaction, invoice);
      const values = {
        ...judgement,
        ...(ending === null || ending === 'failed' || ending === 'invalid' ? {} : played(ending, judgement)),
        status: 'processed' as const,
        updatedAt: new Date(),
      };
      const outcome = outcomeOf({ ...invoice, ...values });
      await rows.update({ id: invoiceId }, {
        ...values,
        outcome,
        ...(again ? {} : { review: 'to_review', readAt: values.updatedAt }),
      } as never);
      if (again && outcome !== invoice.outcome)
        await transaction.emit(invoiceOutcomeChanged, { entityId, invoiceId, from: invoice.outcome, to: outcome });
      if (!again) await transaction.emit(invoiceProcessed, { entityId, invoiceId });
    });
  }

  /** Ends an invoice whose document nobody can read. */
  markInvalid(payload: InvoicePayload, failureReason: FailureReason): Promise<void> {
    return this.end(payload, 'invalid', { failureReason });
  }

  /** Ends an invoice that the service could not finish. */
  markFailed(payload: InvoicePayload, failureReason: FailureReason): Promise<void> {
    return this.end(payload, 'failed', { failureReason });
  }

  private async end(
    { entityId, invoiceId }: InvoicePayload,
    status: 'invalid' | 'failed',
    values: Pick<Invoice, 'failureReason'>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const invoice = await rows.findOneLocked({ id: invoiceId });
      // Another worker ended it first, or the sandbox was reset: nothing is left to do.
      if (!invoice || isFinal(invoice.status)) return;
      await this.endWithin(transaction, invoice, status, values);
    });
  }

  private async endWithin(
    transaction: Transaction,
    { id, entityId, status: from }: Invoice,
    status: 'invalid' | 'failed',
    values: Pick<Invoice, 'failureReason'>,
  ): Promise<void> {
    checkStatusChange(from, status);
    const now = new Date();
    await transaction
      .rows(Invoice, entityId)
      .update({ id }, { ...values, status, review: 'to_review', readAt: now, updatedAt: now });
    await transaction.emit(status === 'invalid' ? invoiceInvalid : invoiceFailed, { entityId, invoiceId: id });
  }
}

/** The ending that the file name of an invoice of the sandbox asks for; nobody can ask for one in production. */
async function endingOf(
  { manager }: Transaction,
  { entityId, originalFileName }: Invoice,
): Promise<SandboxEnding | null> {
  const ending = sandboxEndingOf(originalFileName);
  if (ending === null) return null;
  const [found] = await manager.query<{ environment: string }[]>(
    'SELECT o.environment FROM entities e JOIN organizations o ON o.id = e.organization_id WHERE e.id = $1',
    [entityId],
  );
  return found?.environment === 'sandbox' ? ending : null;
}

/** A further invoice of a file, to be judged. */
function addedTo(first: Invoice, extraction: Extraction, documentNumber: number): Invoice {
  const { documentKey, contentHash, size, inboundEmailId, attachmentNumber, entityId } = first;
  const { source, originalFileName, contentType, createdAt, updatedAt } = first;
  return {
    ...UNREAD,
    ...extraction,
    ...{ documentKey, contentHash, size, inboundEmailId, attachmentNumber, entityId },
    ...{ source, originalFileName, contentType, createdAt, updatedAt },
    id: newId(),
    status: 'reading',
    sourceInvoiceId: first.id,
    documentNumber,
  };
}
