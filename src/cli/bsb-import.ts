import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { AuditLog } from '../audit/audit-log.js';
import { readSettings } from '../platform/config/settings.js';
import { replaceBsbDirectory } from '../bsb-directory/bsb-directory.js';
import { parseBsbFile } from '../bsb-directory/bsb-file.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import { withDatabase } from './with-database.js';

/** `bsb:import FILE`: replaces the BSB directory with AusPayNet's CSV. */
export function registerBsbImportCommand(program: Command): void {
  program
    .command('bsb:import')
    .description("replace the BSB directory with AusPayNet's CSV file")
    .argument('<file>', 'the full directory, as CSV')
    .action(async (file: string) => {
      const entries = parseBsbFile(await readFile(file, 'utf8'));
      const settings = readSettings();
      const audit = new AuditLog(loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR));
      await withDatabase(settings, (dataSource) =>
        dataSource.transaction(async (manager) => {
          await replaceBsbDirectory(manager, entries);
          // Every organization's checks rest on it.
          const organizations = await manager.query<{ id: string }[]>('SELECT id FROM organizations ORDER BY id');
          await audit.append(
            manager,
            ...organizations.map(({ id }) => ({
              organizationId: id,
              entityId: null,
              action: 'bsb_directory.imported',
              subject: { type: 'bsb-directory', id: 'bsb-directory' },
              changes: [{ attribute: 'entries', before: null, after: entries.length }],
            })),
          );
        }),
      );
      const closed = entries.filter((entry) => entry.closed).length;
      process.stdout.write(`Imported ${entries.length} BSBs, ${closed} of them closed.\n`);
    });
}
