import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AuditLog } from '../audit/audit-log.js';
import { readSettings } from '../platform/config/settings.js';
import { createApp } from '../start/create-app.js';
import { createRuntime } from '../start/create-runtime.js';
import { OrganizationFounder } from '../start/organization-founder.js';
import { benchFolder } from './measured-service.js';
import { databaseMs } from './processor-time.js';

// What the audit trail costs the upload of invoices: the same service with and without writing it, in pairs of turns whose order changes,
// on the same database. Compared is processor time of the service and of the database's processes; whoever uploads is a process of its
// own. Arguments: uploads in a turn, pairs. Accepting mail writes no audit rows: its trail begins when it is settled, in a worker.
const [uploads, pairs] = [Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 40)];
const LIMIT = 0.05;

interface Cost {
  service: number;
  database: number;
}

const folder = benchFolder();
const runtime = await createRuntime(
  readSettings({ DATA_DIR: folder, LOG_LEVEL: 'warn', ROLES: 'http', HTTP_PORT: '0', RATE_LIMIT_KEY: '100000000' }),
);
const app = await createApp(runtime);
const client = fork(fileURLToPath(new URL('upload-client.js', import.meta.url)));
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
  const append = log.appendTold.bind(log);
  const off = (): Promise<void> => Promise.resolve();
  const turn = async (audited: boolean): Promise<Cost> => {
    log.appendTold = audited ? append : off;
    const before = spent();
    client.send({ address, key, uploads });
    await once(client, 'message');
    const after = spent();
    return {
      service: (after.service - before.service) / uploads,
      database: (after.database - before.database) / uploads,
    };
  };
  // Programs and connections warm up.
  for (let n = 0; n < 4; n += 1) await turn(n % 2 === 0);
  const [audited, bare]: [Cost[], Cost[]] = [[], []];
  for (let n = 0; n < pairs; n += 1)
    for (const withTrail of n % 2 === 0 ? [true, false] : [false, true])
      (withTrail ? audited : bare).push(await turn(withTrail));
  const whole = ({ service, database }: Cost): number => service + database;
  const shares = audited.map((one, n) => whole(one) / whole(bare[n] as Cost) - 1);
  const cost = middle(shares);
  console.log(
    `processor time of an upload, service + database: ${told(audited)} ms with the trail, ${told(bare)} ms without; ` +
      `${(cost * 100).toFixed(1)} % more (± ${(error(shares) * 100).toFixed(1)} over ${pairs} pairs, limit ${LIMIT * 100} %)`,
  );
} finally {
  client.kill();
  await app.close();
  if (runtime.dataSource.isInitialized) await runtime.dataSource.destroy();
  await runtime.release();
  rmSync(folder, { recursive: true, force: true });
}

function spent(): Cost {
  const { user, system } = process.cpuUsage();
  return { service: (user + system) / 1_000, database: databaseMs(join(folder, 'postgres')) };
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
