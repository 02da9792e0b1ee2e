import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { notFound } from '../platform/errors/domain-error.js';
import { isUuid, newId } from '../platform/ids/uuid.js';
import { ResourceReader } from '../platform/json-api/reader.js';
import type { StoredRow } from '../platform/json-api/reader.js';
import {
  invoiceFailed,
  invoiceInvalid,
  invoiceCheckFailed,
  invoiceOutcomeChanged,
  invoiceProcessed,
  invoiceQueued,
} from './invoice.events.js';
import type { InvoicePayload } from './invoice.events.js';
import { invoiceResource } from './invoice.resource.js';
import { INVOICE_FILES } from './invoice.documents.js';
import { outcomeOf } from './outcome.js';
import { played, sandboxEndingOf } from './sandbox/sandbox-ending.js';
import type { SandboxEnding } from './sandbox/sandbox-ending.js';
import { checkStatusChange, isFinal } from './invoice-status.js';
import { Invoice } from './invoice.entity.js';
import type { FailureReason, InvoiceSource } from './invoice.entity.js';
import type { FileOfInvoice } from './pages/file-pages.service.js';
import { UNREAD } from './unread-invoice.js';
import { ADD_UPLOADED } from './uploaded-invoice.js';

/** A file that is to become an invoice. */
export interface InvoiceFile {
  bytes: Uint8Array;
  fileName: string;
  contentType: string;
}

/** What the rules say of an invoice, and whose it is. */
export type Judgement = Pick<
  Invoice,
  | 'checkResults'
  | 'checkDetails'
  | 'checksLeftOut'
  | 'facts'
  | 'supplierId'
  | 'learnt'
  | 'verificationId'
  | 'explainedBy'
  | 'judgedAt'
>;

/** Where an emailed invoice came from; an attachment becomes an invoice once, however often this is asked. */
export interface AttachmentOrigin {
  inboundEmailId: string;
  attachmentNumber: number;
}

const SANDBOX_REASONS = { failed: 'reading_failed', invalid: 'no_page_can_be_opened' } as const;

/** The life of invoices, from the accepted file to the last check; what is read in between is kept by InvoiceReadings. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly reader: ResourceReader,
  ) {}

  /**
   * Keeps a file and queues it for reading; when this has answered, the invoice is on disk and in the database.
   * @returns the invoice as its resource shows it to who uploads it
   */
  create(
    entityId: string,
    source: InvoiceSource,
    { bytes, fileName, contentType }: InvoiceFile,
    uploadedBy: string | null = null,
  ): Promise<StoredRow> {
    const wanted = this.documents.newKey(entityId, INVOICE_FILES);
    return this.documents.putFor(wanted, bytes, (documentKey, stored) => {
      const id = newId();
      const row = {
        id,
        entity_id: entityId,
        source,
        original_file_name: fileName,
        content_type: contentType,
        document_key: documentKey,
        content_hash: `\\x${createHash('sha256').update(bytes).digest('hex')}`,
        size: bytes.length,
        uploaded_by: uploadedBy,
        created_at: new Date().toISOString(),
      };
      const addition = { ...ADD_UPLOADED, returning: this.reader.columnsOf(invoiceResource, 'upload') };
      return this.database.add<StoredRow, InvoicePayload>(
        addition,
        row,
        invoiceQueued,
        { entityId, invoiceId: id },
        stored,
      );
    });
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
      id: await this.insertAttachment(transaction, entityId, file, documentKey, origin),
      isNew: true,
    };
  }

  private async insertAttachment(
    transaction: Transaction,
    entityId: string,
    { bytes, fileName, contentType }: InvoiceFile,
    documentKey: string,
    origin: AttachmentOrigin,
  ): Promise<string> {
    const id = newId();
    const now = new Date();
    await transaction.rows(Invoice, entityId).insert({
      ...UNREAD,
      ...origin,
      id,
      status: 'queued',
      source: 'email',
      originalFileName: fileName,
      contentType,
      documentKey,
      contentHash: createHash('sha256').update(bytes).digest(),
      size: bytes.length,
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
   * Keeps what the rules say of an invoice, and ends it where it was judged for the first time. `judged` gives it, inside the
   * transaction in which the invoice is held; `holdGrounds` holds what it rests on before that.
   */
  async recordChecks(
    { entityId, invoiceId }: InvoicePayload,
    holdGrounds: (transaction: Transaction) => Promise<void>,
    judged: (transaction: Transaction, invoice: Invoice) => Promise<Judgement>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await holdGrounds(transaction);
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
      await rows.update(
        { id: invoiceId },
        {
          ...values,
          outcome,
          ...(again ? {} : { review: 'to_review', readAt: values.updatedAt }),
        },
      );
      const failed = newlyFailed(invoice.checkResults, values.checkResults);
      if (again && outcome !== invoice.outcome)
        await transaction.emit(invoiceOutcomeChanged, { entityId, invoiceId, from: invoice.outcome, to: outcome });
      else if (again && failed.length > 0)
        await transaction.emit(invoiceCheckFailed, { entityId, invoiceId, checks: failed.join(', ') });
      if (!again) await transaction.emit(invoiceProcessed, { entityId, invoiceId });
    });
  }

  /** Notes that an invoice, and what came with it, was checked again since a moment; where it changed after that it is still to be checked. */
  async markChecked({ entityId, invoiceId }: InvoicePayload, since: Date): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.rows(Invoice, entityId).update({ id: invoiceId, checkAgainAt: since }, { checkAgainAt: null });
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

/** The checks that say no now and did not before. */
function newlyFailed(before: Invoice['checkResults'], now: Invoice['checkResults']): string[] {
  const had = new Set(before.filter(({ result }) => !result).map(({ type }) => type));
  return now.filter(({ type, result }) => !result && !had.has(type)).map(({ type }) => type);
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
