import { spawn } from 'node:child_process';
import { constants, fstatSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type Compiled, compile } from '../../../test/support/compiled.js';
import { storeIncoming } from './message-intake.js';
import type { IncomingFile } from './message-intake.js';

const SCRIPT = `
import { Readable } from 'node:stream';
import { storeIncoming } from './message-intake.js';
const [folder, size] = process.argv.slice(2);
let file = null;
try {
  file = await storeIncoming(Readable.from([Buffer.alloc(Number(size), 'x')]), folder, 1_000_000);
  await file.written;
  await file.sync();
  console.log(JSON.stringify({ size: file.size }));
} catch (error) {
  await file?.discard();
  console.log(JSON.stringify({ code: error.code }));
}
`;

describe('storeIncoming', () => {
  let compiled: Compiled;
  let script: string;
  let folder: string;

  beforeAll(async () => {
    compiled = await compile(['smtp-ingress/receiving/message-intake.ts']);
    script = compiled.pathOf('smtp-ingress/receiving/take-in-limited.ts');
    await writeFile(script, SCRIPT);
  });
  afterAll(() => compiled.remove());
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'intake-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Takes a message in a process that can write 100 blocks (50 or 100 KiB, by shell) to a file, as on a disk nearly full. */
  const takeInWithLittleRoom = (size: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const shell = `ulimit -f 100; exec "${process.execPath}" "${script}" "${folder}" ${size}`;
      const child = spawn('sh', ['-c', shell], { stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      child.once('error', reject);
      child.once('close', () => resolve(JSON.parse(text)));
    });

  it('takes a message that there is room for', async () => {
    expect(await takeInWithLittleRoom(40_000)).toEqual({ size: 40_000 });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('writes a message in its place, where it stays once a row names it, and beside it if the place is gone', async () => {
    mkdirSync(join(folder, 'place'));
    const store = (name: string): Promise<IncomingFile | null> =>
      storeIncoming(Readable.from([Buffer.from('x')]), folder, 10, '', {
        path: join(folder, name, 'message'),
        file: null,
      });
    const kept = await store('place');
    expect(kept?.path).toBe(join(folder, 'place', 'message'));
    kept?.keep();
    await kept?.discard();
    expect(readdirSync(join(folder, 'place'))).toEqual(['message']);
    await expect(store('place')).rejects.toThrow('EEXIST');
    const beside = await store('gone');
    expect(dirname(beside?.path ?? '')).toBe(folder);
    await beside?.discard();
    expect(readdirSync(folder)).toEqual(['place']);
  });

  it('fills a file that was made ahead, which needs no sync of its own, and closes it when it is given up', async () => {
    const path = join(folder, 'made');
    const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_DSYNC);
    const filled = await storeIncoming(Readable.from([Buffer.from('x')]), folder, 10, 'trace ', { path, file });
    await filled?.sync();
    expect(readFileSync(path, 'utf8')).toBe('trace x');
    filled?.keep();
    await filled?.discard();
    expect(() => fstatSync(file)).toThrow('EBADF');
    expect(readdirSync(folder)).toEqual(['made']);
  });

  it('removes a file that was made ahead for a message that is refused', async () => {
    const path = join(folder, 'made');
    const file = openSync(path, 'wx');
    expect(await storeIncoming(Readable.from([Buffer.alloc(11)]), folder, 10, '', { path, file })).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a message of which the disk takes a part only, and keeps nothing of it', async () => {
    expect(await takeInWithLittleRoom(200_000)).toEqual({ code: 'EFBIG' });
    expect(readdirSync(folder)).toEqual([]);
  });
});
