import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { StoreFailure } from '../documents/store-failure.js';
import { isOutage, isUnavailable } from './unavailable.js';

const withCode = (code: string): Error => Object.assign(new Error('of the system'), { code });

/** What a PostgreSQL server says to somebody who needs no password. */
const AUTHENTICATED_AND_READY = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

describe('distinguishing an outage from a fault', () => {
  it.each([
    ['a database that is shut down', new QueryFailedError('SELECT 1', [], withCode('57P01'))],
    ['a connection that is refused', withCode('ECONNREFUSED')],
    ['what is asked on a connection that broke in a transaction', new QueryRunnerAlreadyReleasedError()],
    ['what is asked of its manager', new QueryRunnerProviderAlreadyReleasedError()],
  ])('takes %s for unavailable', (_what, failure) => {
    expect([isUnavailable(failure), isOutage(failure)]).toEqual([true, true]);
  });

  it('takes what the driver says of a connection that broke, or was closed, for unavailable', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.write(AUTHENTICATED_AND_READY)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const client = new Client({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
    const [[socket]] = (await Promise.all([once(server, 'connection'), client.connect()])) as [[Socket], unknown];
    const broken = once(client, 'error');
    socket.destroy();
    await broken;
    const closed = new Client();
    await closed.end();
    for (const one of [client, closed]) {
      const failure: unknown = await one.query('SELECT 1').catch((error: unknown) => error);
      expect((failure as Error).message).toMatch(/is not queryable/);
      expect(isUnavailable(failure)).toBe(true);
    }
    server.close();
  });

  it('treats a deadlock as an outage in which nothing was kept', () => {
    const deadlock = new QueryFailedError('SELECT 1', [], withCode('40P01'));
    expect([isUnavailable(deadlock), isOutage(deadlock)]).toEqual([false, true]);
  });

  it('treats a store that refuses as an outage, but not a missing document', () => {
    expect(isOutage(new StoreFailure('EIO', 'The object store failed'))).toBe(true);
    expect(isOutage(new StoreFailure('ENOENT', 'The object store failed'))).toBe(false);
  });

  it('treats a wrong statement as neither', () => {
    expect(isOutage(new QueryFailedError('SELECT x', [], withCode('42703')))).toBe(false);
  });
});
