import { setImmediate as turn } from 'node:timers/promises';
import { Writable } from 'node:stream';
import { frame, LiveStream, MOST_WAITING_BYTES } from './live-stream.js';

/** A reader that takes what it is given only while it is let. */
class Reader extends Writable {
  text = '';
  private waiting: (() => void) | null = null;

  constructor(private open = true) {
    super({ highWaterMark: 1_000 });
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    if (this.open) done();
    else this.waiting = done;
  }

  go(): void {
    this.open = true;
    this.waiting?.();
  }
}

const told = (n: number): string => frame('changes', { n, filler: 'x'.repeat(1_000) }, String(n));
const events = (text: string): string[] => [...text.matchAll(/^event: (\w+)$/gm)].map(([, name = '']) => name);

describe('a stream of live changes', () => {
  it('gives a reader what it is told, in order', async () => {
    const [stream, reader] = [new LiveStream(), new Reader()];
    stream.pipe(reader);
    stream.begin(true, '0', 2_000);
    for (let n = 1; n <= 3; n += 1) stream.tell(told(n), String(n));
    stream.end('session_ended');
    // Whoever looks again before the reader has taken its end finds it over.
    stream.end('role_changed');
    stream.tell(told(4), '4');
    stream.gap('4');
    stream.beat();
    await turn();
    await turn();
    expect(reader.text).toMatch(/^retry: 2000\n\nid: 0\nevent: ready\ndata: {}\n\nid: 1\n/);
    expect(events(reader.text)).toEqual(['ready', 'changes', 'changes', 'changes', 'end']);
  });

  it('keeps a bounded amount for a reader that is slow, and tells it of the gap once it has read that', async () => {
    const [stream, reader] = [new LiveStream(), new Reader(false)];
    stream.pipe(reader);
    stream.begin(true, '0', 2_000);
    for (let n = 1; n <= 1_000; n += 1) {
      stream.tell(told(n), String(n));
      if (n % 100 === 0) await turn();
    }
    expect(stream.readableLength).toBeLessThan(MOST_WAITING_BYTES + 2_000);
    reader.go();
    for (let n = 0; n < 500; n += 1) await turn();
    const seen = events(reader.text);
    expect(seen.length).toBeLessThan(200);
    expect(seen.at(-1)).toBe('gap');
    expect(seen.filter((one) => one === 'gap')).toHaveLength(1);
    expect(reader.text).toMatch(/id: 1000\nevent: gap\n/);
    stream.tell(told(1_001), '1001');
    for (let n = 0; n < 5; n += 1) await turn();
    expect(events(reader.text).at(-1)).toBe('changes');
  });
});
