import { Injectable } from '@nestjs/common';
import { Brackets } from 'typeorm';
import { isValidAbn } from '../numbers/abn.js';
import { isValidAccountNumber } from '../numbers/account-number.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { Database } from '../platform/database/transactions.js';
import { BsbDirectory } from '../bsb-directory/bsb-directory.js';
import type { Facts } from './facts.js';

/** Finds out, once for each invoice, all that rules may ask. */
@Injectable()
export class FactGatherer {
  constructor(
    private readonly database: Database,
    private readonly bsbDirectory: BsbDirectory,
  ) {}

  async gather(invoice: Invoice): Promise<Facts> {
    const { extractedBusinessAbn: abn, extractedAccountBsb: bsb, extractedAccountNumber: account } = invoice;
    const [accountBsbExists, earlierWithSameContent, earlierWithSameNumber] = await Promise.all([
      bsb === null ? null : this.bsbDirectory.exists(bsb),
      this.earlierWithSameContent(invoice),
      this.earlierWithSameNumber(invoice),
    ]);
    return {
      documentIsInvoice: invoice.documentIsInvoice,
      businessAbnValid: abn === null ? null : isValidAbn(abn),
      accountBsbExists,
      accountNumberValid: account === null ? null : isValidAccountNumber(account),
      earlierWithSameContent,
      earlierWithSameNumber,
      textMatchesPicture: invoice.textMatchesPicture,
    };
  }

  /** Further invoices of the same file are no duplicates of one another. */
  private earlierWithSameContent(invoice: Invoice): Promise<number> {
    return this.database
      .rows(Invoice, invoice.entityId)
      .query('other')
      .andWhere('other.contentHash = :hash', { hash: invoice.contentHash })
      .andWhere('coalesce(other.sourceInvoiceId, other.id) <> :own', { own: invoice.sourceInvoiceId ?? invoice.id })
      .andWhere('(other.createdAt, other.id) < (:createdAt, :id)', { createdAt: invoice.createdAt, id: invoice.id })
      .getCount();
  }

  /**
   * Counts younger ones too that were judged first: of two invoices that arrive together at least one is a duplicate,
   * whichever is read sooner. Where supplier or number is not known nothing can be a duplicate by it.
   */
  private async earlierWithSameNumber(invoice: Invoice): Promise<number> {
    const { extractedBusinessAbn: abn, extractedBusinessName: name, extractedInvoiceNumber: number } = invoice;
    if (number === null || (abn === null && name === null)) return 0;
    return this.database
      .rows(Invoice, invoice.entityId)
      .query('other')
      .andWhere('other.id <> :id', { id: invoice.id })
      .andWhere('other.extractedInvoiceNumber = :number', { number })
      .andWhere(
        abn === null
          ? 'other.extractedBusinessAbn IS NULL AND other.extractedBusinessName = :name'
          : 'other.extractedBusinessAbn = :abn',
        { abn, name },
      )
      .andWhere(
        new Brackets((either) =>
          either
            .where('(other.createdAt, other.id) < (:createdAt, :id)', { createdAt: invoice.createdAt })
            .orWhere(`other.status = 'processed'`),
        ),
      )
      .getCount();
  }
}
