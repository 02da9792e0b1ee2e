import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { StoreFailure } from '../documents/store-failure.js';
import { isOutage, isUnavailable } from './unavailable.js';

const withCode = (code: string): Error => Object.assign(new Error('of the system'), { code });

describe('distinguishing an outage from a fault', () => {
  it.each([
    ['a database that is shut down', new QueryFailedError('SELECT 1', [], withCode('57P01'))],
    ['a connection that is refused', withCode('ECONNREFUSED')],
    ['what is asked on a connection that broke in a transaction', new QueryRunnerAlreadyReleasedError()],
    ['what is asked of its manager', new QueryRunnerProviderAlreadyReleasedError()],
  ])('takes %s for unavailable', (_what, failure) => {
    expect([isUnavailable(failure), isOutage(failure)]).toEqual([true, true]);
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
