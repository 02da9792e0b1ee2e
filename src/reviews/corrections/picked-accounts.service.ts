import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { ReadDocument } from '../../extraction/document.js';
import { PICKED_FIELDS } from '../../extraction/picked-account.js';
import type { PickedAccount } from '../../extraction/picked-account.js';
import { keepPickedLook } from '../../invoices/change-invoice.js';
import { lockProcessed } from '../../invoices/lock-invoice.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { InvoiceLookup } from '../../invoices/invoice-lookup.service.js';
import type { InvoicePayload } from '../../invoices/invoice.events.js';
import { Database } from '../../platform/database/transactions.js';
import { invoiceCorrected } from '../review.events.js';
import { InvoiceCorrection } from './invoice-correction.entity.js';

/** An account that a person picked on an invoice, and the corrections that say so. */
export interface Picked {
  invoice: Invoice;
  account: PickedAccount;
  corrections: InvoiceCorrection[];
}

/** Accounts that people picked on documents, and what was seen of them. */
@Injectable()
export class PickedAccounts {
  constructor(
    private readonly database: Database,
    private readonly lookup: InvoiceLookup,
  ) {}

  /** The account of an invoice where a person picked it and nobody has looked yet; else null. */
  async find({ entityId, invoiceId }: InvoicePayload): Promise<Picked | null> {
    const invoice = await this.lookup.processed({ entityId, invoiceId });
    if (invoice === null || invoice.readAgainAt !== null) return null;
    const { extractedAccountBsb, extractedAccountNumber, corrected } = invoice;
    const values = { account_bsb: extractedAccountBsb, account_number: extractedAccountNumber };
    const all = await this.database
      .rows(InvoiceCorrection, entityId)
      .find({ invoiceId, field: In(PICKED_FIELDS.map((name) => `extracted_${name}`)) });
    const numbers: PickedAccount['numbers'] = {};
    const corrections: InvoiceCorrection[] = [];
    for (const name of PICKED_FIELDS) {
      if (!(`extracted_${name}` in (corrected ?? {}))) continue;
      const last = all
        .filter(({ field }) => field === `extracted_${name}`)
        .sort(byAge)
        .at(-1);
      const value = values[name];
      // A typed number has no place on a page.
      if (!last?.picked || value === null || last.after !== value) return null;
      numbers[name] = { value, page: last.picked.page, box: last.picked.box };
      corrections.push(last);
    }
    if (corrections.length === 0 || corrections.every(({ sight }) => sight !== null)) return null;
    return { invoice, account: { document: invoice.documentNumber, numbers }, corrections };
  }

  /** Keeps what was seen, where the invoice is still as it was when the look began, and has it judged again. */
  async keep({ invoice: before, corrections }: Picked, documents: readonly ReadDocument[]): Promise<void> {
    const { id, entityId } = before;
    const found = documents[before.documentNumber - 1];
    // A reader that has learnt may part the file otherwise: it is another document then.
    if (found === undefined || found.pages.join() !== before.pages?.join()) return;
    const { scrutiny, textMatchesPicture, fields } = found;
    const [bsb, number] = [fields.account_bsb?.value, fields.account_number?.value];
    const isPicked = bsb === before.extractedAccountBsb && number === before.extractedAccountNumber;
    await this.database.transaction(async (transaction) => {
      const now = await lockProcessed(transaction, entityId, id);
      if (now === null || !isAsBefore(now, before)) return;
      const sight = isPicked ? (scrutiny?.sight ?? null) : null;
      for (const { id: correction } of corrections)
        await transaction
          .rows(InvoiceCorrection, entityId)
          .update(
            { id: correction },
            { sight: sight ?? { outcome: 'unseen', reason: 'reads_differently', places: [] } },
          );
      if (!isPicked || bsb === undefined || number === undefined || scrutiny === null) return;
      await keepPickedLook(transaction, now, { bsb, accountNumber: number, scrutiny, textMatchesPicture });
      await transaction.emit(invoiceCorrected, { entityId, invoiceId: id });
    });
  }
}

const byAge = (a: InvoiceCorrection, b: InvoiceCorrection): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** Whether nobody has corrected the account or asked for a new reading meanwhile. */
function isAsBefore(now: Invoice, before: Invoice): boolean {
  return (
    now.readAgainAt === null &&
    now.extractedAccountBsb === before.extractedAccountBsb &&
    now.extractedAccountNumber === before.extractedAccountNumber &&
    Object.keys(now.corrected ?? {})
      .sort()
      .join() ===
      Object.keys(before.corrected ?? {})
        .sort()
        .join()
  );
}
