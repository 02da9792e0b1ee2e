import { DataSource } from 'typeorm';
import { UNREAD } from '../src/invoices/unread-invoice.js';
import { MIGRATIONS } from '../src/migrations/index.js';
import { SnakeNames } from '../src/platform/database/naming.js';
import { RESOURCES_WITH_ROWS, makeRows } from './contracts/rows.js';
import { makeTenant } from './contracts/tenant.js';
import type { TestDatabase } from './support/database.js';
import { cloneDatabase } from './support/database.js';

const ROWS = 6;

/** Tables that no resource shows: what passes through them, registers from elsewhere, settings and counts. */
const EMPTY = [
  'abn_records',
  'approval_policies',
  'audit_checkpoints',
  'audit_journal',
  'audit_refusals',
  'audit_seals',
  'bsb_directory',
  'ceremonies',
  'entity_days',
  'entity_roles',
  'idempotency_keys',
  'individual_authentications',
  'leases',
  'mail_connections',
  'mail_counts',
  'notice_letters',
  'notice_preferences',
  'notices',
  'oidc_identities',
  'operator_emails',
  'outbox',
  'outgoing_pause',
  'passkeys',
  'recovery_codes',
  'request_counts',
  'retired_secrets',
  'secret_fingerprint',
  'sender_settings',
  'sign_in_failures',
  'stale_days',
  'supplier_senders',
  'totp_factors',
  'usage_months',
  'usage_records',
  'waiting_told',
];

/** Tables that a later migration takes away. */
const GONE = new Set(['audit_unsealed']);

/** How many rows each table has. */
async function countRows(database: TestDatabase): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migrations' ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM "${name}"`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

/** Rows of every resource, each below one of the resource it belongs to. */
async function fill(database: TestDatabase): Promise<void> {
  const tenant = await makeTenant({ database });
  const place = { tenant, parents: { entity: tenant.entityId } as Record<string, string> };
  const [verification] = await makeRows(database, 'verifications', place, ROWS);
  const [invoice] = await makeRows(database, 'invoices', place, ROWS);
  const [subscription] = await makeRows(database, 'webhook-subscriptions', place, ROWS);
  const [aba_check] = await makeRows(database, 'aba-checks', place, ROWS);
  Object.assign(place.parents, { verification, subscription, invoice, aba_check });
  const made = ['verifications', 'webhook-subscriptions', 'usage', 'invoices', 'aba-checks'];
  for (const resource of RESOURCES_WITH_ROWS.filter((one) => !made.includes(one)))
    await makeRows(database, resource, place, ROWS);
}

describe('the table of invoices', () => {
  it('has the values of one that is unread where none are given', async () => {
    const database = await cloneDatabase();
    try {
      const columns = await database.query<{ column: string; value: string | null }>(
        `SELECT column_name AS column, column_default AS value FROM information_schema.columns WHERE table_name = 'invoices'`,
      );
      const defaults = new Map(columns.map(({ column, value }) => [column, value]));
      for (const [property, expected] of Object.entries(UNREAD)) {
        const column = new SnakeNames().columnName(property, '', []);
        const [row] = await database.query<{ value: unknown }>(`SELECT ${defaults.get(column) ?? 'NULL'} AS value`);
        expect([column, defaults.has(column), row?.value]).toEqual([column, true, expected]);
      }
    } finally {
      await database.drop();
    }
  });
});

describe('the migrations', () => {
  it('each go back and come again on a database with rows, and lose none that stood before', async () => {
    const database = await cloneDatabase();
    const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const runner = dataSource.createQueryRunner();
    try {
      await fill(database);
      const full = await countRows(database);
      expect(Object.keys(full).filter((table) => full[table] === 0)).toEqual(EMPTY);
      for (const Migration of [...MIGRATIONS].reverse()) {
        const migration = new Migration();
        await migration.down(runner);
        const before = await countRows(database);
        await migration.up(runner);
        const after = await countRows(database);
        // A migration may write down what somebody is to be told.
        const fewer = Object.keys(before).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
        expect({ migration: Migration.name, fewer }).toEqual({ migration: Migration.name, fewer: [] });
        expect(Object.keys(after).filter((table) => !(table in full) && !GONE.has(table))).toEqual([]);
        await migration.down(runner);
      }
      expect(await countRows(database)).toEqual({});
    } finally {
      await runner.release();
      await dataSource.destroy();
      await database.drop();
    }
  });
});
