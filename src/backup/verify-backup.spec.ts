import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { writeHashed } from './hashed-file.js';
import { BackupKeys } from './keys.js';
import { writeManifest } from './manifest.js';
import { verifyBackup } from './verify-backup.js';

const PASSPHRASE = 'correct horse battery staple';
/** Keys cost a third of a second each. */
const derived = new Map<string, Promise<BackupKeys>>();
const once = (passphrase: string, salt = Buffer.alloc(32, 1)): Promise<BackupKeys> => {
  const name = `${passphrase} ${salt.toString('hex')}`;
  const keys = derived.get(name) ?? BackupKeys.of(passphrase, salt);
  derived.set(name, keys);
  return keys;
};

let whole: string;
let copy: string;

beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'payproof-backup-'));
  const keys = await once(PASSPHRASE);
  const files = [
    await writeHashed(whole, 'rows.copy.gz', Readable.from(['one\n', 'two\n'.repeat(10_000)])),
    await writeHashed(whole, 'documents.tar', Readable.from([Buffer.alloc(5_000, 7)])),
  ];
  await writeManifest(whole, keys, {
    createdAt: '2026-01-01T00:00:00.000Z',
    service: '1.0.0',
    postgres: '18.0',
    migrations: [],
    tables: [],
    sequences: [],
    jobs: 0,
    documents: { count: 0, bytes: 0, missing: [] },
    secrets: keys.seal(JSON.stringify({ secret_key: 'the secret of the service' })),
    files,
  });
});
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'payproof-backup-'));
  cpSync(whole, copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));
afterAll(() => rmSync(whole, { recursive: true }));

const path = (name: string): string => join(copy, name);
const replace = (name: string, from: string, to: string): void =>
  writeFileSync(path(name), readFileSync(path(name), 'utf8').replace(from, to));

it('takes a backup as it was written, and opens its secrets, which nobody can read in it', async () => {
  expect((await verifyBackup(copy, PASSPHRASE, once)).secret).toBe('the secret of the service');
  expect(readFileSync(path('manifest.json'), 'utf8')).not.toContain('secret of');
});

it.each<[string, () => void, RegExp]>([
  ['was not finished', () => unlinkSync(path('manifest.json')), /not finished: it has no manifest\.json/],
  ['lacks its authentication', () => unlinkSync(path('manifest.mac')), /it has no manifest\.mac/],
  ['lacks a file', () => unlinkSync(path('rows.copy.gz')), /rows\.copy\.gz is missing/],
  ['was cut', () => truncateSync(path('documents.tar'), 4_999), /documents\.tar has 4999 bytes instead of 5000/],
  ['has something added', () => appendFileSync(path('documents.tar'), 'x'), /5001 bytes instead of 5000/],
  ['was changed', () => writeFileSync(path('documents.tar'), Buffer.alloc(5_000, 8)), /documents\.tar was changed/],
  ['has another manifest', () => replace('manifest.json', '"jobs": 0', '"jobs": 1'), /manifest was changed/],
  ['has another salt', () => replace('manifest.mac', '"salt":"', '"salt":"AAAA'), /manifest was changed/],
])('refuses a backup that %s', async (_what, damage, reason) => {
  damage();
  await expect(verifyBackup(copy, PASSPHRASE, once)).rejects.toThrow(reason);
});

it('refuses another passphrase', async () => {
  await expect(verifyBackup(copy, 'correct horse battery stapler')).rejects.toThrow(/passphrase does not belong to/);
});
