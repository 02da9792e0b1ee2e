import { DelayedError } from 'bullmq';
import type { Job } from 'bullmq';
import { ProcessPoolError } from '../processes/process-pool-error.js';
import { createLogger } from '../logging/logger.js';
import { JobProcessor } from './job-processor.js';
import type { QueuedJob } from './job.js';

class Failing extends JobProcessor<{ id: string }> {
  readonly job = { name: 'failing', attempts: 3, backoffMs: 1 };
  readonly concurrency = 1;
  protected readonly logger = createLogger({ level: 'silent', format: 'json' });
  givenUp: string[] = [];

  constructor(private readonly failure: Error) {
    super();
  }

  protected handle(): Promise<void> {
    return Promise.reject(this.failure);
  }

  protected exhausted({ id }: { id: string }): Promise<void> {
    this.givenUp.push(id);
    return Promise.resolve();
  }
}

const attempt = (attemptsMade: number): Job<QueuedJob<{ id: string }>> =>
  ({
    data: { payload: { id: 'row' }, correlationId: null },
    attemptsMade,
    moveToDelayed: () => Promise.resolve(),
  }) as unknown as Job<QueuedJob<{ id: string }>>;
const withCode = (code: string): Error => Object.assign(new Error('of the system'), { code });

describe('JobProcessor', () => {
  it('gives up on a row only after the last try', async () => {
    const processor = new Failing(new Error('wrong'));
    await expect(processor.process(attempt(1))).rejects.toThrow('wrong');
    expect(processor.givenUp).toEqual([]);
    await expect(processor.process(attempt(2))).rejects.toThrow('wrong');
    expect(processor.givenUp).toEqual(['row']);
  });

  it.each([
    ['a full disk', withCode('ENOSPC')],
    ['a full disk in a child process', new ProcessPoolError('crash', 'no space left', '', 'ENOSPC')],
    ['a folder that is closed to us, told by another error', new Error('reading', { cause: withCode('EACCES') })],
    ['a database that is down', withCode('57P01')],
    ['too many open files', withCode('EMFILE')],
  ])('never gives a row up for %s, and tries again', async (_what, failure) => {
    const processor = new Failing(failure);
    await expect(processor.process(attempt(2))).rejects.toThrow(DelayedError);
    expect(processor.givenUp).toEqual([]);
  });
});
