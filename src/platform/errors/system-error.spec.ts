import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusablePath } from './system-error.js';

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing went wrong.');
}

describe('unusablePath', () => {
  it('names the path and says in words what is wrong with it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unusable-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const inside = join(file, 'inside');
    expect(unusablePath(errorOf(() => readFileSync(inside)))).toBe(
      `${inside} cannot be used: a part of the path is not a directory (ENOTDIR).`,
    );
    rmSync(folder, { recursive: true });
  });

  it('names the path that was chosen where the error names none', () => {
    const full = Object.assign(new Error(), { code: 'ENOSPC' });
    expect(unusablePath(full, '/data')).toBe('/data cannot be used: no space left on the disk (ENOSPC).');
    expect(unusablePath(full)).toBeNull();
  });

  it('says nothing of other errors', () => {
    expect(unusablePath(new Error('a bug'), '/data')).toBeNull();
    expect(unusablePath(Object.assign(new Error(), { code: 'ECONNREFUSED', path: '/socket' }))).toBeNull();
  });
});
