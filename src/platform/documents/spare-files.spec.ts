import { mkdtempSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '../ids/uuid.js';
import { FolderSync } from './folder-sync.js';
import { SpareFiles } from './spare-files.js';
import type { SpareFile } from './spare-files.js';

const MANY = 50;

describe('SpareFiles', () => {
  let folder: string;
  let names: FolderSync;
  let spares: SpareFiles;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'spares-'));
    names = new FolderSync(folder);
    spares = new SpareFiles(names, () => {
      const key = newId();
      return { key, path: join(folder, key) };
    });
  });
  afterEach(async () => {
    await spares.giveUp();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (times: number): (SpareFile | null)[] => Array.from({ length: times }, () => spares.take());
  const untilTaken = async (): Promise<SpareFile> => {
    for (;;) {
      const one = spares.take();
      if (one) return one;
      await wait(5);
    }
  };

  it('makes none where few are wanted', async () => {
    expect(ask(MANY - 1).every((one) => one === null)).toBe(true);
    await wait(20);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('gives each to one alone: empty, open, in its place', async () => {
    ask(MANY);
    const taken = [await untilTaken(), await untilTaken()] as const;
    expect(taken[0].path).not.toBe(taken[1].path);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(taken.map(({ key }) => key)));
    expect(writeSync(taken[0].file, 'x')).toBe(1);
  });

  it('gives none whose name is not on the disk yet', async () => {
    let synced: () => void = () => undefined;
    const syncing = jest.spyOn(names, 'sync').mockReturnValue(new Promise<void>((resolve) => (synced = resolve)));
    ask(MANY);
    while (syncing.mock.calls.length === 0) await wait(5);
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    expect(spares.take()).toBeNull();
    synced();
    expect(await untilTaken()).not.toBeNull();
  });

  it('removes those that nobody took, by itself once few are wanted', async () => {
    ask(MANY);
    const taken = await untilTaken();
    for (let second = 0; readdirSync(folder).length > 1; second += 1) {
      if (second > 40) throw new Error(`Still there: ${readdirSync(folder).length}`);
      await wait(100);
    }
    expect(readdirSync(folder)).toEqual([taken.key]);
  });

  it('makes none where the names cannot be brought to the disk, or the folder is gone, and leaves nothing', async () => {
    const failing = jest.spyOn(names, 'sync').mockRejectedValueOnce(new Error('The disk is out of order'));
    ask(MANY);
    while (failing.mock.calls.length === 0) await wait(5);
    await spares.giveUp();
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
    ask(MANY);
    await spares.giveUp();
    expect(spares.take()).toBeNull();
  });

  it('gives none that was made long ago', async () => {
    ask(MANY);
    const taken = await untilTaken();
    jest.spyOn(Date, 'now').mockReturnValue(taken.madeAt + 3_600_000);
    expect(spares.take()).toBeNull();
    jest.restoreAllMocks();
  });
});
