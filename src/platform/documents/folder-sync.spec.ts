import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderSync } from './folder-sync.js';

/** Empty for what has been closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

describe('FolderSync', () => {
  let folder: string;

  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'folder-sync-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('shares the next time among all who ask while the disk is busy, and never one that had begun', async () => {
    const sync = new FolderSync(folder);
    const first = sync.sync();
    const second = sync.sync();
    expect(second).not.toBe(first);
    expect(sync.sync()).toBe(second);
    await first;
    expect(sync.sync()).not.toBe(second);
    await Promise.all([second, sync.sync()]);
  });

  (existsSync('/proc/self/fd') ? it : it.skip)(
    'opens its folder once a second at most, and closes it again',
    async () => {
      const opened = (): string[] =>
        readdirSync('/proc/self/fd').filter((name) => linkOf(join('/proc/self/fd', name)) === folder);
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
      try {
        const sync = new FolderSync(folder);
        await sync.sync();
        const [file] = opened();
        await sync.sync();
        expect(opened()).toEqual([file]);
        const last = sync.sync();
        jest.advanceTimersByTime(1_000);
        await last;
        while (opened().length > 0) await new Promise((resolve) => setImmediate(resolve));
        // The next one opens it anew.
        await sync.sync();
        expect(opened()).toHaveLength(1);
        jest.advanceTimersByTime(1_000);
      } finally {
        jest.useRealTimers();
      }
    },
  );

  it('tells everybody of a failure, and tries again for the next', async () => {
    const missing = new FolderSync(join(folder, 'missing'));
    const asked = [missing.sync(), missing.sync(), missing.sync()];
    for (const one of asked) await expect(one).rejects.toThrow('ENOENT');
    rmSync(folder, { recursive: true });
    const removed = new FolderSync(folder);
    await expect(removed.sync()).rejects.toThrow('ENOENT');
  });
});
