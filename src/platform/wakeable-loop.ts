/** What a loop does, and what happens to what it throws. */
export interface LoopWork {
  /** One round; tells whether the next one is to follow at once. */
  round(): Promise<boolean>;
  failed(error: unknown): void;
}

const IDLE_MS = 250;
const AFTER_FAILURE_MS = 1_000;

/**
 * Does the same again and again: four times a second, and at once when somebody wakes it. Whoever wakes it during a round
 * makes another one follow; after a failure it waits for longer.
 */
export class WakeableLoop {
  private stopped = false;
  private woken = false;
  private running: Promise<void> | null = null;
  private endPause: (() => void) | null = null;

  constructor(private readonly work: LoopWork) {}

  start(): void {
    this.running = this.run();
  }

  wake(): void {
    this.woken = true;
    this.endPause?.();
  }

  /** Lets the round that is under way end, and begins no other. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.woken = false;
      try {
        const more = await this.work.round();
        if (!more && !this.woken) await this.pause(IDLE_MS);
      } catch (error) {
        if (!this.stopped) this.work.failed(error);
        await this.pause(AFTER_FAILURE_MS);
      }
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    if (this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endPause = null;
  }
}
