import { Readable } from 'node:stream';

/** More than this waits for no reader. */
export const MOST_WAITING_BYTES = 65_536;
/** With less than this a reader has read the rest. Node's own choice is 16 KB up to 20, and then as much as may wait at all. */
const LITTLE_BYTES = 16_384;

/** Why a stream ends by itself. */
export type EndReason = 'session_ended' | 'role_changed' | 'shutting_down';

/**
 * One reader's stream of server-sent events (HTML Standard, 9.2). A reader that is too slow is not waited for: what it has no room
 * for is left out, and as soon as it has read the rest it is told of the gap.
 */
export class LiveStream extends Readable {
  private behindSince: number | null = null;
  private behindId = '';
  private endingSince: number | null = null;

  constructor() {
    super({ highWaterMark: LITTLE_BYTES });
  }

  /** For so long the reader has had no room, or has not taken its end, in milliseconds. */
  get stuckForMs(): number {
    const since = this.behindSince ?? this.endingSince;
    return since === null ? 0 : Date.now() - since;
  }

  override _read(): void {
    if (this.behindSince === null || this.endingSince !== null) return;
    this.behindSince = null;
    this.push(frame('gap', {}, this.behindId));
  }

  /** @param known whether nothing was missed since the reader was here last */
  begin(known: boolean, id: string, retryMs: number): void {
    this.push(`retry: ${retryMs}\n\n${frame(known ? 'ready' : 'gap', {}, id)}`);
  }

  /** Changes as a finished frame: several streams share one. */
  tell(finished: string, id: string): void {
    if (this.hasNoRoom(id)) return;
    this.push(finished);
  }

  gap(id: string): void {
    if (this.hasNoRoom(id)) return;
    this.push(frame('gap', {}, id));
  }

  beat(): void {
    if (!this.isOver && this.behindSince === null) this.push(': heartbeat\n\n');
  }

  end(reason: EndReason): void {
    if (this.isOver) return;
    this.endingSince = Date.now();
    this.push(frame('end', { reason }, null));
    this.push(null);
  }

  private get isOver(): boolean {
    return this.destroyed || this.endingSince !== null;
  }

  private hasNoRoom(id: string): boolean {
    if (this.isOver) return true;
    if (this.behindSince === null && this.readableLength <= MOST_WAITING_BYTES) return false;
    this.behindSince ??= Date.now();
    this.behindId = id;
    return true;
  }
}

/** One event as it is sent. */
export function frame(event: string, data: object, id: string | null): string {
  return `${id === null ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
