import { checkHashed } from './hashed-file.js';
import { BackupKeys } from './keys.js';
import { readManifest } from './manifest.js';
import type { Manifest } from './manifest.js';

/** Reads a backup as a whole. Throws a BackupError if it is cut, was changed, or is sealed with another passphrase. */
export async function verifyBackup(
  directory: string,
  passphrase: string,
  derive: typeof BackupKeys.of = (given, salt) => BackupKeys.of(given, salt),
): Promise<{ manifest: Manifest; keys: BackupKeys; secret: string }> {
  const { manifest, keys } = await readManifest(directory, (salt) => derive(passphrase, salt));
  const { secret_key: secret } = JSON.parse(keys.open(manifest.secrets)) as { secret_key: string };
  for (const file of manifest.files) await checkHashed(directory, file);
  return { manifest, keys, secret };
}
