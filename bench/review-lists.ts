import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { invoiceResource } from '../src/invoices/invoice.resource.js';
import { readSettings } from '../src/platform/config/settings.js';
import { listStatement } from '../src/platform/json-api/list-statement.js';
import { parseQuery } from '../src/platform/json-api/query.js';
import { attributesShown } from '../src/platform/json-api/serialise.js';
import { tableOf } from '../src/platform/json-api/table.js';
import { createRuntime } from '../src/start/create-runtime.js';
import { COUNT_DAYS } from '../src/statistics/counted-days.js';
import { DAYS_OF_ENTITY } from '../src/statistics/statistics.service.js';
import { ALL_TO_REVIEW, WAITING } from '../src/statistics/waiting.js';
import { addBenchEntity } from './support/bench-entity.js';
import { dropIndexes } from './support/drop-indexes.js';
import { benchFolder } from './support/measured-service.js';
import { explain, indexesOf } from './support/query-plan.js';
import type { PlanNode } from './support/query-plan.js';

// Lists as people who review ask for them, search and statistics, with a million invoices in one entity. Prints the
// processor time of a run and the middle and the slowest of a few beside the limit; the ratio is of the processor time, which other
// programs of the machine change little. `plans` prints the plan of each, `only=TEXT` chooses, `data=FOLDER` keeps what was made.
const total = Number(process.argv[2] ?? 1_000_000);
const withPlans = process.argv.includes('plans');
const only = process.argv.find((one) => one.startsWith('only='))?.slice(5) ?? '';
const RUNS = 7;
const LIMITS = { list: 100, search: 200, statistics: 100 };
const SUPPLIERS = 5_000;

const kept = process.argv.find((one) => one.startsWith('data='))?.slice(5);
const folder = kept ?? benchFolder();
// One connection, so that it is known which process works.
const runtime = await createRuntime(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'warn', DATABASE_POOL: '2' }));
const { dataSource } = runtime;
const over: string[] = [];
try {
  const { entityId, userId, supplierId } = (await filled(dataSource)) ?? (await fill(dataSource));
  const lists: Record<string, string>[] = [
    {},
    { sort: 'created_at' },
    ...['outcome', 'review', 'assignee', 'total', 'extracted_business_name'].flatMap((sort) => [
      { sort },
      { sort: `-${sort}` },
    ]),
    ...['verified', 'mismatch', 'mismatch,suspect,changed'].map((outcome) => ({ 'filter[outcome]': outcome })),
    ...['to_review', 'approved', 'to_review,awaiting_second,on_hold'].map((review) => ({ 'filter[review]': review })),
    { 'filter[review]': 'to_review', sort: 'created_at' },
    { 'filter[review]': 'to_review', sort: '-total' },
    { 'filter[review]': 'to_review', 'filter[outcome]': 'mismatch,suspect,changed' },
    { 'filter[review]': 'to_review', 'filter[outcome]': 'new', sort: '-total' },
    { 'filter[assignee]': userId },
    { 'filter[assignee]': userId, 'filter[review]': 'to_review' },
    { 'filter[supplier_id]': supplierId },
    { 'filter[total_from]': '9000' },
    { 'filter[total_from]': '5000', 'filter[total_to]': '5010', sort: '-total' },
    { 'filter[created_from]': '2026-02-01', 'filter[created_to]': '2026-02-28', 'filter[review]': 'approved' },
  ];
  for (const parameters of lists) await list('list', parameters, entityId);
  for (const search of [
    'inv-777777',
    'harbour lane 4242',
    '12345678',
    '062-000 00012345',
    'invoice-31415.pdf',
    'nothing such',
    'harbour',
    'invoice',
    'pdf',
  ])
    await list('search', { 'filter[search]': search }, entityId);
  await list('search', { 'filter[search]': 'harbour lane 4242', 'filter[review]': 'to_review' }, entityId);
  const days = ['2026-01-01', '2026-12-31'];
  await measure('statistics', 'statistics of a year', DAYS_OF_ENTITY, [entityId, ...days]);
  await measure('statistics', 'waiting', WAITING, [entityId, userId, '2026-10-01']);
  await measure('statistics', 'waiting, by days', ALL_TO_REVIEW, [entityId]);
  await measure('statistics', 'counting one day', COUNT_DAYS, [[entityId], ['2026-05-05']]);
  console.log(over.length === 0 ? 'Everything is within its limit.' : `Over the limit: ${over.join('; ')}`);
} finally {
  await dataSource.destroy();
  await runtime.release();
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}

async function list(kind: 'list' | 'search', parameters: Record<string, string>, entityId: string): Promise<void> {
  const query = parseQuery(invoiceResource, new URLSearchParams(parameters), { fieldSet: 'list', list: true });
  const shown = attributesShown(invoiceResource, 'list', query);
  const { text, values } = listStatement(
    invoiceResource,
    tableOf(dataSource, invoiceResource),
    { entityId },
    query,
    shown,
    [],
  );
  await measure(kind, new URLSearchParams(parameters).toString() || 'all', text, values);
}

/** Processor time of the database's own process, in milliseconds (10 at a time: Linux, proc_pid_stat(5)). */
async function processorMs(): Promise<number> {
  const [{ pid }] = await dataSource.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measure(kind: keyof typeof LIMITS, name: string, text: string, values: unknown[]): Promise<void> {
  if (!name.includes(only)) return;
  const times: number[] = [];
  const before = await processorMs();
  let plan: PlanNode | undefined;
  for (let run = 0; run < RUNS; run += 1) {
    const explained = await explain(dataSource, text, values, false);
    plan = explained.Plan;
    times.push(explained['Planning Time'] + explained['Execution Time']);
  }
  const busy = (await processorMs()) - before;
  times.sort((a, b) => a - b);
  const [middle = NaN, slowest = NaN] = [times[Math.floor(RUNS / 2)], times.at(-1)];
  const each = busy / RUNS;
  const ratio = each / LIMITS[kind];
  if (ratio > 1) over.push(`${name} (${each.toFixed(0)} ms)`);
  const indexes = plan ? indexesOf(plan) : [];
  console.log(
    `${kind.padEnd(10)} processor ${each.toFixed(0).padStart(5)} ms, middle ${middle.toFixed(1).padStart(7)} ms, slowest ${slowest.toFixed(1).padStart(7)} ms, ` +
      `${ratio.toFixed(2)} of ${LIMITS[kind]} ms ${ratio > 1 ? 'OVER ' : ''}${decodeURIComponent(name)}  [${indexes.join(', ')}]`,
  );
  if (withPlans) console.log(JSON.stringify(plan, null, 1));
}

/** What an earlier run made, where its folder was kept. */
async function filled(database: DataSource): Promise<{ entityId: string; userId: string; supplierId: string } | null> {
  const [found] = await database.query<{ entityId: string; userId: string; supplierId: string }[]>(
    `SELECT s.entity_id AS "entityId", s.id AS "supplierId", (SELECT id FROM users LIMIT 1) AS "userId" FROM suppliers s LIMIT 1`,
  );
  return found ?? null;
}

/** A year of invoices of one entity, most of them decided, as after a year's work. */
async function fill(database: DataSource): Promise<{ entityId: string; userId: string; supplierId: string }> {
  const started = Date.now();
  const { organizationId, entityId } = await addBenchEntity(database);
  const userId = randomUUID();
  await database.query(
    `INSERT INTO users (id, organization_id, name, email, role)
     SELECT CASE n WHEN 0 THEN $1::uuid ELSE gen_random_uuid() END, $2, 'Ada', n || '@example.com', 'reviewer' FROM generate_series(0, 4) n`,
    [userId, organizationId],
  );
  await database.query(
    `INSERT INTO suppliers (id, entity_id, name, name_normalised)
     SELECT gen_random_uuid(), $1, 'Harbour Lane ' || n, 'harbour lane ' || n FROM generate_series(0, $2 - 1) n`,
    [entityId, SUPPLIERS],
  );
  const buildIndexes = await dropIndexes((sql) => database.query<unknown[]>(sql));
  const step = 100_000;
  for (let from = 0; from < total; from += step)
    await database.query(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
         document_is_invoice, document_kind, extracted_business_name, extracted_business_abn, extracted_account_name,
         extracted_account_number, extracted_account_bsb, extracted_invoice_number, check_results, evidence, outcome, review, reviewed_at,
         assignee_id, supplier_id, total_cents, created_at, read_at, updated_at)
       SELECT gen_random_uuid(), $1, 'processed', 'email', 'invoice-' || n || '.pdf', 'application/pdf', 'key-' || n,
         decode(md5(n::text), 'hex'), 50000, true, 'invoice', 'Harbour Lane ' || n % ${SUPPLIERS}, '53004085616',
         'Harbour Lane ' || n % ${SUPPLIERS}, lpad((n * 7 % 100000000)::text, 8, '0'), '062-000', 'INV-' || n,
         '[{"type": "document_is_invoice", "result": true}, {"type": "account_bsb_valid", "result": true}]',
         '{"extracted_account_number": {"confidence": 0.99, "page": 1, "box": {"x0": 1, "y0": 2, "x1": 3, "y1": 4}, "words": ["1"]}}',
         coalesce((ARRAY['not_invoice', 'mismatch', 'suspect', 'changed', 'no_account', 'new'])[n % 60], CASE WHEN n % 3 = 0 THEN 'known' ELSE 'verified' END),
         coalesce((ARRAY['to_review', 'to_review', 'to_review', 'on_hold', 'awaiting_second', 'rejected', 'rejected'])[n / 7 % 100], 'approved'),
         moment + interval '1 day', CASE WHEN n % 10 = 0 THEN who.ids[1 + n / 10 % 5] END, by.ids[1 + n % ${SUPPLIERS}],
         n * 7919::bigint % 1000000, moment, moment + interval '3 seconds', moment + interval '1 day'
       FROM generate_series($2::int, $3::int) AS n,
         LATERAL (SELECT timestamptz '2025-11-22' + n * interval '31536 ms' AS moment) AS times,
         (SELECT array_agg(id) AS ids FROM users) AS who, (SELECT array_agg(id) AS ids FROM suppliers) AS by`,
      [entityId, from, Math.min(from + step, total) - 1],
    );
  await buildIndexes();
  await database.query(
    `INSERT INTO decisions (id, entity_id, invoice_id, decision, reason, review, user_id, created_at)
     SELECT gen_random_uuid(), entity_id, id, CASE review WHEN 'rejected' THEN 'reject' ELSE 'approve' END,
       CASE review WHEN 'rejected' THEN 'fraud' ELSE 'known_supplier' END, review, $1, reviewed_at
     FROM invoices WHERE review IN ('approved', 'rejected') AND created_at > '2026-04-25'`,
    [userId],
  );
  await database.query('VACUUM (ANALYZE) decisions');
  const dayRows = await database.query<{ day: string }[]>(
    `SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date AS day FROM invoices ORDER BY 1`,
  );
  for (const { day } of dayRows) await database.query(COUNT_DAYS, [[entityId], [day]]);
  await database.query('VACUUM (ANALYZE) entity_days');
  const [supplier] = await database.query<{ id: string }[]>('SELECT id FROM suppliers LIMIT 1');
  console.log(`${total} invoices of one entity, made in ${Math.round((Date.now() - started) / 1000)} s`);
  return { entityId, userId, supplierId: supplier?.id ?? '' };
}
