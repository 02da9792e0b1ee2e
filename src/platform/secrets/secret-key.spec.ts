import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecretKey, SecretKey } from './secret-key.js';

describe('SecretKey', () => {
  const key = new SecretKey('a'.repeat(43));

  it('gives the same value for the same purpose and text, 256 bits', () => {
    expect(key.derive('link', 'one')).toEqual(new SecretKey('a'.repeat(43)).derive('link', 'one'));
    expect(key.derive('link', 'one')).toHaveLength(32);
  });

  it('gives another value for another text, purpose or secret', () => {
    const values = [
      key.derive('link', 'one'),
      key.derive('link', 'two'),
      key.derive('code', 'one'),
      new SecretKey('b'.repeat(43)).derive('link', 'one'),
    ].map((value) => value.toString('hex'));
    expect(new Set(values).size).toBe(4);
  });

  it.each(['', 'text', 'é😀'.repeat(1_000)])('opens what it sealed', (text) => {
    const sealed = key.seal('answer', 'mine', text);
    expect(new SecretKey('a'.repeat(43)).open('answer', 'mine', sealed)).toBe(text);
    expect(key.seal('answer', 'mine', text)).not.toBe(sealed);
    if (text !== '') expect(Buffer.from(sealed, 'base64').includes(text)).toBe(false);
  });

  it('opens what an earlier secret sealed once that is retired, and recognises its own seals', () => {
    const earlier = new SecretKey('b'.repeat(43));
    const sealed = earlier.seal('answer', 'mine', 'text');
    const now = new SecretKey('a'.repeat(43));
    expect(now.open('answer', 'mine', sealed)).toBeNull();
    now.retire(new SecretKey(earlier.exportKey()));
    expect(now.open('answer', 'mine', sealed)).toBe('text');
    expect(now.open('answer', 'yours', sealed)).toBeNull();
    expect([
      now.opensItself('answer', 'mine', sealed),
      now.opensItself('answer', 'mine', key.seal('answer', 'mine', 'x')),
    ]).toEqual([false, true]);
    expect(now.all.map((one) => one.derive('link', 'one'))).toEqual([
      key.derive('link', 'one'),
      earlier.derive('link', 'one'),
    ]);
  });

  it('opens nothing else', () => {
    const sealed = key.seal('answer', 'mine', 'text');
    const changed = Buffer.from(sealed, 'base64');
    changed[14] = (changed[14] ?? 0) ^ 1;
    expect([
      new SecretKey('b'.repeat(43)).open('answer', 'mine', sealed),
      key.open('link', 'mine', sealed),
      key.open('answer', 'yours', sealed),
      key.open('answer', 'mine', changed.toString('base64')),
      key.open('answer', 'mine', sealed.slice(0, 20)),
      key.open('answer', 'mine', ''),
    ]).toEqual([null, null, null, null, null, null]);
  });
});

describe('loadSecretKey', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'payproof-secret-'))));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('makes a secret once, readable only by the owner, and keeps it', () => {
    const first = loadSecretKey('', dataDir).derive('link', 'one');
    expect(loadSecretKey('', dataDir).derive('link', 'one')).toEqual(first);
    const path = join(dataDir, 'secrets', 'secret-key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url')).toHaveLength(32);
    expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['secret-key']);
  });

  it('prefers the configured one and writes nothing', () => {
    const configured = loadSecretKey('c'.repeat(40), dataDir).derive('link', 'one');
    expect(configured).toEqual(new SecretKey('c'.repeat(40)).derive('link', 'one'));
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
