import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { verifyAudit } from '../../src/audit/verify-audit.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { S3Store } from '../../src/platform/documents/s3-store.js';
import { SecretKey } from '../../src/platform/secrets/secret-key.js';
import type { Cluster } from './cluster.js';
import { S3_KEY } from './engines.js';
import type { WebhookReceiver } from './receiver.js';
import type { Sent } from './senders.js';

/** Rows that are not done yet, by what they are. */
const WAITING = `
  SELECT 'outbox' AS what, count(*)::int AS count FROM outbox
  UNION ALL SELECT 'emails', count(*)::int FROM inbound_emails WHERE status = 'received'
  UNION ALL SELECT 'invoices', count(*)::int FROM invoices WHERE status IN ('queued', 'reading')
  UNION ALL SELECT 'webhooks', count(*)::int FROM webhook_events WHERE status = 'processing'`;

interface InvoiceRow {
  id: string;
  number: string | null;
  status: string;
  document_key: string;
  raw_key: string | null;
  message_id: string | null;
  usage: number;
}

const INVOICES = `
  SELECT i.id, i.extracted_invoice_number AS number, i.status, i.document_key, e.raw_key, e.message_id,
         (SELECT count(*)::int FROM usage_records u WHERE u.kind = 'invoice_read' AND u.subject_id = i.id) AS usage
    FROM invoices i LEFT JOIN inbound_emails e ON e.id = i.inbound_email_id`;

export async function queryOf<Row extends object>(cluster: Cluster, sql: string): Promise<Row[]> {
  const client = new pg.Client(cluster.postgres.url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What is not done yet, by what it is; empty when all is. */
export async function waitingIn(cluster: Cluster): Promise<Record<string, number>> {
  const rows = await queryOf<{ what: string; count: number }>(cluster, WAITING);
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ what, count }) => [what, count]));
}

/** Every key that the object store holds. */
async function storedKeys(cluster: Cluster): Promise<Set<string>> {
  // Where Amazon's library looks for them.
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: S3_KEY,
    AWS_SECRET_ACCESS_KEY: S3_KEY,
  });
  const place = { bucket: 'payproof', prefix: 'documents/', endpoint: cluster.store.url };
  const store = new S3Store(place, join(cluster.folder, 'tally'));
  const keys = new Set<string>();
  for await (const key of store.keys()) keys.add(key);
  return keys;
}

/** What the processes logged as errors, by message. */
export function loggedErrors(cluster: Cluster): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { log } of cluster.members)
    for (const line of readFileSync(log, 'utf8').split('\n')) {
      const [, level, message] = /"level":"(error|fatal)".*"msg":"([^"]*)"/.exec(line) ?? [];
      const text =
        line === '' || line.startsWith('{') ? message && `${level}: ${message}` : `output: ${line.slice(0, 100)}`;
      if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  return counts;
}

/** Holds what was accepted against rows, documents, bills, webhooks and the audit trail; prints it, and gives how much is wrong. */
export async function tally(cluster: Cluster, sent: Sent, receiver: WebhookReceiver): Promise<number> {
  const rows = await queryOf<InvoiceRow>(cluster, INVOICES);
  const emails = await queryOf<{ message_id: string | null; status: string }>(
    cluster,
    'SELECT message_id, status FROM inbound_emails',
  );
  const keys = await storedKeys(cluster);
  const byNumber = grouped(rows, ({ number }) => number ?? '');
  const mailsOf = grouped(emails, ({ message_id: id }) => /<(.*)@/.exec(id ?? '')?.[1] ?? '');
  const numbers = [...sent.mails, ...sent.uploads.keys()];
  const count = (wrong: (number: string) => boolean): number => numbers.filter(wrong).length;
  const of = (number: string): InvoiceRow[] => byNumber.get(number) ?? [];
  const webhooks = (type: string, id: string): number => receiver.told.get(`${type} ${id}`)?.size ?? 0;
  const wrong = {
    'accepted mails without their row': [...sent.mails].filter((number) => !mailsOf.has(number)).length,
    'mails with more than one row': [...sent.mails].filter((number) => (mailsOf.get(number)?.length ?? 0) > 1).length,
    'rows of mails that nobody sent': [...mailsOf.keys()].filter((number) => !sent.mails.has(number)).length,
    'accepted uploads without their row': [...sent.uploads.values()].filter((id) => !rows.some((row) => row.id === id))
      .length,
    'without their invoice': count((number) => of(number).length === 0),
    'with more than one invoice': count((number) => of(number).length > 1),
    'invoices that nobody sent': rows.filter(({ number }) => number === null || !numbers.includes(number)).length,
    'invoices that are not judged': rows.filter(({ status }) => status !== 'processed').length,
    'invoices not billed exactly once': rows.filter(({ usage }) => usage !== 1).length,
    'invoices without their document': rows.filter((row) => !keys.has(row.document_key)).length,
    'mails without their message': rows.filter((row) => row.raw_key !== null && !keys.has(row.raw_key)).length,
    'invoices that no webhook told of': rows.filter(({ id }) => webhooks('invoice.processed', id) === 0).length,
    'invoices that more than one webhook told of': rows.filter(({ id }) => webhooks('invoice.processed', id) > 1)
      .length,
    'findings in the audit trail': await auditFindings(cluster),
  };
  console.log(`accepted: ${sent.mails.size} mails, ${sent.uploads.size} uploads`);
  console.log(
    `there are: ${emails.length} emails, ${rows.length} invoices, ${keys.size} objects, webhooks about ` +
      `${receiver.told.size} things (${receiver.again} came again)`,
  );
  for (const [what, found] of Object.entries(wrong)) console.log(`${String(found).padStart(6)} ${what}`);
  return Object.values(wrong).reduce((sum, found) => sum + found, 0);
}

async function auditFindings(cluster: Cluster): Promise<number> {
  const dataSource = createDataSource({ url: cluster.postgres.url, pool: 2, entities: [], migrations: [] });
  await dataSource.initialize();
  try {
    const { findings } = await verifyAudit(dataSource, new SecretKey(cluster.secretKey), []);
    return findings.length;
  } finally {
    await dataSource.destroy();
  }
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
