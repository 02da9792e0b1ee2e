import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Compiled, compile } from '../../../../test/support/compiled.js';
import { ProcessPool } from '../process-pool.js';
import { Cage, type Needs } from './cage.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

/** Tries what a document that has taken over its reader would try, and tells what happened to each. */
const CHILD = `
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { serveJobs } from '../serve-jobs.js';
const tried = (act) => { try { return String(act()); } catch (error) { return error.code ?? error.stderr ?? error.message; } };
const program = (...words) => tried(() => execFileSync(words[0], words.slice(1), { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' }).trim());
serveJobs(async ({ secret, parent, port, written }) => ({
  uid: process.getuid(),
  environment: Object.keys(process.env),
  secret: tried(() => readFileSync(secret, 'utf8')),
  secretByProgram: program('/bin/cat', secret),
  environmentOfParent: program('/bin/cat', '/proc/' + parent + '/environ'),
  secretThroughParent: program('/bin/cat', '/proc/' + parent + '/root' + secret),
  written: program('/bin/sh', '-c', 'echo x > ' + written),
  limits: program('/bin/cat', '/proc/self/limits'),
  privileges: program('/bin/grep', '-E', 'CapPrm|CapBnd|NoNewPrivs', '/proc/self/status'),
  connection: await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => { resolve('connected'); socket.destroy(); });
    socket.on('error', (error) => resolve(error.code));
  }),
}));
`;

interface Tried {
  uid: number;
  environment: string[];
  secret: string;
  secretByProgram: string;
  environmentOfParent: string;
  secretThroughParent: string;
  written: string;
  limits: string;
  privileges: string;
  connection: string;
}

const SECRET = 'kept-from-readers';
const isRoot = process.getuid?.() === 0;
const onLinux = process.platform === 'linux' ? describe : describe.skip;
const asRoot = isRoot ? it : it.skip;

onLinux('a cage', () => {
  let compiled: Compiled;
  let modulePath: string;
  let dataDir: string;
  let secret: string;
  let database: Server;
  let port: number;
  let cage: Cage;

  beforeAll(async () => {
    compiled = await compile(['platform/processes']);
    modulePath = compiled.pathOf('platform/processes/cage/child.ts');
    writeFileSync(modulePath, CHILD);
    dataDir = mkdtempSync(join(tmpdir(), 'payproof-cage-'));
    // As the service makes it: others may walk through, and its files are closed to them.
    chmodSync(dataDir, 0o711);
    mkdirSync(join(dataDir, 'secrets'), { mode: 0o700 });
    secret = join(dataDir, 'secrets', 'key');
    writeFileSync(secret, SECRET, { mode: 0o600 });
    database = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
    port = (database.address() as AddressInfo).port;
    cage = await Cage.find({ hidden: [dataDir] });
  });
  afterAll(async () => {
    database.close();
    rmSync(dataDir, { recursive: true, force: true });
    await compiled.remove();
  });

  const tryAll = async (needs: Needs = { program: '/bin/cat' }): Promise<Tried> => {
    const pool = new ProcessPool<object, Tried>({
      modulePath,
      size: 1,
      timeoutMs: 150_000,
      maxMemoryMb: 300,
      cage,
      needs,
    });
    try {
      return await pool.run({ secret, parent: process.pid, port, written: join(compiled.pathOf('x.ts')) });
    } finally {
      await pool.close();
    }
  };

  it('keeps secrets, the network and everything else from a process that was taken over', async () => {
    const { otherUser, noNetwork, hiddenFiles, limits } = cage.walls;
    const tried = await tryAll();
    expect(tried.environment.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
    expect(tried.privileges).toMatch(/CapPrm:\s*0+\s/);
    if (otherUser || hiddenFiles) {
      expect(tried.secretByProgram).toMatch(/No such file|Permission denied/);
      expect(tried.secretThroughParent).toMatch(/Permission denied/);
      expect(tried.environmentOfParent).toMatch(/Permission denied/);
      expect(tried.written).toMatch(/Permission denied|Read-only|cannot create/);
    }
    if (noNetwork) expect(tried.connection).toBe('ENETUNREACH');
    if (otherUser) expect(tried.uid).toBeGreaterThan(65_000);
    if (limits) expect(tried.limits).toMatch(/Max core file size\s+0\s+0/);
    if (limits) expect(tried.limits).toMatch(/Max file size\s+0\s+0/);
  });

  it('binds JavaScript too, where this Node can', async () => {
    const { nodePermissions } = cage.walls;
    const tried = await tryAll({});
    expect(tried.secret).not.toBe(SECRET);
    if (nodePermissions)
      expect(tried).toMatchObject({ secret: 'ERR_ACCESS_DENIED', secretByProgram: 'ERR_ACCESS_DENIED' });
  });

  it('gives network access to the processes that need it', async () => {
    expect(await tryAll({ network: true })).toMatchObject({ connection: 'connected' });
  });

  // Else nobody would notice that a wall is missing where it could be.
  it('uses every restriction that util-linux offers here', () => {
    const user = isRoot ? [] : ['--user', '--map-root-user'];
    const possible =
      spawnSync('unshare', [...user, '--net', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
    expect(cage.walls).toEqual({
      otherUser: isRoot,
      noNetwork: possible,
      hiddenFiles: possible,
      limits: true,
      nodePermissions: process.allowedNodeEnvironmentFlags.has('--allow-addons'),
    });
  });

  asRoot('is the same for a user who is not root', async () => {
    const script = `
      import { Cage } from ${JSON.stringify(compiled.pathOf('platform/processes/cage/cage.ts'))};
      import { ProcessPool } from ${JSON.stringify(compiled.pathOf('platform/processes/process-pool.ts'))};
      const cage = await Cage.find({ hidden: [${JSON.stringify(dataDir)}] });
      const pool = new ProcessPool({ modulePath: ${JSON.stringify(modulePath)}, size: 1, timeoutMs: 150000, maxMemoryMb: 300,
        cage, needs: { program: '/bin/cat' } });
      const tried = await pool.run({ secret: ${JSON.stringify(secret)}, parent: process.pid, port: ${port}, written: '/var/tmp/x' });
      await pool.close();
      console.log(JSON.stringify({ walls: cage.walls, tried }));`;
    const owner = 4_242;
    for (const path of [dataDir, join(dataDir, 'secrets'), secret]) spawnSync('chown', [String(owner), path]);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      uid: owner,
      gid: owner,
      cwd: '/',
      env: { SECRET_KEY: SECRET },
    });
    const { walls, tried } = JSON.parse(stdout) as { walls: Cage['walls']; tried: Tried };
    expect(walls.otherUser).toBe(false);
    if (!walls.hiddenFiles) return;
    expect(tried.connection).toBe('ENETUNREACH');
    expect(tried.secretByProgram).toMatch(/No such file/);
    expect(tried.secretThroughParent).toMatch(/Permission denied/);
    expect(tried.environmentOfParent).toMatch(/Permission denied/);
    expect(tried.written).toMatch(/Read-only|cannot create/);
  });

  asRoot('is as narrow where only root may walk to the code', async () => {
    const home = mkdtempSync(join(tmpdir(), 'payproof-closed-'));
    try {
      // Only what a process needs to begin with; a link to the packages would lead out of the closed folder.
      mkdirSync(join(home, 'code', 'node_modules', 'pdfjs-dist'), { recursive: true });
      writeFileSync(join(home, 'code', 'node_modules', 'pdfjs-dist', 'package.json'), '{}');
      writeFileSync(join(home, 'code', 'package.json'), '{"type":"module"}');
      spawnSync('cp', [
        '-r',
        compiled.pathOf('platform/x.ts').replace(/\/platform\/.*/, ''),
        join(home, 'code', 'dist'),
      ]);
      rmSync(join(home, 'code', 'dist', 'package.json'));
      chmodSync(home, 0o700);
      const script = `
        import { Cage } from ${JSON.stringify(join(home, 'code/dist/platform/processes/cage/cage.js'))};
        import { ProcessPool } from ${JSON.stringify(join(home, 'code/dist/platform/processes/process-pool.js'))};
        const cage = await Cage.find({ hidden: [] });
        const pool = new ProcessPool({ modulePath: ${JSON.stringify(join(home, 'code/dist/platform/processes/cage/child.js'))},
          size: 1, timeoutMs: 150000, maxMemoryMb: 300, cage, needs: { program: '/bin/cat' } });
        const tried = await pool.run({ secret: ${JSON.stringify(join(home, 'other'))}, parent: process.pid, port: ${port}, written: '/var/tmp/x' });
        await pool.close();
        console.log(JSON.stringify({ walls: cage.walls, tried }));`;
      writeFileSync(join(home, 'other'), SECRET, { mode: 0o644 });
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
      const { walls, tried } = JSON.parse(stdout) as { walls: Cage['walls']; tried: Tried };
      expect(walls).toMatchObject(cage.walls.hiddenFiles ? { otherUser: true, noNetwork: true } : {});
      expect(tried.secretByProgram).toMatch(/No such file|Permission denied/);
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
});
