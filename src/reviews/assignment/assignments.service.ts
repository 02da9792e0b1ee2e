import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { rolesWith } from '../../api-keys/roles.js';
import { invoiceAssigned } from '../../invoices/invoice.events.js';
import { Invoice } from '../../invoices/invoice.entity.js';
import { ROLE_AT } from '../../organization/role.js';
import { Database } from '../../platform/database/transactions.js';
import { invalid, notFound } from '../../platform/errors/domain-error.js';
import { isUuid } from '../../platform/ids/uuid.js';

/** Whether a user has one of these roles at an entity. */
const HAS_ROLE = `
  SELECT 1 FROM entities e
    JOIN organizations o ON o.id = e.organization_id
    JOIN users u ON u.organization_id = coalesce(o.production_organization_id, o.id)
    LEFT JOIN entity_roles r ON r.user_id = u.id AND r.entity_id = e.id
   WHERE e.id = $1 AND u.id = $2 AND ${ROLE_AT} = ANY($3)`;

/** Who is to look at which invoice. */
@Injectable()
export class Assignments {
  constructor(private readonly database: Database) {}

  /** Throws not found, or invalid on `assignee` for somebody who may not decide here. */
  async assign(entityId: string, id: string, assigneeId: string | null, byId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const rows = transaction.rows(Invoice, entityId);
      const invoice = isUuid(id) ? await rows.findOneLocked({ id }) : null;
      if (!invoice) throw notFound('Invoice');
      if (assigneeId !== null && !(await mayReview(transaction.manager, entityId, assigneeId)))
        throw invalid({ assignee: ['The assignee must be a user who may decide here.'] });
      if (invoice.assigneeId === assigneeId) return;
      await rows.update({ id }, { assigneeId, updatedAt: new Date() });
      // Nobody has to be told what they did themselves.
      if (assigneeId !== null && assigneeId !== byId)
        await transaction.emit(invoiceAssigned, { entityId, invoiceId: id, assigneeId });
    });
  }
}

async function mayReview(manager: EntityManager, entityId: string, userId: string): Promise<boolean> {
  return (await manager.query<unknown[]>(HAS_ROLE, [entityId, userId, rolesWith('invoice:review')])).length > 0;
}
