import { close, constants, open, unlink } from 'node:fs';
import { promisify } from 'node:util';
import type { FolderSync } from './folder-sync.js';

// On the way of every message: a FileHandle costs twice as much.
const openFile = promisify(open);
const closeFile = promisify(close);
const removeFile = promisify(unlink);

/** What is written is on the disk when the write has answered; never a file that is there already. */
const FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_DSYNC;
/** Files are made ahead for a folder that is asked for so many in a second: below that nobody waits for them. */
const BUSY = 50;
const SECOND_MS = 1_000;
/** One sync of the folder is enough for the names of so many. */
const TOGETHER = 16;
/** More are made while so many are left. */
const FEW = 8;
/** Long before anybody takes a file without a row for abandoned (AbandonedDocuments). */
const FRESH_MS = 60_000;

/** An empty file whose name is on the disk. */
export interface SpareFile {
  key: string;
  path: string;
  /** Open for synced writing (O_DSYNC), by whoever has it. */
  file: number;
  madeAt: number;
}

/**
 * Files that are made ahead in one folder while many are wanted there, so that keeping a document is one write: its file is there, open, and its
 * name on the disk. No row names them, so that what a killed process leaves of them is abandoned like any document without a row.
 */
export class SpareFiles {
  private ready: SpareFile[] = [];
  private making: Promise<void> | null = null;
  private asked = 0;
  private busy = false;
  private clock: NodeJS.Timeout | null = null;

  /** @param newPlace a key of its own in the folder, and its path */
  constructor(
    private readonly folder: FolderSync,
    private readonly newPlace: () => { key: string; path: string },
  ) {}

  /** One of them, or null where there is none; whoever takes it closes it, and removes it where no row comes to name it. */
  take(): SpareFile | null {
    this.asked += 1;
    this.clock ??= setInterval(() => this.tick(), SECOND_MS).unref();
    if ((this.busy || this.asked >= BUSY) && this.ready.length < FEW) this.making ??= this.make();
    const one = this.ready.shift() ?? null;
    // A process may have slept.
    if (one === null || Date.now() - one.madeAt < FRESH_MS) return one;
    void remove(one);
    return null;
  }

  /** Removes those that nobody took, and makes no more until many are wanted again. */
  async giveUp(): Promise<void> {
    if (this.clock !== null) clearInterval(this.clock);
    this.clock = null;
    this.busy = false;
    this.asked = 0;
    await this.making;
    await Promise.all(this.ready.splice(0).map(remove));
  }

  private tick(): void {
    this.busy = this.asked >= BUSY;
    this.asked = 0;
    if (!this.busy) void this.giveUp();
  }

  /** One after another: whoever waits for the disk goes first. */
  private async make(): Promise<void> {
    const made: SpareFile[] = [];
    try {
      while (made.length < TOGETHER) {
        const place = this.newPlace();
        made.push({ ...place, file: await openFile(place.path, FLAGS, 0o600), madeAt: Date.now() });
      }
      await this.folder.sync();
      this.ready.push(...made);
    } catch {
      // The disk is full, or the folder is gone: whoever writes the next document is told.
      await Promise.all(made.map(remove));
    } finally {
      this.making = null;
    }
  }
}

async function remove({ path, file }: SpareFile): Promise<void> {
  await Promise.allSettled([closeFile(file), removeFile(path)]);
}
