import type { Command } from 'commander';
import type { DataSource } from 'typeorm';
import { readSettings } from '../platform/config/settings.js';
import type { DocumentStore } from '../platform/documents/document-store.js';
import { openDocuments } from '../platform/documents/open-documents.js';
import { listOperatorMail, readOperatorMail, removeOperatorMail } from '../smtp-ingress/operator-mail/operator-mail.js';
import { withDatabase } from './with-database.js';

/** `operator-mail:list`, `operator-mail:show` and `operator-mail:remove`: mail to `postmaster` and `abuse`. */
export function registerOperatorMailCommands(program: Command): void {
  program
    .command('operator-mail:list')
    .description('list the mail to postmaster and abuse, one line each: id, time, recipient, sender, bytes')
    .action(() =>
      run(async (dataSource) => {
        for (const { id, receivedAt, recipient, envelopeFrom, size } of await listOperatorMail(dataSource))
          process.stdout.write(
            `${id}  ${receivedAt.toISOString()}  ${recipient}  <${printable(envelopeFrom)}>  ${size}\n`,
          );
      }),
    );
  program
    .command('operator-mail:show')
    .description('write a whole message, exactly as received, to a file or another program (it may contain anything)')
    .argument('<id>')
    .action((id: string) =>
      run(async (dataSource, documents) => {
        const message = await readOperatorMail(dataSource, documents, id);
        if (message === null) throw new Error(`There is no message ${id}.`);
        process.stdout.write(message);
      }),
    );
  program
    .command('operator-mail:remove')
    .description('remove a message')
    .argument('<id>')
    .action((id: string) =>
      run(async (dataSource, documents) => {
        if (!(await removeOperatorMail(dataSource, documents, id))) throw new Error(`There is no message ${id}.`);
        process.stdout.write(`Removed ${id}.\n`);
      }),
    );
}

async function run(work: (dataSource: DataSource, documents: DocumentStore) => Promise<void>): Promise<void> {
  const settings = readSettings();
  const documents = await openDocuments(settings);
  await withDatabase(settings, (dataSource) => work(dataSource, documents));
}

/** What strangers wrote may hold what a terminal obeys. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}
