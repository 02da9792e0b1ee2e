import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '../logging/logger.js';

/**
 * Does one thing again and again while the process runs, never twice at once, and lets it end before the process does. A subclass says
 * what and how often; what fails is logged and tried again the next time.
 */
export abstract class Recurring implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly everyMs: number;
  protected abstract readonly logger: Logger;
  /** What the log says where it failed. */
  protected abstract readonly failure: string;
  /** Whether it is done at the start too. */
  protected readonly atOnce: boolean = false;

  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  /** Whether the process is to stop: work that takes long then ends where it can go on the next time. */
  protected isStopping = false;

  protected abstract work(): Promise<void>;

  onApplicationBootstrap(): void {
    if (this.atOnce) this.begin();
    this.timer = setInterval(() => this.begin(), this.everyMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  private begin(): void {
    this.running ??= this.work()
      .catch((error: unknown) => this.logger.error({ err: error }, this.failure))
      .finally(() => (this.running = null));
  }
}
