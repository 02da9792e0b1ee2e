import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Owner } from './launcher.js';

const run = promisify(execFile);

/** The account of this name, or null. */
export async function findAccount(name: string): Promise<Owner | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** Makes a system account that nobody can log in to. Null when this machine does not let us. */
export async function createAccount(name: string): Promise<Owner | null> {
  const shell = '/usr/sbin/nologin';
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', '/', '--shell', shell, name]);
  } catch {
    // Another start may have made it at the same moment; looking it up tells.
  }
  return findAccount(name);
}
