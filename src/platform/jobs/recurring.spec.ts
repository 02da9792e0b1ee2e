import { setTimeout as wait } from 'node:timers/promises';
import { createLogger } from '../logging/logger.js';
import { Recurring } from './recurring.js';

class Slow extends Recurring {
  protected override readonly atOnce = true;
  readonly everyMs = 5;
  readonly failure = 'Could not be done';
  readonly logger = createLogger({ level: 'silent', format: 'json' });
  begun = 0;
  underWay = 0;
  most = 0;

  protected async work(): Promise<void> {
    this.begun += 1;
    this.underWay += 1;
    this.most = Math.max(this.most, this.underWay);
    await wait(12);
    this.underWay -= 1;
    if (this.begun === 1) throw new Error('the first time');
  }
}

it('repeats work, one run at a time, whatever fails, and stops before the process does', async () => {
  const slow = new Slow();
  slow.onApplicationBootstrap();
  expect(slow.begun).toBe(1);
  await wait(80);
  await slow.beforeApplicationShutdown();
  expect(slow.begun).toBeGreaterThan(2);
  expect([slow.most, slow.underWay]).toEqual([1, 0]);
  const done = slow.begun;
  await wait(20);
  expect(slow.begun).toBe(done);
});
