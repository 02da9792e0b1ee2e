import { type Compiled, compile, OF_READERS } from '../../../../test/support/compiled.js';
import { ProcessPool } from '../../../platform/processes/process-pool.js';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

const CHILD = `
import { serveJobs } from '../platform/processes/serve-jobs.js';
import { openPdf } from './pages/open/pdf-file.js';
serveJobs(async (bytes) => {
  const push = Array.prototype.push;
  const opened = await openPdf(bytes);
  return { opened: 'document' in opened, own: Array.prototype.push === push };
});
`;

describe('loading the PDF library', () => {
  let compiled: Compiled;
  beforeAll(async () => {
    compiled = await compile(OF_READERS);
  });
  afterAll(() => compiled.remove());

  it('leaves the process the push of its engine', async () => {
    const child = join(compiled.pathOf('extraction/document.ts'), '..', 'library-child.js');
    await writeFile(child, CHILD);
    const pool = new ProcessPool<Uint8Array, unknown>({
      modulePath: child,
      size: 1,
      timeoutMs: 150_000,
      maxMemoryMb: 1_000,
    });
    try {
      expect(await pool.run(Buffer.from('%PDF-1.7 nothing'))).toEqual({ opened: false, own: true });
    } finally {
      await pool.close();
    }
  });
});
