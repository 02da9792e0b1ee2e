import { closeSync, copyFileSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const LIMIT_BYTES = 5 * 1024 * 1024;
const TAIL_BYTES = 64 * 1024;
const COMPLAINT = /^.*?(FATAL|PANIC|ERROR|error): +/;
const CHECK_EVERY_MS = 60_000;

/** The file that PostgreSQL writes its messages to: at most two of 5 MB are kept. */
export class ServerLog {
  private timer?: NodeJS.Timeout;

  constructor(readonly file: string) {}

  /** Opens the file for a new server, which has to close the descriptor, and watches its size until `close`. */
  open(): number {
    this.trim();
    this.timer ??= setInterval(() => this.trim(), CHECK_EVERY_MS).unref();
    return openSync(this.file, 'a', 0o600);
  }

  close(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  size(): number {
    return existsSync(this.file) ? statSync(this.file).size : 0;
  }

  /** What was written since the file had a size, at most the last 64 kB. */
  since(earlierSize: number): string {
    const size = this.size();
    const from = Math.max(earlierSize <= size ? earlierSize : 0, size - TAIL_BYTES);
    const descriptor = openSync(this.file, 'r');
    try {
      const buffer = Buffer.alloc(TAIL_BYTES);
      return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, from));
    } finally {
      closeSync(descriptor);
    }
  }

  /** Keeps the file itself: the server appends to it by its descriptor. */
  private trim(): void {
    if (this.size() < LIMIT_BYTES) return;
    copyFileSync(this.file, `${this.file}.1`);
    truncateSync(this.file);
  }
}

/** The first error among what one of PostgreSQL's programs said, the cause of the others, without time and process. */
export function firstComplaint(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.find((line) => COMPLAINT.test(line)) ?? lines.at(-1);
  return complaint?.replace(COMPLAINT, '').trim() ?? 'it said nothing';
}
