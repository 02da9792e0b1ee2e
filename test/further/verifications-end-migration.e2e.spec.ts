import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { VerificationsEnd1765677600000 } from '../../src/migrations/24-verifications-end.js';
import { makeTenant } from '../contracts/tenant.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

interface Given {
  status?: string;
  attribution?: string | null;
  abn?: string;
  number?: string;
}

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await cloneDatabase();
  dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the migration with which verifications end', () => {
  it('replaces older ones of an attribution id, lets those that share an ABN alone stand, and tells the admins', async () => {
    const runner = dataSource.createQueryRunner();
    const migration = new VerificationsEnd1765677600000();
    await migration.down(runner);
    const [tenant, silent] = [await makeTenant({ database }), await makeTenant({ database })];
    await database.query(`INSERT INTO notice_preferences (user_id, kinds) VALUES ($1, '{}')`, [silent.userId]);
    let hour = 0;
    const make = async (entityId: string, given: Given = {}): Promise<string> => {
      const { status = 'verified', attribution = null, abn = '53004085616', number = '12345678' } = given;
      const id = randomUUID();
      await database.query(
        `INSERT INTO verifications (id, entity_id, status, attribution_id, business_name, business_abn, individual_name,
           individual_email, account_name, account_bsb, account_number, account_name_normalised, business_name_normalised,
           send_individual_authentication_sms, send_individual_authentication_email, expires_at, created_at, updated_at)
         VALUES ($1, $2, $3, $4, 'A', $5, 'Ada Example', 'a@example.com', 'A', '062-000', $6, 'a', 'a', false, true,
           now() + interval '7 days', now() - interval '9 days' + $7 * interval '1 hour', now() - interval '8 days')`,
        [id, entityId, status, attribution, abn, number, (hour += 1)],
      );
      return id;
    };
    const { entityId } = tenant;
    const attributed = {
      first: await make(entityId, { attribution: 's-1', abn: '33007457141' }),
      same: await make(entityId, { attribution: 's-1', abn: '33007457141', number: '99999999' }),
      last: await make(entityId, { attribution: 's-1', abn: '33007457141', number: '99999999' }),
      pending: await make(entityId, { attribution: 's-1', abn: '33007457141', status: 'pending' }),
    };
    const shared = {
      one: await make(entityId),
      two: await make(entityId, { number: '11112222' }),
      other: await make(entityId, { attribution: 's-2' }),
      pending: await make(entityId, { status: 'pending' }),
    };
    const alone = [
      await make(entityId, { status: 'failed' }),
      await make(entityId, { abn: '51824753556', status: 'pending' }),
      await make(entityId, { abn: '51824753556', status: 'pending' }),
      await make(entityId, { abn: '83914571673' }),
    ];
    const quiet = [await make(silent.entityId), await make(silent.entityId)];

    await migration.up(runner);
    const rows = await database.query<{ id: string; additional: boolean; by: string | null; verified: boolean }>(
      `SELECT id, additional, replaced_by_id AS by, verified_at = updated_at OR replaced_at IS NOT NULL AS verified FROM verifications`,
    );
    const row = (id: string): object | undefined => rows.find((one) => one.id === id);
    for (const id of [attributed.first, attributed.same])
      expect(row(id)).toEqual({ id, additional: false, by: attributed.last, verified: true });
    expect(row(attributed.last)).toEqual({ id: attributed.last, additional: false, by: null, verified: true });
    // It replaces the verified one of its attribution id, as it would have.
    expect(row(attributed.pending)).toMatchObject({ additional: false, by: null });
    for (const id of [...Object.values(shared), ...quiet])
      expect(row(id)).toMatchObject({ additional: true, by: null });
    for (const id of alone) expect(row(id)).toMatchObject({ additional: false, by: null });

    const notices = await database.query<{ kind: string; subjects: string[] }>(
      `SELECT kind, subject_ids AS subjects FROM notices WHERE user_id = ANY($1) ORDER BY kind`,
      [[tenant.userId, silent.userId]],
    );
    expect(notices.map(({ kind, subjects }) => [kind, [...subjects].sort()])).toEqual([
      ['account_replaced', [attributed.first]],
      ['verifications_share_abn', Object.values(shared).sort()],
    ]);
    const events = await database.query<{ id: string }>(
      `SELECT payload->>'verificationId' AS id FROM outbox WHERE type = 'verification.no_longer_counts'`,
    );
    expect(events.map(({ id }) => id).sort()).toEqual([attributed.first, attributed.same].sort());

    await migration.down(runner);
    const [counts] = await database.query(
      `SELECT count(*) FILTER (WHERE status = 'verified')::int AS verified, count(*)::int AS all FROM verifications`,
    );
    // What was replaced does not come back.
    expect(counts).toEqual({ verified: 7, all: 14 });
    await migration.up(runner);
    await runner.release();
  });
});
