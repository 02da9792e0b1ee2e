import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { PageToDraw } from '../../extraction/drawing/draw-page.js';
import { DrawerPool } from '../../extraction/drawing/drawer-pool.js';
import { DRAWER_PROCESS } from '../../extraction/drawing/drawer-process-path.js';
import type { PageSize } from '../../extraction/drawing/page-sizes.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ProcessCage } from '../../platform/processes/process-cage.js';
import { ProcessPoolError } from '../../platform/processes/process-pool.js';
import type { PictureFailure } from './invoice-page.entity.js';

/** What comes of drawing: the answer, or why there is none. */
export type Drawn<T> = { done: T } | { failure: PictureFailure };

/** This many pages wait to be drawn at most: whoever waits behind them is better told to come again. */
const MOST_WAITING = 200;

/** The caged drawers of this process, made when the first page is asked for. */
@Injectable()
export class PageDrawer implements OnApplicationShutdown {
  private pool: Promise<DrawerPool> | null = null;
  private waiting = 0;

  constructor(private readonly cage: ProcessCage) {}

  /** Starts the drawers, where none has: somebody looks at a list, and will look at pages. Who lists does not wait. */
  expectPages(): void {
    if (this.pool !== null) return;
    this.pool = this.open();
    // What is wrong shows when a page is drawn.
    this.pool.then((pool) => pool.warm()).catch(() => undefined);
  }

  /** The sizes of a file's pages; none if it cannot be opened. */
  sizes(bytes: Uint8Array): Promise<Drawn<PageSize[]>> {
    return this.ask((pool) => pool.sizes(bytes));
  }

  /** A page as WebP. */
  async draw(bytes: Uint8Array, page: PageToDraw): Promise<Drawn<Uint8Array>> {
    const drawn = await this.ask((pool) => pool.draw(bytes, page));
    if ('failure' in drawn) return drawn;
    return drawn.done === null ? { failure: 'failed' } : { done: drawn.done };
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.pool)?.close();
  }

  private async ask<T>(work: (pool: DrawerPool) => Promise<T>): Promise<Drawn<T>> {
    if (this.waiting >= MOST_WAITING) throw tooMany();
    this.waiting += 1;
    try {
      this.pool ??= this.open();
      return { done: await work(await this.pool) };
    } catch (error) {
      if (!(error instanceof ProcessPoolError)) throw error;
      if (error.kind === 'closed') throw tooMany();
      return { failure: FAILURES[error.kind] };
    } finally {
      this.waiting -= 1;
    }
  }

  private async open(): Promise<DrawerPool> {
    return new DrawerPool({ processPath: DRAWER_PROCESS, cage: await this.cage.get() });
  }
}

const FAILURES: Record<Exclude<ProcessPoolError['kind'], 'closed'>, PictureFailure> = {
  timeout: 'timed_out',
  memory: 'out_of_memory',
  crash: 'failed',
};

function tooMany(): DomainError {
  return new DomainError('unavailable', 'Too many pages are being drawn right now. Try again soon.', {
    headers: { 'retry-after': '2' },
  });
}
