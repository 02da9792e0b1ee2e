import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from './file-store.js';

describe('FileStore', () => {
  let root: string;
  let store: FileStore;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'documents-'));
    store = new FileStore(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('gives back what it was given, and leaves nothing half-written', async () => {
    const key = store.newKey('entity', 'invoices');
    await store.put(key, Buffer.from('bytes'));
    expect((await store.get(key)).toString()).toBe('bytes');
    expect(readdirSync(store.incoming)).toEqual([]);
  });

  it('never overwrites', async () => {
    const key = store.newKey('entity', 'invoices');
    await store.put(key, Buffer.from('first'));
    await expect(store.put(key, Buffer.from('second'))).rejects.toThrow('EEXIST');
    expect((await store.get(key)).toString()).toBe('first');
  });

  it('removes what belongs to one entity, and goes on taking documents for it', async () => {
    const [mine, theirs] = [store.newKey('mine', 'invoices'), store.newKey('theirs', 'invoices')];
    await store.put(mine, Buffer.from('a'));
    await store.put(theirs, Buffer.from('b'));
    await store.deleteEntity('mine');
    await expect(store.get(mine)).rejects.toThrow('ENOENT');
    expect((await store.get(theirs)).toString()).toBe('b');
    await store.put(mine, Buffer.from('again'));
    expect((await store.get(mine)).toString()).toBe('again');
  });

  it('takes no key that leads out of its folder', async () => {
    await expect(store.put('../escaped', Buffer.from('x'))).rejects.toThrow('leads out');
  });
});

it('goes on when another process has removed the folder it knew', async () => {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  const [one, other] = [new FileStore(root), new FileStore(root)];
  await one.put(one.newKey('entity', 'invoices'), Buffer.from('a'));
  await other.deleteEntity('entity');
  const key = one.newKey('entity', 'invoices');
  await one.put(key, Buffer.from('b'));
  expect((await other.get(key)).toString()).toBe('b');
  rmSync(root, { recursive: true });
});
