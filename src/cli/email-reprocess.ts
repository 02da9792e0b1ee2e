import type { Command } from 'commander';
import { AuditLog } from '../audit/audit-log.js';
import { readSettings } from '../platform/config/settings.js';
import { Database } from '../platform/database/transactions.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import { OutboxSignal } from '../platform/events/outbox-signal.js';
import { isUuid } from '../platform/ids/uuid.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import { InboundEmail } from '../smtp-ingress/inbound-email.entity.js';
import { processAgain } from '../smtp-ingress/reprocessing.service.js';
import { withDatabase } from './with-database.js';

/** `email:reprocess ID`: lets the service judge an email's sender and take its message apart again. */
export function registerEmailReprocessCommand(program: Command): void {
  program
    .command('email:reprocess')
    .description('process an email again; its existing invoices are kept and not doubled')
    .argument('<id>', 'id of the inbound email')
    .action(async (id: string) => {
      const settings = readSettings();
      const audit = new AuditLog(loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR));
      await withDatabase(settings, (dataSource) =>
        reprocess(new Database(dataSource, new OutboxSignal(), new EventParticipants()), audit, id),
      );
      process.stdout.write(
        `Email ${id} will be processed again by the running service, or by the next one to start.\n`,
      );
    });
}

async function reprocess(database: Database, audit: AuditLog, id: string): Promise<void> {
  const email = isUuid(id) ? await database.dataSource.getRepository(InboundEmail).findOneBy({ id }) : null;
  if (email === null) throw new Error(`There is no email ${id}.`);
  if (email.rawDeletedAt !== null)
    throw new Error(`The message of email ${id} was removed on ${email.rawDeletedAt.toISOString()}.`);
  const { entityId } = email;
  await database.transaction(async (transaction) => {
    await processAgain(transaction, email);
    await audit.append(transaction.manager, {
      organizationId: null,
      entityId,
      action: 'inbound_email.reprocessed',
      subject: { type: 'inbound-emails', id },
    });
  });
}
