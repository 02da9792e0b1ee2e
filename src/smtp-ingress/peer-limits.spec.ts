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

  it('takes the addresses of one IPv6 network for one peer', () => {
    const limits = new PeerLimits({ connections: 2, messagesPerMinute: 1 });
    expect(limits.connect('2001:db8:0:1::1')).toBe(true);
    expect(limits.connect('2001:db8::1:a:b:c:d')).toBe(true);
    expect(limits.connect('2001:0db8:0000:0001:ffff::')).toBe(false);
    expect(limits.connect('2001:db8:0:2::1')).toBe(true);
    limits.disconnect('2001:db8:0:1:9::9');
    expect(limits.connect('2001:db8:0:1::7')).toBe(true);
    expect(limits.message('fe80::1%eth0')).toBe(true);
    expect(limits.message('fe80::2%eth0')).toBe(false);
    expect(limits.message('::1')).toBe(true);
    expect(limits.message('192.0.2.1')).toBe(true);
    expect(limits.message('192.0.2.2')).toBe(true);
  });
});
