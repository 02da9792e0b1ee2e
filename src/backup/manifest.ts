import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../platform/errors/system-error.js';
import { BackupError } from './backup-error.js';
import type { BackupKeys, Sealed } from './keys.js';
import type { HashedFile } from './hashed-file.js';

const FORMAT = 'payproof-backup';
const VERSION = 1;
const MANIFEST = 'manifest.json';
const AUTHENTICATION = 'manifest.mac';
/** A manifest has a few hundred lines; what is longer is not read. */
const LONGEST = 16 * 1_048_576;

/** A table as it was copied. */
export interface CopiedTable {
  name: string;
  columns: string[];
  rows: number;
  file: string;
}

/** What a backup holds, and how to tell that it is whole. */
export interface Manifest {
  format: typeof FORMAT;
  version: typeof VERSION;
  createdAt: string;
  /** Version of the service that made it. */
  service: string;
  /** Version of the PostgreSQL that it was made from. */
  postgres: string;
  /** Names of the migrations that the tables are the result of. */
  migrations: string[];
  tables: CopiedTable[];
  /** Name and last value of each sequence that was used. */
  sequences: { name: string; value: string }[];
  /** Jobs that waited in queues of the database. */
  jobs: number;
  documents: { count: number; bytes: number; missing: string[] };
  secrets: Sealed;
  files: HashedFile[];
}

export type Content = Omit<Manifest, 'format' | 'version'>;

/** Writes the manifest, the last of all files: a backup without it is none. */
export async function writeManifest(directory: string, keys: BackupKeys, content: Content): Promise<void> {
  const manifest: Manifest = { format: FORMAT, version: VERSION, ...content };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const authentication = `${JSON.stringify({ salt: keys.salt.toString('base64'), mac: keys.authenticate(text) })}\n`;
  await writeFile(join(directory, AUTHENTICATION), authentication, { mode: 0o600, flag: 'wx', flush: true });
  await writeFile(join(directory, MANIFEST), text, { mode: 0o600, flag: 'wx', flush: true });
}

/**
 * Reads the manifest and the keys of a backup. Throws a BackupError if the directory holds none, where the passphrase is
 * another one, and where anything of the manifest was changed.
 */
export async function readManifest(
  directory: string,
  keysFor: (salt: Buffer) => Promise<BackupKeys>,
): Promise<{ manifest: Manifest; keys: BackupKeys }> {
  const text = await read(directory, MANIFEST);
  const { salt, mac } = parsed<{ salt?: unknown; mac?: unknown }>(
    await read(directory, AUTHENTICATION),
    AUTHENTICATION,
  );
  if (typeof salt !== 'string' || typeof mac !== 'string') throw new BackupError(`${AUTHENTICATION} is damaged.`);
  const keys = await keysFor(Buffer.from(salt, 'base64'));
  if (!keys.isAuthentic(text, mac))
    throw new BackupError('The passphrase does not belong to this backup, or its manifest was changed.');
  const manifest = parsed<Manifest>(text, MANIFEST);
  if (manifest.format !== FORMAT || manifest.version !== VERSION)
    throw new BackupError('This release does not know the format of the backup.');
  return { manifest, keys };
}

async function read(directory: string, name: string): Promise<string> {
  try {
    const bytes = await readFile(join(directory, name));
    if (bytes.length > LONGEST) throw new BackupError(`${name} is too long.`);
    return bytes.toString('utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new BackupError(`${directory} holds no backup, or one that was not finished: it has no ${name}.`);
  }
}

function parsed<T>(text: string, name: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new BackupError(`${name} is damaged.`);
  }
}
