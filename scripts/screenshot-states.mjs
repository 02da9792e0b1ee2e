// The states in which every page is pictured: whose data an entity has, and what is done to its pages.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findRunningDatabase } from '../dist/platform/database/embedded/embedded-database.js';
import { abaFile } from './demo-support.mjs';

export const STATES = ['usual', 'empty', 'many', 'long', 'error', 'away'];

const MANY = 10_000;
/** As long as a name may be: in words, and with hardly a place to break it. */
const LONG = `${'Consolidated Harbour Lane Joinery and Shopfitting Holdings '.repeat(5)}`.slice(0, 255).trim();
const UNBROKEN = `${'W'.repeat(127)} ${'W'.repeat(127)}`;

const NAMES = { empty: 'Nothing Yet Pty Ltd', many: 'Ten Thousand Pty Ltd', long: LONG };

/**
 * Makes the entity of a state in the database of a running service, once.
 *
 * @param state one of `STATES`
 * @param dataDir data directory of the service
 * @param credentials what its credentials.json has
 * @param environment of which demo entity pages are pictured as they are
 * @returns the id of the entity
 */
export async function entityOf(state, dataDir, credentials, environment) {
  const name = NAMES[state];
  if (name === undefined) return demoEntity(credentials, environment);
  const client = new pg.Client({ connectionString: await findRunningDatabase(dataDir) });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT id FROM entities WHERE name = $1', [name]);
    if (rows[0]) return rows[0].id;
    const management = `${credentials.http}/management/v1`;
    const made = await asked(management, credentials.organization_key, '/entities', {
      name,
      environment: 'production',
    });
    if (state === 'many') await fillMany(client, made.id);
    if (state === 'long') await fillLong(client, made.id, credentials);
    return made.id;
  } finally {
    await client.end();
  }
}

async function demoEntity({ http, organization_key: key, inbox, sandbox_inbox }, environment) {
  const response = await fetch(`${http}/management/v1/entities?page[size]=100`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const address = environment === 'sandbox' ? sandbox_inbox : inbox;
  return (await response.json()).data.find(({ inbox_address }) => inbox_address === address).id;
}

async function asked(base, key, path, body) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`POST ${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Invoices, emails and suppliers as they were kept; nobody reads them any more. */
async function fillMany(client, entity) {
  await client.query(
    `INSERT INTO suppliers (id, entity_id, name, name_normalised, invoices)
     SELECT gen_random_uuid(), $1, 'Supplier ' || n || ' Pty Ltd', 'supplier ' || n, n FROM generate_series(1, 400) n`,
    [entity],
  );
  await client.query(
    `INSERT INTO inbound_emails (id, entity_id, recipient, envelope_from, peer_address, content_hash, raw_key, size, "from", "to", subject,
       received_at, status)
     SELECT gen_random_uuid(), $1, 'inbox', 'a@supplier.example', '192.0.2.1', sha256(n::text::bytea), 'none/' || n, 1000,
       'accounts@supplier' || n || '.example', '{inbox@payproof.example}', 'Invoice N-' || n, now() - n * interval '3 minutes', 'processed'
       FROM generate_series(1, 3000) n`,
    [entity],
  );
  await client.query(
    `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
       extracted_business_name, extracted_invoice_number, extracted_account_bsb, extracted_account_number, total_cents, review, outcome,
       check_results, reviewed_at, created_at, read_at)
     SELECT gen_random_uuid(), $1, 'processed', (ARRAY['email', 'email', 'api', 'dashboard'])[1 + n % 4], n || '.pdf', 'application/pdf',
       'none/' || n, sha256(n::text::bytea), 1, 'Supplier ' || n % 400 || ' Pty Ltd', 'N-' || n, '062-000',
       lpad((n * 7919 % 100000000)::text, 8, '0'), n * 7919 % 5000000,
       CASE WHEN n % 3 = 0 THEN 'to_review' ELSE 'approved' END,
       (ARRAY['verified', 'known', 'known', 'new', 'mismatch', 'suspect', 'changed'])[1 + n % 7],
       CASE WHEN n % 7 > 3 THEN '[{"type": "details_match_verification", "result": false}, {"type": "sender_known", "result": false}]'::jsonb
         ELSE '[{"type": "account_bsb_valid", "result": true}]'::jsonb END,
       moment + interval '4 hours', moment, moment + (3 + n % 9) * interval '1 second'
       FROM generate_series(1, ${MANY}) n, LATERAL (SELECT now() - n * interval '4 minutes' AS moment) AS at`,
    [entity],
  );
  await client.query(
    `INSERT INTO decisions (id, entity_id, invoice_id, decision, reason, review, user_id, created_at)
     SELECT gen_random_uuid(), entity_id, id, 'approve', 'known_supplier', review, (SELECT id FROM users LIMIT 1), reviewed_at
       FROM invoices WHERE entity_id = $1 AND review = 'approved'`,
    [entity],
  );
  await client.query(
    `INSERT INTO outbox (type, payload) SELECT 'invoice.outcome_changed', jsonb_build_object('entityId', $1::text, 'invoiceId', id)
       FROM (SELECT DISTINCT ON (date_trunc('day', created_at)) id FROM invoices WHERE entity_id = $1) AS one_of_each_day`,
    [entity],
  );
}

/** One of each thing, with names as long as they may be. */
async function fillLong(client, entity, credentials) {
  const { token } = await asked(
    `${credentials.http}/management/v1`,
    credentials.organization_key,
    `/entities/${entity}/api-keys`,
    {
      name: LONG,
      abilities: [
        'invoice:write',
        'invoice:read',
        'verification:write',
        'sender_list:write',
        'rule:write',
        'webhook_subscription:write',
        'aba_check:write',
      ],
    },
  );
  const post = (path, body) => asked(`${credentials.http}/api`, token, path, body);
  const file = (content, fileName) => {
    const form = new FormData();
    form.set('file', new Blob([content]), fileName);
    return form;
  };
  const sample = readFileSync('docs/samples/harbour-lane-invoice.pdf');
  await post('/invoices', file(sample, `${UNBROKEN.slice(0, 240)}.pdf`));
  for (const name of [LONG, UNBROKEN])
    await post('/verifications', {
      business_name: name,
      business_abn: '53004085616',
      individual_name: name,
      individual_mobile: '+61412345678',
      account_name: name,
      account_bsb: '062-000',
      account_number: '12345678',
    });
  await post('/sender-rules', { sender: `${'a'.repeat(60)}.example`, policy: 'ask', note: LONG });
  await post('/rules', {
    name: `small_${'n'.repeat(40)}`,
    description: LONG,
    conditions: { all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 1000 }] },
  });
  await post('/webhook-subscriptions', {
    url: `https://accounts.example/${'hook'.repeat(100)}`,
    events: ['check.compromised', 'aba_check.failed'],
  });
  const payment = { accountName: 'W'.repeat(32), lodgementReference: 'W'.repeat(18), amountCents: 4_999_999_999 };
  await post('/aba-checks', file(await abaFile([payment, payment]), `${UNBROKEN.slice(0, 240)}.aba`));
  for (let wait = 0; wait < 100; wait += 1) {
    const { rows } = await client.query(
      `SELECT 1 FROM invoices WHERE entity_id = $1 AND status NOT IN ('queued', 'reading')`,
      [entity],
    );
    if (rows.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const name = `CASE WHEN random() < 0.5 THEN '${LONG}' ELSE '${UNBROKEN}' END`;
  await client.query(
    `UPDATE invoices SET extracted_business_name = $2, extracted_account_name = $3, extracted_invoice_number = $3, total_cents = 99999999999
      WHERE entity_id = $1`,
    [entity, LONG, UNBROKEN.replace(' ', 'W')],
  );
  await client.query(
    `INSERT INTO suppliers (id, entity_id, name, name_normalised) SELECT gen_random_uuid(), $1, one, lower(one)
       FROM unnest($2::text[]) AS one`,
    [entity, [LONG, UNBROKEN]],
  );
  await client.query(
    `INSERT INTO inbound_emails (id, entity_id, recipient, envelope_from, peer_address, content_hash, raw_key, size, "from", "to", subject,
       received_at, status, reason, attachments)
     SELECT gen_random_uuid(), $1, 'inbox', 'a@supplier.example', '192.0.2.1', sha256(n::text::bytea), 'none/' || $2::text || n, 1000,
       'accounts@' || repeat('w', 200) || '.example', ARRAY[repeat('i', 200) || '@payproof.example'], ${name}, now(), 'processed', NULL,
       jsonb_build_array(jsonb_build_object('file_name', $3::text, 'content_type', 'text/plain', 'outcome', 'ignored', 'reason', $3::text,
         'invoice_id', NULL))
       FROM generate_series(1, 4) n`,
    [entity, randomUUID(), `${UNBROKEN.slice(0, 240)}.txt`],
  );
  await client.query(
    `INSERT INTO users (id, organization_id, name, email, role)
     SELECT gen_random_uuid(), organization_id, $2, repeat('w', 200) || '@example.com', 'reviewer' FROM entities WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [entity, LONG],
  );
}

/** What the pages of a state are told instead of what is so. */
export async function spoil(state, context) {
  const api = /\/dashboard\/(?:api|management)\//;
  if (state === 'error')
    await context.route(api, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({ message: `Something went wrong. Correlation id: ${randomUUID()}.` }),
      }),
    );
  if (state === 'away')
    for (const asked of [api, /\/health\/ready$/])
      await context.route(asked, (route) => route.fulfill({ status: 503, body: 'away' }));
}

export const credentialsIn = (dataDir) => JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
