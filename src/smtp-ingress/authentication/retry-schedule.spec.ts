import { nextLook } from './retry-schedule.js';

const NOW = new Date('2026-11-21T00:00:00Z');
const unknown = { authenticated: null, forwarded: null };

describe('nextLook', () => {
  it('waits longer each time, and ends', () => {
    const minutes = [1, 2, 3, 4, 5, 6].map((tries) => {
      const due = nextLook(unknown, tries, NOW);
      return due === null ? null : (due.getTime() - NOW.getTime()) / 60_000;
    });
    expect(minutes).toEqual([1, 10, 60, 360, 1_440, null]);
  });

  it('does not look up again what is known', () => {
    expect(nextLook({ authenticated: false, forwarded: false }, 1, NOW)).toBeNull();
    expect(nextLook({ authenticated: true, forwarded: null }, 1, NOW)).not.toBeNull();
  });
});
