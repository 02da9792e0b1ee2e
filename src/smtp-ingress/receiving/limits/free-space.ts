import { statfs } from 'node:fs/promises';

const FRESH_MS = 1_000;

/** Whether a folder's disk has so much room left; looked up at most once a second. */
export class FreeSpace {
  private lookedAt = -Infinity;
  private answer: Promise<boolean> = Promise.resolve(true);

  /** @param bytes what must be left */
  constructor(
    private readonly folder: string,
    private readonly bytes: number,
  ) {}

  isLeft(): Promise<boolean> {
    const now = performance.now();
    if (now - this.lookedAt >= FRESH_MS) {
      this.lookedAt = now;
      this.answer = this.look();
    }
    return this.answer;
  }

  private async look(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize >= this.bytes;
  }
}
