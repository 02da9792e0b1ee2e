const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** A line on standard error that moves while something goes on; without a terminal, a line for each thing done. */
export class Progress {
  private timer: NodeJS.Timeout | null = null;

  async during<T>(what: string, work: () => Promise<T>): Promise<T> {
    const started = Date.now();
    const moving = process.stderr.isTTY === true;
    let frame = 0;
    if (moving)
      this.timer = setInterval(() => {
        process.stderr.write(
          `\r${FRAMES[frame++ % FRAMES.length]} ${what} … ${((Date.now() - started) / 1_000).toFixed(1)} s`,
        );
      }, 80);
    const result = await work();
    this.end();
    process.stderr.write(
      `${moving ? '\r' : ''}✓ ${what} (${((Date.now() - started) / 1_000).toFixed(1)} s)${moving ? '\u001b[K' : ''}\n`,
    );
    return result;
  }

  end(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
}
