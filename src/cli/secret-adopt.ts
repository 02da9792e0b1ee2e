import type { Command } from 'commander';
import { readSettings } from '../platform/config/settings.js';
import { adoptSecret } from '../platform/secrets/secret-fingerprint.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import { withDatabase } from './with-database.js';

/** `secret:adopt`: for a service whose secret is lost. */
export function registerSecretAdoptCommand(program: Command): void {
  program
    .command('secret:adopt')
    .description('let the database continue with the current secret, when the previous one is lost')
    .action(async () => {
      const settings = readSettings();
      const secretKey = loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR);
      await withDatabase(settings, (dataSource) => adoptSecret(dataSource, secretKey));
      process.stdout.write(
        'From now on the service starts with this secret. Restart every process that runs with another one.\n',
      );
    });
}
