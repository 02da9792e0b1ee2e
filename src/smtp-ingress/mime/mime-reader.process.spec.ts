import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compiled, compile } from '../../../test/support/compiled.js';
import { inTime } from '../../../test/support/in-time.js';
import { byHand, compose } from '../../../test/support/messages/compose.js';
import { pdf } from '../../../test/support/messages/files.js';
import { MimeReader } from './mime-reader.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

describe('MimeReader', () => {
  let compiled: Compiled;
  let directory: string;
  let outDir: string;
  let rawPath: string;
  let reader: MimeReader;

  const open = (timeoutMs = 20_000): void => {
    const processPath = compiled.pathOf('smtp-ingress/mime/mime-process.ts');
    reader = new MimeReader({ processPath, timeoutMs, maxMemoryMb: 768, size: 1 });
  };

  beforeAll(async () => {
    compiled = await compile(['smtp-ingress/mime/mime-process.ts', 'extraction']);
  });
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'payproof-mime-'));
    outDir = path.join(directory, 'out');
    rawPath = path.join(directory, 'raw.eml');
    await mkdir(outDir);
  });
  afterEach(async () => {
    await reader.close();
    await rm(directory, { recursive: true, force: true });
  });
  afterAll(() => compiled.remove());

  it('writes each document to a file and tells of the rest', async () => {
    open();
    const invoice = await pdf();
    const attachments = [
      { filename: 'notes.txt', content: 'hello' },
      { filename: '../invoice.pdf', content: invoice },
    ];
    await writeFile(rawPath, await compose({ text: 'Hi', attachments }));
    const content = await reader.read(rawPath, outDir);
    expect(content).toMatchObject({ from: 'billing@acme.example', subject: 'Invoice 1042', reason: null });
    expect(content.attachments).toEqual([
      { fileName: 'notes.txt', size: 5, outcome: 'ignored', reason: expect.any(String), contentType: null, path: null },
      {
        fileName: 'invoice.pdf',
        size: invoice.length,
        outcome: 'document',
        reason: null,
        contentType: 'application/pdf',
        path: path.join(outDir, '2.pdf'),
      },
    ]);
    expect(await readdir(outDir)).toEqual(['2.pdf']);
    expect(await readFile(path.join(outDir, '2.pdf'))).toEqual(invoice);
    // Again, as after a crash: the same files.
    await reader.read(rawPath, outDir);
    expect(await readdir(outDir)).toEqual(['2.pdf']);
  });

  it('ends a message that takes too long, and reads the next', async () => {
    open(1_000);
    await reader.warm();
    await writeFile(rawPath, byHand('', '\n'.repeat(25 * 1024 * 1024)));
    await expect(reader.read(rawPath, outDir)).rejects.toMatchObject({ kind: 'timeout' });
    await reader.warm();
    await writeFile(rawPath, await compose({ text: 'Hello' }));
    await expect(inTime(() => reader.read(rawPath, outDir))).resolves.toMatchObject({
      reason: 'The message has no attachment.',
    });
  });

  it('tells where a file cannot be read', async () => {
    open();
    await expect(reader.read(rawPath, outDir)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
