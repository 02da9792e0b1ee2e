import { close, fsync, open } from 'node:fs';
import { promisify } from 'node:util';

// On the way of every message and upload: a FileHandle costs twice as much.
const openFile = promisify(open);
const syncFile = promisify(fsync);

/** How long a folder stays open: opening it for every message costs more than the rest, and one that was made anew under its name is not to be missed. */
const OPEN_MS = 1_000;

/** Brings the names in a folder to the disk, once for all who ask while the disk is busy with the last time. */
export class FolderSync {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;
  private file: number | null = null;

  constructor(private readonly folder: string) {}

  /** When every name that was there at the call is on the disk. */
  sync(): Promise<void> {
    if (this.running === null) return this.begin();
    // What is running may have begun before the caller's name was there.
    this.next ??= this.running.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.next;
  }

  private begin(): Promise<void> {
    this.next = null;
    const running = this.syncOpen().finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
  }

  /** Never twice at a time. */
  private async syncOpen(): Promise<void> {
    this.file ??= await this.open();
    try {
      await syncFile(this.file);
    } catch (error) {
      // A file that is opened anew tells of what it has not told yet.
      this.file = null;
      throw error;
    }
  }

  private async open(): Promise<number> {
    const file = await openFile(this.folder, 'r');
    setTimeout(() => {
      if (this.file === file) this.file = null;
      // What is running may use it; nothing that begins later does.
      void Promise.allSettled([this.running]).then(() => close(file, () => undefined));
    }, OPEN_MS).unref();
    return file;
  }
}

/** Brings the names in a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const file = await openFile(folder, 'r');
  try {
    await syncFile(file);
  } finally {
    // Nobody need wait for that.
    close(file, () => undefined);
  }
}
