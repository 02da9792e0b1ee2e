import { Injectable } from '@nestjs/common';
import type { EntityCaller } from '../platform/auth/caller.js';
import { Database } from '../platform/database/transactions.js';
import { conflict, invalid, notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { Supplier } from './supplier.entity.js';

/** What people say of suppliers. */
@Injectable()
export class SuppliersService {
  constructor(private readonly database: Database) {}

  /**
   * Makes one supplier of two: what is known of the other counts for this one from now on, and whatever finds the other by its
   * ABN or name finds this one. Throws not found, invalid for one that merges with itself, or a conflict where either was
   * merged already.
   */
  async merge({ entityId, userId }: EntityCaller, id: string, otherId: string): Promise<void> {
    if (!isUuid(id)) throw notFound('Supplier');
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Supplier, entityId);
      // In one order for all, so that two who merge the same suppliers never wait for each other in a circle.
      const found = new Map<string, Supplier | null>();
      for (const one of [...new Set([id, otherId])].sort()) found.set(one, await rows.findOneLocked({ id: one }));
      const supplier = found.get(id);
      const other = found.get(otherId);
      if (!supplier) throw notFound('Supplier');
      if (!other) throw invalid({ supplier_id: ['The supplier_id field must be another supplier of this entity.'] });
      if (id === otherId) throw invalid({ supplier_id: ['The supplier_id field must be a different supplier.'] });
      if (supplier.mergedIntoId !== null || other.mergedIntoId !== null)
        throw conflict('This supplier was merged into another one and cannot be merged again.');
      const { manager } = transaction;
      const both = [entityId, id, otherId];
      await manager.query(
        `INSERT INTO supplier_accounts AS known (id, entity_id, supplier_id, bsb, account_number, invoices, verified_at,
           first_seen_at, last_seen_at, merged_by)
         SELECT gen_random_uuid(), entity_id, $2, bsb, account_number, invoices, verified_at, first_seen_at, last_seen_at, $4
           FROM supplier_accounts WHERE entity_id = $1 AND supplier_id = $3
         ON CONFLICT (entity_id, supplier_id, bsb, account_number) DO UPDATE SET
           invoices = known.invoices + excluded.invoices, verified_at = greatest(known.verified_at, excluded.verified_at),
           first_seen_at = least(known.first_seen_at, excluded.first_seen_at),
           last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at)`,
        [...both, userId],
      );
      await manager.query(
        `INSERT INTO supplier_senders AS known (id, entity_id, supplier_id, sender, invoices, first_seen_at, last_seen_at)
         SELECT gen_random_uuid(), entity_id, $2, sender, invoices, first_seen_at, last_seen_at
           FROM supplier_senders WHERE entity_id = $1 AND supplier_id = $3
         ON CONFLICT (entity_id, supplier_id, sender) DO UPDATE SET invoices = known.invoices + excluded.invoices,
           first_seen_at = least(known.first_seen_at, excluded.first_seen_at),
           last_seen_at = greatest(known.last_seen_at, excluded.last_seen_at)`,
        both,
      );
      for (const table of ['supplier_accounts', 'supplier_senders'])
        await manager.query(`DELETE FROM ${table} WHERE entity_id = $1 AND supplier_id = $2`, [entityId, otherId]);
      await manager.query(
        `UPDATE suppliers SET updated_at = now(), invoices = suppliers.invoices + other.invoices,
           first_invoice_at = least(suppliers.first_invoice_at, other.first_invoice_at),
           last_invoice_at = greatest(suppliers.last_invoice_at, other.last_invoice_at)
         FROM suppliers other
         WHERE suppliers.entity_id = $1 AND suppliers.id = $2 AND other.entity_id = $1 AND other.id = $3`,
        both,
      );
      // Those that were merged into the other one before go on with it.
      await manager.query(
        `UPDATE suppliers SET merged_into_id = $2, updated_at = now(), invoices = CASE WHEN id = $3 THEN 0 ELSE invoices END
         WHERE entity_id = $1 AND (id = $3 OR merged_into_id = $3)`,
        both,
      );
    });
  }
}
