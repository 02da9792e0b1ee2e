import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { AuditLog } from '../src/audit/audit-log.js';
import { AuditSealer } from '../src/audit/sealing/audit-sealer.js';
import { readSettings } from '../src/platform/config/settings.js';
import { SecretKey } from '../src/platform/secrets/secret-key.js';
import { createApp } from '../src/start/create-app.js';
import { createRuntime } from '../src/start/create-runtime.js';
import { OrganizationFounder } from '../src/organization/founding/organization-founder.js';
import { benchFolder } from './support/measured-service.js';
import { databaseMs } from './support/processor-time.js';

// What the audit trail costs the upload of invoices: the same service with and without writing it, in pairs of uploads whose order changes,
// on the same database. Compared is processor time of the service and of the database's processes; whoever uploads is a process of its
// own. The difference is the median of the pairs, so that what happens now and then (collecting garbage, checkpoints) falls on neither.
// Argument: pairs. Accepting mail writes no audit rows: its trail begins when it is settled, in a worker.
const pairs = Number(process.argv[2] ?? 2_000);
/** Pairs until programs and connections are warm. */
const WARM_UP = 100;
const LIMIT = 0.05;

interface Cost {
  service: number;
  database: number;
}

const folder = benchFolder();
const database = join(folder, 'postgres');
const runtime = await createRuntime(
  readSettings({ DATA_DIR: folder, LOG_LEVEL: 'warn', ROLES: 'http', HTTP_PORT: '0', RATE_LIMIT_KEY: '100000000' }),
);
const app = await createApp(runtime);
const client = fork(fileURLToPath(new URL('support/upload-client.js', import.meta.url)));
try {
  await app.listen(0, '127.0.0.1');
  const address = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  runtime.publicUrl.settle(0);
  const { entity_key: key } = await app
    .get(OrganizationFounder)
    .found(
      { name: 'Bench', demo: true, admin: { name: 'Ada', email: 'ada@example.com', password: 'none' } },
      { http: address, smtp: '', smtps: null, inboundDomain: 'localhost', publicUrl: address },
    );
  const log = app.get(AuditLog);
  // What writes the event of an upload: a part of the statement that adds the invoice.
  const partFor = log.partFor.bind(log);
  const off = (): Promise<null> => Promise.resolve(null);
  const upload = async (audited: boolean): Promise<Cost> => {
    log.partFor = audited ? partFor : off;
    // Looking up what the database has spent is no part of what is measured.
    const databaseBefore = databaseMs(database);
    const serviceBefore = serviceMs();
    client.send({ address, key, uploads: 1 });
    await once(client, 'message');
    const service = serviceMs() - serviceBefore;
    return { service, database: databaseMs(database) - databaseBefore };
  };
  const [audited, bare]: [Cost[], Cost[]] = [[], []];
  const before = await journalled(runtime.dataSource);
  for (let n = 0; n < WARM_UP + pairs; n += 1)
    for (const withTrail of n % 2 === 0 ? [true, false] : [false, true]) {
      const cost = await upload(withTrail);
      if (n >= WARM_UP) (withTrail ? audited : bare).push(cost);
    }
  const written = (await journalled(runtime.dataSource)) - before;
  if (written !== WARM_UP + pairs)
    throw new Error(`Of ${WARM_UP + pairs} uploads with the trail ${written} are in it.`);
  const more = (part: keyof Cost): number[] => audited.map((one, n) => one[part] - (bare[n] as Cost)[part]);
  const [service, inDatabase] = [more('service'), more('database')];
  const base = middle(bare.map((one) => one.service)) + middle(bare.map((one) => one.database));
  const cost = (middle(service) + middle(inDatabase)) / base;
  const uncertain = Math.hypot(error(service), error(inDatabase)) / base;
  console.log(
    `processor time of an upload, service + database: ${told(bare)} ms without the trail, and with it ` +
      `${middle(service).toFixed(2)} + ${middle(inDatabase).toFixed(2)} ms more: ${(cost * 100).toFixed(1)} % ` +
      `(± ${(uncertain * 100).toFixed(1)} over ${pairs} pairs, limit ${LIMIT * 100} %)`,
  );
  const sealer = new AuditSealer(runtime.dataSource, app.get(SecretKey), runtime.logger);
  const sealing = serviceMs() + databaseMs(database);
  let events = 0;
  for (let batch = 1; batch > 0; events += batch) batch = await sealer.sealBatch();
  const each = (serviceMs() + databaseMs(database) - sealing) / events;
  console.log(`filing and sealing it afterwards, in a worker: ${each.toFixed(2)} ms an event`);
} finally {
  client.kill();
  await app.close();
  if (runtime.dataSource.isInitialized) await runtime.dataSource.destroy();
  await runtime.release();
  rmSync(folder, { recursive: true, force: true });
}

/** How many events wait in the journal of the trail: all there are, as nobody seals them meanwhile. */
async function journalled(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ events: number }[]>('SELECT count(*)::int AS events FROM audit_journal');
  return row?.events ?? NaN;
}

function serviceMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function told(costs: readonly Cost[]): string {
  return `${middle(costs.map(({ service }) => service)).toFixed(2)} + ${middle(costs.map(({ database }) => database)).toFixed(2)}`;
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/** The standard error of a median, from the quartiles: that of a mean, by 1.25 (both for a bell). */
function error(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return (1.25 * (at(0.75) - at(0.25))) / 1.35 / Math.sqrt(numbers.length);
}
