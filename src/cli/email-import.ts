import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { AuditLog } from '../audit/audit-log.js';
import { Inboxes } from '../organization/inboxes.js';
import type { Inbox } from '../organization/inboxes.js';
import { readSettings } from '../platform/config/settings.js';
import { Database } from '../platform/database/transactions.js';
import type { DocumentStore } from '../platform/documents/document-store.js';
import { openDocuments } from '../platform/documents/open-documents.js';
import { EventParticipants } from '../platform/events/event-participants.js';
import { OutboxSignal } from '../platform/events/outbox-signal.js';
import { runWithCorrelation } from '../platform/logging/context.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import { readMbox } from '../smtp-ingress/receiving/mbox-reader.js';
import { MessageAcceptance } from '../smtp-ingress/receiving/message-acceptance.js';
import { storeIncoming } from '../smtp-ingress/receiving/message-intake.js';
import { inboxAddress, inboxLocalPart } from '../smtp-ingress/receiving/recipient.js';
import { withDatabase } from './with-database.js';

const MIB = 1_048_576;
/** What stands for the peer of a message that no mail server brought: no address, for SPF could list any. */
const PEER = '';

interface Tally {
  imported: number;
  known: number;
  tooLarge: number;
}

/** `email:import FILE`: takes the messages of a mailbox file as if they had been sent to an inbox. */
export function registerEmailImportCommand(program: Command): void {
  program
    .command('email:import')
    .description('import the messages of a mailbox file (mbox) as if they had been sent to an inbox')
    .argument('<file>', 'the mailbox file')
    .requiredOption('--inbox <address>', 'address of the inbox')
    .action(async (file: string, { inbox: address }: { inbox: string }) => {
      const settings = readSettings();
      const limit = settings.SMTP_MAX_MESSAGE_MB * MIB;
      const tally = await withDatabase(settings, async (dataSource) => {
        const localPart = inboxLocalPart(address, settings.INBOUND_DOMAIN);
        const inbox = localPart === null ? null : await new Inboxes(dataSource).find(localPart);
        if (inbox === null) throw new Error(`There is no inbox ${address}.`);
        const documents = await openDocuments(settings);
        const signal = new OutboxSignal();
        const acceptance = new MessageAcceptance(
          new Database(dataSource, signal, new EventParticipants()),
          documents,
          signal,
        );
        const recipient = { ...inbox, address: inboxAddress(address, settings.INBOUND_DOMAIN) };
        const audit = new AuditLog(loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR));
        // First: an import that ends in the middle has brought messages too.
        await audit.append(dataSource.manager, {
          organizationId: null,
          entityId: inbox.entityId,
          action: 'inbox.import_begun',
          subject: { type: 'entities', id: inbox.entityId },
        });
        return importAll(file, limit, recipient, documents, acceptance);
      });
      process.stdout.write(
        `Imported ${tally.imported} messages; ${tally.known} existed already, ${tally.tooLarge} are larger than ${limit} bytes.\n`,
      );
    });
}

async function importAll(
  file: string,
  limit: number,
  recipient: Inbox & { address: string },
  documents: DocumentStore,
  acceptance: MessageAcceptance,
): Promise<Tally> {
  const tally: Tally = { imported: 0, known: 0, tooLarge: 0 };
  for await (const { envelopeFrom, bytes } of readMbox(createReadStream(file), limit)) {
    const taken = bytes === null ? null : await storeIncoming(Readable.from([bytes]), documents.incoming, limit);
    if (taken === null) {
      tally.tooLarge += 1;
      continue;
    }
    try {
      const arrival = { envelopeFrom, peerAddress: PEER, helo: null, receivedAt: new Date(), place: null };
      const isNew = await runWithCorrelation(null, () =>
        acceptance.accept({ ...taken, ...arrival, recipients: [recipient] }),
      );
      tally[isNew ? 'imported' : 'known'] += 1;
    } finally {
      await taken.discard();
    }
  }
  return tally;
}
