import { PeerLimits } from './peer-limits.js';

describe('PeerLimits', () => {
  it('gives each peer so many connections, and takes them back', () => {
    const limits = new PeerLimits({ connections: 2, allConnections: 4, messagesPerMinute: 1 });
    expect([limits.connect('a'), limits.connect('a'), limits.connect('a'), limits.connect('b')]).toEqual([
      'taken',
      'taken',
      'peer-full',
      'taken',
    ]);
    limits.disconnect('a');
    expect(limits.connect('a')).toBe('taken');
  });

  it('gives all peers together so many connections', () => {
    const limits = new PeerLimits({ connections: 2, allConnections: 3, messagesPerMinute: 1 });
    expect(['a', 'a', 'b', 'c'].map((peer) => limits.connect(peer))).toEqual(['taken', 'taken', 'taken', 'full']);
    limits.disconnect('a');
    expect(limits.connect('c')).toBe('taken');
  });

  it('gives each peer so many messages a minute', () => {
    let now = 0;
    const limits = new PeerLimits({ connections: 1, allConnections: 4, messagesPerMinute: 2 }, () => now);
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
    const limits = new PeerLimits({ connections: 2, allConnections: 4, messagesPerMinute: 1 });
    expect(limits.connect('2001:db8:0:1::1')).toBe('taken');
    expect(limits.connect('2001:db8::1:a:b:c:d')).toBe('taken');
    expect(limits.connect('2001:0db8:0000:0001:ffff::')).toBe('peer-full');
    expect(limits.connect('2001:db8:0:2::1')).toBe('taken');
    limits.disconnect('2001:db8:0:1:9::9');
    expect(limits.connect('2001:db8:0:1::7')).toBe('taken');
    expect(limits.message('fe80::1%eth0')).toBe(true);
    expect(limits.message('fe80::2%eth0')).toBe(false);
    expect(limits.message('::1')).toBe(true);
    expect(limits.message('192.0.2.1')).toBe(true);
    expect(limits.message('192.0.2.2')).toBe(true);
  });
});
