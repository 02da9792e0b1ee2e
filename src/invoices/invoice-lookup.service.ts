import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Database } from '../platform/database/transactions.js';
import { hasPassed, MATCH } from './check-types.js';
import type { InvoicePayload } from './invoice.events.js';
import { Invoice } from './invoice.entity.js';
import type { InvoiceStatus } from './invoice-status.js';

/** What an invoice may have in common with a payee. */
export interface PayeeTraits {
  businessAbn: string;
  /** As invoices give them. */
  names: readonly string[];
  accountBsb: string;
  accountNumber: string;
}

/** Finds invoices of an entity for those who judge them, look at them or tell of them. */
@Injectable()
export class InvoiceLookup {
  constructor(private readonly database: Database) {}

  /** Null if the entity has no such one. */
  get({ entityId, invoiceId: id }: InvoicePayload): Promise<Invoice | null> {
    return this.database.rows(Invoice, entityId).findOne({ id });
  }

  /** As get, if it is processed. */
  processed({ entityId, invoiceId: id }: InvoicePayload): Promise<Invoice | null> {
    return this.database.rows(Invoice, entityId).findOne({ id, status: 'processed' });
  }

  /** Those that there are, in the order of the ids. */
  byIds(entityId: string, ids: readonly string[]): Promise<Invoice[]> {
    return this.database.rows(Invoice, entityId).findByIds(ids);
  }

  /** Invoices that came in an email and were read, with one of these statuses. */
  readOfEmail(entityId: string, inboundEmailId: string, statuses: readonly InvoiceStatus[]): Promise<Invoice[]> {
    return this.database
      .rows(Invoice, entityId)
      .find({ inboundEmailId, status: In([...statuses]), evidence: Not(IsNull()) });
  }

  /** Whether an invoice that came in an email is still to be read. */
  waitsOfEmail(entityId: string, inboundEmailId: string): Promise<boolean> {
    return this.database
      .rows(Invoice, entityId)
      .exists({ inboundEmailId, status: In(['queued', 'reading']), evidence: IsNull() });
  }

  /** Whether an invoice that came in an email was read and is still to be judged for the first time. */
  judgesOfEmail(entityId: string, inboundEmailId: string): Promise<boolean> {
    return this.database.rows(Invoice, entityId).exists({ inboundEmailId, status: 'reading', evidence: Not(IsNull()) });
  }

  processedOfEmail(entityId: string, inboundEmailId: string): Promise<Invoice[]> {
    return this.database.rows(Invoice, entityId).find({ inboundEmailId, status: 'processed' });
  }

  /** Invoices of every entity that are to be checked again since before a moment, the longest waiting first. */
  dueForChecking(before: Date, limit: number): Promise<InvoicePayload[]> {
    return this.database.dataSource.query<InvoicePayload[]>(
      `SELECT entity_id AS "entityId", id AS "invoiceId" FROM invoices WHERE check_again_at < $1
        ORDER BY check_again_at, id LIMIT $2`,
      [before, limit],
    );
  }

  /** The processed invoices that came last, the newest first. */
  lastProcessed(entityId: string, limit: number): Promise<Invoice[]> {
    return this.database
      .rows(Invoice, entityId)
      .query('invoice')
      .andWhere(`invoice.status = 'processed'`)
      .orderBy('invoice.createdAt', 'DESC')
      .addOrderBy('invoice.id', 'DESC')
      .limit(limit)
      .getMany();
  }

  /**
   * The names of businesses and accounts on invoices that came within some time and do not have a verified account, each once.
   * @param within how long ago they came at most, as an interval of SQL
   */
  async unmatchedNames(entityId: string, within: string): Promise<string[]> {
    const rows = await this.database.dataSource.query<{ name: string }[]>(
      `SELECT DISTINCT name FROM invoices invoice, LATERAL unnest(ARRAY[extracted_business_name, extracted_account_name]) AS name
        WHERE entity_id = $1 AND status = 'processed' AND created_at > now() - CAST($2 AS interval) AND name IS NOT NULL
          AND NOT ${hasPassed(MATCH, 'check_results')}`,
      [entityId, within],
    );
    return rows.map(({ name }) => name);
  }

  /**
   * Processed invoices that may be of a payee and do not have a verified account, the newest first.
   * @param within how long ago they came at most, as an interval of SQL
   * @param after the id of the last one that was found before; null for the first ones
   */
  unmatchedOf(
    entityId: string,
    payee: PayeeTraits,
    within: string,
    limit: number,
    after: string | null,
  ): Promise<Invoice[]> {
    const { businessAbn, names, accountBsb, accountNumber } = payee;
    return this.database
      .rows(Invoice, entityId)
      .query('invoice')
      .andWhere(`invoice.status = 'processed' AND invoice.createdAt > now() - CAST(:within AS interval)`, { within })
      .andWhere(
        `(invoice.extractedBusinessAbn = :businessAbn OR invoice.extractedBusinessName = ANY(:names)
          OR invoice.extractedAccountName = ANY(:names) OR (invoice.extractedAccountBsb = :accountBsb AND invoice.extractedAccountNumber = :accountNumber))`,
        { businessAbn, names, accountBsb, accountNumber },
      )
      .andWhere(`NOT ${hasPassed(MATCH, 'invoice.checkResults')}`)
      .andWhere('(CAST(:after AS uuid) IS NULL OR invoice.id < :after)', { after })
      .orderBy('invoice.id', 'DESC')
      .limit(limit)
      .getMany();
  }
}
