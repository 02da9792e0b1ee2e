import type { ClientBase } from 'pg';
import { dropIndexes } from './drop-indexes.js';

/** Adds a year of invoices of one entity, most of them decided, as they are kept. */
export async function addManyInvoices(client: ClientBase, entityId: string, total: number): Promise<void> {
  const buildIndexes = await dropIndexes((sql) => client.query<object>(sql).then(({ rows }) => rows));
  const step = 100_000;
  for (let from = 0; from < total; from += step)
    await client.query(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
         extracted_business_name, extracted_account_number, extracted_account_bsb, extracted_invoice_number, check_results, outcome, review,
         reviewed_at, total_cents, created_at, read_at, updated_at)
       SELECT gen_random_uuid(), $1, 'processed', 'email', 'invoice-' || n || '.pdf', 'application/pdf', 'key-' || n,
         decode(md5(n::text), 'hex'), 50000, 'Supplier ' || n % 5000, lpad((n * 7 % 100000000)::text, 8, '0'), '062-000', 'INV-' || n,
         '[{"type": "account_bsb_valid", "result": true}]', (ARRAY['verified', 'known', 'known', 'new', 'mismatch'])[1 + n % 5],
         CASE WHEN n % 50 = 0 THEN 'to_review' ELSE 'approved' END, moment, n * 7919::bigint % 1000000, moment, moment, moment
       FROM generate_series($2::int, $3::int) AS n, LATERAL (SELECT now() - interval '1 hour' - n * interval '31 s' AS moment) AS times`,
      [entityId, from, Math.min(from + step, total) - 1],
    );
  await buildIndexes();
}
