import { Injectable } from '@nestjs/common';
import type { Invoice } from '../invoices/invoice.entity.js';
import { isSameName } from '../names/normalise-name.js';
import { Database } from '../platform/database/transactions.js';
import { supplierIdentity } from './supplier-identity.js';

/** A condition of SQL, with the values of its parameters. */
interface Condition {
  sql: string;
  values: unknown[];
}

type Numbered = Readonly<
  Pick<Invoice, 'id' | 'entityId' | 'extractedBusinessAbn' | 'extractedBusinessName' | 'extractedInvoiceNumber'>
>;

const NONE: Condition = { sql: 'false', values: [] };

/**
 * Finds the invoices that have the number of another one and are of its supplier. Numbers are compared as the index
 * `invoices_repeated_number` keeps them (migration 80 says how and why). Who a supplier is its ABN says, where both invoices give one; two ABNs
 * are two suppliers. Where one of them gives none, or none with a right checksum, the normalised names decide.
 */
@Injectable()
export class RepeatedNumbers {
  constructor(private readonly database: Database) {}

  /**
   * The condition under which an invoice of the same entity has the number of this one and is of its supplier; the invoice itself fulfils it.
   * Nothing does where its number, or whose it is, is not known.
   * @param other alias of the table of invoices
   * @param taken how many parameters the statement has before those of the condition
   */
  async condition(invoice: Numbered, other: string, taken: number): Promise<Condition> {
    const { extractedInvoiceNumber: number, extractedBusinessAbn: printed } = invoice;
    const abn = supplierIdentity(printed, null)?.abn ?? null;
    if (number === null || (printed === null && invoice.extractedBusinessName === null)) return NONE;
    const names = await this.spellings(invoice, abn);
    const [numberAt, abnAt, namesAt] = [1, 2, 3].map((at) => `$${taken + at}`);
    const ofSupplier =
      abn === null
        ? // Two that are misprinted alike are still of one supplier.
          `(${other}.extracted_business_abn = ${abnAt} OR ${other}.extracted_business_name = ANY(${namesAt}::text[]))`
        : `(valid_abn(${other}.extracted_business_abn) = ${abnAt} OR (valid_abn(${other}.extracted_business_abn) IS NULL
             AND ${other}.extracted_business_name = ANY(${namesAt}::text[])))`;
    return {
      sql: `(invoice_number_key(${other}.extracted_invoice_number) = invoice_number_key(${numberAt}) AND ${ofSupplier})`,
      values: [number, printed, names],
    };
  }

  /**
   * How the supplier's name is written on invoices of the same number whose ABN does not decide. Names have their normal form here and not in
   * the database, so that a name which was read long ago is compared by today's rules; few invoices have the same number, whoever they are of.
   */
  private async spellings(invoice: Numbered, abn: string | null): Promise<string[]> {
    const { id, entityId, extractedBusinessName: name, extractedInvoiceNumber: number } = invoice;
    if (name === null) return [];
    const rows = await this.database.dataSource.query<{ name: string }[]>(
      `SELECT DISTINCT extracted_business_name AS name FROM invoices
        WHERE entity_id = $1 AND invoice_number_key(extracted_invoice_number) = invoice_number_key($2) AND id <> $3
          AND extracted_business_name IS NOT NULL ${abn === null ? '' : 'AND valid_abn(extracted_business_abn) IS NULL'}`,
      [entityId, number, id],
    );
    return rows.flatMap(({ name: other }) => (isSameName(name, other) ? [other] : []));
  }
}
