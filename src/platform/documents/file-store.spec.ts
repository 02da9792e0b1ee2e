import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { noteGeneration } from '../database/generations.js';
import { runWithCorrelation } from '../logging/context.js';
import { defineDocuments } from './document-kind.js';
import { FileStore } from './file-store.js';
import { FolderSync } from './folder-sync.js';

const FILES = defineDocuments('invoices', { table: 'invoices', column: 'document_key' });

/** A key as a request makes it that began in this generation of the entity's data. */
const keyOf = (store: FileStore, entityId: string, generation = 0): string =>
  runWithCorrelation(null, () => {
    noteGeneration(entityId, generation);
    return store.newKey(entityId, FILES);
  });

describe('FileStore', () => {
  let root: string;
  let store: FileStore;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'documents-'));
    store = new FileStore(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('has a place for a document once its folder is known, and takes it over where it was written', async () => {
    const key = keyOf(store, 'someone');
    expect(store.placeFor(key)).toBeNull();
    await store.put(key, Buffer.from('first'));
    const placed = keyOf(store, 'someone');
    const path = store.placeFor(placed)?.path ?? '';
    writeFileSync(path, 'second');
    const copied = keyOf(store, 'someone');
    await store.adoptAll([placed, copied].map((one) => ({ key: one, path })));
    rmSync(path);
    expect((await store.get(copied)).toString()).toBe('second');
    // A folder that is made anew has not got what was written to the one before.
    rmSync(dirname(path), { recursive: true });
    jest
      .spyOn(FolderSync.prototype, 'sync')
      .mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'ENOENT' }));
    await expect(store.adoptAll([{ key: placed, path }])).rejects.toThrow('ENOENT');
    await store.deleteBefore('someone', 1);
    expect(store.placeFor(placed)).toBeNull();
    expect(() => store.placeFor('../elsewhere')).toThrow('outside the store');
  });

  it('takes a file that was made ahead under its own key, without another sync of its name', async () => {
    await store.put(keyOf(store, 'someone'), Buffer.from('first'));
    let place = null;
    while (!place?.file) {
      place = store.placeFor(keyOf(store, 'someone'));
      await new Promise(setImmediate);
    }
    // No more are being made then.
    await store.giveUpSpares();
    writeSync(place.file, 'second');
    const syncing = jest.spyOn(FolderSync.prototype, 'sync').mockClear();
    await store.adoptAll([{ ...place, named: true }]);
    expect(syncing).not.toHaveBeenCalled();
    await store.adoptAll([{ ...place, named: false }]);
    expect(syncing).toHaveBeenCalledTimes(1);
    syncing.mockRestore();
    expect((await store.get(place.key)).toString()).toBe('second');
    expect(readdirSync(dirname(place.path))).toHaveLength(2);
  });

  it('puts a document into a file that was made ahead, and removes it where it comes to nothing', async () => {
    const put = (bytes: Uint8Array, commit: (key: string) => Promise<string>): Promise<string> =>
      store.putFor(wanted, bytes, async (key, stored) => {
        await stored;
        return commit(key);
      });
    const wanted = keyOf(store, 'someone');
    await store.put(wanted, Buffer.from('first'));
    let place = null;
    while (!place?.file) {
      place = store.placeFor(wanted);
      await new Promise(setImmediate);
    }
    const folder = dirname(place.path);
    const bytes = Buffer.alloc(900_000, 'x');
    const key = await put(bytes, (given) => Promise.resolve(given));
    // Under its own key, rather than the one that was asked for.
    expect(key).not.toBe(wanted);
    expect((await store.get(key)).equals(bytes)).toBe(true);
    await expect(put(bytes, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    // A file that cannot be written.
    closeSync(place.file);
    jest.spyOn(store, 'placeFor').mockReturnValueOnce({ ...place, file: openSync(place.path, 'r') });
    await expect(put(bytes, (given) => Promise.resolve(given))).rejects.toThrow('EBADF');
    await store.giveUpSpares();
    expect(readdirSync(folder).sort()).toEqual([wanted, key].map((one) => basename(one)).sort());
  });

  it('removes what killed processes left, but nothing that is being written', async () => {
    const old = new Date('2026-01-01T00:00:00Z');
    writeFileSync(join(store.incoming, 'message-old'), 'x');
    utimesSync(join(store.incoming, 'message-old'), old, old);
    mkdirSync(join(store.incoming, 'email-old'));
    writeFileSync(join(store.incoming, 'email-old', '1.pdf'), 'x');
    utimesSync(join(store.incoming, 'email-old'), old, old);
    writeFileSync(join(store.incoming, 'message-new'), 'x');
    await store.clearIncoming(new Date('2026-01-02T00:00:00Z'));
    expect(readdirSync(store.incoming)).toEqual(['message-new']);
    await store.clearIncoming(null);
    expect(readdirSync(store.incoming)).toEqual([]);
  });

  it('leaves nothing half-written if a document cannot be stored', async () => {
    await expect(
      store.put('entity/0', Buffer.from('x')).then(() => store.put('entity/0', Buffer.from('y'))),
    ).rejects.toThrow('EEXIST');
    expect(readdirSync(join(root, 'entity'))).toEqual(['0']);
    const failing = jest
      .spyOn(FolderSync.prototype, 'sync')
      .mockRejectedValueOnce(new Error('The disk is out of order'));
    await expect(store.put('entity/1', Buffer.from('z'))).rejects.toThrow('out of order');
    failing.mockRestore();
    expect(readdirSync(join(root, 'entity'))).toEqual(['0']);
  });

  it('removes documents of an earlier generation while others of it are still being put', async () => {
    const putting = Array.from({ length: 4 }, async () => {
      for (let count = 0; count < 25; count += 1) await store.put(keyOf(store, 'entity'), Buffer.from('late'));
    });
    const removing = Array.from({ length: 2 }, async () => {
      for (let round = 0; round < 20; round += 1) await store.deleteBefore('entity', 1);
    });
    await Promise.all([...putting, ...removing]);
    await store.deleteBefore('entity', 1);
    expect(readdirSync(join(root, 'entity'))).toEqual([]);
  });

  it('never overwrites', async () => {
    const key = keyOf(store, 'entity');
    await store.put(key, Buffer.from('first'));
    await expect(store.put(key, Buffer.from('second'))).rejects.toThrow('EEXIST');
    expect((await store.get(key)).toString()).toBe('first');
  });

  it('removes what belongs to earlier generations of one entity, and goes on taking documents for it', async () => {
    const [mine, younger, theirs] = [keyOf(store, 'mine'), keyOf(store, 'mine', 1), keyOf(store, 'theirs')];
    for (const key of [mine, younger, theirs]) await store.put(key, Buffer.from(key));
    await store.deleteBefore('mine', 1);
    await expect(store.get(mine)).rejects.toThrow('ENOENT');
    expect((await store.get(younger)).toString()).toBe(younger);
    expect((await store.get(theirs)).toString()).toBe(theirs);
    await store.put(mine, Buffer.from('again'));
    expect((await store.get(mine)).toString()).toBe('again');
  });

  it('has nothing to remove for an entity without documents', async () => {
    await expect(store.deleteBefore('nobody', 1)).resolves.toBeUndefined();
  });

  it('makes no key where no generation is known', () => {
    expect(() => store.newKey('entity', FILES)).toThrow('generation');
  });

  it('makes further keys beside another one', () => {
    const key = keyOf(store, 'entity', 3);
    expect(store.newKeyBeside(key, FILES)).toMatch(/^entity\/3\/invoices\//);
  });

  it('refuses keys that lead outside its folder', async () => {
    await expect(store.put('../escaped', Buffer.from('x'))).rejects.toThrow('points outside');
  });
});

it('goes on when another process has removed the folder it knew', async () => {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  const [one, other] = [new FileStore(root), new FileStore(root)];
  await one.put(keyOf(one, 'entity'), Buffer.from('a'));
  await other.deleteBefore('entity', 1);
  const key = keyOf(one, 'entity');
  await one.put(key, Buffer.from('b'));
  expect((await other.get(key)).toString()).toBe('b');
  rmSync(root, { recursive: true });
});
