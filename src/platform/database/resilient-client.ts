import pg from 'pg';

/**
 * A connection whose break does not end the process. While a connection is taken out of its pool, nobody but the borrower
 * could listen to its `error` event, and an event without a listener is thrown. The break is not hidden: the borrower's
 * query fails, and the pool drops the connection.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
