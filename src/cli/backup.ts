import { mkdirSync } from 'node:fs';
import type { Command } from 'commander';
import { BackupError } from '../backup/backup-error.js';
import { createBackup } from '../backup/create-backup.js';
import type { Manifest } from '../backup/manifest.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { verifyBackup } from '../backup/verify-backup.js';
import { readSettings } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { findRunningDatabase } from '../platform/database/embedded/embedded-database.js';
import { openDocuments } from '../platform/documents/open-documents.js';
import { keepSecret, loadSecret } from '../platform/secrets/secret-key.js';
import { SERVICE_VERSION } from '../service-version.js';
import { readPassphrase } from './passphrase.js';
import { withDatabaseUrl } from './with-database.js';

/** `backup:create`, `backup:verify` and `backup:restore`: everything that the service keeps, as files. */
export function registerBackupCommands(program: Command): void {
  program
    .command('backup:create')
    .description('write a backup (all rows at one moment, documents, secrets) into an empty directory')
    .argument('<directory>')
    .action(async (directory: string) => {
      const settings = readSettings();
      const passphrase = await readPassphrase(settings, true);
      const documents = await openDocuments(settings);
      const secret = loadSecret(settings.SECRET_KEY, settings.DATA_DIR);
      const content = await withDatabaseUrl(settings, (databaseUrl) =>
        createBackup(directory, { databaseUrl, documents, secret, service: SERVICE_VERSION }, passphrase),
      );
      process.stdout.write(`Made a backup in ${directory}: ${contents(content)}.\n`);
      for (const key of content.documents.missing)
        process.stderr.write(`The store has no document ${key}, although a row refers to it.\n`);
    });
  program
    .command('backup:verify')
    .description('read a whole backup and check that it is intact')
    .argument('<directory>')
    .action(async (directory: string) => {
      const { manifest } = await verifyBackup(directory, await readPassphrase(readSettings(), false));
      process.stdout.write(`The backup of ${manifest.createdAt} is intact: ${contents(manifest)}.\n`);
    });
  program
    .command('backup:restore')
    .description('restore a backup into an empty database and document store; nothing is sent until outgoing:resume')
    .argument('<directory>')
    .action(async (directory: string) => {
      const settings = readSettings();
      const { manifest, secret } = await verifyBackup(directory, await readPassphrase(settings, false));
      await refuseRunning(settings);
      mkdirSync(settings.DATA_DIR, { recursive: true });
      takeSecret(settings, secret);
      const documents = await openDocuments(settings);
      await withDatabaseUrl(settings, (databaseUrl) =>
        restoreBackup(directory, manifest, { settings, databaseUrl, documents }),
      );
      process.stdout.write(
        `Restored the backup of ${manifest.createdAt}: ${contents(manifest)}.\n` +
          'The service can be started. It sends no webhook, mail or SMS until you run: npm run cli -- outgoing:resume\n',
      );
    });
}

function contents({ tables, documents, jobs }: Pick<Manifest, 'tables' | 'documents' | 'jobs'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const mebibytes = Math.ceil(documents.bytes / 1_048_576);
  return `${rows} rows of ${tables.length} tables, ${documents.count} documents (${mebibytes} MiB), ${jobs} waiting jobs`;
}

async function refuseRunning({ DATABASE_URL, DATA_DIR }: Settings): Promise<void> {
  if (DATABASE_URL === null && (await findRunningDatabase(DATA_DIR)) !== null)
    throw new BackupError(`A service runs on ${DATA_DIR}: stop it, or set DATA_DIR to another directory.`);
}

/** What was sealed and signed can be read with the secret of the backup alone. */
function takeSecret({ SECRET_KEY, DATA_DIR }: Settings, secret: string): void {
  if (SECRET_KEY !== '' && SECRET_KEY !== secret)
    throw new BackupError('SECRET_KEY differs from the backup’s: set it to the backup’s, or leave it empty.');
  if (SECRET_KEY === '' && !keepSecret(secret, DATA_DIR))
    throw new BackupError(`${DATA_DIR} has a different secret from the backup: set DATA_DIR to a new directory.`);
}
