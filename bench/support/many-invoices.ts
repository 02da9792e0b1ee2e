import type { ClientBase } from 'pg';

/**
 * A year of invoices of one entity, most of them decided, as they are kept. Indexes are built once all are there, which is much
 * quicker than adding to them.
 */
export async function addManyInvoices(client: ClientBase, entityId: string, total: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
      WHERE indrelid = 'invoices'::regclass AND NOT indisunique`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
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
  for (const { definition } of indexes) await client.query(definition);
  await client.query('VACUUM (ANALYZE) invoices');
}
