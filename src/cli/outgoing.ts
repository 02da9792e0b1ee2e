import type { Command } from 'commander';
import { readSettings } from '../platform/config/settings.js';
import { pauseOutgoing } from '../platform/outgoing/outgoing-pause.js';
import { withDatabase } from './with-database.js';

/** `outgoing:resume` and `outgoing:pause`: whether anything is sent, in every process at once. */
export function registerOutgoingCommands(program: Command): void {
  program
    .command('outgoing:resume')
    .description('resume sending webhooks, mail and SMS, including what waited; use it after restoring a backup')
    .action(async () => {
      const [row] = await withDatabase(readSettings(), (dataSource) =>
        dataSource
          .query<[{ reason: string }[], number]>('DELETE FROM outgoing_pause RETURNING reason')
          .then(([rows]) => rows),
      );
      process.stdout.write(
        row === undefined
          ? 'Nothing was paused.\n'
          : `Webhooks, mail and SMS are sent again (they were paused: ${row.reason}).\n`,
      );
    });
  program
    .command('outgoing:pause')
    .description('send no webhook, mail or SMS until outgoing:resume; everything waits until then')
    .action(async () => {
      await withDatabase(readSettings(), (dataSource) => pauseOutgoing(dataSource, 'paused on the command line'));
      process.stdout.write('No webhook, mail or SMS is sent until outgoing:resume.\n');
    });
}
