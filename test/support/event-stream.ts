/** One server-sent event, as it arrived. */
export interface StreamEvent {
  name: string;
  id: string | null;
  data: any;
}

export function isStream(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}

/** A reader of server-sent events, as a browser's EventSource is one; it does not reconnect. */
export class EventStream {
  readonly events: StreamEvent[] = [];
  readonly status: number;
  readonly headers: Headers;
  ended = false;
  private buffer = '';

  private constructor(
    response: Response,
    private readonly abort: AbortController,
  ) {
    this.status = response.status;
    this.headers = response.headers;
    void this.read(response);
  }

  static async open(url: string, headers: Record<string, string>): Promise<EventStream> {
    const abort = new AbortController();
    return new EventStream(await fetch(url, { headers, signal: abort.signal }), abort);
  }

  /** Every change that was told, of whichever event. */
  get changes(): { type: string; id: string; event: string }[] {
    return this.events.filter(({ name }) => name === 'changes').flatMap(({ data }) => data.changes);
  }

  get names(): string[] {
    return this.events.map(({ name }) => name);
  }

  get lastId(): string {
    return this.events.findLast(({ id }) => id !== null)?.id ?? '';
  }

  close(): void {
    this.abort.abort();
  }

  private async read(response: Response): Promise<void> {
    try {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        this.buffer += decoder.decode(chunk as Uint8Array, { stream: true });
        const blocks = this.buffer.split('\n\n');
        this.buffer = blocks.pop() ?? '';
        for (const block of blocks) this.take(block);
      }
    } catch {
      // Closed by the reader, or the service is gone.
    }
    this.ended = true;
  }

  private take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const [, name = '', value = ''] = /^(\w*): ?(.*)$/s.exec(line) ?? [];
        return [name, value];
      }),
    );
    const name = fields.get('event');
    if (name !== undefined)
      this.events.push({ name, id: fields.get('id') ?? null, data: JSON.parse(fields.get('data') ?? 'null') });
  }
}
