import type { Command } from 'commander';
import type { DataSource } from 'typeorm';
import { TOTP_SEALED } from '../identity/factors/totp.js';
import { readSettings } from '../platform/config/settings.js';
import { rememberRetired } from '../platform/secrets/retired-secrets.js';
import { isSecretOf } from '../platform/secrets/secret-fingerprint.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import type { SecretKey } from '../platform/secrets/secret-key.js';
import { PAYLOAD_SEALED } from '../webhooks/events/event-payload.js';
import { SECRETS_SEALED } from '../webhooks/subscriptions/webhook-secret.js';
import { withDatabase } from './with-database.js';

/** Where long-lived sealed values are stored, and what each is sealed for. */
const SEALED = [TOTP_SEALED, PAYLOAD_SEALED, ...SECRETS_SEALED];
const BATCH = 500;

/** `secret:reseal`: after a new secret was set. */
export function registerSecretResealCommand(program: Command): void {
  program
    .command('secret:reseal')
    .description('seal with the current secret whatever is still sealed with an earlier one')
    .action(async () => {
      const settings = readSettings();
      const secretKey = loadSecretKey(settings.SECRET_KEY, settings.DATA_DIR);
      const counts = await withDatabase(settings, async (dataSource) => {
        if (!(await isSecretOf(dataSource, secretKey)))
          throw new Error('The service has not been started with this secret yet: start it first.');
        await rememberRetired(dataSource.manager, secretKey);
        const total = { resealed: 0, unreadable: 0 };
        for (const place of SEALED) await reseal(dataSource, secretKey, place, total);
        return total;
      });
      process.stdout.write(
        `Sealed ${counts.resealed} values again; ${counts.unreadable} cannot be read with any known secret.\n`,
      );
    });
}

async function reseal(
  dataSource: DataSource,
  secretKey: SecretKey,
  { table, column, id, purpose }: (typeof SEALED)[number],
  total: { resealed: number; unreadable: number },
): Promise<void> {
  for (let after: string | null = null; ;) {
    const rows: { id: string; sealed: string }[] = await dataSource.query(
      `SELECT ${id} AS id, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL AND ($1::uuid IS NULL OR ${id} > $1)
        ORDER BY ${id} LIMIT ${BATCH}`,
      [after],
    );
    for (const { id: context, sealed } of rows) {
      if (secretKey.opensItself(purpose, context, sealed)) continue;
      const text = secretKey.open(purpose, context, sealed);
      if (text === null) {
        total.unreadable += 1;
        continue;
      }
      // One that was changed meanwhile is sealed with the secret of now.
      await dataSource.query(`UPDATE ${table} SET ${column} = $3 WHERE ${id} = $1 AND ${column} = $2`, [
        context,
        sealed,
        secretKey.seal(purpose, context, text),
      ]);
      total.resealed += 1;
    }
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? null;
  }
}
