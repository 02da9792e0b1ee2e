import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderSync } from './folder-sync.js';

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

  it('tells everybody of a failure, and tries again for the next', async () => {
    const missing = new FolderSync(join(folder, 'missing'));
    const asked = [missing.sync(), missing.sync(), missing.sync()];
    for (const one of asked) await expect(one).rejects.toThrow('ENOENT');
    rmSync(folder, { recursive: true });
    const removed = new FolderSync(folder);
    await expect(removed.sync()).rejects.toThrow('ENOENT');
  });
});
