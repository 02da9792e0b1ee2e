import { close, fsync, open } from 'node:fs';
import { promisify } from 'node:util';

// On the way of every message and upload: a FileHandle costs twice as much.
const openFile = promisify(open);
const syncFile = promisify(fsync);

/** Brings the names in a folder to the disk, once for all who ask while the disk is busy with the last time. */
export class FolderSync {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

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
    const running = syncFolder(this.folder).finally(() => {
      if (this.running === running) this.running = null;
    });
    this.running = running;
    return running;
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
