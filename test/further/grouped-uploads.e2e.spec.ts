import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { ADD_UPLOADED } from '../../src/invoices/uploaded-invoice.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { DataWasReset } from '../../src/platform/database/generations.js';
import { GroupedAdditions } from '../../src/platform/database/grouped-additions.js';
import { statementOf } from '../../src/platform/database/told-addition.js';
import type { ToldRow } from '../../src/platform/database/told-addition.js';
import { isUnavailable } from '../../src/platform/errors/unavailable.js';
import { makeTenant } from '../contracts/tenant.js';
import type { Answer } from '../support/api.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { TestService } from '../support/service.js';

/** As many groups as are under way at once. */
const AHEAD = 2;
const STATEMENT = statementOf({ ...ADD_UPLOADED, returning: 'id, original_file_name AS name' }, []);

interface Kept {
  id: string;
  /** The transaction that added it. */
  by: string;
}

describe('invoices that are added at the same time', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let additions: GroupedAdditions;
  let entityId: string;

  beforeAll(async () => {
    database = await cloneDatabase();
    dataSource = createDataSource({ url: database.url, pool: 4, entities: [], migrations: [] });
    await dataSource.initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
  beforeEach(async () => {
    await database.query('DELETE FROM outbox');
    ({ entityId } = await makeTenant({ database } as Pick<TestService, 'database'>));
    additions = new GroupedAdditions(dataSource);
  });

  const uploaded = (changed: Partial<ToldRow['row']> = {}, generation: number | null = 0): ToldRow => {
    const id = changed.id ?? randomUUID();
    return {
      row: {
        id,
        entity_id: entityId,
        source: 'api',
        original_file_name: 'a.pdf',
        content_type: 'application/pdf',
        document_key: id,
        content_hash: '\\x00ff',
        size: 1,
        uploaded_by: null,
        created_at: '2026-11-01T00:00:00.000Z',
        ...changed,
      },
      generation,
      told: { type: 'invoice.queued', payload: { invoiceId: id }, correlation_id: null, traceparent: null },
      parts: [],
    };
  };
  const add = (row: ToldRow, other: Promise<unknown> = Promise.resolve()): Promise<{ id: string; name: string }> => {
    other.catch(() => undefined);
    return additions.add(STATEMENT, row, other);
  };

  /** Adds rows as one group: those ahead of them are not committed before all are there. */
  async function together(
    rows: readonly (readonly [ToldRow, Promise<unknown>?])[],
  ): Promise<PromiseSettledResult<unknown>[]> {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const ahead = Array.from({ length: AHEAD }, () => add(uploaded(), gate));
    const group = rows.map(([row, other]) => add(row, other));
    open();
    const results = await Promise.allSettled(group);
    await Promise.all(ahead);
    return results;
  }

  const kept = (): Promise<Kept[]> =>
    database.query<Kept>('SELECT id, xmin::text AS by FROM invoices WHERE entity_id = $1', [entityId]);
  /** Those of the rows that there are, each of which must have been told of, and no other. */
  async function keptOf(rows: readonly (readonly [ToldRow, Promise<unknown>?])[]): Promise<boolean[]> {
    const ids = new Set((await kept()).map(({ id }) => id));
    const told = await database.query<{ id: string }>(`SELECT payload->>'invoiceId' AS id FROM outbox`);
    expect(told.map(({ id }) => id).sort()).toEqual([...ids].sort());
    return rows.map(([{ row }]) => ids.has(row.id));
  }
  const fulfilled = (results: readonly PromiseSettledResult<unknown>[]): boolean[] =>
    results.map(({ status }) => status === 'fulfilled');

  it('are committed together, each with what it is', async () => {
    const other = await makeTenant({ database } as Pick<TestService, 'database'>);
    const names = ['one "quoted".pdf', 'back\\slash.pdf', 'ünïcode 🧾.pdf'];
    const rows = names.map((name, at) => {
      const row = uploaded({ original_file_name: name, entity_id: at === 2 ? other.entityId : entityId });
      return [row] as const;
    });
    const results = await together(rows);
    expect(results.map((one) => one.status === 'fulfilled' && one.value)).toEqual(
      rows.map(([{ row }], at) => ({ id: row.id, name: names[at] })),
    );
    const [stored] = await database.query<{ hash: string; at: string; by: number }>(
      `SELECT encode(content_hash, 'hex') AS hash, created_at = '2026-11-01T00:00:00Z' AND updated_at = created_at AS at,
         (SELECT count(DISTINCT xmin::text)::int FROM invoices WHERE id = ANY($1)) AS by FROM invoices WHERE id = $2`,
      [rows.map(([{ row }]) => row.id), rows[0]?.[0].row.id],
    );
    expect(stored).toEqual({ hash: '00ff', at: true, by: 1 });
  });

  it('do not keep one another from being added', async () => {
    const taken = uploaded();
    await add(taken);
    const reset = await makeTenant({ database } as Pick<TestService, 'database'>);
    await database.query('UPDATE entities SET data_generation = 1 WHERE id = $1', [reset.entityId]);
    const rows: [ToldRow, Promise<unknown>?][] = [
      [uploaded()],
      [uploaded(), Promise.reject(Object.assign(new Error('The disk is full'), { code: 'ENOSPC' }))],
      [uploaded()],
      [uploaded({ id: taken.row.id })],
      [uploaded({ entity_id: reset.entityId }, 0)],
      [uploaded({ entity_id: randomUUID() }, null)],
      [uploaded({ entity_id: reset.entityId }, 1)],
      [uploaded()],
    ];
    const results = await together(rows);
    const expected = [true, false, true, false, false, false, true, true];
    expect(fulfilled(results)).toEqual(expected);
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(reasons[0]?.message).toBe('The disk is full');
    expect(reasons[1]).toMatchObject({ code: '23505' });
    expect(reasons.slice(2).map((reason) => reason instanceof DataWasReset)).toEqual([true, true]);
    const others = await database.query<{ id: string }>('SELECT id FROM invoices WHERE entity_id = $1', [
      reset.entityId,
    ]);
    expect(others.map(({ id }) => id)).toEqual([rows[6]?.[0].row.id]);
    const [told] = await database.query<{ ids: string[] }>(
      `SELECT array_agg(payload->>'invoiceId') AS ids FROM outbox WHERE payload->>'invoiceId' = ANY($1)`,
      [rows.map(([{ row }]) => row.id)],
    );
    const added = rows.filter((_, at) => expected[at] === true || at === 3).map(([{ row }]) => row.id);
    expect(told?.ids.sort()).toEqual(added.sort());
  });

  it('are neither there nor told of where the database goes before it commits, and none is tried again', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const ahead = Array.from({ length: AHEAD }, () => add(uploaded(), gate));
    const never = new Promise<void>(() => undefined);
    const rows = [[uploaded(), never], [uploaded()], [uploaded()]] as const;
    const adding = Promise.allSettled(rows.map(([row, other]) => add(row, other)));
    open();
    await Promise.all(ahead);
    for (let gone = false; !gone; await wait(1)) {
      const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%INSERT INTO invoices%'
        AND wait_event = 'ClientRead' AND state = 'active' AND pid <> pg_backend_pid()`;
      gone = (await database.query(`SELECT pg_terminate_backend(pid) ${waiting}`)).length > 0;
    }
    const results = await adding;
    expect(results.map((one) => one.status === 'rejected' && isUnavailable(one.reason))).toEqual([true, true, true]);
    expect(await keptOf(rows)).toEqual([false, false, false]);
    // The next is added on a connection of its own.
    const next = [uploaded()] as const;
    await add(next[0]);
    expect(await keptOf([next])).toEqual([true]);
  });

  it('wait for nobody where there is one', async () => {
    const one = [uploaded()] as const;
    await add(one[0]);
    expect(await keptOf([one])).toEqual([true]);
  });
});

describe('uploads that come at the same time', () => {
  const LIMIT = 30;
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ RATE_LIMIT_KEY: String(LIMIT) });
  });
  afterAll(() => service.remove());

  const pdf = (number: number): Buffer => Buffer.from(`%PDF-1.7\n% ${number}\n`);
  const counted = async (): Promise<Record<'invoices' | 'audited', number>> => {
    const [row] = await service.database.query<Record<'invoices' | 'audited', number>>(
      `SELECT (SELECT count(*)::int FROM invoices) AS invoices,
         (SELECT count(DISTINCT subject_id)::int FROM (SELECT subject_id FROM audit_journal WHERE action = 'invoice.queued'
            UNION ALL SELECT subject_id FROM audit_events WHERE action = 'invoice.queued') AS recorded) AS audited`,
    );
    return row ?? { invoices: 0, audited: 0 };
  };

  it('are each taken, refused or answered again by themselves, up to the limit of their key', async () => {
    const keyed = { 'idempotency-key': 'one' };
    const first = await service.api.upload('/invoices', pdf(0), 'kept.pdf', keyed);
    const uploads: Promise<Answer>[] = [
      ...Array.from({ length: 10 }, (_, at) => service.api.upload('/invoices', pdf(at), `${at}.pdf`)),
      // The same again, the key of another file, no document, and a key that two requests share.
      service.api.upload('/invoices', pdf(0), 'kept.pdf', keyed),
      service.api.upload('/invoices', pdf(1), 'kept.pdf', keyed),
      service.api.upload('/invoices', Buffer.from('no document'), 'b.pdf'),
      ...[1, 2].map(() => service.api.upload('/invoices', pdf(2), 'c.pdf', { 'idempotency-key': 'two' })),
    ];
    const answers = await Promise.all(uploads);
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 201, 409, 422, 201, 201]);
    const ids = answers.flatMap(({ status, body }) => (status === 201 ? [String(body.data.id)] : []));
    expect(ids[10]).toBe(first.body.data.id);
    expect(ids[11]).toBe(ids[12]);
    expect(new Set(ids).size).toBe(12);
    expect(await counted()).toEqual({ invoices: 12, audited: 12 });

    // 16 of the 30 are spent.
    const more = await Promise.all(
      Array.from({ length: 20 }, (_, at) => service.api.upload('/invoices', pdf(at), `more-${at}.pdf`)),
    );
    const taken = more.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(LIMIT - 16);
    expect(more.filter(({ status }) => status === 429)).toHaveLength(20 - taken.length);
    expect(await counted()).toEqual({ invoices: 12 + taken.length, audited: 12 + taken.length });
    const named = await service.database.query<{ name: string }>(
      `SELECT original_file_name AS name FROM invoices WHERE id = ANY($1)`,
      [taken.map(({ body }) => body.data.id)],
    );
    expect(named).toHaveLength(taken.length);
  });
});
