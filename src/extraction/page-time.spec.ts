import { writeFile } from 'node:fs/promises';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { type Compiled, compile } from '../../test/support/compiled.js';
import { ProcessPool } from '../platform/processes/process-pool.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

const CHILD = `
import { serveJobs } from '../platform/processes/serve-jobs.js';
import { openDocument } from './pages/open-document.js';
import { PackagedRecogniser } from './pages/recogniser.js';
import { ReadingTime } from './reading-time.js';
const recogniser = new PackagedRecogniser();
serveJobs(async ({ bytes, limitMs, picture }) => {
  if (picture) {
    const read = (withinMs) => recogniser.recognise(picture, { layout: 'block', dpi: 200, withinMs });
    const first = await read(1).catch(({ name }) => name);
    return { first, second: (await read(60000)).map(({ text }) => text).join(' ') };
  }
  const { document } = await openDocument(bytes, { recogniser, time: new ReadingTime(limitMs) });
  const pages = await document.readPages();
  return { words: pages.map(({ words }) => words.length), unread: document.unreadPages() };
});
`;

const picture = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"><text x="30" y="80" font-size="44"
      font-family="sans-serif">BSB 062-000</text></svg>`),
  ).flatten({ background: '#ffffff' });

/** A file of which each page is text or a scan. */
async function file(kinds: ('text' | 'scan')[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const image = await document.embedPng(await picture().png().toBuffer());
  for (const kind of kinds) {
    const page = document.addPage([595, 265]);
    if (kind === 'text') page.drawText('Tax invoice BSB 062-000', { x: 60, y: 200, size: 12, font });
    else page.drawImage(image, { x: 0, y: 0, width: 595, height: 265 });
  }
  return document.save();
}

describe('the time of a document', () => {
  let compiled: Compiled;
  let pool: ProcessPool<object, unknown>;

  beforeAll(async () => {
    compiled = await compile(['platform/errors', 'platform/processes', 'numbers', 'extraction']);
    const modulePath = compiled.pathOf('extraction/page-time-child.ts');
    await writeFile(modulePath, CHILD);
    pool = new ProcessPool({ modulePath, size: 1, timeoutMs: 300_000, maxMemoryMb: 1_200 });
  });
  afterAll(async () => {
    await pool.close();
    await compiled.remove();
  });

  it('leaves unknown which pages could not be read in it, and reads what it can', async () => {
    const bytes = await file(['scan', 'text', 'scan']);
    expect(await pool.run({ bytes, limitMs: 60_000 })).toMatchObject({ unread: [] });
    expect(await pool.run({ bytes, limitMs: 0 })).toEqual({ words: [0, 4, 0], unread: [1, 3] });
  });

  it('ends recognition that takes too long, and recognises the next picture', async () => {
    const { data, info } = await picture().greyscale().raw().toBuffer({ resolveWithObject: true });
    const raster = { width: info.width, height: info.height, data: new Uint8Array(data) };
    expect(await pool.run({ picture: raster })).toEqual({ first: 'RecognitionTimeout', second: 'BSB 062-000' });
  });

  it('ends the reading when no page could be read in it', async () => {
    await expect(pool.run({ bytes: await file(['scan']), limitMs: 0 })).rejects.toMatchObject({
      code: 'RECOGNITION_TIMED_OUT',
    });
  });
});
