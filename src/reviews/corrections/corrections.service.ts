import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.js';
import { masked } from '../../audit/changes.js';
import { PICKED_FIELDS } from '../../extraction/picked-account.js';
import { isDecided } from '../../invoices/invoice-review.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { correctInvoice } from '../../invoices/change-invoice.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { pageWithin } from '../../invoices/pages/file-pages.service.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict, invalid } from '../../platform/errors/domain-error.js';
import { newId } from '../../platform/ids/uuid.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { lockReviewableInvoice } from '../decisions/reviewable.js';
import { invoiceAccountPicked, invoiceCorrected } from '../review.events.js';
import { FIELDS, readValue, shownValue } from './correction-values.js';
import { pickWords, wordsMatchValue } from './picked-words.js';
import type { PickedWords } from './picked-words.js';
import { InvoiceCorrection } from './invoice-correction.entity.js';
import type { Correctable } from './invoice-correction.entity.js';

/** What somebody says a field is, and the words that it was picked from where it was. */
export interface GivenCorrection {
  field: Correctable;
  value: string | null;
  page: number | null;
  /** Indexes of words of the page. */
  words: readonly number[] | null;
}

/** What people correct of what was read. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly decisions: DecisionsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Keeps what somebody says a field is, and has the invoice judged again. What a person entered is not read: it makes no match true
   * unless it is an account that was picked and is seen on a second look (docs/reviews.md). Approvals that were given before do not count for it.
   * @returns the correction's id
   */
  correct(caller: EntityCaller, invoiceId: string, given: GivenCorrection): Promise<string> {
    const { field } = given;
    const after = readValue(field, given.value);
    const { entityId, userId } = caller;
    return this.database.transaction(async (transaction) => {
      const held = await lockReviewableInvoice(transaction, entityId, invoiceId);
      const invoice = held.invoice as Invoice;
      if (held.review !== null && isDecided(held.review))
        throw conflict(`This invoice is ${held.review}. Reopen it before you correct it.`);
      const picked = await pickedWords(transaction, invoice, given, after);
      const { property, evidence } = FIELDS[field];
      const before = (invoice[property] as string | number | null) ?? null;
      if (String(before) === String(after)) throw invalid({ value: ['The invoice already has this value.'] });
      const corrected = { ...invoice.corrected };
      const read = field in corrected ? (corrected[field]?.read ?? null) : before === null ? null : String(before);
      const isAsRead = read === after;
      if (isAsRead) delete corrected[field];
      else corrected[field] = { read };
      const id = newId();
      const now = new Date();
      await transaction.rows(InvoiceCorrection, entityId).insert({
        id,
        invoiceId: invoice.id,
        field,
        before: shownValue(field, before),
        after: shownValue(field, after),
        picked,
        sight: null,
        seen: isAsRead,
        userId,
        createdAt: now,
      });
      await correctInvoice(transaction, invoice, {
        [property]: after,
        corrected: Object.keys(corrected).length > 0 ? corrected : null,
        ...(evidence !== null && invoice.evidence !== null && !isAsRead
          ? { evidence: { ...invoice.evidence, [evidence]: null } }
          : {}),
      });
      if (held.review === 'awaiting_second' || held.review === 'cleared')
        await this.decisions.reopen(transaction, held, 'A field was corrected.');
      await this.audit.append(transaction.manager, {
        organizationId: null,
        entityId,
        action: 'invoice.corrected',
        subject: { type: 'invoices', id: invoice.id },
        changes: [
          {
            attribute: field,
            before: masked(field, shownValue(field, before)),
            after: masked(field, shownValue(field, after)),
            withheld: true,
          },
        ],
      });
      await transaction.emit(invoiceCorrected, { entityId, invoiceId: invoice.id });
      if (isOfAccount(field)) await transaction.emit(invoiceAccountPicked, { entityId, invoiceId: invoice.id });
      return id;
    });
  }
}

const isOfAccount = (field: Correctable): boolean => PICKED_FIELDS.some((name) => `extracted_${name}` === field);

/** The words that a value was picked from. Throws invalid on `page` or `words` if there are none such, or they say something else. */
async function pickedWords(
  transaction: Transaction,
  invoice: Invoice,
  { field, page, words }: GivenCorrection,
  value: string | null,
): Promise<PickedWords | null> {
  if (page === null && words === null) return null;
  if (page === null) throw invalid({ page: ['The page field is required when words are given.'] });
  if (words === null) throw invalid({ words: ['The words picked from the page are required.'] });
  const found = await pageWithin(transaction, invoice, page);
  if (!found) throw invalid({ page: ['The page field must be a page of the file.'] });
  const picked = pickWords(page, found.words, words);
  if (picked === null) throw invalid({ words: ['The words field must be indexes of words of the page.'] });
  if (value === null || !wordsMatchValue(field, value, picked.words))
    throw invalid({ words: ['The picked words do not match the value.'] });
  return picked;
}
