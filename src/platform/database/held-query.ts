import pg from 'pg';
import type { Connection, QueryConfig } from 'pg';

/** More rows than any statement here gives. Asking for them by number has `pg` leave the end of the transaction to the query. */
const ALL_ROWS = 1_000_000;

/** What `pg` calls on a query as answers come; its types leave it out. */
interface Heard {
  callback: (error: Error | null, result?: { rows: unknown[] }) => void;
  handleCommandComplete(message: unknown, connection: Pick<Connection, 'sync'>): void;
}

const Query = pg.Query as unknown as new (config: QueryConfig & { rows: number }) => pg.Query & Heard;

/**
 * One statement in a transaction of its own, which begins and ends with it: the server commits on the Sync that follows a
 * statement (PostgreSQL, 54.2.3, extended query), and this sends it only once something else is done. That is two answers to wait
 * for where BEGIN and COMMIT make it three. Where anything fails the connection must be ended: the transaction may still be open.
 */
export class HeldQuery<Row> extends Query {
  private timer: NodeJS.Timeout | null = null;

  /**
   * @param timeoutMs how long the server may take to answer the statement, and then to commit
   * @param other what is to be done before anything is committed
   */
  constructor(
    config: QueryConfig,
    private readonly timeoutMs: number,
    private readonly other: Promise<unknown>,
    resolve: (rows: Row[]) => void,
    reject: (error: unknown) => void,
  ) {
    super({ ...config, rows: ALL_ROWS });
    this.callback = (error, result) => {
      this.stopTimer();
      // What comes after a failure is of no use.
      this.callback = () => undefined;
      if (error) reject(error);
      else resolve((result?.rows ?? []) as Row[]);
    };
    this.startTimer();
  }

  override handleCommandComplete(message: unknown, connection: Pick<Connection, 'sync'>): void {
    this.stopTimer();
    const commit = (): void => {
      this.startTimer();
      connection.sync();
    };
    super.handleCommandComplete(message, {
      sync: () => void this.other.then(commit, (error: unknown) => this.callback(error as Error)),
    });
  }

  private startTimer(): void {
    // The words by which `pg` tells the same.
    this.timer = setTimeout(() => this.callback(new Error('Query read timeout')), this.timeoutMs);
  }

  private stopTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
