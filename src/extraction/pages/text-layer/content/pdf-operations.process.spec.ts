import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { type Compiled, compile, OF_READERS } from '../../../../../test/support/compiled.js';
import { ProcessPool } from '../../../../platform/processes/process-pool.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

/** Draws a page after its operations were listed, and without that, and counts evaluations of the first. */
const CHILD = `
import { serveJobs } from '../platform/processes/serve-jobs.js';
import { openPdf } from './pages/open/pdf-file.js';
import { operationsOf } from './pages/text-layer/content/pdf-operations.js';
import { drawPdfPage } from './pages/open/pdf-picture.js';
serveJobs(async (bytes) => {
  const draw = async (listed) => {
    const { document } = await openPdf(bytes);
    const page = await document.getPage(1);
    let evaluations = 0;
    const evaluate = page._pumpOperatorList;
    page._pumpOperatorList = (...args) => {
      evaluations++;
      return evaluate.apply(page, args);
    };
    const operations = listed ? (await operationsOf(page)).fnArray.length : 0;
    const picture = await drawPdfPage(document, page, 72);
    const again = await drawPdfPage(document, page, 72);
    const cleaned = page.cleanup();
    await document.destroy();
    return { operations, evaluations, cleaned, pictures: [picture, again].map(({ data }) => Buffer.from(data).toString('base64')) };
  };
  return { listed: await draw(true), unlisted: await draw(false) };
});
`;

interface Drawn {
  operations: number;
  evaluations: number;
  cleaned: boolean;
  pictures: string[];
}

describe('operations of a page', () => {
  let compiled: Compiled;
  beforeAll(async () => {
    compiled = await compile(OF_READERS);
  });
  afterAll(() => compiled.remove());

  it('are evaluated once for reading and drawing, and draw the same', async () => {
    const child = join(compiled.pathOf('extraction/document.ts'), '..', 'operations-child.js');
    await writeFile(child, CHILD);
    const document = await PDFDocument.create();
    const page = document.addPage([200, 100]);
    page.drawRectangle({ x: 10, y: 10, width: 90, height: 30, color: rgb(0, 0, 0.4), opacity: 0.5 });
    page.drawText('BSB 062-000', { x: 20, y: 30, size: 20, font: await document.embedFont(StandardFonts.Helvetica) });
    const pool = new ProcessPool<Uint8Array, { listed: Drawn; unlisted: Drawn }>({
      modulePath: child,
      size: 1,
      timeoutMs: 150_000,
      maxMemoryMb: 1_000,
    });
    try {
      const { listed, unlisted } = await pool.run(await document.save());
      expect(listed).toMatchObject({ evaluations: 1, cleaned: true });
      expect(listed.operations).toBeGreaterThan(5);
      expect(listed.pictures).toEqual(unlisted.pictures);
      expect(new Set(listed.pictures).size).toBe(1);
    } finally {
      await pool.close();
    }
  });
});
