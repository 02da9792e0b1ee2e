import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { INVOICE_FILES } from '../invoices/invoice.documents.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { isUnavailable } from '../platform/errors/unavailable.js';
import { emailsEnded } from './email-figures.js';
import { Confirmations } from './confirmations/confirmations.service.js';
import { inboundEmailUpdated } from './inbound-email.events.js';
import type { InboundEmailPayload } from './inbound-email.events.js';
import { InboundEmail } from './inbound-email.entity.js';
import type { AttachmentOutcome } from './inbound-email.entity.js';
import type { MessageFiles, StoredAttachment } from './mime/message-files.js';

/** The life of inbound emails, from the accepted message (see MessageAcceptance) to its invoices. */
@Injectable()
export class InboundEmailsService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly invoices: InvoicesService,
    private readonly confirmations: Confirmations,
  ) {}

  /** The email of this id, or null if the entity has none such. */
  find(entityId: string, emailId: string): Promise<InboundEmail | null> {
    return this.database.rows(InboundEmail, entityId).findOne({ id: emailId });
  }

  /** The email if it is still to be parsed and may be read, else null. */
  async findWaiting({ entityId, emailId }: InboundEmailPayload): Promise<InboundEmail | null> {
    return this.database
      .rows(InboundEmail, entityId)
      .findOne({ id: emailId, status: 'received', senderDecision: In(['allowed', 'released']) });
  }

  /** Keeps what a message holds: an invoice for each document, and what became of everything else. */
  async settle(email: InboundEmail, content: MessageFiles): Promise<void> {
    const stored: string[] = [];
    const used = new Set<string>();
    try {
      const documents = new Map<StoredAttachment, { key: string; bytes: Buffer }>();
      for (const attachment of content.attachments) {
        if (attachment.path === null) continue;
        const key = this.documents.newKeyBeside(email.rawKey, INVOICE_FILES);
        await this.documents.adopt(key, attachment.path);
        stored.push(key);
        documents.set(attachment, { key, bytes: await readFile(attachment.path) });
      }
      const ended = await this.database.transaction(async (transaction) => {
        const rows = transaction.rows(InboundEmail, email.entityId);
        if (!(await rows.findOneLocked({ id: email.id, status: 'received' }))) return null;
        const attachments: AttachmentOutcome[] = [];
        for (const [index, attachment] of content.attachments.entries()) {
          const document = documents.get(attachment);
          const common = { file_name: attachment.fileName, size: attachment.size };
          if (document === undefined || attachment.contentType === null) {
            const outcome = attachment.outcome === 'failed' ? 'failed' : 'ignored';
            attachments.push({ ...common, outcome, reason: attachment.reason, invoice_id: null });
            continue;
          }
          const { id: invoiceId, isNew } = await this.invoices.createFromAttachment(
            transaction,
            email.entityId,
            { bytes: document.bytes, fileName: attachment.fileName, contentType: attachment.contentType },
            document.key,
            { inboundEmailId: email.id, attachmentNumber: index + 1 },
          );
          // One that the attachment gave before has its document.
          if (isNew) used.add(document.key);
          attachments.push({ ...common, outcome: 'invoice', reason: null, invoice_id: invoiceId });
        }
        const gaveInvoice = attachments.some((one) => one.outcome === 'invoice');
        const status = gaveInvoice ? 'processed' : 'rejected';
        await rows.update(
          { id: email.id },
          {
            from: content.from,
            to: content.to,
            subject: content.subject,
            messageId: content.messageId,
            textFindings: content.textFindings,
            attachments,
            status,
            reason: gaveInvoice ? null : (content.reason ?? 'The message holds no PDF, JPEG or PNG.'),
            updatedAt: new Date(),
          },
        );
        await this.tellEnded(transaction, { entityId: email.entityId, emailId: email.id });
        return status;
      });
      if (ended !== null) emailsEnded.add({ status: ended });
    } catch (error) {
      // Where the connection broke, the invoices may be there all the same and need their documents.
      if (isUnavailable(error)) for (const key of stored) used.add(key);
      else used.clear();
      throw error;
    } finally {
      const surplus = stored.filter((key) => !used.has(key));
      await Promise.allSettled(surplus.map((key) => this.documents.delete(key)));
    }
  }

  /** Gives up on a message that cannot be parsed; its raw bytes stay, and so do invoices that it gave before. */
  async reject(payload: InboundEmailPayload, reason: string): Promise<void> {
    const { entityId, emailId: id } = payload;
    const ended = await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(InboundEmail, entityId);
      const email = await rows.findOneLocked({ id, status: 'received' });
      if (email === null) return null;
      const status = email.attachments.some((one) => one.outcome === 'invoice') ? 'processed' : 'rejected';
      await rows.update({ id }, { status, reason, updatedAt: new Date() });
      await this.tellEnded(transaction, payload);
      return status;
    });
    if (ended !== null) emailsEnded.add({ status: ended });
  }

  private async tellEnded(transaction: Transaction, payload: InboundEmailPayload): Promise<void> {
    await transaction.emit(inboundEmailUpdated, payload);
    await this.confirmations.consider(transaction, payload);
  }
}
