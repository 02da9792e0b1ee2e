import type { DataSource } from 'typeorm';
import type { SecretKey } from './secret-key.js';

/** Tells secrets apart and nothing else of them: only who has a secret can make it. */
export function fingerprintOf(secretKey: SecretKey): Buffer {
  return secretKey.derive('fingerprint', 'payproof');
}

/**
 * Whether a secret is the one that this database's sealed values, links and signatures were made with. The first one that is asked about
 * is remembered; of several that are asked about at the same time, one.
 */
export async function isSecretOf(dataSource: DataSource, secretKey: SecretKey): Promise<boolean> {
  const fingerprint = fingerprintOf(secretKey);
  await dataSource.query('INSERT INTO secret_fingerprint (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING', [
    fingerprint,
  ]);
  const [row] = await dataSource.query<{ fingerprint: Buffer }[]>('SELECT fingerprint FROM secret_fingerprint');
  return row?.fingerprint.equals(fingerprint) ?? false;
}

/** Lets a database go on with another secret; what was made with the one before stays unreadable. */
export async function adoptSecret(dataSource: DataSource, secretKey: SecretKey): Promise<void> {
  await dataSource.query(
    `INSERT INTO secret_fingerprint (fingerprint) VALUES ($1)
     ON CONFLICT (single) DO UPDATE SET fingerprint = excluded.fingerprint, created_at = now()`,
    [fingerprintOf(secretKey)],
  );
}
