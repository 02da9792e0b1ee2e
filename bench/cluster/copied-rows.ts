import type pg from 'pg';
import { newId } from '../../src/platform/ids/uuid.js';

const STEP = 5_000;
const KINDS = {
  invoices: {
    columns: 'entity_id, status, source, original_file_name, content_type, document_key, size',
    type: 'invoice.queued',
    property: 'invoiceId',
  },
  inbound_emails: {
    columns: 'entity_id, recipient, envelope_from, peer_address, helo, raw_key, size, received_at, updated_at, status',
    type: 'inbound_email.received',
    property: 'emailId',
  },
} as const;

/** Copies the first invoice or email, which must wait still, so many times, with what is told of each. */
export async function copyWaiting(client: pg.ClientBase, table: keyof typeof KINDS, count: number): Promise<void> {
  const { columns, type, property } = KINDS[table];
  for (let from = 0; from < count; from += STEP) {
    const ids = Array.from({ length: Math.min(STEP, count - from) }, newId);
    await client.query(
      `WITH template AS (SELECT * FROM ${table} ORDER BY id LIMIT 1), added AS (
         INSERT INTO ${table} (id, content_hash, ${columns})
         SELECT added.id, decode(md5(added.id::text), 'hex'), ${columns} FROM template, unnest($1::uuid[]) AS added (id)
         RETURNING id, entity_id)
       INSERT INTO outbox (type, payload)
       SELECT $2, jsonb_build_object('entityId', entity_id, $3::text, id) FROM added ORDER BY id`,
      [ids, type, property],
    );
  }
}
