import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import pg from 'pg';
import { Cluster } from './cluster/cluster.js';
import type { Member } from './cluster/cluster.js';
import { copyWaiting } from './cluster/copied-rows.js';
import { coreTimes, processorMs } from './cluster/process-tree.js';
import { smallInvoice } from './cluster/small-invoice.js';

/**
 * `npm run bench:throughput [-- --workers N --http N --seconds N]`: invoices judged a second by one worker and more, and requests answered
 * a second by one process for HTTP and more, each beside what one does; with how many cores the service and each engine took meanwhile,
 * and how busy each core of the machine was. Everything, the senders too, is on this machine.
 */
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '3' },
    http: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '20' },
  },
});
const [workers, https, seconds] = [Number(values.workers), Number(values.http), Number(values.seconds)];
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;
/** More than a worker judges in a turn. */
const WAITING_FOR_EACH = 100;

interface Turn {
  perSecond: number;
  /** Cores that each part took. */
  taken: Record<string, number>;
  /** Share of each core of the machine, in percent, whoever took it. */
  cores: number[];
}

async function main(): Promise<void> {
  const cluster = new Cluster();
  cluster.stopOnSignals();
  let database: pg.Client | null = null;
  try {
    await cluster.start(
      { http: https, smtp: 0, worker: workers, pooled: false },
      { RATE_LIMIT_KEY: '100000000', READERS: '1', LOG_LEVEL: 'info' },
    );
    database = new pg.Client(cluster.postgres.url);
    await database.connect();
    for (const worker of cluster.of('worker')) await worker.end('SIGTERM');
    console.log(`${availableParallelism()} cores, turns of ${seconds} s, one reader for each worker`);
    await httpTurns(cluster);
    await workerTurns(cluster, database);
  } finally {
    await database?.end();
    await cluster.stop();
  }
}

async function httpTurns(cluster: Cluster): Promise<void> {
  const authorization = `Bearer ${cluster.credentials.entity_key}`;
  const boundary = 'bench';
  // A small invoice is of letters alone, and a thread takes no other body than text.
  const upload =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bench.pdf"\r\nContent-Type: application/pdf\r\n\r\n` +
    `${smallInvoice('BENCH-1').toString('latin1')}\r\n--${boundary}--\r\n`;
  const loads: Record<string, Pick<autocannon.Options, 'method' | 'headers' | 'body'>> = {
    'lists of 10': { headers: { authorization } },
    uploads: {
      method: 'POST',
      headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: upload,
    },
  };
  for (const [name, load] of Object.entries(loads)) {
    const turns: Turn[] = [];
    for (let count = 1; count <= https; count += 1) {
      const members = cluster.of('http').slice(0, count);
      const send = async (duration: number): Promise<number> => {
        const results = await Promise.all(
          members.map(({ port }) =>
            autocannon({
              ...load,
              url: `http://127.0.0.1:${port}/api/invoices`,
              connections: Math.ceil(CONNECTIONS / count),
              duration,
              // The senders of each process on a thread of their own.
              workers: 1,
            }),
          ),
        );
        const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
        if (failed > 0) throw new Error(`${failed} requests failed.`);
        return results.reduce((sum, { requests }) => sum + requests.total, 0);
      };
      await send(WARM_UP_SECONDS);
      turns.push(await measured(cluster, members, () => send(seconds)));
    }
    print(`${name} a second, by processes for HTTP`, turns);
  }
}

async function workerTurns(cluster: Cluster, database: pg.Client): Promise<void> {
  const judged = async (): Promise<number> => {
    const { rows } = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM invoices WHERE status = 'processed'`,
    );
    return rows[0]?.count ?? 0;
  };
  const turns: Turn[] = [];
  for (let count = 1; count <= workers; count += 1) {
    await copyWaiting(database, 'invoices', WAITING_FOR_EACH * count * seconds);
    const members = cluster.of('worker').slice(0, count);
    for (const member of members) member.launch();
    await Promise.all(members.map((member) => member.ready()));
    const first = await judged();
    // Readers that are being started read nothing.
    while ((await judged()) < first + 10 * count) await wait(200);
    turns.push(
      await measured(cluster, members, async () => {
        const before = await judged();
        await wait(seconds * 1_000);
        return (await judged()) - before;
      }),
    );
    await Promise.all(members.map((member) => member.end('SIGTERM')));
  }
  print('invoices (one page of text) judged a second, by workers', turns);
}

async function measured(cluster: Cluster, members: readonly Member[], work: () => Promise<number>): Promise<Turn> {
  const parts: Record<string, () => number> = {
    service: () => members.reduce((sum, { child }) => sum + processorMs(child?.pid ?? 0), 0),
    PostgreSQL: () => processorMs(cluster.postgres.pid),
    Redis: () => processorMs(cluster.redis.pid),
    store: () => processorMs(cluster.storePid),
    senders: () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
  };
  const [before, coresBefore, began] = [Object.entries(parts).map(([, ms]) => ms()), coreTimes(), performance.now()];
  const done = await work();
  const took = performance.now() - began;
  const taken = Object.fromEntries(
    Object.entries(parts).map(([name, ms], index) => [name, (ms() - (before[index] ?? 0)) / took]),
  );
  const cores = coreTimes().map(({ busy, all }, index) => {
    const then = coresBefore[index] ?? { busy: 0, all: 0 };
    return (100 * (busy - then.busy)) / Math.max(1, all - then.all);
  });
  return { perSecond: (done * 1_000) / took, taken, cores };
}

function print(what: string, turns: readonly Turn[]): void {
  console.log(`\n${what}:`);
  const one = turns[0]?.perSecond ?? NaN;
  for (const [index, { perSecond, taken, cores }] of turns.entries()) {
    const shares = Object.entries(taken).map(([name, share]) => `${name} ${share.toFixed(2)}`);
    console.log(
      `  ${index + 1}: ${perSecond.toFixed(1).padStart(8)}   ${(perSecond / one).toFixed(2)} times one   cores taken: ${shares.join(', ')}   ` +
        `cores busy: ${cores.map((share) => `${share.toFixed(0)} %`).join(', ')}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
