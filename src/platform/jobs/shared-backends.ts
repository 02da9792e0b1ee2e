import { PostgresConnection, PostgresQueueBackend } from 'bullmq';
import type { QueueBaseOptions } from 'bullmq';
import type pg from 'pg';

/** As BullMQ announces that a queue has a job. */
const ANNOUNCE = `SELECT pg_notify('bullmq_jobs', $1)`;

/**
 * A queue's side of PostgreSQL, on a connection that it shares. BullMQ would give each worker a session of the database to hear of new
 * jobs on, and each of them hears of every job.
 */
class SharedBackend extends PostgresQueueBackend {
  private leaving = false;

  constructor(
    connection: PostgresConnection,
    name: string,
    options: QueueBaseOptions,
    private readonly pool: pg.Pool,
  ) {
    super(connection, name, { ...options, connection: pool }, false);
    connection.on('listenerinvalidated', this.listenAnew);
  }

  /** Ends the wait of its worker on a session that broke; the next wait is on another one. */
  private readonly listenAnew = (): void => {
    void super.disconnectBlocking();
    if (!this.leaving) void super.reconnectBlocking();
  };

  override async disconnectBlocking(): Promise<void> {
    this.leaving = true;
    await super.disconnectBlocking();
  }

  override async reconnectBlocking(): Promise<void> {
    this.leaving = false;
    await super.reconnectBlocking();
  }

  /** BullMQ announces every job but those that it takes back from a process that died: nobody would look for them at once. */
  override async moveStalledJobsToWait(): Promise<string[]> {
    const takenBack = await super.moveStalledJobsToWait();
    if (takenBack.length > 0) await this.pool.query(ANNOUNCE, [this.queueName]);
    return takenBack;
  }

  override close(): Promise<void> {
    this.connection.off('listenerinvalidated', this.listenAnew);
    this.closing ??= this.disconnectBlocking();
    return this.closing;
  }
}

/** Makes the backends of all queues and workers of a process, which hear of new jobs on one session of the database. */
export class SharedBackends {
  private connection: PostgresConnection | null = null;

  /**
   * @param pool of `ListeningClient`s, for what is asked and that session
   * @param report told of each connection that broke
   */
  constructor(
    private readonly pool: pg.Pool,
    private readonly report: (error: Error) => void,
  ) {}

  make(name: string, options: QueueBaseOptions): PostgresQueueBackend {
    this.connection ??= this.connect();
    return new SharedBackend(this.connection, name, options, this.pool);
  }

  /** To be called once queues and workers are closed. */
  async close(): Promise<void> {
    // A connection that breaks while it is being closed is no trouble of any worker.
    this.connection?.removeAllListeners('error');
    await this.connection?.close();
  }

  private connect(): PostgresConnection {
    const connection = new PostgresConnection(this.pool);
    connection.setMaxListeners(0).on('error', this.report);
    connection.waitUntilReady().catch(() => {
      // One that was not reached once never is: whatever is made next has another.
      connection.removeAllListeners('error');
      if (this.connection === connection) this.connection = null;
    });
    return connection;
  }
}
