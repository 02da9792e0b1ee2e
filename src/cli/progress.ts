import type { WriteStream } from 'node:tty';

/** How far a command is, in one line that is written over again; silent where the output is not a terminal. */
export class Progress {
  private done = 0;
  private shown = false;

  constructor(
    private readonly output: WriteStream,
    private readonly total: number,
  ) {}

  /** Counts one more as done and shows its name. */
  finished(name: string): void {
    this.done += 1;
    if (!this.output.isTTY) return;
    const line = `${this.done}/${this.total} ${name}`;
    this.output.write(`\r\x1b[2K${line.slice(0, Math.max(20, this.output.columns) - 1)}`);
    this.shown = true;
  }

  /** Takes the line away. */
  clear(): void {
    if (this.shown) this.output.write('\r\x1b[2K');
    this.shown = false;
  }
}
