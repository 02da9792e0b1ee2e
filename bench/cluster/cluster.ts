import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Credentials } from '../../src/organization/founding/credentials.js';
import { benchFolder } from '../support/measured-service.js';
import { Bouncer, PostgresServer, RedisServer, S3_KEY, S3Server } from './engines.js';
import { endProcess, freePort, spawnLogged } from './programs.js';
import { StoreDoor } from './store-door.js';

export type ClusterRole = 'http' | 'smtp' | 'worker';
const READY_WITHIN_MS = 180_000;

/** One process of the service: it keeps its place, whoever is there. */
export class Member {
  child: ChildProcess | null = null;
  /** Where in the log the process that is there began. */
  private began = 0;

  constructor(
    readonly role: ClusterRole,
    readonly name: string,
    /** Of HTTP or SMTP; workers listen on none. */
    readonly port: number,
    private readonly folder: string,
    private readonly environment: Record<string, string>,
  ) {}

  get log(): string {
    return join(this.folder, `${this.name}.log`);
  }

  get runs(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  launch(): void {
    this.began = existsSync(this.log) ? statSync(this.log).size : 0;
    this.child = spawnLogged(
      process.execPath,
      [fileURLToPath(new URL('../../src/main.js', import.meta.url))],
      this.log,
      {
        env: { ...process.env, ...this.environment },
      },
    );
  }

  /** When the process has said that it is ready. Throws if it ends before that. */
  async ready(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (this.runs && Date.now() < deadline) {
      if (readFileSync(this.log).subarray(this.began).includes('"msg":"Ready"')) return;
      await wait(100);
    }
    throw new Error(`${this.name} did not get ready: see ${this.log}`);
  }

  end(signal: NodeJS.Signals): Promise<void> {
    return endProcess(this.child, signal);
  }
}

export interface ClusterSize {
  http: number;
  smtp: number;
  worker: number;
  /** Whether the service reaches PostgreSQL through PgBouncer in transaction mode. */
  pooled: boolean;
}

/** The service in many processes, and what it depends on, all on this machine. */
export class Cluster {
  readonly folder = benchFolder();
  readonly secretKey = randomBytes(32).toString('hex');
  readonly members: Member[] = [];
  postgres!: PostgresServer;
  redis!: RedisServer;
  store!: StoreDoor;
  credentials!: Credentials;
  private s3!: S3Server;
  private bouncer: Bouncer | null = null;

  /** Starts everything and waits until it is ready. */
  async start(size: ClusterSize, settings: Record<string, string> = {}): Promise<void> {
    this.postgres = await PostgresServer.start(this.folder);
    this.redis = await RedisServer.start(this.folder);
    this.s3 = await S3Server.start(this.folder);
    this.store = await StoreDoor.open(this.s3.port);
    if (size.pooled) this.bouncer = await Bouncer.start(this.folder, this.postgres);
    const common = { ...this.settings(), ...settings };
    for (const role of ['http', 'smtp', 'worker'] as const)
      for (let number = 1; number <= size[role]; number += 1) await this.add(role, number, common);
    const [first, ...others] = this.members;
    first?.launch();
    await first?.ready();
    for (const member of others) member.launch();
    await Promise.all(others.map((member) => member.ready()));
    const written = readFileSync(join(this.folder, first?.name ?? '', 'credentials.json'), 'utf8');
    this.credentials = JSON.parse(written) as Credentials;
  }

  get storePid(): number {
    return this.s3.pid;
  }

  of(role: ClusterRole): Member[] {
    return this.members.filter((member) => member.role === role);
  }

  /** Stops all of it too when this process is asked to end. */
  stopOnSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void this.stop().finally(() => process.exit(1)));
  }

  /** Ends everything and removes what it wrote. */
  async stop(): Promise<void> {
    await Promise.all(this.members.map((member) => member.end('SIGTERM')));
    await this.bouncer?.stop();
    this.store?.close();
    await this.s3?.stop();
    await this.redis?.stop();
    await this.postgres?.stop('fast');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private settings(): Record<string, string> {
    return {
      DATABASE_URL: this.bouncer?.url ?? this.postgres.url,
      ...(this.bouncer && { DATABASE_LISTEN_URL: this.postgres.url }),
      REDIS_URL: this.redis.url,
      DOCUMENTS_URL: 's3://payproof/documents',
      S3_ENDPOINT: this.store.url,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: S3_KEY,
      AWS_SECRET_ACCESS_KEY: S3_KEY,
      SECRET_KEY: this.secretKey,
      HTTP_HOST: '127.0.0.1',
      SMTP_HOST: '127.0.0.1',
      LOG_FORMAT: 'json',
      SENDER_AUTHENTICATION: 'false',
      WEBHOOK_ALLOW_PRIVATE: 'true',
    };
  }

  private async add(role: ClusterRole, number: number, common: Record<string, string>): Promise<void> {
    const port = role === 'worker' ? 0 : await freePort();
    const name = `${role}-${number}`;
    const dataDir = join(this.folder, name);
    mkdirSync(dataDir, { recursive: true });
    const member = new Member(role, name, port, this.folder, {
      ...common,
      DATA_DIR: dataDir,
      ROLES: role,
      DEMO: String(this.members.length === 0),
      ...(role === 'http' && { HTTP_PORT: String(port) }),
      ...(role === 'smtp' && { SMTP_PORT: String(port) }),
    });
    this.members.push(member);
  }
}
