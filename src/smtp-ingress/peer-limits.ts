import { isIPv6 } from 'node:net';

const MINUTE = 60_000;

/** Counts connections and messages by peer, so that one sender cannot take all there is. */
export class PeerLimits {
  private readonly connections = new Map<string, number>();
  private readonly messages = new Map<string, { minute: number; count: number }>();

  constructor(
    private readonly limits: { connections: number; messagesPerMinute: number },
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes one of the peer's connections; false when it holds as many as it may. */
  connect(address: string): boolean {
    const peer = peerOf(address);
    const held = this.connections.get(peer) ?? 0;
    if (held >= this.limits.connections) return false;
    this.connections.set(peer, held + 1);
    return true;
  }

  disconnect(address: string): void {
    const peer = peerOf(address);
    const held = this.connections.get(peer) ?? 0;
    if (held <= 1) this.connections.delete(peer);
    else this.connections.set(peer, held - 1);
  }

  /** Counts a message; false when the peer has sent as many in this minute as it may. */
  message(address: string): boolean {
    const peer = peerOf(address);
    const minute = Math.floor(this.now() / MINUTE);
    const entry = this.messages.get(peer);
    if (entry?.minute !== minute) this.forgetBefore(minute);
    const count = entry?.minute === minute ? entry.count : 0;
    if (count >= this.limits.messagesPerMinute) return false;
    this.messages.set(peer, { minute, count: count + 1 });
    return true;
  }

  private forgetBefore(minute: number): void {
    for (const [peer, entry] of this.messages) if (entry.minute < minute) this.messages.delete(peer);
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
