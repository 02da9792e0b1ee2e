import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Server } from '../../../test/support/s3-server.js';
import { isOutage } from '../errors/unavailable.js';
import { errorCode } from '../errors/system-error.js';
import type { DocumentStore } from './document-store.js';
import { openDocuments } from './open-documents.js';
import { S3Store } from './s3-store.js';

describe.each(['file', 's3'] as const)('a document store of kind %s', (kind) => {
  let dataDir: string;
  let server: S3Server | null;
  let store: DocumentStore;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
    server = kind === 's3' ? new S3Server() : null;
    const endpoint = server ? await server.start() : null;
    Object.assign(process.env, { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' });
    const address = server ? 's3://bucket/some/prefix' : null;
    store = await openDocuments({ DATA_DIR: dataDir, DOCUMENTS_URL: address, S3_ENDPOINT: endpoint });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('gives back what it was given, as bytes and as a file', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    await store.put('entity/0/one', bytes);
    expect(await store.get('entity/0/one')).toEqual(bytes);
    let used = '';
    const seen = await store.withFile('entity/0/one', (path) => {
      used = path;
      return Promise.resolve(readFileSync(path));
    });
    expect(seen).toEqual(bytes);
    expect(existsSync(used)).toBe(kind === 'file');
    expect(readdirSync(store.incoming)).toEqual([]);
  });

  it('takes over a file, which may be removed afterwards', async () => {
    const path = join(store.incoming, 'taken-in');
    writeFileSync(path, 'message');
    await store.adopt('entity/0/adopted', path);
    rmSync(path);
    expect((await store.get('entity/0/adopted')).toString()).toBe('message');
  });

  it('takes over several files, of several entities, at once', async () => {
    const files = ['a/0/x', 'a/0/y', 'b/0/x'].map((key, index) => ({ key, path: join(store.incoming, `of-${index}`) }));
    for (const { key, path } of files) writeFileSync(path, key);
    await store.adoptAll(files);
    for (const { key, path } of files) {
      rmSync(path);
      expect((await store.get(key)).toString()).toBe(key);
    }
    await expect(store.adoptAll([{ key: 'a/0/z', path: join(store.incoming, 'none') }])).rejects.toThrow();
  });

  it('says so, and no more, where a file goes while it is taken over', async () => {
    const path = join(store.incoming, 'given-up');
    for (let turns = 0; turns < 40; turns += 1) {
      writeFileSync(path, 'message');
      const adopted = store.adopt(`entity/0/given-up-${turns}`, path).catch((error: unknown) => error);
      for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      rmSync(path);
      const failure = await adopted;
      if (failure !== undefined) expect(String(failure)).toContain('ENOENT');
      else expect((await store.get(`entity/0/given-up-${turns}`)).toString()).toBe('message');
    }
  });

  it('deletes documents, and reports missing ones', async () => {
    await store.put('entity/0/gone', Buffer.from('x'));
    await store.delete('entity/0/gone');
    await store.delete('entity/0/gone');
    const asks = [() => store.get('entity/0/gone'), () => store.withFile('entity/0/gone', (path) => readFile(path))];
    for (const ask of asks) expect(errorCode(await ask().catch((error: unknown) => error))).toBe('ENOENT');
  });

  it('removes what belongs to earlier generations of one entity', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => `mine/${index % 2}/invoices/${index}`);
    for (const key of [...keys, 'mine2/0/invoices/a', 'theirs/0/invoices/b']) await store.put(key, Buffer.from(key));
    await store.deleteBefore('mine', 1);
    for (const key of keys)
      await (key.startsWith('mine/0')
        ? expect(store.get(key)).rejects.toMatchObject({ code: 'ENOENT' })
        : expect(store.get(key)).resolves.toEqual(Buffer.from(key)));
    expect((await store.get('mine2/0/invoices/a')).toString()).toBe('mine2/0/invoices/a');
    expect((await store.get('theirs/0/invoices/b')).toString()).toBe('theirs/0/invoices/b');
    await expect(store.deleteBefore('nobody', 1)).resolves.toBeUndefined();
  });

  it('lists what it keeps, a few at a time', async () => {
    const keys = Array.from({ length: 7 }, (_, index) => `listed/${index % 3}/invoices/${index}`);
    for (const key of keys) await store.put(key, Buffer.from('x'));
    const found: string[] = [];
    for await (const key of store.keys()) {
      found.push(key);
      if (keys.includes(key)) await store.delete(key);
    }
    expect(found).toEqual(expect.arrayContaining([...keys, 'entity/0/one']));
    for await (const key of store.keys()) expect(keys).not.toContain(key);
  });

  it('refuses keys that lead outside', async () => {
    await expect(store.put('entity/../../escaped', Buffer.from('x'))).rejects.toThrow('points outside');
  });

  it('removes half-written documents', async () => {
    mkdirSync(join(store.incoming, 'email-old'));
    await store.clearIncoming(null);
    expect(readdirSync(store.incoming)).toEqual([]);
  });

  if (kind === 's3')
    it('reports a failing store as an outage', async () => {
      if (server) server.failing = 503;
      const failure = await store.get('entity/0/one').catch((error: unknown) => error);
      expect(isOutage(failure)).toBe(true);
      if (server) server.failing = null;
      expect(await store.get('entity/0/one')).toHaveLength(4);
    });

  if (kind === 's3')
    it('does not wait for a store that stops answering', async () => {
      const silent = new S3Server();
      silent.silent = true;
      const place = { bucket: 'bucket', prefix: '', endpoint: await silent.start() };
      const hung = new S3Store(place, store.incoming, 50);
      writeFileSync(join(store.incoming, 'kept'), 'message');
      const asked = [
        hung.get('one'),
        hung.put('two', Buffer.from('x')),
        hung.adopt('three', join(store.incoming, 'kept')),
      ];
      const failures = await Promise.all(
        asked.map((answer: Promise<unknown>) => answer.catch((error: unknown) => error)),
      );
      expect(failures.map(isOutage)).toEqual([true, true, true]);
      rmSync(join(store.incoming, 'kept'));
      await silent.stop();
    });
});
