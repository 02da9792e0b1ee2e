import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir, lockHolder } from './data-dir-lock.js';
import { processInfo } from './process-info.js';
import { StartError } from './start-error.js';

describe('lockDataDir', () => {
  let dataDir: string;
  const lockFile = (): string => join(dataDir, 'service.lock');
  const leaveLock = (lock: unknown): void => writeFileSync(lockFile(), JSON.stringify(lock));

  beforeEach(() => {
    dataDir = join(mkdtempSync(join(tmpdir(), 'payproof-lock-')), 'nested', 'data');
    lockDataDir(dataDir)();
  });

  afterEach(() => rmSync(join(dataDir, '..', '..'), { recursive: true, force: true }));

  it('makes the directory, walkable but not to be listed by others', () => {
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
  });

  it('leaves nothing behind when given back, also twice', () => {
    const unlock = lockDataDir(dataDir);
    expect(lockHolder(dataDir)).toMatchObject({ pid: process.pid });
    unlock();
    unlock();
    expect(readdirSync(dataDir)).toEqual([]);
    expect(lockHolder(dataDir)).toBeNull();
  });

  it('refuses a directory that a living process holds, naming its pid', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
    await once(other, 'spawn');
    leaveLock({ pid: other.pid, startedAt: processInfo(Number(other.pid))?.startedAt, id: 'x' });
    expect(() => lockDataDir(dataDir)).toThrow(StartError);
    expect(() => lockDataDir(dataDir)).toThrow(`(pid ${other.pid})`);
    expect(readdirSync(dataDir)).toEqual(['service.lock']);
    other.kill('SIGKILL');
    await once(other, 'exit');
    expect(() => lockDataDir(dataDir)()).not.toThrow();
  });

  it('refuses a second lock of the same process', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(`(pid ${process.pid})`);
    unlock();
  });

  it('takes over from a process whose pid is in use again, even by this process', () => {
    leaveLock({ pid: process.pid, startedAt: 'another-boot/17', id: 'x' });
    expect(lockHolder(dataDir)).toBeNull();
    const unlock = lockDataDir(dataDir);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({
      pid: process.pid,
      startedAt: processInfo(process.pid)?.startedAt,
    });
    unlock();
  });

  it.each(['', '{', '[]', '{"pid":"1"}', 'null'])('takes over a damaged lock: %j', (content) => {
    writeFileSync(lockFile(), content);
    const unlock = lockDataDir(dataDir);
    expect(readdirSync(dataDir)).toEqual(['service.lock']);
    unlock();
  });

  it('does not remove the lock of a later holder', () => {
    const unlock = lockDataDir(dataDir);
    leaveLock({ pid: process.pid, id: 'a later one' });
    unlock();
    expect(readFileSync(lockFile(), 'utf8')).toContain('a later one');
  });

  it('says in one line why a directory cannot be written', () => {
    writeFileSync(join(dataDir, 'file'), '');
    expect(() => lockDataDir(join(dataDir, 'file'))).toThrow(/^The data directory .*file cannot be written: .*\.$/);
    expect(() => lockDataDir(join(dataDir, 'file', 'below'))).toThrow(StartError);
  });
});
