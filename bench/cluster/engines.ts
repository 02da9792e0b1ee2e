import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { endProcess, freePort, postgresPrograms, programOf, serverAccount, spawnLogged } from './programs.js';

const CONNECTIONS = 400;
const STARTED_WITHIN_MS = 30_000;

async function until(what: string, isUp: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + STARTED_WITHIN_MS;
  while (!(await isUp().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} did not start.`);
    await wait(50);
  }
}

function opens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.on('error', () => done(false)).on('connect', () => socket.destroy());
  });
}

/** Debian's PostgreSQL on loopback, in a folder of its own. */
export class PostgresServer {
  private child: ChildProcess | null = null;
  private readonly account = serverAccount();

  private constructor(
    private readonly folder: string,
    readonly port: number,
    private readonly further: readonly string[],
  ) {}

  /** @param further settings, each as `name=value` */
  static async start(folder: string, further: readonly string[] = []): Promise<PostgresServer> {
    const server = new PostgresServer(folder, await freePort(), further);
    mkdirSync(join(folder, 'postgres'), { recursive: true });
    // Its user has to get through.
    chmodSync(folder, 0o711);
    const data = join(folder, 'postgres');
    if (server.account.uid !== undefined) chownSync(data, server.account.uid, server.account.gid ?? 0);
    execFileSync(
      join(postgresPrograms(), 'initdb'),
      ['-D', join(data, 'data'), '-U', 'payproof', '--auth=trust', '--encoding=UTF8', '--locale=C'],
      { ...server.account, cwd: data, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await server.start();
    const admin = new pg.Client(server.urlOf('postgres'));
    await admin.connect();
    await admin.query('CREATE DATABASE payproof').finally(() => admin.end());
    return server;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get url(): string {
    return this.urlOf('payproof');
  }

  urlOf(database: string): string {
    return `postgres://payproof@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const data = join(this.folder, 'postgres');
    const needed = [`port=${this.port}`, `max_connections=${CONNECTIONS}`, 'listen_addresses=127.0.0.1'];
    const settings = [...needed, ...this.further];
    this.child = spawnLogged(
      join(postgresPrograms(), 'postgres'),
      ['-D', join(data, 'data'), '-k', data, ...settings.flatMap((setting) => ['-c', setting])],
      join(this.folder, 'postgres.log'),
      { ...this.account, cwd: data },
    );
    await until('PostgreSQL', async () => {
      const client = new pg.Client(this.urlOf('postgres'));
      client.on('error', () => undefined);
      await client.connect();
      await client.end();
      return true;
    });
  }

  /** @param how `fast` ends every connection and writes what is committed; `immediate` is as if the machine had lost its power */
  stop(how: 'fast' | 'immediate'): Promise<void> {
    return endProcess(this.child, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
  }
}

/** PgBouncer in transaction mode in front of a PostgreSQL. */
export class Bouncer {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(folder: string, database: PostgresServer): Promise<Bouncer> {
    const port = await freePort();
    const own = join(folder, 'pgbouncer');
    mkdirSync(own, { recursive: true });
    const account = serverAccount();
    if (account.uid !== undefined) chownSync(own, account.uid, account.gid ?? 0);
    writeFileSync(join(own, 'users.txt'), '"payproof" ""\n');
    writeFileSync(
      join(own, 'pgbouncer.ini'),
      [
        '[databases]',
        `payproof = host=127.0.0.1 port=${database.port}`,
        '[pgbouncer]',
        `listen_port = ${port}`,
        'listen_addr = 127.0.0.1',
        'unix_socket_dir =',
        'auth_type = trust',
        `auth_file = ${join(own, 'users.txt')}`,
        'pool_mode = transaction',
        'max_client_conn = 1000',
        'default_pool_size = 40',
        '',
      ].join('\n'),
    );
    const child = spawnLogged(
      programOf('pgbouncer', 'pgbouncer'),
      [join(own, 'pgbouncer.ini')],
      join(folder, 'pgbouncer.log'),
      account,
    );
    await until('PgBouncer', () => opens(port));
    return new Bouncer(child, `postgres://payproof@127.0.0.1:${port}/payproof`);
  }

  stop(): Promise<void> {
    return endProcess(this.child, 'SIGTERM');
  }
}

/** A Redis on loopback that keeps what it was told over a restart. */
export class RedisServer {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly further: readonly string[],
  ) {}

  /** @param further options of its command line */
  static async start(folder: string, further: readonly string[] = []): Promise<RedisServer> {
    const server = new RedisServer(folder, await freePort(), further);
    mkdirSync(join(folder, 'redis'), { recursive: true });
    await server.start();
    return server;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--bind', '127.0.0.1', '--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'];
    this.child = spawnLogged(
      programOf('redis-server', 'redis-server'),
      ['--port', String(this.port), '--dir', join(this.folder, 'redis'), ...options, ...this.further],
      join(this.folder, 'redis.log'),
    );
    await until('Redis', () => this.ask((client) => client.ping().then(() => true)));
  }

  stop(): Promise<void> {
    return endProcess(this.child, 'SIGTERM');
  }

  /** Everything it holds is gone. */
  async flush(): Promise<void> {
    await this.ask((client) => client.flushall());
  }

  private async ask<T>(question: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.port, '127.0.0.1', { retryStrategy: null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    try {
      return await question(client);
    } finally {
      client.disconnect();
    }
  }
}

/**
 * The S3 server: the maintained fork of s3rver, MIT, small, on disk. It takes a list of objects for signed wrongly, so signatures are
 * not compared, and pages of lists need a cipher that OpenSSL 3 calls legacy. It is fetched when it is first
 * wanted, into the cache of the project: it is not a part of the service. (Debian 12 has rclone 1.60, which serves no S3 yet, and else OpenStack
 * Swift and Ceph; fauxqs needs Node 22.)
 */
const S3RVER = '@20minutes/s3rver@4.0.4';
const SERVE = `
  const S3rver = require(process.argv[1]);
  new S3rver({ port: Number(process.argv[2]), address: '127.0.0.1', silent: true, directory: process.argv[3],
    allowMismatchedSignatures: true, configureBuckets: [{ name: 'payproof' }] }).run();`;
/** The key pair that it knows. */
export const S3_KEY = 'S3RVER';

/** An S3 server on loopback, with an empty bucket `payproof`. */
export class S3Server {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  static async start(folder: string): Promise<S3Server> {
    const port = await freePort();
    const directory = join(folder, 's3');
    mkdirSync(directory, { recursive: true });
    const child = spawnLogged(
      process.execPath,
      ['--openssl-legacy-provider', '-e', SERVE, library(), String(port), directory],
      join(folder, 's3.log'),
    );
    await until('The S3 server', () => opens(port));
    return new S3Server(child, port);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  stop(): Promise<void> {
    return endProcess(this.child, 'SIGTERM');
  }
}

function library(): string {
  const cache = resolve('node_modules/.cache/s3-server');
  if (!existsSync(join(cache, 'node_modules/@20minutes/s3rver'))) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, 'package.json'), '{"private":true}\n');
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-save', '--loglevel=error'];
    execFileSync('npm', ['install', ...options, S3RVER], { cwd: cache, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return createRequire(join(cache, 'package.json')).resolve('@20minutes/s3rver');
}
