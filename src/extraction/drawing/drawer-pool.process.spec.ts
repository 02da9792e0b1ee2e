import { PDFDocument } from '@cantoo/pdf-lib';
import { type Compiled, compile, OF_READERS } from '../../../test/support/compiled.js';
import { inTime } from '../../../test/support/in-time.js';
import { DrawerPool } from './drawer-pool.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

/** A page that takes long to draw and is small as a file. */
async function endlessPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const strokes = document.context.flateStream('0 0 m 595 842 l 0 842 l 595 0 l S\n'.repeat(200_000));
  page.node.addContentStream(document.context.register(strokes));
  return document.save();
}

async function plainPage(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  return document.save();
}

describe('DrawerPool', () => {
  let compiled: Compiled;
  let pool: DrawerPool;

  beforeAll(async () => {
    compiled = await compile(OF_READERS);
  });
  afterEach(() => pool.close());
  afterAll(() => compiled.remove());

  it('gives up a page that takes too long, and draws the next one', async () => {
    const processPath = compiled.pathOf('extraction/drawing/drawer-process.ts');
    pool = new DrawerPool({ processPath, size: 1, timeoutMs: 1_500 });
    const page = { number: 1, view: null, width: 200, shape: 842 / 595 };
    await expect(pool.draw(await endlessPage(), page)).rejects.toMatchObject({ kind: 'timeout' });
    const drawn = Buffer.from((await inTime(async () => pool.draw(await plainPage(), page))) ?? []);
    expect(drawn.subarray(8, 12).toString()).toBe('WEBP');
    expect(await inTime(async () => pool.sizes(await plainPage()))).toEqual([{ width: 595, height: 842 }]);
  });
});
