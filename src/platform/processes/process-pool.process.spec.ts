import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Compiled, compile } from '../../../test/support/compiled.js';
import { ProcessPool, type ProcessPoolOptions } from './process-pool.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

const CHILD = `
import { serveJobs } from './serve-jobs.js';
const held = [];
let jobs = 0;
serveJobs(async (request) => {
  jobs += 1;
  if (request === 'spin') for (;;);
  if (request === 'hang') await new Promise(() => {});
  if (request === 'exit') process.exit(3);
  if (request === 'throw') throw new Error('no such thing');
  if (request === 'full') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  if (request === 'keep') held.push(Buffer.alloc(128 * 1024 * 1024, 1));
  if (request === 'grow') for (;;) { held.push(Buffer.alloc(8 * 1024 * 1024, 1)); await new Promise(setImmediate); }
  if (request === 'grow-heap') for (;;) held.push(new Array(1000).fill(Math.random()));
  if (request === 'environment') return { environment: process.env, argv: process.execArgv };
  return { pid: process.pid, jobs, request };
});
`;

interface Answer {
  pid: number;
  jobs: number;
  request: unknown;
  environment?: Record<string, string>;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('ProcessPool', () => {
  let compiled: Compiled;
  let modulePath: string;
  let pool: ProcessPool<unknown, Answer>;

  const open = (options: Partial<ProcessPoolOptions> = {}): ProcessPool<unknown, Answer> =>
    (pool = new ProcessPool({ modulePath, size: 1, timeoutMs: 60_000, maxMemoryMb: 300, ...options }));

  beforeAll(async () => {
    compiled = await compile(['platform/processes']);
    modulePath = compiled.pathOf('platform/processes/child.ts');
    await writeFile(modulePath, CHILD);
  });
  afterEach(() => pool.close());
  afterAll(() => compiled.remove());

  it('answers from one warm process, in order, with bytes intact', async () => {
    open();
    const answers = await Promise.all([1, 2, Buffer.from([0, 255])].map((request) => pool.run(request)));
    expect(answers.map((answer) => answer.jobs)).toEqual([1, 2, 3]);
    expect(new Set(answers.map((answer) => answer.pid)).size).toBe(1);
    expect(Buffer.from(answers[2]?.request as Uint8Array)).toEqual(Buffer.from([0, 255]));
  });

  it('works side by side up to its size', async () => {
    open({ size: 2 });
    await pool.warm();
    const answers = await Promise.all([1, 2, 3, 4].map((request) => pool.run(request)));
    expect(new Set(answers.map((answer) => answer.pid)).size).toBe(2);
  });

  it('keeps no more processes warm than it is told to', async () => {
    open({ size: 3, warm: 1 });
    const answers = await Promise.all([1, 2, 3].map((request) => pool.run(request)));
    expect(new Set(answers.map((answer) => answer.pid)).size).toBe(3);
    const [next, after] = [await pool.run(4), await pool.run(5)];
    expect(answers.map((answer) => answer.pid)).toContain(next.pid);
    expect(after.pid).toBe(next.pid);
    const alive = (): number[] => answers.map(({ pid }) => pid).filter(isAlive);
    // One that is told to end takes a moment to be gone.
    for (let waited = 0; alive().length > 1 && waited < 60_000; waited += 50) await sleep(50);
    expect(alive()).toEqual([next.pid]);
  });

  it('replaces a process after its number of jobs', async () => {
    open({ maxJobs: 2 });
    const answers = [await pool.run(1), await pool.run(2), await pool.run(3)];
    expect(answers.map((answer) => answer.jobs)).toEqual([1, 2, 1]);
  });

  it('replaces a process that holds more memory after a job than it should', async () => {
    open({ maxMemoryMb: 400, replaceAbove: { mb: 128, fromJobs: 2 } });
    const answers = [];
    for (const request of ['keep', 2, 3, 4]) answers.push(await pool.run(request));
    expect(answers.map((answer) => answer.jobs)).toEqual([1, 2, 1, 2]);
  });

  it.each(['spin', 'hang'])('kills a job that takes too long (%s) and goes on', async (request) => {
    open();
    await expect(pool.run(request, { timeoutMs: 300 })).rejects.toMatchObject({
      name: 'ProcessPoolError',
      kind: 'timeout',
    });
    await expect(pool.run(1)).resolves.toMatchObject({ jobs: 1 });
  });

  it.each(['grow', 'grow-heap'])('kills a job that takes too much memory (%s) and goes on', async (request) => {
    open({ maxMemoryMb: 150 });
    await expect(pool.run(request)).rejects.toMatchObject({ kind: 'memory' });
    await expect(pool.run(1)).resolves.toMatchObject({ jobs: 1 });
  });

  it.each([
    ['exit', 'The process ended with exit code 3.'],
    ['throw', 'no such thing'],
  ])('tells a crash (%s) and goes on with a fresh process', async (request, message) => {
    open();
    await expect(pool.run(request)).rejects.toMatchObject({ kind: 'crash', message });
    await expect(pool.run(1)).resolves.toMatchObject({ jobs: 1 });
  });

  it('reports the code of a system error', async () => {
    open();
    await expect(pool.run('full')).rejects.toMatchObject({ kind: 'crash', code: 'ENOSPC' });
  });

  it('fails the job, not the pool, when the module cannot be started', async () => {
    open({ modulePath: `${modulePath}.missing.js` });
    await expect(pool.run(1)).rejects.toMatchObject({ kind: 'crash', stderr: expect.stringContaining('Cannot find') });
    await expect(pool.run(1)).rejects.toMatchObject({ kind: 'crash' });
  });

  it('passes on none of its environment', async () => {
    process.env.PAYPROOF_TEST_SECRET = 'secret';
    open({ environment: { TZ: 'UTC' } });
    const { environment } = await pool.run('environment');
    delete process.env.PAYPROOF_TEST_SECRET;
    expect(environment).toMatchObject({ TZ: 'UTC' });
    expect(Object.keys(environment ?? {}).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['TZ']);
  });

  it('rejects waiting and running jobs when it is closed', async () => {
    open();
    const jobs = [pool.run('hang'), pool.run(1)].map((job) => expect(job).rejects.toMatchObject({ kind: 'closed' }));
    await pool.warm();
    await pool.close();
    await Promise.all(jobs);
    await expect(pool.run(1)).rejects.toMatchObject({ kind: 'closed' });
  });

  it('leaves no process behind when its own process is killed in the middle of a synchronous loop', async () => {
    open();
    const script = `
      import { ProcessPool } from ${JSON.stringify(compiled.pathOf('platform/processes/process-pool.ts'))};
      const pool = new ProcessPool({ modulePath: ${JSON.stringify(modulePath)}, size: 1, timeoutMs: 60000, maxMemoryMb: 300 });
      console.log((await pool.run(1)).pid);
      await pool.run('spin');`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
    await sleep(200);
    parent.kill('SIGKILL');
    const left = Number(pid.toString());
    for (let waited = 0; isAlive(left) && waited < 60_000; waited += 100) await sleep(100);
    expect(isAlive(left)).toBe(false);
  });
});
