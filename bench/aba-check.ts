import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedDatabase } from '../src/platform/database/embedded/embedded-database.js';
import type { Credentials } from '../src/organization/founding/credentials.js';
import { benchFolder, startMeasured } from './support/measured-service.js';
import { supplierBatch } from './support/supplier-batch.js';

const ENTRIES = 80_000;
/** This many payees are verified; the entries after them are to strangers. */
const PAYEES = 60_000;
const RUNS = 3;
const BETWEEN_REQUESTS_MS = 110;
const WITHIN_MS = 120_000;
const LIMITS = { seconds: 8, megabytes: 250, milliseconds: 200 };

/**
 * `npm run bench:aba-check`: uploads a batch file of 80,000 entries to a service started for this, in which 60,000 payees
 * are verified, and prints how long its check takes, what it writes into the database's log (WAL), what the service holds
 * in memory at most, and how `GET /api/invoices` fares meanwhile.
 */
async function main(): Promise<void> {
  const dataDir = benchFolder();
  const database = await startEmbeddedDatabase(join(dataDir, 'database'), () => undefined);
  const measured = await startMeasured(dataDir, { DATABASE_URL: database.socketUrl });
  const { credentials, process: service } = measured;
  try {
    await verifyPayees(database.url);
    const file = batchFile();
    console.log(`${ENTRIES} entries, ${(file.length / 1e6).toFixed(1)} MB, ${PAYEES} verified payees`);
    console.log(`at rest: ${memoryOf(service)}`);
    const latencies: number[] = [];
    for (let run = 1; run <= RUNS; run++) {
      const logged = await logPosition(database.url);
      const { accepted, finished, status } = await check(credentials, file, latencies);
      console.log(
        `run ${run}: accepted in ${seconds(accepted)} s, ${status} in ${seconds(finished)} s ` +
          `(limit ${LIMITS.seconds} s, ratio ${(finished / 1_000 / LIMITS.seconds).toFixed(2)}), ` +
          `${((await logPosition(database.url)) - logged).toFixed(0)} MB in the database's log`,
      );
    }
    console.log(`resident at most: ${memoryOf(service)} (limit ${LIMITS.megabytes} MB)`);
    latencies.sort((a, b) => a - b);
    const quantile = (q: number): string =>
      (latencies[Math.min(latencies.length - 1, Math.floor(q * latencies.length))] ?? NaN).toFixed(1);
    console.log(
      `GET /api/invoices meanwhile: ${latencies.length} requests, p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, ` +
        `longest ${quantile(1)} ms (limit for p99: ${LIMITS.milliseconds} ms)`,
    );
  } finally {
    await database.stop();
    await measured.stop();
  }
}

/** Payees `SUPPLIER NUMBER i PTY LTD` with accounts `062-000 10000000+i` for every entity. */
async function verifyPayees(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO verifications (id, entity_id, status, business_name, business_abn, individual_name, individual_mobile,
       account_name, account_bsb, account_number, account_name_normalised, business_name_normalised,
       send_individual_authentication_sms, send_individual_authentication_email, expires_at)
     SELECT gen_random_uuid(), entities.id, 'verified', 'Supplier number ' || i || ' Pty Ltd', '53004085616', 'Jo Sample',
       '+61412345678', 'Supplier number ' || i || ' Pty Ltd', '062-000', (10000000 + i)::text, 'supplier number ' || i,
       'supplier number ' || i, true, false, now() + interval '7 days'
     FROM entities, generate_series(0, $1 - 1) AS i`,
    [PAYEES],
  );
  await client.query('ANALYZE verifications');
  await client.end();
}

/** How much the database has written into its log since it was made, in megabytes. */
async function logPosition(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes`,
  );
  await client.end();
  return Number(rows[0]?.bytes) / 1e6;
}

/** Of eight entries six are known: four are verified, one has another name, one another account. */
function batchFile(): Buffer {
  return supplierBatch(ENTRIES, (i) => ({
    ...(i < PAYEES && i % 6 === 5 ? { accountNumber: String(20_000_000 + i) } : {}),
    ...(i % 6 === 4 ? { accountName: `STRANGER NUMBER ${i} PTY LTD` } : {}),
  }));
}

async function check(
  { http, entity_key: key }: Credentials,
  file: Buffer,
  latencies: number[],
): Promise<{ accepted: number; finished: number; status: string }> {
  const headers = { authorization: `Bearer ${key}` };
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'batch.aba');
  const began = performance.now();
  let accepted: number | null = null;
  let id: string | null = null;
  const upload = fetch(`${http}/api/aba-checks`, { method: 'POST', headers, body }).then(async (response) => {
    if (response.status !== 201) throw new Error(`The upload was answered with ${response.status}.`);
    id = ((await response.json()) as { data: { id: string } }).data.id;
    accepted = performance.now() - began;
  });
  upload.catch(() => undefined);
  while (performance.now() - began < WITHIN_MS) {
    const started = performance.now();
    await (await fetch(`${http}/api/invoices`, { headers })).arrayBuffer();
    latencies.push(performance.now() - started);
    if (accepted === null || id === null) await Promise.race([upload, wait(BETWEEN_REQUESTS_MS)]);
    else {
      const response = await fetch(`${http}/api/aba-checks/${String(id)}`, { headers });
      const { status } = ((await response.json()) as { data: { attributes: { status: string } } }).data.attributes;
      if (status !== 'processing') return { accepted, finished: performance.now() - began, status };
      await wait(2 * BETWEEN_REQUESTS_MS);
    }
  }
  throw new Error('The check did not end in time.');
}

function memoryOf({ pid }: ChildProcess): string {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    const kilobytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
    return `${(kilobytes('VmHWM') / 1_024).toFixed(0)} MB`;
  } catch {
    return 'not known on this system';
  }
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
