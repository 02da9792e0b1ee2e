import { DataSource } from 'typeorm';
import { AbnLookup } from '../../src/providers/abn-register/abn-lookup.js';
import { CachedAbnRegister } from '../../src/providers/abn-register/cached-abn-register.js';
import { FakeAbnLookup } from '../../src/providers/abn-register/fake-abn-lookup.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

const ABN = '53004085616';
const UNKNOWN = '21168403736';
const HOUR_MS = 3_600_000;

describe('what the ABN register said', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let fake: FakeAbnLookup;
  let register: CachedAbnRegister;

  beforeAll(async () => {
    database = await cloneDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    fake = await new FakeAbnLookup().listen();
    fake.add({ abn: ABN, entityName: 'HARBOUR LANE JOINERY PTY LTD' });
    const asked = new AbnLookup({ url: fake.url, guid: 'guid', timeoutMs: 300 });
    register = new CachedAbnRegister(asked, dataSource, 24 * HOUR_MS);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await fake.close();
    await database.drop();
  });
  beforeEach(async () => {
    fake.habit = 'well';
    fake.requests.length = 0;
    await database.query('DELETE FROM abn_records');
  });

  const age = (abn: string, hours: number): Promise<unknown> =>
    database.query(`UPDATE abn_records SET as_of = now() - $2 * interval '1 hour' WHERE abn = $1`, [abn, hours]);

  it('is kept, with the moment it was said', async () => {
    const first = await register.lookUp(ABN);
    expect(first).toMatchObject({ outcome: 'found', record: { entityName: 'HARBOUR LANE JOINERY PTY LTD' } });
    fake.habit = 'server-error';
    expect(await register.lookUp(ABN)).toEqual(first);
    await age(ABN, 23.9);
    const later = await register.lookUp(ABN);
    expect(later.outcome === 'found' && Date.now() - later.asOf.getTime()).toBeGreaterThan(23 * HOUR_MS);
    expect(fake.requests).toHaveLength(1);
  });

  it('is asked again when it is too old, and not served while the register is down', async () => {
    await register.lookUp(ABN);
    await age(ABN, 24.1);
    fake.habit = 'hang-up';
    expect((await register.lookUp(ABN)).outcome).toBe('unavailable');
    fake.habit = 'well';
    fake.add({ abn: ABN, entityName: 'HARBOUR LANE JOINERY PTY LTD', status: 'cancelled' });
    expect(await register.lookUp(ABN)).toMatchObject({ record: { status: 'cancelled' } });
    expect(await register.lookUp(ABN)).toMatchObject({ record: { status: 'cancelled' } });
  });

  it('is believed for an hour where an ABN is not known', async () => {
    expect((await register.lookUp(UNKNOWN)).outcome).toBe('not-found');
    await age(UNKNOWN, 0.9);
    expect((await register.lookUp(UNKNOWN)).outcome).toBe('not-found');
    expect(fake.requests).toHaveLength(1);
    await age(UNKNOWN, 1.1);
    fake.add({ abn: UNKNOWN, entityName: 'NEW PTY LTD' });
    expect((await register.lookUp(UNKNOWN)).outcome).toBe('found');
  });

  it('is the same for all who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register.lookUp(ABN)));
    for (const answer of answers) expect(answer.outcome).toBe('found');
    expect(await database.query('SELECT abn FROM abn_records')).toEqual([{ abn: ABN }]);
  });
});
