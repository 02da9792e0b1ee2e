import type { TestDatabase } from '../support/database.js';
import type { Tenant } from './tenant.js';

/** Whose rows are made, and below which rows they stand, by path parameter. */
export interface Place {
  tenant: Tenant;
  parents: Readonly<Record<string, string>>;
}

type Maker = (
  insert: (sql: string, ...values: unknown[]) => Promise<string[]>,
  place: Place,
  count: number,
) => Promise<string[]>;

/** Where the file of every row lies that has one. */
export const DOCUMENT_KEY = 'contracts/0/document';

/** Four rows at each moment, so that sorting by time has ties. */
const MOMENT = `timestamptz '2026-03-01T10:00:00Z' + (n / 4) * interval '1 minute'`;

const oneOf = (...values: string[]): string =>
  `(ARRAY[${values.map((one) => `'${one}'`).join(', ')}])[1 + n % ${values.length}]`;

const verifications: Maker = (insert, { tenant }, count) =>
  insert(
    `INSERT INTO verifications (id, entity_id, status, attribution_id, business_name, business_abn, individual_name,
       individual_email, account_name, account_bsb, account_number, account_name_normalised, business_name_normalised,
       send_individual_authentication_sms, send_individual_authentication_email, expires_at, created_at, updated_at,
       additional, revoked_at, revocation_reason)
     SELECT gen_random_uuid(), $1, status, 'supplier, ' || n,
       'Example ' || n || ' Pty Ltd', '53004085616', 'Ada Example', 'ada@example.com', 'Example ' || n, '062-000',
       '12345678', 'example ' || n, 'example ' || n, false, true, now() + interval '7 days', ${MOMENT}, ${MOMENT},
       n % 3 = 0, CASE WHEN status = 'revoked' THEN ${MOMENT} END, CASE WHEN status = 'revoked' THEN 'Example' END
     FROM generate_series(1, $2) AS n,
       LATERAL (SELECT ${oneOf('pending', 'verified', 'failed', 'rejected', 'error', 'cancelled', 'expired', 'revoked')} AS status) AS s
     RETURNING id`,
    tenant.entityId,
    count,
  );

/** How rows of each resource are made; the suite fails for a resource that is missing here. */
const MAKERS: Record<string, Maker> = {
  verifications,

  invoices: (insert, { tenant }, count) =>
    insert(
      `WITH supplier AS (
         INSERT INTO suppliers (id, entity_id, name, name_normalised) SELECT gen_random_uuid(), $1, 'Example', gen_random_uuid()::text
         RETURNING id)
       INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash,
         size, extracted_business_name, check_results, outcome, review, assignee_id, supplier_id, total_cents, created_at, updated_at)
       SELECT gen_random_uuid(), $1, ${oneOf('queued', 'reading', 'processed', 'failed', 'invalid')},
         ${oneOf('dashboard', 'email', 'api')}, 'invoice-' || n || '.pdf', 'application/pdf', '${DOCUMENT_KEY}', '\\x00', 1,
         CASE WHEN n % 2 = 0 THEN 'Example ' || n END, '[{"type": "document_is_invoice", "result": true}]',
         ${oneOf('unread', 'not_invoice', 'mismatch', 'suspect', 'changed', 'no_account', 'verified', 'known', 'new')},
         ${oneOf('to_review', 'on_hold', 'awaiting_second', 'approved', 'rejected', 'cleared')}, $3, (SELECT id FROM supplier),
         10000 + n / 3, ${MOMENT}, ${MOMENT} + interval '1 day'
       FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.entityId,
      count,
      tenant.userId,
    ),

  'inbound-emails': (insert, { tenant }, count) =>
    insert(
      `INSERT INTO inbound_emails (id, entity_id, recipient, envelope_from, peer_address, content_hash, raw_key, size,
         "from", "to", subject, message_id, received_at, status, sender_decision, authenticated,
         attachments)
       SELECT gen_random_uuid(), $1, 'inbox@localhost', 'a@supplier.example', '127.0.0.1', decode(md5(gen_random_uuid()::text), 'hex'),
         '${DOCUMENT_KEY}', 1, 'a@supplier.example', '{inbox@localhost}', 'Invoice ' || n, '<' || n || ',a&b@supplier.example>',
         ${MOMENT}, ${oneOf('received', 'processed', 'rejected')},
         CASE WHEN n % 4 > 0 THEN ${oneOf('allowed', 'held', 'blocked', 'released', 'refused')} END,
         CASE WHEN n % 3 > 0 THEN n % 3 = 1 END, '[]'
       FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.entityId,
      count,
    ),

  'sender-rules': (insert, { tenant }, count) =>
    insert(
      `INSERT INTO sender_rules (id, entity_id, sender, policy, note, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'a' || n || '@' || gen_random_uuid()::text || '.example',
         ${oneOf('allow', 'block', 'ask')}, CASE WHEN n % 2 = 0 THEN 'Note ' || n END, ${MOMENT}, ${MOMENT}
       FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.entityId,
      count,
    ),

  suppliers: (insert, { tenant }, count) =>
    insert(
      `WITH made AS (
         INSERT INTO suppliers (id, entity_id, name, name_normalised, abn, invoices, first_invoice_at, last_invoice_at,
           created_at, updated_at)
         SELECT gen_random_uuid(), $1, 'Example ' || n % 7, 'example ' || gen_random_uuid(), NULL, n % 3,
           ${MOMENT}, CASE WHEN n % 3 > 0 THEN ${MOMENT} END, ${MOMENT}, ${MOMENT}
         FROM generate_series(1, $2) AS n RETURNING id, entity_id),
       accounts AS (
         INSERT INTO supplier_accounts (id, entity_id, supplier_id, bsb, account_number, invoices, first_seen_at, last_seen_at)
         SELECT gen_random_uuid(), entity_id, id, '062-000', '12345678', 1, now(), now() FROM made)
       SELECT id FROM made`,
      tenant.entityId,
      count,
    ),

  rules: (insert, { tenant }, count) =>
    insert(
      `WITH made AS (
         INSERT INTO rules (id, entity_id, name, description, conditions, enabled, built_in, version, created_at, updated_at)
         SELECT gen_random_uuid(), $1, 'own_' || replace(gen_random_uuid()::text, '-', '_'), 'Example', '{"all": []}', n % 2 = 0, false,
           1 + n % 3, ${MOMENT}, ${MOMENT}
         FROM generate_series(1, $2) AS n RETURNING id, entity_id, name, conditions),
       versions AS (
         INSERT INTO rule_versions (id, entity_id, rule_id, version, name, description, conditions, enabled)
         SELECT gen_random_uuid(), entity_id, id, 1, name, 'Example', conditions, true FROM made)
       SELECT id FROM made`,
      tenant.entityId,
      count,
    ),

  checks: (insert, { tenant, parents }, count) =>
    insert(
      `INSERT INTO checks (id, entity_id, verification_id, submitted_data, result, created_at)
       SELECT gen_random_uuid(), $1, $2, '{"account_number":"' || n || '"}', ${oneOf('uncompromised', 'compromised')}, ${MOMENT}
       FROM generate_series(1, $3) AS n RETURNING id`,
      tenant.entityId,
      parents.verification,
      count,
    ),

  'aba-checks': async (insert, place, count) => {
    const { entityId } = place.tenant;
    const [verification] = await verifications(insert, place, 1);
    const ids = await insert(
      `INSERT INTO aba_checks (id, entity_id, status, description, aba_date, original_file_name, document_key, size,
         created_at, updated_at)
       SELECT gen_random_uuid(), $1, ${oneOf('passed', 'failed')}, 'PAYROLL ' || n, date '2026-03-01' + n / 3, 'a.aba',
         'none', 120, ${MOMENT}, ${MOMENT}
       FROM generate_series(1, $2) AS n RETURNING id`,
      entityId,
      count,
    );
    await insert(
      `INSERT INTO aba_check_entries (id, entity_id, aba_check_id, line, account_name, bsb, account_number, amount_cents,
         lodgement_reference, result, verification_id)
       SELECT gen_random_uuid(), $1, aba_check, n, 'EXAMPLE', '062-000', '12345678', 100 * n, 'INV ' || n,
         ${oneOf('verified', 'unverified')}, CASE WHEN n = 1 THEN $3::uuid END
       FROM unnest($2::uuid[]) AS aba_check, generate_series(1, 2) AS n RETURNING id`,
      entityId,
      ids,
      verification,
    );
    return ids;
  },

  'aba-check-entries': (insert, { tenant, parents }, count) =>
    insert(
      `INSERT INTO aba_check_entries (id, entity_id, aba_check_id, line, account_name, bsb, account_number, amount_cents,
         lodgement_reference, result)
       SELECT gen_random_uuid(), $1, $2, 10 + n, 'EXAMPLE', '062-000', '12345678', 100 * n, 'INV ' || n,
         ${oneOf('verified', 'unverified', 'account_mismatch')}
       FROM generate_series(1, $3) AS n RETURNING id`,
      tenant.entityId,
      parents.aba_check,
      count,
    ),

  'webhook-subscriptions': (insert, { tenant }, count) =>
    insert(
      `INSERT INTO webhook_subscriptions (id, entity_id, url, events, sealed_secret, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'https://receiver.example/' || n, '{invoice.processed}', 'none', ${MOMENT}, ${MOMENT}
       FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.entityId,
      count,
    ),

  'webhook-events': async (insert, { tenant, parents }, count) => {
    const [subscription = parents.subscription] =
      parents.subscription === undefined
        ? await insert(
            `INSERT INTO webhook_subscriptions (id, entity_id, url, events, sealed_secret)
             VALUES (gen_random_uuid(), $1, 'https://receiver.example/', '{invoice.processed}', 'none') RETURNING id`,
            tenant.entityId,
          )
        : [];
    const ids = await insert(
      `INSERT INTO webhook_events (id, entity_id, subscription_id, type, status, webhook_url, sealed_payload, due_at, created_at)
       SELECT gen_random_uuid(), $1, $2, ${oneOf('invoice.processed', 'invoice.failed', 'aba_check.passed')}, status,
         'https://receiver.example/' || n, 'none', CASE WHEN status = 'processing' THEN now() END, ${MOMENT}
       FROM generate_series(1, $3) AS n, LATERAL (SELECT ${oneOf('processing', 'succeeded', 'failed')} AS status) AS s
       RETURNING id`,
      tenant.entityId,
      subscription,
      count,
    );
    await insert(
      `INSERT INTO webhook_event_attempts (id, entity_id, event_id, attempt, status, response_status, duration_ms)
       SELECT gen_random_uuid(), $1, event, n, 'failed', 500, 10
       FROM unnest($2::uuid[]) AS event, generate_series(1, 2) AS n RETURNING id`,
      tenant.entityId,
      ids,
    );
    return ids;
  },

  decisions: (insert, { tenant, parents }, count) =>
    insert(
      `INSERT INTO decisions (id, entity_id, invoice_id, aba_check_id, decision, reason, comment, review, user_id, created_at)
       SELECT gen_random_uuid(), $1, $2, $3, ${oneOf('approve', 'hold', 'reject', 'reopen', 'clear')}, 'other', 'Comment ' || n,
         'to_review', $4, ${MOMENT}
       FROM generate_series(1, $5) AS n RETURNING id`,
      tenant.entityId,
      parents.invoice ?? null,
      parents.invoice === undefined ? parents.aba_check : null,
      tenant.userId,
      count,
    ),

  'invoice-pages': async (insert, { tenant, parents }, count) => {
    const ids = await insert(
      `INSERT INTO invoice_pages (id, entity_id, invoice_id, of_invoice_id, number, kind, width, height, view, words, word_count)
       SELECT gen_random_uuid(), $1, $2, $2, 100 + n, ${oneOf('text', 'scan', 'photo', 'unread')}, 595, 842, CASE n % 3 WHEN 1 THEN '{"from": "text", "turned": 90}'::jsonb
           WHEN 2 THEN '{"from": "picture", "corners": [[0, 0], [1, 0], [1, 1], [0, 1]], "bend": {"sag": 0, "twist": 0},
             "photographed": true}' END, '[["Invoice", 100, 100, 2000, 1200, 1, "text"]]', 1
       FROM generate_series(1, $3) AS n RETURNING id`,
      tenant.entityId,
      parents.invoice,
      count,
    );
    await insert(
      `INSERT INTO page_pictures (id, entity_id, page_id, width, document_key)
       SELECT gen_random_uuid(), $1, page, 200, '${DOCUMENT_KEY}' FROM unnest($2::uuid[]) AS page RETURNING id`,
      tenant.entityId,
      ids,
    );
    return ids;
  },

  views: (insert, { tenant }, count) =>
    insert(
      `INSERT INTO saved_views (id, entity_id, user_id, name, list, filters, sort, shared, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, 'Example ' || n % 7, ${oneOf('invoices', 'inbound-emails', 'verifications', 'aba-checks', 'suppliers', 'rules', 'webhook-events', 'audit-events')},
         '{"created_from": "2026-01-01"}', CASE WHEN n % 2 = 0 THEN '-created_at' END, n % 3 = 0, ${MOMENT}, ${MOMENT}
       FROM generate_series(1, $3) AS n RETURNING id`,
      tenant.entityId,
      tenant.userId,
      count,
    ),

  'invoice-comments': (insert, { tenant, parents }, count) =>
    insert(
      `INSERT INTO invoice_comments (id, entity_id, invoice_id, text, user_id, created_at)
       SELECT gen_random_uuid(), $1, $2, 'Comment ' || n, $3, ${MOMENT} FROM generate_series(1, $4) AS n RETURNING id`,
      tenant.entityId,
      parents.invoice,
      tenant.userId,
      count,
    ),

  'invoice-corrections': (insert, { tenant, parents }, count) =>
    insert(
      `INSERT INTO invoice_corrections (id, entity_id, invoice_id, field, before, after, seen, user_id, created_at)
       SELECT gen_random_uuid(), $1, $2, ${oneOf(
         'extracted_business_name',
         'extracted_business_abn',
         'extracted_account_name',
         'extracted_account_number',
         'extracted_account_bsb',
         'extracted_invoice_number',
         'total',
       )}, 'A', 'B' || n, false, $3, ${MOMENT} FROM generate_series(1, $4) AS n RETURNING id`,
      tenant.entityId,
      parents.invoice,
      tenant.userId,
      count,
    ),

  'audit-events': async (insert, { tenant }, count) => {
    const ids = await insert(
      `INSERT INTO audit_events (id, organization_id, entity_id, created_at, actor, user_id, key_id, action, subject_type,
         subject_id, changes, mac)
       SELECT gen_random_uuid(), $1, $2, ${MOMENT}, ${oneOf('person', 'key', 'command_line', 'service')}, $3, gen_random_uuid(),
         'rule.changed', 'rules', gen_random_uuid(), '[{"attribute": "enabled", "before": true, "after": false},
         {"attribute": "description", "withheld": true}]', '\\x00'
       FROM generate_series(1, $4) AS n RETURNING id`,
      tenant.organizationId,
      tenant.entityId,
      tenant.userId,
      count,
    );
    await insert(
      `INSERT INTO audit_personal_values (event_id, organization_id, salt, contents)
       SELECT event, $1, '\\x00', '{"address": "127.0.0.1", "changes": [{"attribute": "description", "before": "A", "after": "B"}]}'
       FROM unnest($2::uuid[]) AS event RETURNING event_id AS id`,
      tenant.organizationId,
      ids.filter((_, index) => index % 2 === 0),
    );
    return ids;
  },

  'sandbox-messages': (insert, { tenant }, count) =>
    insert(
      `INSERT INTO sandbox_messages (id, entity_id, channel, recipient, subject, text, created_at)
       SELECT gen_random_uuid(), $1, ${oneOf('sms', 'email')}, 'a' || n || '@supplier.example',
         CASE WHEN n % 2 = 1 THEN 'Subject' END, 'Text ' || n, ${MOMENT}
       FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.entityId,
      count,
    ),

  entities: (insert, { tenant }, count) =>
    insert(
      `INSERT INTO entities (id, organization_id, name, inbox_local_part, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'Example ' || n % 7, gen_random_uuid()::text, ${MOMENT}, ${MOMENT}
       FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.organizationId,
      count,
    ),

  'api-keys': (insert, { tenant, parents }, count) =>
    insert(
      `INSERT INTO api_keys (id, organization_id, entity_id, name, abilities, token_hash, creator_id, created_at)
       SELECT gen_random_uuid(), $1, $2, 'Example ' || n % 7, '{entity:read}', decode(md5(gen_random_uuid()::text), 'hex'),
         $3, ${MOMENT}
       FROM generate_series(1, $4) AS n RETURNING id`,
      tenant.organizationId,
      parents.entity ?? null,
      tenant.userId,
      count,
    ),

  users: (insert, { tenant }, count) =>
    insert(
      `INSERT INTO users (id, organization_id, name, email, role, password_hash, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'Example ' || n % 7, gen_random_uuid()::text || '@example.com',
         CASE WHEN n % 3 > 0 THEN 'viewer' END, CASE WHEN n % 2 = 0 THEN 'none' END, ${MOMENT}, ${MOMENT}
       FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.organizationId,
      count,
    ),

  invitations: (insert, { tenant }, count) =>
    insert(
      `INSERT INTO user_links (id, kind, organization_id, user_id, created_at, expires_at)
       SELECT gen_random_uuid(), 'invitation', $1, $2, ${MOMENT}, now() + interval '1 hour'
       FROM generate_series(1, $3) AS n RETURNING id`,
      tenant.organizationId,
      tenant.userId,
      count,
    ),

  sessions: (insert, { tenant }, count) =>
    insert(
      `INSERT INTO sessions (id, user_id, token_hash, state, method, peer_address, proven_at, created_at, last_seen_at, idle_ends_at, ends_at)
       SELECT gen_random_uuid(), $1, decode(md5(gen_random_uuid()::text), 'hex'), 'signed_in', 'password', '127.0.0.1', now(),
         ${MOMENT}, ${MOMENT}, now() + interval '1 hour', now() + interval '1 hour'
       FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.userId,
      count,
    ),

  usage: (insert, { tenant }, count) =>
    insert(
      `INSERT INTO usage_months (entity_id, month, invoices_read)
       SELECT $1, date '2020-01-01' + n * interval '1 month', n FROM generate_series(1, $2) AS n RETURNING id`,
      tenant.entityId,
      count,
    ),
};

/** Every resource whose rows can be made. */
export const RESOURCES_WITH_ROWS: readonly string[] = Object.keys(MAKERS);

export function canMakeRowsOf(resource: string): boolean {
  return MAKERS[resource] !== undefined;
}

/** Makes rows of a resource and gives their ids. */
export async function makeRows(
  database: TestDatabase,
  resource: string,
  place: Place,
  count: number,
): Promise<string[]> {
  const maker = MAKERS[resource];
  if (maker === undefined)
    throw new Error(`The contract suite cannot make rows of ${resource}: say how in test/contracts/rows.ts.`);
  const insert = async (sql: string, ...values: unknown[]): Promise<string[]> =>
    (await database.query<{ id: string }>(sql, values)).map(({ id }) => id);
  return maker(insert, place, count);
}
