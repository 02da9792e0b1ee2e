import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { conflict, notFound } from '../platform/errors/domain-error.js';
import { isUuid } from '../platform/ids/uuid.js';
import { InboundEmail } from './inbound-email.entity.js';
import { inboundEmailAuthenticated, inboundEmailReceived } from './inbound-email.events.js';

/** Processes emails again. */
@Injectable()
export class Reprocessing {
  constructor(private readonly database: Database) {}

  /**
   * Has an email processed again. Throws not found, and a conflict if it waits for a person, is being processed, or its message
   * is gone.
   */
  async ask(entityId: string, id: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const email = isUuid(id) ? await transaction.rows(InboundEmail, entityId).findOneLocked({ id }) : null;
      if (email === null) throw notFound('Inbound email');
      if (email.status === 'received')
        throw conflict(
          email.senderDecision === 'held'
            ? 'The email is on hold. Release it or reject it.'
            : 'The email is already being processed.',
        );
      if (email.rawDeletedAt !== null)
        throw conflict(`The message of this email was removed on ${email.rawDeletedAt.toISOString().slice(0, 10)}.`);
      await processAgain(transaction, email);
    });
  }
}

/**
 * Sends an email through the service again, inside a transaction. One that gave invoices is parsed again; the sender of any other is
 * judged again first, by the lists as they are now. Invoices that it gave stay, and are not doubled.
 */
export async function processAgain(transaction: Transaction, email: InboundEmail): Promise<void> {
  const { id, entityId, status, senderDecision } = email;
  await transaction
    .rows(InboundEmail, entityId)
    .update({ id }, { status: 'received', reason: null, updatedAt: new Date() });
  const letIn = senderDecision === 'allowed' || senderDecision === 'released';
  const next = status === 'processed' && letIn ? inboundEmailAuthenticated : inboundEmailReceived;
  await transaction.emit(next, { entityId, emailId: id });
}
