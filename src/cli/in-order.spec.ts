import { setTimeout as wait } from 'node:timers/promises';
import { inOrder } from './in-order.js';

describe('work in order', () => {
  it('gives results in the order of the items, never more than the width at a time', async () => {
    let busy = 0;
    let most = 0;
    const work = async (ms: number): Promise<number> => {
      busy += 1;
      most = Math.max(most, busy);
      await wait(ms);
      busy -= 1;
      return ms;
    };
    const results: number[] = [];
    for await (const result of inOrder([30, 1, 15, 2, 8], 2, work)) results.push(result);
    expect(results).toEqual([30, 1, 15, 2, 8]);
    expect(most).toBe(2);
  });
});
