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
  connect(peer: string): boolean {
    const held = this.connections.get(peer) ?? 0;
    if (held >= this.limits.connections) return false;
    this.connections.set(peer, held + 1);
    return true;
  }

  disconnect(peer: string): void {
    const held = this.connections.get(peer) ?? 0;
    if (held <= 1) this.connections.delete(peer);
    else this.connections.set(peer, held - 1);
  }

  /** Counts a message; false when the peer has sent as many in this minute as it may. */
  message(peer: string): boolean {
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
