import type { DataSource, EntityManager } from 'typeorm';
import { fingerprintOf, isSecretOf } from './secret-fingerprint.js';
import { SecretKey } from './secret-key.js';

const PURPOSE = 'retired secret';

interface RetiredRow {
  fingerprint: Buffer;
  sealed_key: string;
}

/**
 * Whether a database goes on with a secret: it is the one that it is used with, or `previous` is, which then takes its place among the
 * retired ones. What was sealed, signed or derived with those can be read and checked with the secret after this.
 */
export async function settleSecret(
  dataSource: DataSource,
  secretKey: SecretKey,
  previous: SecretKey | null,
): Promise<boolean> {
  const settled =
    (await isSecretOf(dataSource, secretKey)) || (previous !== null && (await rotate(dataSource, secretKey, previous)));
  if (settled) await rememberRetired(dataSource.manager, secretKey);
  return settled;
}

/** Lets a secret read and check what was made with those that were retired for it. */
export async function rememberRetired(manager: Pick<EntityManager, 'query'>, secretKey: SecretKey): Promise<void> {
  const rows = await manager.query<RetiredRow[]>(
    'SELECT fingerprint, sealed_key FROM retired_secrets ORDER BY created_at',
  );
  for (const { fingerprint, sealed_key } of rows) {
    const key = secretKey.open(PURPOSE, fingerprint.toString('hex'), sealed_key);
    // One that was adopted without its predecessor cannot open what that retired.
    if (key !== null) secretKey.retire(new SecretKey(Buffer.from(key, 'base64')));
  }
}

/** False if the database is used with neither of them. Of several processes that start at the same time one does it. */
async function rotate(dataSource: DataSource, secretKey: SecretKey, previous: SecretKey): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const [row] = await manager.query<{ fingerprint: Buffer }[]>(
      'SELECT fingerprint FROM secret_fingerprint FOR UPDATE',
    );
    const fingerprint = fingerprintOf(secretKey);
    if (row?.fingerprint.equals(fingerprint)) return true;
    if (!row?.fingerprint.equals(fingerprintOf(previous))) return false;
    await rememberRetired(manager, previous);
    for (const retired of previous.all) {
      const name = fingerprintOf(retired);
      await manager.query(
        `INSERT INTO retired_secrets (fingerprint, sealed_key) VALUES ($1, $2)
         ON CONFLICT (fingerprint) DO UPDATE SET sealed_key = excluded.sealed_key`,
        [name, secretKey.seal(PURPOSE, name.toString('hex'), retired.exportKey().toString('base64'))],
      );
    }
    await manager.query('UPDATE secret_fingerprint SET fingerprint = $1, created_at = now()', [fingerprint]);
    return true;
  });
}
