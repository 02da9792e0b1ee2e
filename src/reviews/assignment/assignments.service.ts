import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { rolesWith } from '../../abilities/roles.js';
import { assignInvoice } from '../../invoices/change-invoice.js';
import { lockInvoice } from '../../invoices/lock-invoice.js';
import { invoiceAssigned, invoiceUnassigned } from '../../invoices/invoice.events.js';
import { ROLE_AT, USERS_AT } from '../../abilities/role.js';
import { Database } from '../../platform/database/transactions.js';
import { invalid } from '../../platform/errors/domain-error.js';

/** Whether a user has one of these roles at an entity. */
const HAS_ROLE = `
  SELECT 1 FROM ${USERS_AT}
   WHERE e.id = $1 AND u.id = $2 AND ${ROLE_AT} = ANY($3)`;

/** Who is to look at which invoice. */
@Injectable()
export class Assignments {
  constructor(private readonly database: Database) {}

  /** Throws not found, or invalid on `assignee` for somebody who may not decide here. */
  async assign(entityId: string, id: string, assigneeId: string | null, byId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const invoice = await lockInvoice(transaction, entityId, id);
      if (assigneeId !== null && !(await mayReview(transaction.manager, entityId, assigneeId)))
        throw invalid({ assignee: ['The assignee field must be a user who can decide on invoices of this entity.'] });
      if (invoice.assigneeId === assigneeId) return;
      await assignInvoice(transaction, invoice, assigneeId);
      // Nobody has to be told what they did themselves.
      if (assigneeId !== null && assigneeId !== byId)
        await transaction.emit(invoiceAssigned, { entityId, invoiceId: id, assigneeId });
    });
  }

  /** Makes what is assigned to a user nobody's. */
  async unassignAll(userId: string): Promise<void> {
    for (;;) {
      const some = await this.database.dataSource.query<{ entityId: string; id: string }[]>(SOME_OF_USER, [userId]);
      if (some.length === 0) return;
      for (const entityId of new Set(some.map((one) => one.entityId)))
        await this.unassign(
          entityId,
          userId,
          some.filter((one) => one.entityId === entityId).map(({ id }) => id),
        );
    }
  }

  private async unassign(entityId: string, userId: string, ids: readonly string[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.join(entityId);
      const [rows] = await transaction.manager.query<[{ id: string }[], number]>(
        `UPDATE invoices SET assignee_id = NULL, updated_at = now()
          WHERE entity_id = $1 AND assignee_id = $2 AND id = ANY($3) RETURNING id`,
        [entityId, userId, ids],
      );
      await transaction.emit(invoiceUnassigned, ...rows.map(({ id: invoiceId }) => ({ entityId, invoiceId })));
    });
  }
}

/** SQL: some of what is assigned to a user, of whichever entity. */
const SOME_OF_USER = `SELECT entity_id AS "entityId", id FROM invoices WHERE assignee_id = $1 ORDER BY entity_id, id LIMIT 500`;

async function mayReview(manager: EntityManager, entityId: string, userId: string): Promise<boolean> {
  return (await manager.query<unknown[]>(HAS_ROLE, [entityId, userId, rolesWith('invoice:review')])).length > 0;
}
