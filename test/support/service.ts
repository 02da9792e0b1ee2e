import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Credentials } from '../../src/organization/founding/credentials.js';
import { Api } from './api.js';
import { cloneDatabase } from './database.js';
import type { TestDatabase } from './database.js';
import { SERVICE } from './programs.js';
import { temporaryFolder } from './temporary-folder.js';
import { putUnderTest } from './under-test.js';

/** How a process of the service ended. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/**
 * A test's service lives for half a minute: what it makes until it is ready is hardly worth moving to where objects of long life are, nor worth
 * threads that look for more of it. Of 0.95 s of processor time until it is ready and in the five seconds after, 0.05 s. Nor is it worth
 * collecting all of it once the service has nothing to do, to give memory back: of 0.8 s that it took in 40 s of that, 0.2 s.
 */
const COLLECTS_LITTLE = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--single-threaded-gc',
  '--no-memory-reducer',
];
const READY_WITHIN_MS = 180_000;
const REDIS_DATABASES = 4_096;

/**
 * With `TEST_REDIS_URL` each service has a database of its own in that Redis, as it has one in PostgreSQL. They are given out in turn: of
 * those chosen by chance two in sixty services are the same in every third run, and one would do the jobs that another left.
 */
async function redisDatabase(): Promise<{ REDIS_URL?: string }> {
  const server = process.env.TEST_REDIS_URL;
  if (!server) return {};
  // Few runs have one, and a suite would load its 50 files each time.
  const { Redis } = await import('ioredis');
  const redis = new Redis(server);
  try {
    return { REDIS_URL: `${server}/${1 + ((await redis.incr('payproof:tests:databases')) % (REDIS_DATABASES - 1))}` };
  } finally {
    redis.disconnect();
  }
}

/** What a process logs when it is ready; an address is null where its roles do not serve it. */
interface Ready {
  http: string | null;
  smtp: string | null;
  metrics: number | null;
}

/** The real service, in a process of its own, on a database and a data directory of its own. */
export class TestService {
  private child: ChildProcess | null = null;
  private output = { stdout: '', stderr: '' };
  private addresses: { http: string; smtp: string; metrics: number | null } | null = null;

  /** Where queues and counts live; null for PostgreSQL. */
  readonly redisUrl: string | null;

  private constructor(
    readonly database: TestDatabase,
    readonly dataDir: string,
    private readonly environment: Record<string, string>,
  ) {
    this.redisUrl = environment.REDIS_URL ?? null;
  }

  /** Starts the service with its demo organization and waits until it is ready. */
  static async start(environment: Record<string, string> = {}): Promise<TestService> {
    const dataDir = temporaryFolder('service');
    if (process.env.TEST_SECRETS) cpSync(process.env.TEST_SECRETS, join(dataDir, 'secrets'), { recursive: true });
    const service = new TestService(await cloneDatabase(), dataDir, { ...(await redisDatabase()), ...environment });
    await service.launch();
    return service;
  }

  /** Starts a further process on the same data; `end` it before this one is removed. */
  async another(environment: Record<string, string> = {}): Promise<TestService> {
    const service = new TestService(this.database, this.dataDir, this.environment);
    await service.launch(environment);
    return service;
  }

  /** Starts a process again, on the same data. */
  async launch(environment: Record<string, string> = {}): Promise<void> {
    this.output = { stdout: '', stderr: '' };
    this.addresses = null;
    const child = spawn(process.execPath, [...COLLECTS_LITTLE, SERVICE], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATABASE_URL: this.database.url,
        DATA_DIR: this.dataDir,
        HTTP_PORT: '0',
        SMTP_PORT: '0',
        HTTP_HOST: '127.0.0.1',
        SMTP_HOST: '127.0.0.1',
        LOG_FORMAT: 'json',
        // Readers give way to whatever else the machine does, and what they may do with a page is a part of this, by clock.
        READING_TIMEOUT_SECONDS: '600',
        // A second one would be started for a document or two.
        READERS: '1',
        // Each connection learns anew what the tables are, and few tests have more to do at a time.
        DATABASE_POOL: '6',
        // The name servers of the machine are nobody's to ask; tests of senders bring their own (TestDnsServer).
        SENDER_AUTHENTICATION: 'false',
        // Tests ask faster than people may; that of the rate limits sets its own.
        RATE_LIMIT_KEY: '1000000',
        RATE_LIMIT_ORGANIZATION: '1000000',
        ...this.environment,
        ...environment,
      },
    });
    this.child = child;
    child.stdout.on('data', (chunk: Buffer) => (this.output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (this.output.stderr += chunk.toString()));
    await this.untilReady(child);
  }

  private async untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const line = this.output.stdout.split('\n').find((one) => one.includes('"msg":"Ready"'));
      if (line !== undefined) {
        const { http, smtp, metrics } = JSON.parse(line) as Ready;
        const here = (address: string | null): string => address?.replace('localhost', '127.0.0.1') ?? '';
        this.addresses = { http: here(http), smtp: here(smtp), metrics };
        if (http !== null) putUnderTest(this.addresses.http);
        return;
      }
      if (child.exitCode !== null) break;
      await new Promise((resolveWait) => setTimeout(resolveWait, 20));
    }
    throw new Error(`The service did not get ready:\n${this.log}`);
  }

  get http(): string {
    return this.addresses?.http ?? '';
  }

  get smtp(): { host: string; port: number } {
    const [host = '', port = ''] = (this.addresses?.smtp ?? '').split(':');
    return { host, port: Number(port) };
  }

  /** Where Prometheus reads metrics, with `METRICS_PORT`. */
  get metricsUrl(): string {
    return `http://127.0.0.1:${this.addresses?.metrics ?? 0}/metrics`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Everything that the process has printed. */
  get log(): string {
    return this.output.stdout + this.output.stderr;
  }

  get credentials(): Credentials {
    return JSON.parse(readFileSync(join(this.dataDir, 'credentials.json'), 'utf8')) as Credentials;
  }

  /** A client of the main interface with the key of the demo entity. */
  get api(): Api {
    return new Api(`${this.http}/api`, this.credentials.entity_key);
  }

  get sandbox(): Api {
    return new Api(`${this.http}/sandbox/api`, this.credentials.sandbox_entity_key);
  }

  get management(): Api {
    return new Api(`${this.http}/management/v1`, this.credentials.organization_key);
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ending> {
    const { child } = this;
    if (!child) throw new Error('Nothing runs.');
    const ended = new Promise<Ending>((resolveEnd) => {
      const done = (): void => resolveEnd({ code: child.exitCode, signal: child.signalCode, ...this.output });
      if (child.exitCode !== null || child.signalCode !== null) done();
      else child.once('close', done);
    });
    child.kill(signal);
    return ended;
  }

  /** Ends the service and removes its database and files. */
  async remove(): Promise<void> {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) await this.end('SIGTERM');
    await this.database.drop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
