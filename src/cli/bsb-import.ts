import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { readSettings } from '../platform/config/settings.js';
import { BsbDirectory } from '../bsb-directory/bsb-directory.js';
import { parseBsbFile } from '../bsb-directory/bsb-file.js';
import { withDatabase } from './with-database.js';

/** `bsb:import FILE`: replaces the BSB directory by AusPayNet's CSV. */
export function registerBsbImportCommand(program: Command): void {
  program
    .command('bsb:import')
    .description("replace the BSB directory by AusPayNet's CSV file")
    .argument('<file>', 'the full directory, as CSV')
    .action(async (file: string) => {
      const entries = parseBsbFile(await readFile(file, 'utf8'));
      await withDatabase(readSettings(), (dataSource) => new BsbDirectory(dataSource).replace(entries));
      const closed = entries.filter((entry) => entry.closed).length;
      process.stdout.write(`Imported ${entries.length} BSBs, ${closed} of them closed.\n`);
    });
}
