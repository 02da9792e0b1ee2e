import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { invoiceResource } from '../src/invoices/invoice.resource.js';
import { readSettings } from '../src/platform/config/settings.js';
import { listStatement } from '../src/platform/json-api/list-statement.js';
import type { ListStatement } from '../src/platform/json-api/list-statement.js';
import { parseQuery } from '../src/platform/json-api/query.js';
import { attributesShown } from '../src/platform/json-api/serialise.js';
import { tableOf } from '../src/platform/json-api/table.js';
import { createRuntime } from '../src/start/create-runtime.js';
import { dropIndexes } from './support/drop-indexes.js';
import { benchFolder } from './support/measured-service.js';
import { explain, indexesOf, nodesOf } from './support/query-plan.js';
import type { PlanNode } from './support/query-plan.js';

/**
 * Fills a database with invoices and prints what the pages and totals of one large entity cost there: plan, indexes, time.
 * Arguments: rows of the table (3,000,000 where absent), of which a third are the entity's, and `plans` to print whole plans.
 */
const total = Number(process.argv[2] ?? 3_000_000);
const share = Math.floor(total / 3);
const withPlans = process.argv.includes('plans');
const PAGE_LIMIT_MS = 50;
const TOTAL_LIMIT_MS = 250;
const RUNS = 5;
const OTHERS = 200;

const resource = invoiceResource;
const pages: [string, Record<string, string>][] = [];
for (const size of ['10', '100'])
  for (const number of ['1', '1000']) {
    const page = { 'page[size]': size, 'page[number]': number };
    const name = `page ${number} of ${size}`;
    for (const sort of Object.keys(resource.sorts).flatMap((one) => [`-${one}`, one]))
      pages.push([`${name}, sort=${sort}`, { ...page, sort }]);
    for (const status of ['processed', 'failed', 'failed,invalid', 'processed,queued'])
      pages.push([`${name}, filter[status]=${status}`, { ...page, 'filter[status]': status }]);
    for (const sort of ['-updated_at', 'status'])
      pages.push([`${name}, filter[status]=processed, sort=${sort}`, { ...page, 'filter[status]': 'processed', sort }]);
    const range = { 'filter[created_from]': '2026-02-01', 'filter[created_to]': '2026-02-28' };
    pages.push([`${name}, created in one month`, { ...page, ...range }]);
    pages.push([`${name}, failed in one month`, { ...page, ...range, 'filter[status]': 'failed' }]);
  }

const folder = benchFolder();
const runtime = await createRuntime(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'warn' }));
const { dataSource } = runtime;
try {
  const entityId = await fill(dataSource);
  const slow: string[] = [];
  for (const [name, parameters] of pages) {
    const query = parseQuery(resource, new URLSearchParams(parameters), { fieldSet: 'list', list: true });
    const table = tableOf(dataSource, resource);
    const shown = attributesShown(resource, 'list', query);
    await measure(name, listStatement(resource, table, { entityId }, query, shown, []), slow);
  }
  console.log(slow.length === 0 ? 'Everything is within its limit.' : `Over the limit: ${slow.join('; ')}`);
} finally {
  await dataSource.destroy();
  await runtime.release();
  rmSync(folder, { recursive: true, force: true });
}

/** Makes the rows, most of them processed as in life, and gives the entity that owns a third of them. */
async function fill(database: DataSource): Promise<string> {
  const started = Date.now();
  const organization = randomUUID();
  const entity = randomUUID();
  await database.query(
    `INSERT INTO organizations (id, name, slug, environment) VALUES ($1, 'Bench', 'bench', 'production')`,
    [organization],
  );
  await database.query(
    `INSERT INTO entities (id, organization_id, name, inbox_local_part)
     SELECT CASE n WHEN 0 THEN $1::uuid ELSE gen_random_uuid() END, $2, 'Bench', 'bench-' || n FROM generate_series(0, ${OTHERS}) n`,
    [entity, organization],
  );
  const buildIndexes = await dropIndexes((sql) => database.query<unknown[]>(sql));
  const step = 250_000;
  for (let from = 0; from < total; from += step) {
    await database.query(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
         document_is_invoice, document_kind, extracted_business_name, extracted_business_abn, extracted_account_name,
         extracted_account_number, extracted_account_bsb, extracted_invoice_number, check_results, evidence, created_at, updated_at)
       SELECT gen_random_uuid(), CASE WHEN n % 3 = 0 THEN $1 ELSE other.ids[1 + n % ${OTHERS}] END,
         coalesce((ARRAY['failed', 'invalid', 'queued', 'reading'])[n / 3 % 100], 'processed'), 'email', 'invoice-' || n || '.pdf', 'application/pdf',
         'key-' || n, decode(md5(n::text), 'hex'), 50000, true, 'invoice', 'Supplier ' || n % 5000, '53004085616',
         'Supplier ' || n % 5000, lpad((n % 100000000)::text, 8, '0'), '062-000', 'INV-' || n,
         '[{"type": "document_is_invoice", "result": true}, {"type": "account_bsb_valid", "result": true}]',
         '{"extracted_account_number": {"confidence": 0.99, "page": 1, "box": {"x": 1, "y": 2, "width": 3, "height": 4}, "words": ["1"]}}',
         moment, moment + (n % 7) * interval '1 minute'
       FROM generate_series($2::int, $3::int) AS n,
         LATERAL (SELECT timestamptz '2025-11-01' + (n / 3) * interval '31536 ms' AS moment) AS times,
         (SELECT array_agg(id) AS ids FROM entities WHERE id <> $1) AS other`,
      [entity, from, Math.min(from + step, total) - 1],
    );
  }
  await buildIndexes();
  const [{ rows, own }] = await database.query<[{ rows: string; own: string }]>(
    'SELECT count(*) AS rows, count(*) FILTER (WHERE entity_id = $1) AS own FROM invoices',
    [entity],
  );
  console.log(
    `${rows} invoices, ${own} of one entity (a third is ${share}), made in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return entity;
}

/** What a list costs, separated into counting every row and the rest, which is the page; each is compared with its limit. */
async function measure(name: string, { text, values }: ListStatement, slow: string[]): Promise<void> {
  const runs: { page: number; total: number }[] = [];
  let plan: PlanNode | undefined;
  for (let run = 0; run < RUNS; run++) {
    const explained = await explain(dataSource, text, values);
    plan = explained.Plan;
    const counting = [...nodesOf(plan)].find((node) => node['Node Type'] === 'Aggregate');
    const total = counting?.['Actual Total Time'] ?? NaN;
    runs.push({ page: explained['Planning Time'] + explained['Execution Time'] - total, total });
  }
  const middle = (part: 'page' | 'total'): number =>
    runs.map((run) => run[part]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
  const [page, total] = [middle('page'), middle('total')];
  const over = page > PAGE_LIMIT_MS || total > TOTAL_LIMIT_MS;
  if (over) slow.push(`${name} (page ${page.toFixed(0)} ms, total ${total.toFixed(0)} ms)`);
  const indexes = plan ? indexesOf(plan) : [];
  console.log(
    `page ${page.toFixed(1).padStart(6)} ms, total ${total.toFixed(1).padStart(6)} ms ${over ? 'OVER' : '    '} ${name}  [${indexes.join(', ')}]`,
  );
  if (withPlans || over) console.log(JSON.stringify(plan, null, 1));
}
