import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { InvoicesService } from '../invoices/invoices.service.js';
import { DataWasReset } from '../platform/database/generations.js';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { isUnavailable } from '../platform/errors/unavailable.js';
import { newId } from '../platform/ids/uuid.js';
import { inboundEmailReceived } from './inbound-email.events.js';
import type { InboundEmailPayload } from './inbound-email.events.js';
import { InboundEmail } from './inbound-email.entity.js';
import type { AttachmentOutcome } from './inbound-email.entity.js';
import type { MessageFiles, StoredAttachment } from './mime/message-files.js';

/** A message as the mail server took it: synced to a file on the disk of the document store. */
export interface TakenMessage {
  path: string;
  size: number;
  contentHash: Buffer;
  envelopeFrom: string;
  peerAddress: string;
  helo: string | null;
  receivedAt: Date;
  /** One address for each entity that gets the message. */
  recipients: { entityId: string; address: string }[];
}

/** The life of inbound emails, from the accepted message to its invoices. */
@Injectable()
export class InboundEmailsService {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly invoices: InvoicesService,
  ) {}

  /**
   * Makes a taken message ours: when this has answered it is on disk and in the database for every recipient. The same
   * message for the same recipient again changes nothing.
   */
  async accept(message: TakenMessage): Promise<void> {
    try {
      await this.keep(message);
    } catch (error) {
      // A sandbox that was reset meanwhile keeps its inbox: the message is among the first of its new data.
      if (!(error instanceof DataWasReset)) throw error;
      await this.keep(message);
    }
  }

  private async keep(message: TakenMessage): Promise<void> {
    // In one order for all, so that transactions of several recipients never wait for each other in a circle.
    const recipients = [...message.recipients].sort((a, b) => (a.entityId < b.entityId ? -1 : 1));
    await this.database.enter(recipients.map(({ entityId }) => entityId));
    const kept = recipients.map((recipient) => ({
      ...recipient,
      id: newId(),
      rawKey: this.documents.newKey(recipient.entityId, 'emails'),
    }));
    const unneeded: string[] = [];
    try {
      await Promise.all(kept.map(({ rawKey }) => this.documents.adopt(rawKey, message.path)));
      await this.database.transaction(async (transaction) => {
        for (const { entityId, address, id, rawKey } of kept) {
          const added = await this.add(transaction, entityId, message, { id, rawKey, recipient: address });
          if (!added) unneeded.push(rawKey);
        }
      });
    } catch (error) {
      unneeded.length = 0;
      // Where the connection broke, the rows may be there all the same and need their message.
      if (!isUnavailable(error)) unneeded.push(...kept.map(({ rawKey }) => rawKey));
      throw error;
    } finally {
      await Promise.allSettled(unneeded.map((key) => this.documents.delete(key)));
    }
  }

  private async add(
    transaction: Transaction,
    entityId: string,
    message: TakenMessage,
    given: { id: string; rawKey: string; recipient: string },
  ): Promise<boolean> {
    const added = await transaction.rows(InboundEmail, entityId).insertNew({
      ...given,
      envelopeFrom: message.envelopeFrom,
      peerAddress: message.peerAddress,
      helo: message.helo,
      contentHash: message.contentHash,
      size: message.size,
      from: null,
      to: [],
      subject: null,
      messageId: null,
      receivedAt: message.receivedAt,
      status: 'received',
      reason: null,
      spf: null,
      dkim: null,
      dmarc: null,
      arc: null,
      fromDomain: null,
      replyTo: null,
      authenticated: null,
      forwarded: null,
      authentication: null,
      authenticationTries: 0,
      authenticationDueAt: null,
      senderDecision: null,
      confirmedAt: null,
      attachments: [],
      updatedAt: message.receivedAt,
    });
    if (added) await transaction.emit(inboundEmailReceived, { entityId, emailId: given.id });
    return added;
  }

  /** The email if it is still to be taken apart and may be read, else null. */
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
        const key = this.documents.newKeyBeside(email.rawKey, 'invoices');
        await this.documents.adopt(key, attachment.path);
        stored.push(key);
        documents.set(attachment, { key, bytes: await readFile(attachment.path) });
      }
      await this.database.transaction(async (transaction) => {
        const rows = transaction.rows(InboundEmail, email.entityId);
        if (!(await rows.findOneLocked({ id: email.id, status: 'received' }))) return;
        const attachments: AttachmentOutcome[] = [];
        for (const [index, attachment] of content.attachments.entries()) {
          const document = documents.get(attachment);
          const common = { file_name: attachment.fileName, size: attachment.size };
          if (document === undefined || attachment.contentType === null) {
            const outcome = attachment.outcome === 'failed' ? 'failed' : 'ignored';
            attachments.push({ ...common, outcome, reason: attachment.reason, invoice_id: null });
            continue;
          }
          const invoiceId = await this.invoices.createFromAttachment(
            transaction,
            email.entityId,
            { bytes: document.bytes, fileName: attachment.fileName, contentType: attachment.contentType },
            document.key,
            { inboundEmailId: email.id, attachmentNumber: index + 1 },
          );
          used.add(document.key);
          attachments.push({ ...common, outcome: 'invoice', reason: null, invoice_id: invoiceId });
        }
        const gaveInvoice = attachments.some((one) => one.outcome === 'invoice');
        await rows.update(
          { id: email.id },
          {
            from: content.from,
            to: content.to,
            subject: content.subject,
            messageId: content.messageId,
            attachments,
            status: gaveInvoice ? 'processed' : 'rejected',
            reason: gaveInvoice ? null : (content.reason ?? 'The message holds no PDF, JPEG or PNG.'),
            updatedAt: new Date(),
          },
        );
      });
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

  /** Gives up on a message that cannot be taken apart; its raw bytes stay. */
  async reject({ entityId, emailId }: InboundEmailPayload, reason: string): Promise<void> {
    await this.database
      .rows(InboundEmail, entityId)
      .update({ id: emailId, status: 'received' }, { status: 'rejected', reason, updatedAt: new Date() });
  }
}
