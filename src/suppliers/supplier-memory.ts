import { Injectable } from '@nestjs/common';
import { lockByName } from '../platform/database/lock-by-name.js';
import type { Transaction } from '../platform/database/transactions.js';
import { newId } from '../platform/ids/uuid.js';
import { resolveSupplier } from './resolve-supplier.js';
import type { Candidate, Resolution } from './resolve-supplier.js';
import { Supplier } from './supplier.entity.js';
import type { Account, SupplierIdentity } from './supplier-identity.js';

/** What an invoice says of its supplier. */
export interface Lesson {
  account: Account | null;
  /** A registered domain, or an address. */
  sender: string | null;
  /** Whether its other ways to be paid are among what is usual from now on. */
  ways: boolean;
}

/** What of a lesson can be taken back by itself; the ways to be paid go with the invoice. */
type Taught = Pick<Lesson, 'account' | 'sender'>;

/** Keeps what invoices and verifications say of suppliers, inside the transactions that tell of them. */
@Injectable()
export class SupplierMemory {
  /**
   * Learns from an invoice; a supplier that is not known yet emerges. Null if it cannot be told who the supplier is.
   * @param at when the invoice came
   * @returns the supplier's id
   */
  async learn(
    transaction: Transaction,
    entityId: string,
    identity: SupplierIdentity,
    lesson: Lesson,
    at: Date,
  ): Promise<string | null> {
    const supplierId = await this.emerge(transaction, entityId, identity);
    if (supplierId === null) return null;
    await this.count(transaction, entityId, supplierId, lesson, 1, at);
    return supplierId;
  }

  /** Takes back what an invoice taught. */
  async forget(transaction: Transaction, entityId: string, supplierId: string, lesson: Taught): Promise<void> {
    await transaction.join(entityId);
    const [live] = await transaction.manager.query<{ id: string }[]>(
      'SELECT coalesce(merged_into_id, id) AS id FROM suppliers WHERE entity_id = $1 AND id = $2',
      [entityId, supplierId],
    );
    if (live) await this.count(transaction, entityId, live.id, lesson, -1, new Date());
  }

  /** Learns whose a verified account is. */
  async learnVerified(
    transaction: Transaction,
    entityId: string,
    identity: SupplierIdentity,
    account: Account,
    at: Date,
  ): Promise<void> {
    const supplierId = await this.emerge(transaction, entityId, identity);
    if (supplierId === null) return;
    await transaction.manager.query(
      `INSERT INTO supplier_accounts (id, entity_id, supplier_id, bsb, account_number, verified_at, first_seen_at, last_seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $6, $6)
       ON CONFLICT (entity_id, supplier_id, bsb, account_number)
       DO UPDATE SET verified_at = greatest(supplier_accounts.verified_at, excluded.verified_at)`,
      [newId(), entityId, supplierId, account.bsb, account.accountNumber, at],
    );
  }

  /** Takes back that an account was verified to be that of the supplier with an ABN. */
  async forgetVerified(transaction: Transaction, entityId: string, abn: string, account: Account): Promise<void> {
    await transaction.join(entityId);
    const { manager } = transaction;
    const own = `entity_id = $1 AND bsb = $3 AND account_number = $4 AND supplier_id IN (
      SELECT coalesce(merged_into_id, id) FROM suppliers WHERE entity_id = $1 AND abn = $2)`;
    const values = [entityId, abn, account.bsb, account.accountNumber];
    await manager.query(`UPDATE supplier_accounts SET verified_at = NULL WHERE ${own}`, values);
    await manager.query(`DELETE FROM supplier_accounts WHERE ${own} AND invoices = 0`, values);
  }

  /** Removes those among suppliers that nothing speaks for any more: no invoice, account or sender, and nobody merged into them. */
  async removeUnknown(transaction: Transaction, entityId: string, supplierIds: readonly string[]): Promise<void> {
    await transaction.join(entityId);
    await transaction.manager.query(
      `DELETE FROM suppliers s WHERE s.entity_id = $1 AND s.invoices = 0 AND s.merged_into_id IS NULL AND s.id = ANY(
           SELECT coalesce(merged_into_id, id) FROM suppliers WHERE entity_id = $1 AND id = ANY($2))
         AND NOT EXISTS (SELECT FROM supplier_accounts a WHERE a.entity_id = $1 AND a.supplier_id = s.id)
         AND NOT EXISTS (SELECT FROM supplier_senders a WHERE a.entity_id = $1 AND a.supplier_id = s.id)
         AND NOT EXISTS (SELECT FROM invoices i WHERE i.entity_id = $1 AND i.supplier_id IN (
           SELECT id FROM suppliers m WHERE m.entity_id = $1 AND (m.id = s.id OR m.merged_into_id = s.id)))`,
      [entityId, supplierIds],
    );
  }

  /** The ids of the suppliers with an ABN. */
  async ofAbn({ manager }: Transaction, entityId: string, abn: string): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>('SELECT id FROM suppliers WHERE entity_id = $1 AND abn = $2', [
      entityId,
      abn,
    ]);
    return rows.map(({ id }) => id);
  }

  /** The supplier of an identity; made where it is new, once however many begin at the same moment. */
  private async emerge(transaction: Transaction, entityId: string, identity: SupplierIdentity): Promise<string | null> {
    await transaction.join(entityId);
    let found = await this.resolve(transaction, entityId, identity);
    if (found.kind === 'new' || (found.kind === 'known' && found.supplier.ownAbn !== identity.abn)) {
      // Others that begin wait here, and then see this one.
      await lockByName(transaction.manager, `suppliers ${entityId}`);
      found = await this.resolve(transaction, entityId, identity);
    }
    if (found.kind === 'ambiguous') return null;
    if (found.kind === 'new') return this.add(transaction, entityId, identity);
    const { id, ownId, ownAbn } = found.supplier;
    if (ownAbn === null && identity.abn !== null)
      await transaction.rows(Supplier, entityId).update({ id: ownId }, { abn: identity.abn, updatedAt: new Date() });
    return id;
  }

  private async add(transaction: Transaction, entityId: string, identity: SupplierIdentity): Promise<string> {
    const id = newId();
    const now = new Date();
    await transaction.rows(Supplier, entityId).insert({
      ...identity,
      id,
      mergedIntoId: null,
      invoices: 0,
      firstInvoiceAt: null,
      lastInvoiceAt: null,
      createdAt: now,
      updatedAt: now,
    });
    return id;
  }

  private async resolve(
    { manager }: Transaction,
    entityId: string,
    identity: SupplierIdentity,
  ): Promise<Resolution<Candidate & { ownId: string }>> {
    const rows = await manager.query<(Candidate & { ownId: string })[]>(
      `SELECT id AS "ownId", coalesce(merged_into_id, id) AS id, abn AS "ownAbn",
              coalesce(name_normalised = $3, false) AS "sameName"
         FROM suppliers WHERE entity_id = $1 AND (abn = $2 OR name_normalised = $3) ORDER BY created_at, id`,
      [entityId, identity.abn, identity.nameNormalised],
    );
    return resolveSupplier(identity, rows);
  }

  /** Adds an invoice to the counts of a supplier, or takes it away; what nothing speaks for any more is gone. */
  private async count(
    { manager }: Transaction,
    entityId: string,
    supplierId: string,
    { account, sender }: Taught,
    by: 1 | -1,
    at: Date,
  ): Promise<void> {
    await manager.query(
      by > 0
        ? `UPDATE suppliers SET invoices = invoices + 1, first_invoice_at = least(first_invoice_at, $3),
             last_invoice_at = greatest(last_invoice_at, $3), updated_at = now() WHERE entity_id = $1 AND id = $2`
        : `UPDATE suppliers SET invoices = greatest(invoices - 1, 0), updated_at = $3 WHERE entity_id = $1 AND id = $2`,
      [entityId, supplierId, at],
    );
    for (const { table, columns, values, keep } of [
      {
        table: 'supplier_accounts',
        columns: ['bsb', 'account_number'],
        values: account && [account.bsb, account.accountNumber],
        keep: 'verified_at IS NOT NULL',
      },
      { table: 'supplier_senders', columns: ['sender'], values: sender === null ? null : [sender], keep: 'false' },
    ]) {
      if (!values) continue;
      const own = columns.map((column, index) => `${column} = $${index + 3}`).join(' AND ');
      if (by > 0) {
        const places = columns.map((_, index) => `$${index + 5}`).join(', ');
        await manager.query(
          `INSERT INTO ${table} (id, entity_id, supplier_id, invoices, first_seen_at, last_seen_at, ${columns.join(', ')})
           VALUES ($1, $2, $3, 1, $4, $4, ${places})
           ON CONFLICT (entity_id, supplier_id, ${columns.join(', ')}) DO UPDATE SET invoices = ${table}.invoices + 1,
             first_seen_at = least(${table}.first_seen_at, $4), last_seen_at = greatest(${table}.last_seen_at, $4)`,
          [newId(), entityId, supplierId, at, ...values],
        );
      } else {
        const where = `entity_id = $1 AND supplier_id = $2 AND ${own}`;
        await manager.query(`UPDATE ${table} SET invoices = greatest(invoices - 1, 0) WHERE ${where}`, [
          entityId,
          supplierId,
          ...values,
        ]);
        await manager.query(`DELETE FROM ${table} WHERE ${where} AND invoices = 0 AND NOT (${keep})`, [
          entityId,
          supplierId,
          ...values,
        ]);
      }
    }
  }
}
