import { DataSource } from 'typeorm';
import { commitPreparedAfter } from '../../src/platform/database/prepared.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

const ADD = { name: 'add-number', text: 'INSERT INTO numbers (n) SELECT 12 / $1::int RETURNING n' };
const PATIENCE_MS = 10_000;

describe.each([false, true])(
  'a statement that is committed after something else (connections shared: %s)',
  (shared) => {
    let database: TestDatabase;
    let dataSource: DataSource;

    beforeAll(async () => {
      database = await cloneDatabase();
      await database.query('CREATE TABLE numbers (n int CHECK (n <> 4))');
      dataSource = createDataSource({ url: database.url, pool: 1, entities: [], migrations: [], shared });
      await dataSource.initialize();
    });
    afterAll(async () => {
      await dataSource.destroy();
      await database.drop();
    });

    const add = (divisor: number, other: Promise<unknown>, timeoutMs = PATIENCE_MS): Promise<{ n: number }[]> =>
      commitPreparedAfter<{ n: number }>(dataSource, ADD, [divisor], timeoutMs, other);
    const kept = async (): Promise<number[]> =>
      (await database.query<{ n: number }>('SELECT n FROM numbers ORDER BY n')).map(({ n }) => n);

    it('is seen by nobody before that, and by everybody once it has answered', async () => {
      let finish: () => void = () => undefined;
      const adding = add(1, new Promise<void>((resolve) => (finish = resolve)));
      for (;;) {
        const [waiting] = await database.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'INSERT INTO numbers%' AND wait_event = 'ClientRead'`,
        );
        if (waiting) break;
      }
      expect(await kept()).toEqual([]);
      finish();
      expect(await adding).toEqual([{ n: 12 }]);
      expect(await kept()).toEqual([12]);
    });

    it('is not committed where that fails, or the statement does; the next is', async () => {
      await expect(add(2, Promise.reject(new Error('The disk is full')))).rejects.toThrow('The disk is full');
      await expect(add(0, Promise.resolve())).rejects.toMatchObject({ code: '22012' });
      await expect(add(3, Promise.resolve())).rejects.toMatchObject({ code: '23514' });
      expect(await kept()).toEqual([12]);
      expect(await add(6, Promise.resolve())).toEqual([{ n: 2 }]);
      expect(await add(4, Promise.resolve())).toEqual([{ n: 3 }]);
      expect(await kept()).toEqual([2, 3, 12]);
    });

    it('gives up a server that does not answer', async () => {
      await database.query('BEGIN');
      await database.query('LOCK TABLE numbers');
      await expect(add(1, Promise.resolve(), 50)).rejects.toThrow('Query read timeout');
      await database.query('ROLLBACK');
      expect(await kept()).toEqual([2, 3, 12]);
    });
  },
);
