import { jest } from '@jest/globals';
import { WakeableLoop } from './wakeable-loop.js';

describe('a loop that can be woken', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const started = (round: () => Promise<boolean>): { loop: WakeableLoop; failures: unknown[] } => {
    const failures: unknown[] = [];
    const loop = new WakeableLoop({ round, failed: (error) => void failures.push(error) });
    loop.start();
    return { loop, failures };
  };

  it('goes on at once while there is more, then four times a second', async () => {
    let rounds = 0;
    const { loop } = started(() => Promise.resolve((rounds += 1) < 3));
    await jest.advanceTimersByTimeAsync(200);
    expect(rounds).toBe(3);
    await jest.advanceTimersByTimeAsync(100);
    expect(rounds).toBe(4);
    await loop.stop();
  });

  it('is woken during a pause, and during a round', async () => {
    let rounds = 0;
    const { loop } = started(() => {
      rounds += 1;
      if (rounds === 2) loop.wake();
      return Promise.resolve(false);
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(rounds).toBe(1);
    loop.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(rounds).toBe(3);
    await loop.stop();
  });

  it('waits longer after a failure, even if it was woken meanwhile', async () => {
    let rounds = 0;
    const { loop, failures } = started(async () => {
      await Promise.resolve();
      rounds += 1;
      loop.wake();
      throw new Error(`down ${rounds}`);
    });
    await jest.advanceTimersByTimeAsync(900);
    expect([rounds, failures]).toEqual([1, [new Error('down 1')]]);
    await jest.advanceTimersByTimeAsync(200);
    expect(rounds).toBe(2);
    await loop.stop();
  });

  it('finishes the current round when it is stopped, and starts no other', async () => {
    let end: (more: boolean) => void = () => undefined;
    let rounds = 0;
    const { loop } = started(() => {
      rounds += 1;
      return new Promise((resolve) => (end = resolve));
    });
    const stopped = loop.stop();
    end(true);
    await stopped;
    expect(rounds).toBe(1);
  });
});
