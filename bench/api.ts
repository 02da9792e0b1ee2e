import 'reflect-metadata';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { DataSource } from 'typeorm';
import { FIND_AND_COUNT } from '../src/api-keys/key-lookup.js';
import { invoiceResource } from '../src/invoices/invoice.resource.js';
import { readSettings } from '../src/platform/config/settings.js';
import { listStatement } from '../src/platform/json-api/list-statement.js';
import { outboxInsertion } from '../src/platform/events/outbox.js';
import { parseQuery } from '../src/platform/json-api/query.js';
import { columnList, tableOf } from '../src/platform/json-api/table.js';
import { createRuntime } from '../src/start/create-runtime.js';
import type { Runtime } from '../src/start/create-runtime.js';
import type { BareStatements } from './support/bare-server.js';
import { benchFolder } from './support/measured-service.js';

/**
 * Requests a second and their times on the service, and on a bare Fastify and pg server that runs the same SQL on the same
 * database, by turns. Arguments: seconds of each turn, a part of the name of the loads that are wanted, and how many connections there are
 * (several numbers with commas between them are measured one after the other).
 */
const seconds = Number(process.argv[2] ?? 6);
const wanted = process.argv[3] ?? '';
const TURNS = 3;
const CONNECTIONS = (process.argv[4] ?? '10').split(',').map(Number);
const INVOICES = 1_000;
const POOL = 20;
const UNLIMITED = '100000000';

/** What the service adds for each upload, as it is written for one alone: the entity is held, the invoice added, and told of. */
const ADD_ONE = `
  WITH held AS (
    SELECT FROM entities WHERE id = $2 AND data_generation = coalesce($11::integer, data_generation) FOR KEY SHARE
  ), told AS (${outboxInsertion('$12')} WHERE EXISTS (SELECT FROM held)
  ), added AS (
    INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size, uploaded_by,
      created_at, updated_at)
    SELECT $1::uuid, $2::uuid, 'queued', $3::text, $4::text, $5::text, $6::text, $7::bytea, $8::bigint, $9::uuid,
      $10::timestamptz, $10::timestamptz FROM held`;

interface Server {
  child: ChildProcess;
  address: string;
}

/** A compiled program beside this one, with the address that it prints when it listens. */
async function start(program: string, environment: Record<string, string>, addressOf: RegExp): Promise<Server> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
  });
  for await (const line of createInterface(child.stdout)) {
    const address = addressOf.exec(line)?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    return { child, address: address.replace('localhost', '127.0.0.1') };
  }
  throw new Error(`${program} ended before it listened.`);
}

async function stop({ child }: Server): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function bareStatements(runtime: Runtime, documents: string): BareStatements {
  const table = tableOf(runtime.dataSource, invoiceResource);
  const query = parseQuery(invoiceResource, new URLSearchParams(), { fieldSet: 'list', list: true });
  const columns = (fieldSet: string): string => columnList(table, invoiceResource, shown(fieldSet), []);
  const shown = (fieldSet: string): readonly string[] => invoiceResource.fieldSets[fieldSet] ?? [];
  const list = listStatement(invoiceResource, table, { entityId: '' }, query, shown('list'), []);
  return {
    databaseUrl: runtime.databaseUrl,
    pool: POOL,
    documents,
    key: FIND_AND_COUNT,
    list: list.text,
    one: `SELECT ${columns('detail')} FROM invoices WHERE id = $1 AND entity_id = $2`,
    add: { name: 'add invoice', text: `${ADD_ONE} RETURNING ${columns('upload')}) SELECT * FROM added` },
  };
}

/** Fills the entity of a key, and gives the id of one invoice. */
async function fill(database: DataSource, token: string): Promise<string> {
  const rows = await database.query<{ id: string }[]>(
    `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
       extracted_business_name, extracted_account_number, check_results, created_at, updated_at)
     SELECT gen_random_uuid(), entity_id, 'processed', 'api', 'invoice-' || n || '.pdf', 'application/pdf', 'none', '\\x00', 1,
       'Supplier ' || n, '12345678', '[{"type": "document_is_invoice", "result": true}]',
       now() - n * interval '1 minute', now() FROM api_keys, generate_series(1, $2) AS n
      WHERE token_hash = sha256($1::bytea) RETURNING id`,
    [Buffer.from(token), INVOICES],
  );
  await database.query('VACUUM (ANALYZE) invoices');
  return rows[0]?.id ?? '';
}

type Load = Pick<autocannon.Options, 'method' | 'headers' | 'body'> & { path: string };

interface Measured {
  perSecond: number;
  /** Processor time of the server for a request, in milliseconds; what else the machine does matters less to it. */
  cpu: number;
  p50: number;
  p99: number;
}

/** Processor time that a process has used, in milliseconds (proc(5)); NaN on systems without /proc. */
function cpuOf({ child }: Server): number {
  const path = `/proc/${child.pid}/stat`;
  if (!existsSync(path)) return NaN;
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measure(server: Server, load: Load, connections: number, duration: number): Promise<Measured> {
  const { path, ...options } = load;
  const before = cpuOf(server);
  const { requests, latency, non2xx, errors } = await autocannon({
    ...options,
    url: server.address + path,
    connections,
    duration,
  });
  if (non2xx + errors > 0) throw new Error(`${path} failed ${non2xx + errors} times.`);
  const cpu = (cpuOf(server) - before) / requests.total;
  return { perSecond: requests.average, cpu, p50: latency.p50, p99: latency.p99 };
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

function summary(turns: readonly Measured[]): Measured {
  const of = (figure: keyof Measured): number => middle(turns.map((turn) => turn[figure]));
  return { perSecond: of('perSecond'), cpu: of('cpu'), p50: of('p50'), p99: of('p99') };
}

const folder = benchFolder();
const secret = randomBytes(32).toString('hex');
const runtime = await createRuntime(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'warn', SECRET_KEY: secret }));
const servers: Server[] = [];
try {
  const data = join(folder, 'service');
  const service = await start(
    '../src/main.js',
    {
      DATABASE_URL: runtime.databaseUrl,
      DATA_DIR: data,
      SECRET_KEY: secret,
      HTTP_PORT: '0',
      ROLES: 'http',
      LOG_FORMAT: 'json',
      DATABASE_POOL: String(POOL),
      RATE_LIMIT_KEY: UNLIMITED,
    },
    /"http":"([^"]+)"/,
  );
  servers.push(service);
  const bare = await start(
    'support/bare-server.js',
    { BARE_STATEMENTS: JSON.stringify(bareStatements(runtime, join(folder, 'bare'))) },
    /"address":"([^"]+)"/,
  );
  servers.push(bare);
  const { entity_key: token } = JSON.parse(readFileSync(join(data, 'credentials.json'), 'utf8')) as {
    entity_key: string;
  };
  const invoice = await fill(runtime.dataSource, token);
  const authorization = `Bearer ${token}`;
  const boundary = 'bench';
  const upload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bench.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`,
    ),
    Buffer.alloc(50_000, 'x'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const loads: Record<string, Load> = {
    'list of 10': { path: '/api/invoices', headers: { authorization } },
    get: { path: `/api/invoices/${invoice}`, headers: { authorization } },
    'upload of 50 KB': {
      path: '/api/invoices',
      method: 'POST',
      headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: upload,
    },
  };
  const wantedLoads = Object.entries(loads).filter(([name]) => name.includes(wanted));
  for (const [connections, [name, load]] of CONNECTIONS.flatMap((n) => wantedLoads.map((one) => [n, one] as const))) {
    console.log(`${connections} connections, ${TURNS} turns of ${seconds} s each by turns, medians:`);
    const turns: Record<'service' | 'bare', Measured[]> = { service: [], bare: [] };
    for (const server of servers) await measure(server, load, connections, 2);
    for (let turn = 0; turn < TURNS; turn++) {
      turns.bare.push(await measure(bare, load, connections, seconds));
      turns.service.push(await measure(service, load, connections, seconds));
    }
    const own = summary(turns.service);
    const peer = summary(turns.bare);
    const line = (who: string, { perSecond, cpu, p50, p99 }: Measured): string =>
      `  ${who.padEnd(8)} ${perSecond.toFixed(0).padStart(6)} requests/s   p50 ${p50} ms   p99 ${p99} ms   processor ${cpu.toFixed(2)} ms`;
    console.log(`${name}: ${((100 * own.perSecond) / peer.perSecond).toFixed(0)} % of bare`);
    console.log(line('service', own));
    console.log(line('bare', peer));
  }
} finally {
  await Promise.all(servers.map(stop));
  await runtime.dataSource.destroy();
  await runtime.release();
  rmSync(folder, { recursive: true, force: true });
}
