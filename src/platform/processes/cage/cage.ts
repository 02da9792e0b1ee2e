import { execFile } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { codePaths, findingPackages } from './code.js';
import { type View, viewScript } from './mounts.js';
import { permissionOptions } from './permissions.js';
import { findPrograms, type Programs } from './programs.js';

/** What holds for every process in a cage on this machine. */
export interface Walls {
  /** Runs under a user that owns nothing. */
  otherUser: boolean;
  /** Reaches no network, loopback and the database of this machine included, unless it is allowed to. */
  noNetwork: boolean;
  /** Sees nothing of the data directory, home and temporary files, and can write no file. */
  hiddenFiles: boolean;
  /** Writes no core, no file, and has few files open. */
  limits: boolean;
  /** Node itself refuses files and programs to JavaScript. */
  nodePermissions: boolean;
}

/** What one kind of process needs that others do not. */
export interface Needs {
  /** Speaks to other machines. */
  network?: boolean;
  /** Runs this program of the machine; an absolute path. */
  program?: string;
}

/** How to start a caged process, in the terms of `fork`. */
export interface CagedStart {
  execPath: string;
  execArgv: string[];
  uid?: number;
  gid?: number;
}

export interface CageOptions {
  /** Folders whose content nobody in the cage may see. */
  hidden: readonly string[];
}

/** How a process gets namespaces of its own: as root, by way of a user namespace, or not at all. */
type Namespaces = 'own' | 'user' | 'none';

interface Way {
  account: boolean;
  namespaces: Namespaces;
}

/** In the order in which they are tried, for root and for others. */
const WAYS_OF_ROOT: Way[] = [
  { account: true, namespaces: 'own' },
  { account: true, namespaces: 'user' },
  { account: true, namespaces: 'none' },
  { account: false, namespaces: 'own' },
  { account: false, namespaces: 'user' },
];
const WAYS_OF_OTHERS: Way[] = [{ account: false, namespaces: 'user' }];
const NO_WAY: Way = { account: false, namespaces: 'none' };

/**
 * Numbers that no account has: Debian reserves 65000 to 65533 (policy, 9.2.2), systemd hands out 61184 to 65519 to its own services.
 * Processes take turns with them, so that one cannot touch the next.
 */
const FIRST_ACCOUNT = 65_520;
const ACCOUNTS = 14;

/** Homes of system accounts that programs and libraries lie in. */
const SYSTEM_FOLDER = /^\/$|^\/(bin|sbin|lib\w*|usr|etc|dev|proc|sys)(\/|$)/;

const PROBE_MS = 10_000;
const OTHERS_WALK = 0o001;

/** A way to run processes with fewer rights than ours: as few as this machine lets us take from them. */
export class Cage {
  private started = 0;

  private constructor(
    private readonly way: Way,
    private readonly programs: Programs,
    private readonly view: View,
  ) {}

  /** Finds out what holds here, which takes some processes that end at once. */
  static async find({ hidden }: CageOptions): Promise<Cage> {
    const programs = await findPrograms();
    const view = viewOf(hidden);
    const ways = process.getuid?.() === 0 ? WAYS_OF_ROOT : WAYS_OF_OTHERS;
    for (const way of process.platform === 'win32' ? [] : ways) {
      if (!isPossible(way, programs)) continue;
      const cage = new Cage(way, programs, view);
      if (await cage.holds()) return cage;
    }
    return new Cage(NO_WAY, programs, view);
  }

  get walls(): Walls {
    const { account, namespaces } = this.way;
    return {
      otherUser: account,
      noNetwork: namespaces !== 'none',
      hiddenFiles: namespaces !== 'none',
      limits: this.programs.prlimit !== null,
      nodePermissions: permissionOptions({ reads: [], childProcesses: false }).length > 0,
    };
  }

  /** @param options of Node for the process */
  start(needs: Needs, options: readonly string[]): CagedStart {
    const account = FIRST_ACCOUNT + (this.started++ % ACCOUNTS);
    const permissions = permissionOptions({ reads: this.view.kept, childProcesses: needs.program !== undefined });
    const [execPath = '', ...execArgv] = [...this.prefix(account, needs), process.execPath, ...permissions, ...options];
    return { execPath, execArgv, ...this.accountBySpawn(account) };
  }

  /** Without a shell in between, the account is taken before everything else. */
  private accountBySpawn(account: number): Pick<CagedStart, 'uid' | 'gid'> {
    return this.way.account && this.way.namespaces !== 'own' ? { uid: account, gid: account } : {};
  }

  private prefix(account: number, needs: Needs): string[] {
    const { way, programs } = this;
    const { unshare, sh, setpriv, prlimit } = programs;
    const words: string[] = [];
    if (way.namespaces !== 'none' && unshare && sh) {
      words.push(unshare, '--mount');
      if (way.namespaces === 'user') words.push('--user', '--map-root-user');
      if (!needs.network) words.push('--net');
      words.push('--', sh, '-c', viewScript(this.viewFor(needs), programs), 'sh');
    }
    if (prlimit)
      words.push(prlimit, '--core=0', '--nofile=256', '--fsize=0', ...(way.account ? ['--nproc=512'] : []), '--');
    if (setpriv) {
      words.push(setpriv, '--no-new-privs');
      if (way.namespaces !== 'none') words.push('--inh-caps=-all', '--bounding-set=-all');
      if (way.account && way.namespaces === 'own')
        words.push(`--reuid=${account}`, `--regid=${account}`, '--clear-groups');
      words.push('--');
    }
    return words;
  }

  private viewFor({ network, program }: Needs): View {
    const { hidden, kept } = this.view;
    return {
      // How names are looked up is said there, and sockets of databases lie there.
      hidden: network ? hidden : [...hidden, '/run'],
      kept: program === undefined ? kept : [...kept, dirname(dirname(program))],
    };
  }

  /** Whether a process gets so far that it finds the packages we use. */
  private async holds(): Promise<boolean> {
    const { execPath, execArgv, ...account } = this.start({}, findingPackages());
    try {
      await promisify(execFile)(execPath, execArgv, { ...account, cwd: '/', env: {}, timeout: PROBE_MS });
      return true;
    } catch {
      return false;
    }
  }
}

function isPossible({ account, namespaces }: Way, { sh, mount, mkdir, unshare, setpriv }: Programs): boolean {
  if (namespaces === 'none') return account;
  return process.platform === 'linux' && [sh, mount, mkdir, unshare, setpriv].every((program) => program !== null);
}

function viewOf(hidden: readonly string[]): View {
  const kept = [...codePaths(), dirname(realpathSync(process.execPath))];
  const closed = kept.map(closedAncestor).filter((folder) => folder !== null);
  const folders = [...hidden, home(), tmpdir(), ...closed].map((folder) => folder && followed(folder));
  return { kept, hidden: folders.filter((folder) => folder !== null && !SYSTEM_FOLDER.test(folder)).map(String) };
}

/** Null for a user without an account. */
function home(): string | null {
  try {
    return homedir();
  } catch {
    return null;
  }
}

/** The outermost folder on the way to a path that others may not walk through. */
function closedAncestor(path: string): string | null {
  const parents: string[] = [];
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) parents.unshift(folder);
  return parents.find((folder) => (statSync(folder).mode & OTHERS_WALK) === 0) ?? null;
}

function followed(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
