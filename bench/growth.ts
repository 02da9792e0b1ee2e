import 'reflect-metadata';
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { ENDS } from '../src/audit/retention/audit-retention.js';
import { HEADS } from '../src/audit/sealing/audit-heads.js';
import { readSettings } from '../src/platform/config/settings.js';
import { createRuntime } from '../src/start/create-runtime.js';
import { WAITING } from '../src/webhooks/delivery/due-events.js';
import { OUTDATED, REMOVED_AT_ONCE } from '../src/webhooks/webhook-housekeeping.js';
import { addBenchEntity } from './support/bench-entity.js';
import { benchFolder } from './support/measured-service.js';
import { explain } from './support/query-plan.js';

/**
 * `npm run bench:growth [-- --events N --audit N]`: fills a database with webhook events of 60 days with an attempt each, and with an audit
 * trail of 8 years. Prints what a row takes, what is asked again and again costs there, and how fast old events are removed.
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: '3000000' }, audit: { type: 'string', default: '3000000' } },
});
const [events, audit] = [Number(values.events), Number(values.audit)];
const RUNS = 5;
const STEP = 250_000;
const ORGANIZATIONS = 20;
const SUBSCRIPTIONS = 200;
const REMOVALS = 20;

const folder = benchFolder();
const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'warn', SECRET_KEY: randomBytes(32).toString('hex') });
const runtime = await createRuntime(settings);
const { dataSource } = runtime;
try {
  await filled('webhook_events', events, () => fillEvents(dataSource));
  await filled('audit_events', audit, () => fillAudit(dataSource));
  for (const table of ['webhook_events', 'webhook_event_attempts', 'audit_events', 'audit_seals']) await size(table);
  await measure('subscriptions with something due', WAITING, []);
  await measure('heads of chains', HEADS, []);
  await measure('nothing of the trail is too old (120 months)', ENDS, [120]);
  await measure('a month of the trail is too old', ENDS, [95]);
  await removal();
} finally {
  await dataSource.destroy();
  await runtime.release();
  rmSync(folder, { recursive: true, force: true });
}

async function filled(table: string, count: number, fill: () => Promise<void>): Promise<void> {
  const began = Date.now();
  await fill();
  console.log(`${table}: ${count} rows in ${Math.round((Date.now() - began) / 1_000)} s`);
}

/** A thousandth of the events wait, the rest ended over the last 60 days. */
async function fillEvents(database: DataSource): Promise<void> {
  const { entityId: entity } = await addBenchEntity(database);
  await database.query(
    `INSERT INTO webhook_subscriptions (id, entity_id, url, events, sealed_secret)
     SELECT gen_random_uuid(), $1, 'https://receiver.example/' || n, '{invoice.processed}', '' FROM generate_series(1, ${SUBSCRIPTIONS}) n`,
    [entity],
  );
  for (let from = 0; from < events; from += STEP)
    await database.query(
      `WITH made AS (
         INSERT INTO webhook_events (id, entity_id, subscription_id, type, status, webhook_url, sealed_payload, attempts, due_at, created_at)
         SELECT gen_random_uuid(), $1, s.ids[1 + n % ${SUBSCRIPTIONS}], 'invoice.processed',
                CASE WHEN n % 1000 = 0 THEN 'processing' ELSE 'succeeded' END, 'https://receiver.example/', repeat('x', 900), 1,
                CASE WHEN n % 1000 = 0 THEN now() END, now() - (60 * (1 - n::float / $4)) * interval '1 day'
           FROM generate_series($2::int, $3::int) AS n, (SELECT array_agg(id) AS ids FROM webhook_subscriptions) AS s
         RETURNING id, created_at)
       INSERT INTO webhook_event_attempts (id, entity_id, event_id, attempt, status, response_status, duration_ms, created_at)
       SELECT gen_random_uuid(), $1, id, 1, 'succeeded', 200, 20, created_at FROM made`,
      [entity, from, Math.min(from + STEP, events) - 1, events],
    );
  await database.query('VACUUM (ANALYZE) webhook_events');
  await database.query('VACUUM (ANALYZE) webhook_event_attempts');
}

/** Chains of eight years; their signatures are of no matter here. */
async function fillAudit(database: DataSource): Promise<void> {
  const organizations = Array.from({ length: ORGANIZATIONS }, () => randomUUID());
  for (let from = 0; from < audit; from += STEP)
    await database.query(
      `WITH made AS (
         INSERT INTO audit_events (id, organization_id, entity_id, created_at, actor, action, subject_type, subject_id, changes, mac)
         SELECT md5('event' || n)::uuid, ($1::uuid[])[1 + n % ${ORGANIZATIONS}], ($1::uuid[])[1 + n % ${ORGANIZATIONS}],
                now() - (96 * (1 - n::float / $4)) * interval '1 month', 'service', 'invoice.processed', 'invoices', md5(n::text),
                '[{"attribute": "status", "before": "reading", "after": "processed"}]', '\\x00'
           FROM generate_series($2::int, $3::int) AS n)
       INSERT INTO audit_seals (organization_id, position, event_id, seal)
       SELECT ($1::uuid[])[1 + n % ${ORGANIZATIONS}], 1 + n / ${ORGANIZATIONS}, md5('event' || n)::uuid, sha256(n::text::bytea)
         FROM generate_series($2::int, $3::int) AS n`,
      [organizations, from, Math.min(from + STEP, audit) - 1, audit],
    );
  await database.query('VACUUM (ANALYZE) audit_events');
  await database.query('VACUUM (ANALYZE) audit_seals');
}

async function size(table: string): Promise<void> {
  const [row] = await dataSource.query<{ table: string; indexes: string; rows: string }[]>(
    `SELECT pg_table_size($1::regclass) AS table, pg_indexes_size($1::regclass) AS indexes, reltuples::bigint AS rows
       FROM pg_class WHERE oid = $1::regclass`,
    [table],
  );
  if (!row) return;
  const each = (bytes: string): string => (Number(bytes) / Number(row.rows)).toFixed(0);
  console.log(`${table}: ${each(row.table)} bytes a row, and ${each(row.indexes)} in indexes`);
}

async function measure(name: string, statement: string, parameters: unknown[]): Promise<void> {
  const times: number[] = [];
  let blocks = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const explained = await explain(dataSource, statement, parameters);
    times.push(explained['Planning Time'] + explained['Execution Time']);
    blocks = (explained.Plan['Shared Hit Blocks'] ?? 0) + (explained.Plan['Shared Read Blocks'] ?? 0);
  }
  const middle = times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
  console.log(`${name}: ${middle.toFixed(1)} ms, ${blocks} pages`);
}

/** Removes old events with their attempts as the service does, some batches of them. */
async function removal(): Promise<void> {
  let removed = 0;
  const began = performance.now();
  for (let batch = 0; batch < REMOVALS; batch += 1) {
    const [, count] = await dataSource.query<[unknown[], number]>(OUTDATED, [30]);
    removed += count;
    if (count < REMOVED_AT_ONCE) break;
  }
  const seconds = (performance.now() - began) / 1_000;
  console.log(`old events removed with their attempts: ${(removed / seconds).toFixed(0)} a second`);
}
