import { PeerLimits } from './peer-limits.js';

describe('PeerLimits', () => {
  it('gives each peer so many connections, and takes them back', () => {
    const limits = new PeerLimits({ connections: 2, messagesPerMinute: 1 });
    expect([limits.connect('a'), limits.connect('a'), limits.connect('a'), limits.connect('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    limits.disconnect('a');
    expect(limits.connect('a')).toBe(true);
  });

  it('gives each peer so many messages a minute', () => {
    let now = 0;
    const limits = new PeerLimits({ connections: 1, messagesPerMinute: 2 }, () => now);
    expect([limits.message('a'), limits.message('a'), limits.message('a'), limits.message('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    now = 60_000;
    expect(limits.message('a')).toBe(true);
  });
});
