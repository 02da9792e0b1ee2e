import type { Cage } from '../../platform/processes/cage/cage.js';
import { ProcessPool } from '../../platform/processes/process-pool.js';
import type { PageToDraw } from './draw-page.js';
import type { PageSize } from './page-sizes.js';
import { FONTS_LATE } from '../pages/open/system-fonts.js';

/**
 * A person waits for what is drawn, and for what is read only a list that fills: drawers come before readers, which give way by 10,
 * and after whoever answers requests and takes mail. On a
 * machine whose cores readers and others took, a picture took 345 ms (p50) and 601 ms (p95); at the lowest priority 773 and 1,283 ms.
 */
const GIVES_WAY = 5;

export interface DrawerPoolOptions {
  /** Absolute path of the compiled drawer-process module; `DRAWER_PROCESS` in a running service. */
  processPath: string;
  cage?: Cage;
  /** How many pages are drawn side by side. */
  size?: number;
  /** For one page, from the moment a process takes it. */
  timeoutMs?: number;
  /** Resident memory of one process. */
  maxMemoryMb?: number;
  /** How far they give way to this process, in steps of `os.setPriority`. */
  givesWay?: number;
}

/** What a drawing process is asked: the sizes of all pages where no page is named. */
export interface DrawerRequest {
  bytes: Uint8Array;
  page: PageToDraw | null;
}

export interface DrawerAnswer {
  sizes: PageSize[];
  picture: Uint8Array | null;
}

/**
 * Draws pages in child processes of their own, apart from those that read: killed when a page takes too long or too much memory.
 */
export class DrawerPool {
  private readonly pool: ProcessPool<DrawerRequest, DrawerAnswer>;

  constructor({
    processPath,
    cage,
    size = 2,
    timeoutMs = 15_000,
    maxMemoryMb = 800,
    givesWay = GIVES_WAY,
  }: DrawerPoolOptions) {
    this.pool = new ProcessPool({
      modulePath: processPath,
      size,
      timeoutMs,
      maxMemoryMb,
      maxJobs: 200,
      cage,
      givesWay,
      // A package asks for it as it loads, and a user without an account has none to be looked up.
      environment: { HOME: '/', ...FONTS_LATE },
    });
  }

  /** Starts the processes now, so that the first page does not wait for them. */
  warm(): Promise<void> {
    return this.pool.warm();
  }

  /** The sizes of a file's pages, without reading any; none where it cannot be opened. Throws a ProcessPoolError. */
  async sizes(bytes: Uint8Array): Promise<PageSize[]> {
    return (await this.pool.run({ bytes, page: null })).sizes;
  }

  /** A page as WebP; null where it cannot be opened. Throws a ProcessPoolError. */
  async draw(bytes: Uint8Array, page: PageToDraw): Promise<Uint8Array | null> {
    return (await this.pool.run({ bytes, page })).picture;
  }

  /** Ends every process; what is under way is rejected with kind `closed`. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
