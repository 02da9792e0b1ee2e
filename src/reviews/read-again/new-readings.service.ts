import { Injectable } from '@nestjs/common';
import { holdInvoice } from '../../invoices/held-invoice.js';
import { invoiceQueued, invoiceRead, invoiceReadAgainAsked } from '../../invoices/invoice.events.js';
import { Invoice } from '../../invoices/invoice.entity.js';
import { checkStatusChange, isFinal } from '../../invoices/invoice-status.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict, notFound } from '../../platform/errors/domain-error.js';
import { isUuid } from '../../platform/ids/uuid.js';
import { DecisionsService } from '../decisions/decisions.service.js';

const WHY = 'The document is read again.';

/** New readings of files, where somebody asks for one. */
@Injectable()
export class NewReadings {
  constructor(
    private readonly database: Database,
    private readonly decisions: DecisionsService,
  ) {}

  /**
   * Has the file of an invoice read again. What was decided on the earlier reading is opened again, of every invoice of the file but those
   * that somebody rejected, this one aside. Asking twice is asking once.
   * Throws not found, a conflict if it is being read, and forbidden where it takes an approver to open something again.
   */
  async ask(caller: EntityCaller, id: string, comment: string | null): Promise<void> {
    const { entityId } = caller;
    await this.database.transaction(async (transaction) => {
      const file = await heldFile(transaction, entityId, id);
      const asked = file.find((one) => one.id === id) as Invoice;
      if (!file.every(({ status }) => isFinal(status))) throw conflict('This document is already being read.');
      for (const one of file)
        if (one.id === id || one.review !== 'rejected')
          await this.decisions.reopenForReading(transaction, caller, one.id, comment ?? WHY);
      await transaction.emit(invoiceReadAgainAsked, { entityId, invoiceId: id });
      if (asked.status === 'processed') await readProcessed(transaction, file[0] as Invoice);
      else await beginAnew(transaction, asked);
    });
  }
}

/** Every invoice of the file that an invoice is of, the first of the file first, held in one order whichever is asked for. */
async function heldFile(transaction: Transaction, entityId: string, id: string): Promise<Invoice[]> {
  const rows = transaction.rows(Invoice, entityId);
  const asked = isUuid(id) ? await rows.findOne({ id }) : null;
  if (!asked) throw notFound('Invoice');
  const first = asked.sourceInvoiceId ?? asked.id;
  const ids = [first, ...(await rows.find({ sourceInvoiceId: first })).map((one) => one.id).sort()];
  const held: Invoice[] = [];
  for (const one of ids) {
    held.push(await holdInvoice(transaction, entityId, one));
  }
  return held;
}

async function readProcessed(transaction: Transaction, { entityId, id, status }: Invoice): Promise<void> {
  if (status !== 'processed')
    throw conflict('The first invoice of this file could not be checked. Read that one again first.');
  await transaction.rows(Invoice, entityId).update({ id }, { readAgainAt: new Date() });
}

/** What failed is done again from where it failed. */
async function beginAnew(transaction: Transaction, { entityId, id, status, evidence }: Invoice): Promise<void> {
  const next = evidence === null ? 'queued' : 'reading';
  checkStatusChange(status, next);
  await transaction
    .rows(Invoice, entityId)
    .update({ id }, { status: next, failureReason: null, updatedAt: new Date() });
  await transaction.emit(evidence === null ? invoiceQueued : invoiceRead, { entityId, invoiceId: id });
}
