import { isIPv6 } from 'node:net';
import { MinuteCounts } from './minute-counts.js';

/** Counts connections and messages by peer, so that one sender cannot take all there is; what other processes count is told by SharedMailLimits. */
export class PeerLimits {
  private readonly connections = new Map<string, number>();
  /** Connections that peers of ours hold to other processes. */
  private elsewhere: ReadonlyMap<string, number> = new Map();
  readonly messages: MinuteCounts;
  readonly unknown: MinuteCounts;
  private held = 0;

  /** @param limits connections of one peer and of all peers together; messages, and recipients that there are not, a minute of one peer */
  constructor(
    private readonly limits: {
      connections: number;
      allConnections: number;
      messagesPerMinute: number;
      unknownPerMinute: number;
    },
    now: () => number = Date.now,
  ) {
    this.messages = new MinuteCounts(limits.messagesPerMinute, now);
    this.unknown = new MinuteCounts(limits.unknownPerMinute, now);
  }

  /** Takes one of the peer's connections; tells where it holds as many as it may, or all do. */
  connect(address: string): 'taken' | 'peer-full' | 'full' {
    const peer = peerOf(address);
    const held = this.connections.get(peer) ?? 0;
    if (this.held >= this.limits.allConnections) return 'full';
    if (held + (this.elsewhere.get(peer) ?? 0) >= this.limits.connections) return 'peer-full';
    this.connections.set(peer, held + 1);
    this.held += 1;
    return 'taken';
  }

  disconnect(address: string): void {
    const peer = peerOf(address);
    const held = this.connections.get(peer) ?? 0;
    this.held -= 1;
    if (held <= 1) this.connections.delete(peer);
    else this.connections.set(peer, held - 1);
  }

  /** Connections that are held. */
  get heldConnections(): number {
    return this.held;
  }

  /** How many connections each peer holds. */
  get byPeer(): ReadonlyMap<string, number> {
    return this.connections;
  }

  /** Notes how many connections peers hold to other processes. */
  heardOfConnections(elsewhere: ReadonlyMap<string, number>): void {
    this.elsewhere = elsewhere;
  }

  /** Counts a message; false when the peer has sent as many in this minute as it may. */
  message(address: string): boolean {
    return this.messages.count(peerOf(address));
  }

  /** Counts a recipient that there is not. */
  unknownRecipient(address: string): void {
    this.unknown.count(peerOf(address));
  }

  /** Whether the peer has named as many of those in this minute as it may: it is guessing. */
  isGuessing(address: string): boolean {
    return this.unknown.isFull(peerOf(address));
  }
}

/** Whoever has one IPv6 address commands the 2^64 of its network (RFC 4291, section 2.5.4): they count as one peer. */
function peerOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
