import { Injectable } from '@nestjs/common';
import { beginAnew, markForReadingAgain } from '../../invoices/change-invoice.js';
import { lockFile } from '../../invoices/lock-invoice.js';
import { invoiceReadAgainAsked } from '../../invoices/invoice.events.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { isFinal } from '../../invoices/invoice-status.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { Database } from '../../platform/database/transactions.js';
import { conflict } from '../../platform/errors/domain-error.js';
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
      const file = await lockFile(transaction, entityId, id);
      const asked = file.find((one) => one.id === id) as Invoice;
      if (!file.every(({ status }) => isFinal(status))) throw conflict('This document is already being read.');
      for (const one of file)
        if (one.id === id || one.review !== 'rejected')
          await this.decisions.reopenForReading(transaction, caller, one.id, comment ?? WHY);
      await transaction.emit(invoiceReadAgainAsked, { entityId, invoiceId: id });
      if (asked.status === 'processed') await markForReadingAgain(transaction, file[0] as Invoice);
      else await beginAnew(transaction, asked);
    });
  }
}
