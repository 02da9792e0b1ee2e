import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createAccount, findAccount } from './accounts.js';
import { type Binaries, copyBinaries } from './binaries.js';
import { errorCode } from '../../errors/system-error.js';
import { type Launcher, type Owner, whyUnusable } from './launcher.js';
import { StartError } from './start-error.js';

/** Where the cluster lies and how its PostgreSQL is run. */
export interface Placement {
  launcher: Launcher;
  /** The cluster's real directory; it may still have to be made. */
  cluster: string;
}

const ACCOUNT = 'postgres';
/** Walkable by everybody on every Linux; for what an account of its own cannot reach in place. */
const OUTSIDE = '/var/lib/payproof';
/** Any uid without rights tells whether an account that is yet to be made could walk to a place. */
const SOMEBODY: Owner = { uid: 65534, gid: 65534 };

/**
 * Finds a way to run PostgreSQL on the cluster of a data directory, as root too, which PostgreSQL refuses to run as:
 * under an account of its own where that can walk to everything, else in a user namespace that gives root another
 * number, else on copies in a place that the account can reach. An existing cluster stays with its owner while it can.
 *
 * @throws StartError when there is no way
 */
export async function findPlacement(
  dataDir: string,
  binaries: Binaries,
  log: (message: string) => void,
): Promise<Placement> {
  const link = join(dataDir, 'postgres');
  const existing = findCluster(link);
  const cluster = existing?.path ?? link;
  const place = dirname(cluster);
  const launcher =
    process.getuid?.() === 0
      ? await findForRoot(binaries, place, existing?.owner)
      : await findForOrdinaryUser(binaries, place, existing);
  if (launcher) return { launcher, cluster };
  return placeOutside(dataDir, binaries, existing?.path, log);
}

function findCluster(link: string): { path: string; owner: Owner } | null {
  try {
    lstatSync(link);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    const path = realpathSync(link);
    const { uid, gid } = statSync(path);
    return { path, owner: { uid, gid } };
  } catch (error) {
    throw new StartError(`${link} cannot be followed to the database's files (${errorCode(error)}).`);
  }
}

async function findForOrdinaryUser(
  binaries: Binaries,
  place: string,
  existing: { path: string; owner: Owner } | null,
): Promise<Launcher> {
  const self = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  if (existing && existing.owner.uid !== self.uid) {
    throw new StartError(
      `The database in ${existing.path} belongs to another user (uid ${existing.owner.uid}): start as root or choose another DATA_DIR.`,
    );
  }
  const launcher: Launcher = { prefix: [], owner: self, binaries };
  const problem = await whyUnusable(launcher, place);
  if (problem)
    throw new StartError(`The bundled PostgreSQL cannot run here: ${problem}. Set DATABASE_URL to use another.`);
  return withParentDeathSignal(launcher, place);
}

/** Asked in the order that leaves an existing cluster's owner as it is. */
async function findForRoot(binaries: Binaries, place: string, owner: Owner | undefined): Promise<Launcher | null> {
  const asOwner = async (): Promise<Launcher | null> => {
    if (owner && owner.uid !== 0) return usable(underAccount(owner, binaries), place);
    const account = await findAccount(ACCOUNT);
    if (account) return usable(underAccount(account, binaries), place);
    if (!(await usable(underAccount(SOMEBODY, binaries), place))) return null;
    const created = await createAccount(ACCOUNT);
    return created && usable(underAccount(created, binaries), place);
  };
  const inNamespace = async (): Promise<Launcher | null> => {
    const launcher = await inUserNamespace(binaries);
    return launcher && usable(launcher, place);
  };
  return owner?.uid === 0 ? ((await inNamespace()) ?? (await asOwner())) : ((await asOwner()) ?? (await inNamespace()));
}

function underAccount(account: Owner, binaries: Binaries): Launcher {
  return { prefix: [], account, owner: account, binaries };
}

/** Root under another number, as which it still owns root's files. initdb wants a number that has a name. */
async function inUserNamespace(binaries: Binaries): Promise<Launcher | null> {
  const account = (await findAccount(ACCOUNT)) ?? (await findAccount('daemon')) ?? (await findAccount('nobody'));
  if (!account) return null;
  const prefix = ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  return { prefix, owner: { uid: 0, gid: 0 }, binaries };
}

async function usable(launcher: Launcher, place: string): Promise<Launcher | null> {
  return (await whyUnusable(launcher, place)) ? null : withParentDeathSignal(launcher, place);
}

/** Lets the kernel end PostgreSQL when this process is killed, where setpriv(1) of util-linux 2.33 or newer is there. */
async function withParentDeathSignal(launcher: Launcher, place: string): Promise<Launcher> {
  const tied = { ...launcher, prefix: [...launcher.prefix, 'setpriv', '--pdeathsig', 'INT', '--'] };
  return (await whyUnusable(tied, place)) ? launcher : tied;
}

async function placeOutside(
  dataDir: string,
  binaries: Binaries,
  existing: string | undefined,
  log: (message: string) => void,
): Promise<Placement> {
  const account = (await findAccount(ACCOUNT)) ?? (await createAccount(ACCOUNT));
  if (!account) throw new StartError(rootImpossible('no account can be created for it'));
  const parent = openDirectory(OUTSIDE);
  const inPlace = underAccount(account, binaries);
  const launcher = (await whyUnusable(inPlace, parent))
    ? underAccount(account, copyBinaries(binaries, parent))
    : inPlace;
  const place = existing ? dirname(existing) : dataDir;
  if (!(await whyUnusable(launcher, place))) {
    return { launcher: await withParentDeathSignal(launcher, place), cluster: existing ?? join(dataDir, 'postgres') };
  }
  if (existing) throw new StartError(rootImpossible(`the account ${ACCOUNT} cannot reach ${existing}`));
  const problem = await whyUnusable(launcher, parent);
  if (problem) throw new StartError(rootImpossible(problem));
  const home = mkdtempSync(join(parent, `${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-`));
  chmodSync(home, 0o711);
  const cluster = join(home, 'postgres');
  log(`PostgreSQL does not run as root and its account cannot reach ${dataDir}: its files go to ${cluster}`);
  return { launcher: await withParentDeathSignal(launcher, home), cluster };
}

function openDirectory(path: string): string {
  if (mkdirSync(path, { recursive: true })) chmodSync(path, 0o711);
  return path;
}

function rootImpossible(reason: string): string {
  return `PostgreSQL does not run as root, and ${reason}: start as an ordinary user or set DATABASE_URL.`;
}
