import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupError } from '../backup/backup-error.js';
import type { Settings } from '../platform/config/settings.js';

const SHORTEST = 12;

/**
 * The passphrase of backups: from its setting, from a file, or asked for on a terminal. Never from the arguments, which every user of
 * the machine can see.
 * @param twice whether it is new, so that a slip of the fingers would lock everybody out
 */
export async function readPassphrase(settings: Settings, twice: boolean): Promise<string> {
  const passphrase = await given(settings, twice);
  if (passphrase.length < SHORTEST) throw new BackupError(`The passphrase must have at least ${SHORTEST} characters.`);
  return passphrase;
}

async function given({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE }: Settings, twice: boolean): Promise<string> {
  if (BACKUP_PASSPHRASE !== '') return BACKUP_PASSPHRASE;
  if (BACKUP_PASSPHRASE_FILE !== '') return readFileSync(BACKUP_PASSPHRASE_FILE, 'utf8').split(/\r?\n/, 1)[0] ?? '';
  if (!process.stdin.isTTY)
    throw new BackupError('There is no passphrase: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.');
  const first = await ask('Passphrase: ');
  if (twice && (await ask('Once more: ')) !== first) throw new BackupError('The two passphrases differ.');
  return first;
}

/** Asks without showing what is typed. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
