import { PeerLimits } from './peer-limits.js';

const limitsOf = (given: Partial<ConstructorParameters<typeof PeerLimits>[0]>, now?: () => number): PeerLimits =>
  new PeerLimits({ connections: 1, allConnections: 4, messagesPerMinute: 1, unknownPerMinute: 1, ...given }, now);

describe('PeerLimits', () => {
  it('limits the connections of each peer, and frees them', () => {
    const limits = limitsOf({ connections: 2 });
    expect([limits.connect('a'), limits.connect('a'), limits.connect('a'), limits.connect('b')]).toEqual([
      'taken',
      'taken',
      'peer-full',
      'taken',
    ]);
    limits.disconnect('a');
    expect(limits.connect('a')).toBe('taken');
  });

  it('limits the connections of all peers together', () => {
    const limits = limitsOf({ connections: 2, allConnections: 3 });
    expect(['a', 'a', 'b', 'c'].map((peer) => limits.connect(peer))).toEqual(['taken', 'taken', 'taken', 'full']);
    limits.disconnect('a');
    expect(limits.connect('c')).toBe('taken');
  });

  it('limits the messages of each peer per minute', () => {
    let now = 0;
    const limits = limitsOf({ messagesPerMinute: 2 }, () => now);
    expect([limits.message('a'), limits.message('a'), limits.message('a'), limits.message('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    now = 60_000;
    expect(limits.message('a')).toBe(true);
  });

  it('recognises a peer that guesses recipients, for a minute', () => {
    let now = 0;
    const limits = limitsOf({ unknownPerMinute: 2 }, () => now);
    const guess = (peer: string): boolean => {
      const guessing = limits.isGuessing(peer);
      limits.unknownRecipient(peer);
      return guessing;
    };
    expect(['a', 'a', 'b', 'a'].map(guess)).toEqual([false, false, false, true]);
    now = 60_000;
    expect(limits.isGuessing('a')).toBe(false);
  });

  it('treats the addresses of one IPv6 network as one peer', () => {
    const limits = limitsOf({ connections: 2 });
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
