import { Injectable } from '@nestjs/common';
import { forgetLesson } from '../../invoices/change-invoice.js';
import { hasPassed, UNCHANGED } from '../../invoices/check-types.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { invoiceGroundsChanged } from '../../invoices/invoice.events.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { InvoiceReview } from '../../invoices/invoice-review.js';
import { SupplierMemory } from '../../suppliers/supplier-memory.js';
import type { Reviewable } from './reviewable.js';

/** Invoices of a supplier that may have been judged by what another one taught of its account: as far back as anybody may still pay. */
const JUDGED_BY_IT = `
  SELECT i.id FROM invoices i
   WHERE i.entity_id = $1 AND i.id <> $2 AND i.extracted_account_bsb = $4 AND i.extracted_account_number = $5
     AND i.supplier_id IN (
       SELECT one.id FROM suppliers own
         JOIN suppliers one ON one.entity_id = own.entity_id
          AND coalesce(one.merged_into_id, one.id) = coalesce(own.merged_into_id, own.id)
        WHERE own.entity_id = $1 AND own.id = $3)
     AND i.status = 'processed' AND i.review IS DISTINCT FROM 'rejected' AND i.created_at > now() - interval '30 days'
     AND ${hasPassed(UNCHANGED, 'i.check_results')}`;

/** What an invoice teaches of its supplier, where people decide on it: no fraud becomes what is usual. */
@Injectable()
export class Lessons {
  constructor(private readonly suppliers: SupplierMemory) {}

  /** Takes back what an invoice taught that the transaction holds; those that were judged by it are judged again. */
  async unlearn(transaction: Transaction, invoice: Invoice): Promise<void> {
    const { id, entityId, supplierId, learnt } = invoice;
    if (learnt === null || supplierId === null) return;
    await this.suppliers.forget(transaction, entityId, supplierId, learnt);
    await forgetLesson(transaction, invoice);
    if (learnt.account === null) return;
    const { bsb, accountNumber } = learnt.account;
    const given = [entityId, id, supplierId, bsb, accountNumber];
    const judged = await transaction.manager.query<{ id: string }[]>(JUDGED_BY_IT, given);
    await transaction.emit(invoiceGroundsChanged, ...judged.map((one) => ({ entityId, invoiceId: one.id })));
  }

  /** Has an invoice judged again that is rejected no more: it may teach then. */
  async relearn(transaction: Transaction, { id: invoiceId, entityId }: Invoice): Promise<void> {
    await transaction.emit(invoiceGroundsChanged, { entityId, invoiceId });
  }

  /** Has an invoice judged again that is approved, or no longer, if that decides whether its sender is learnt. */
  async weighSender(
    transaction: Transaction,
    { invoice, review: before }: Reviewable,
    after: InvoiceReview,
  ): Promise<void> {
    if (invoice === null || (before === 'approved') === (after === 'approved')) return;
    const { id: invoiceId, entityId, learnt, facts } = invoice;
    if (learnt === null || facts?.known.senderAuthenticated !== true) return;
    if ((learnt.sender === null) === (after === 'approved'))
      await transaction.emit(invoiceGroundsChanged, { entityId, invoiceId });
  }
}
