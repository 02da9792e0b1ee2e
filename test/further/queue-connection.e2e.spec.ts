import { Queue, Worker } from 'bullmq';
import { Client } from 'pg';
import { readSettings } from '../../src/platform/config/settings.js';
import { prepareQueues, queueConnection } from '../../src/platform/jobs/queue-connection.js';
import type { QueueConnection } from '../../src/platform/jobs/queue-connection.js';
import { eventually } from '../support/api.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

const NAMES = Array.from({ length: 12 }, (_, index) => `kind-${index}`);
/** A worker that does not hear of a job would find it by itself after so long: later than a test may take. */
const DRAIN_DELAY_S = 3_600;
const STALLED_INTERVAL_MS = 500;

describe('the workers of a process', () => {
  let database: TestDatabase;
  let connection: QueueConnection;
  let queues: Queue[];
  let workers: Worker[];
  const done: string[] = [];
  const broken: Error[] = [];

  beforeAll(async () => {
    database = await cloneDatabase();
    const settings = readSettings({});
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await prepareQueues(settings, client).finally(() => client.end());
    connection = queueConnection(settings, database.url, (error) => broken.push(error));
    const common = { connection: connection.options };
    queues = NAMES.map((name) => new Queue(name, common));
    workers = NAMES.map((name) => {
      const worker = new Worker(name, (job) => Promise.resolve(void done.push(job.name)), {
        ...common,
        drainDelay: DRAIN_DELAY_S,
        stalledInterval: STALLED_INTERVAL_MS,
      });
      return worker.on('error', () => undefined);
    });
    await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  });
  afterAll(() => database.drop());

  const sessions = async (where: string): Promise<number> => {
    const [{ count } = { count: NaN }] = await database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'payproof queues' AND ${where}`,
    );
    return count;
  };
  const listening = (): Promise<number> => sessions(`query LIKE '%LISTEN bullmq_jobs%'`);
  const doOne = async (round: string): Promise<void> => {
    const names = NAMES.map((name) => `${name} ${round}`);
    await Promise.all(queues.map((queue, index) => queue.add(names[index] ?? '', {})));
    await eventually(
      () => Promise.resolve(names.filter((name) => !done.includes(name))),
      (left) => left.length === 0,
    );
  };

  it('hear of new jobs on one session of the database', async () => {
    await eventually(listening, (count) => count > 0);
    await doOne('first');
    expect(await listening()).toBe(1);
    expect(await sessions('true')).toBeLessThan(NAMES.length);
    expect(broken).toEqual([]);
  });

  it('hear of them on another one when that breaks', async () => {
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'payproof queues'`,
    );
    await eventually(
      () => Promise.resolve(broken.length),
      (count) => count > 0,
    );
    await eventually(listening, (count) => count > 0);
    await doOne('second');
    await doOne('third');
    expect(await listening()).toBe(1);
  });

  it('hear of a job that is taken back from a process that died', async () => {
    const [queue] = queues;
    const { id } = (await queue?.add('of the dead', {}, { delay: DRAIN_DELAY_S * 1_000 })) ?? {};
    await database.query(
      `UPDATE bullmq.job SET state = 'active', process_at_ms = NULL, lock_token = 'gone', locked_until_ms = 0 WHERE id = $1`,
      [id],
    );
    await eventually(
      () => Promise.resolve(done.includes('of the dead')),
      (isDone) => isDone,
      30_000,
    );
  });

  it('stop without one another, and leave no session behind', async () => {
    const [one, ...others] = workers;
    await one?.close();
    await others[0]?.pause(true);
    others[0]?.resume();
    const heard = queues.slice(1).map((queue) => queue.add(`${queue.name} last`, {}));
    await Promise.all(heard);
    await eventually(
      () => Promise.resolve(done.filter((name) => name.endsWith(' last')).length),
      (count) => count === NAMES.length - 1,
    );
    await Promise.all([...others, ...queues].map((each) => each.close()));
    const before = broken.length;
    await connection.close();
    await eventually(
      () => sessions('true'),
      (count) => count === 0,
    );
    expect(broken).toHaveLength(before);
  });
});
