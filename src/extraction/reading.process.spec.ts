import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { degrees, PDFDict, PDFDocument, PDFName, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { type Compiled, compile, OF_READERS } from '../../test/support/compiled.js';
import { ProcessPool } from '../platform/processes/process-pool.js';
import type { Page, ReadingResult } from './document.js';
import type { PagesResult } from './pages/open/open-document.js';
import { ReaderPool } from './reader-pool.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

/** One process for all: a reader takes a second to be warm. */
const CHILD = `
import { serveJobs } from '../platform/processes/serve-jobs.js';
import { openDocument, readPages } from './pages/open/open-document.js';
import { PackagedRecogniser } from './pages/recognition/recogniser.js';
import { readDocument } from './read-document.js';
import { ReadingTime } from './reading-time.js';
const recogniser = new PackagedRecogniser();
const works = {
  pages: ({ bytes }) => readPages(bytes, { recogniser, time: new ReadingTime(600_000) }),
  document: ({ bytes }) => readDocument(bytes, { limitMs: 300_000 }),
  pagesInTime: async ({ bytes, limitMs }) => {
    const { document } = await openDocument(bytes, { recogniser, time: new ReadingTime(limitMs) });
    const pages = await document.readPages();
    return { words: pages.map(({ words }) => words.length), unread: document.unreadPages() };
  },
  recognitionInTime: async ({ raster }) => {
    const read = (withinMs) => recogniser.recognise(raster, { layout: 'block', dpi: 200, withinMs });
    const first = await read(1).catch(({ name }) => name);
    return { first, second: (await read(60_000)).map(({ text }) => text).join(' ') };
  },
};
serveJobs((request) => works[request.work](request));
`;

const LINES = [
  'Wattlebird Fencing Pty Ltd',
  'ABN 51 824 753 556',
  'TAX INVOICE',
  'Invoice number INV-20417',
  'Invoice date 3 March 2025',
  'Supply and install panels 960.00',
  'Total including GST 1,056.00',
  'Account name Wattlebird Fencing Pty Ltd',
  'BSB 062-000',
  'Account number 1234 5678',
];

type Draw = (page: PDFPage, document: PDFDocument) => unknown;

async function pdf(draw: Draw, size: [number, number] = [595, 842]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await draw(document.addPage(size), document);
  return document.save();
}

async function drawLines(page: PDFPage, document: PDFDocument, lines = LINES): Promise<void> {
  const font = await document.embedFont(StandardFonts.Helvetica);
  lines.forEach((line, index) => page.drawText(line, { x: 60, y: 780 - 26 * index, size: 12, font }));
}

/** The lines as a picture with 150 dots to the inch. */
function picture(lines = LINES) {
  const rows = lines
    .map((line, index) => `<text x="120" y="${130 + 56 * index}" font-size="27">${line}</text>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" font-family="sans-serif">${rows}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
}

/** Maps the digits 1 to 8 of its fonts to 8 to 1, so that the text says other numbers than the page shows. */
async function withLyingFont(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  const digits = [1, 2, 3, 4, 5, 6, 7, 8].map((digit) => `<3${digit}> <003${9 - digit}>`).join('\n');
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Lie def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
2 beginbfrange <20> <30> <0020> <39> <7e> <0039> endbfrange
8 beginbfchar ${digits} endbfchar endcmap end end`;
  const stream = document.context.register(document.context.flateStream(map));
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) continue;
    object.set(PDFName.of('ToUnicode'), stream);
  }
  return document.save();
}

const textOf = (page: Page | undefined) => page?.words.map(({ text }) => text).join(' ') ?? '';

describe('reading in a child process', () => {
  let compiled: Compiled;
  let pool: ProcessPool<{ work: string } & Record<string, unknown>, unknown>;
  let directory: string;

  const readPages = async (bytes: Uint8Array) => (await pool.run({ work: 'pages', bytes })) as PagesResult;
  const read = async (bytes: Uint8Array): Promise<Page[]> => {
    const result = await readPages(bytes);
    if (result.outcome !== 'pages') throw new Error(result.reason);
    return result.pages;
  };
  const readFile = async (bytes: Uint8Array) => (await pool.run({ work: 'document', bytes })) as ReadingResult;

  beforeAll(async () => {
    compiled = await compile(OF_READERS);
    directory = join(compiled.pathOf('extraction/document.ts'), '..');
    const child = join(directory, 'reading-child.js');
    await writeFile(child, CHILD);
    pool = new ProcessPool({ modulePath: child, size: 1, timeoutMs: 300_000, maxMemoryMb: 1_200 });
  });
  afterAll(async () => {
    await pool.close();
    await compiled.remove();
  });

  it('gives words of a text layer their places', async () => {
    const [page] = await read(await pdf((sheet, document) => drawLines(sheet, document)));
    expect(page).toMatchObject({ number: 1, width: 595, height: 842 });
    expect(textOf(page)).toBe(LINES.join(' '));
    expect(page?.words[0]?.box.x0).toBeCloseTo(60, 0);
    expect(page?.words[0]?.box.y1).toBeCloseTo(842 - 780 + 2.6, 0);
    expect(page?.words[0]).toMatchObject({ source: 'text', confidence: 1, size: 12, angle: 0 });
  });

  it('sets a page upright that is turned by its own rotation', async () => {
    const bytes = await pdf(async (sheet, document) => {
      await drawLines(sheet, document);
      sheet.setRotation(degrees(90));
    });
    const [page] = await read(bytes);
    expect(page).toMatchObject({ width: 595, height: 842 });
    expect(page?.words.every(({ angle }) => angle === 0)).toBe(true);
    expect(page?.words[0]?.box.x0).toBeCloseTo(60, 0);
  });

  it('leaves out text that nobody sees', async () => {
    const bytes = await pdf(async (sheet, document) => {
      await drawLines(sheet, document);
      const font = await document.embedFont(StandardFonts.Helvetica);
      sheet.drawText('WHITE', { x: 60, y: 200, size: 12, font, color: rgb(1, 1, 1) });
      sheet.drawText('COVERED', { x: 60, y: 150, size: 12, font });
      sheet.drawRectangle({ x: 50, y: 140, width: 200, height: 30, color: rgb(1, 1, 1) });
      sheet.drawText('OUTSIDE', { x: 700, y: 150, size: 12, font });
      sheet.drawRectangle({ x: 50, y: 90, width: 200, height: 30, color: rgb(0, 0, 0.4) });
      sheet.drawText('LIGHT', { x: 60, y: 100, size: 12, font, color: rgb(1, 1, 1) });
    });
    expect(textOf((await read(bytes))[0])).toBe([...LINES, 'LIGHT'].join(' '));
  });

  it('reads values of a form', async () => {
    const bytes = await pdf(async (sheet, document) => {
      await drawLines(sheet, document, LINES.slice(0, 8));
      const field = document.getForm().createTextField('bsb');
      field.setText('062-000');
      field.addToPage(sheet, { x: 60, y: 300, width: 120, height: 20 });
    });
    const [page] = await read(bytes);
    expect(page?.words).toContainEqual(expect.objectContaining({ text: '062-000', source: 'form' }));
  });

  it('reads a scan that lies upside down', async () => {
    const jpeg = await picture().rotate(180).jpeg().toBuffer();
    const bytes = await pdf(async (sheet, document) => {
      sheet.drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, width: 595, height: 842 });
    });
    const [page] = await read(bytes);
    expect(textOf(page)).toContain('Invoice number INV-20417');
    const account = page?.words.find(({ text }) => text === 'INV-20417');
    expect(account).toMatchObject({ source: 'ocr', angle: 0 });
    expect(account?.box.y1).toBeCloseTo(((130 + 56 * 3) * 842) / 1754, -1);
  });

  it('reads an upright scan, and does not believe a hidden text layer that the picture contradicts', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const bytes = await pdf(async (sheet, document) => {
      await drawLines(
        sheet,
        document,
        LINES.map(() => 'Something else altogether stands in this line'),
      );
      sheet.drawImage(await document.embedJpg(jpeg), { x: 0, y: 0, width: 595, height: 842 });
    });
    const [page] = await read(bytes);
    expect(textOf(page)).toContain('INV-20417');
    expect(textOf(page)).not.toContain('altogether');
  });

  it('reads a blank page as one without words', async () => {
    expect(await read(await pdf(() => undefined))).toEqual([{ number: 1, width: 595, height: 842, words: [] }]);
    const blank = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await read(blank))[0]?.words).toEqual([]);
  });

  it('tells what cannot be read', async () => {
    const many = await PDFDocument.create();
    for (let count = 0; count < 201; count++) many.addPage();
    expect(await readPages(await many.save())).toEqual({ outcome: 'unreadable', reason: 'too_many_pages' });
    expect(await readPages(Buffer.from('%PDF-1.7 nothing'))).toMatchObject({ reason: 'no_page_can_be_opened' });
    expect(await readPages(Buffer.from('hello'))).toMatchObject({ reason: 'no_page_can_be_opened' });
    expect(await readPages(new Uint8Array())).toMatchObject({ reason: 'no_page_can_be_opened' });
  });

  it('finds the account and that the page shows it', async () => {
    const result = await readFile(await pdf((sheet, document) => drawLines(sheet, document)));
    expect(result).toMatchObject({ outcome: 'read', pageCount: 1 });
    const [first] = result.outcome === 'read' ? result.documents : [];
    expect(first?.fields.account_bsb?.value).toBe('062-000');
    expect(first?.fields.account_number?.value).toBe('12345678');
    expect(first?.textMatchesPicture).toBe(true);
  });

  it('counts what a page shows where its text layer says something else', async () => {
    const shown = LINES.with(9, 'Account number 8765 4321');
    const bytes = await pdf((sheet, document) => drawLines(sheet, document, shown));
    const result = await readFile(await withLyingFont(bytes));
    const [first] = result.outcome === 'read' ? result.documents : [];
    expect(first?.textMatchesPicture).toBe(false);
    expect(first?.fields.account_number?.value).toBe('87654321');
    expect(first?.fields.account_bsb?.value).toBe('062-000');
  });

  describe('where a page says one account and shows another', () => {
    const SAID = 'Account number 1234 5678';
    const others = LINES.slice(0, 9);
    const drawn = async (text: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="90" font-family="sans-serif">
        <text x="6" y="62" font-size="50">${text}</text></svg>`;
      return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
    };
    const read = async (draw: Draw) => {
      const result = await readFile(await pdf(draw));
      if (result.outcome !== 'read') throw new Error(result.reason);
      const [{ fields, textMatchesPicture }] = result.documents;
      return { number: fields.account_number?.value, bsb: fields.account_bsb?.value, textMatchesPicture };
    };
    const place = { x: 60, y: 780 - 26 * 9 };

    it('counts a picture that covers the text, and tells that the text says something else', async () => {
      const found = await read(async (page, document) => {
        await drawLines(page, document);
        const image = await document.embedPng(await drawn('Account number 8765 4321'));
        page.drawImage(image, { x: 58, y: place.y - 7, width: 240, height: 21.6 });
      });
      expect(found).toEqual({ number: '87654321', bsb: '062-000', textMatchesPicture: false });
    });

    it('counts text on a box that covers other text, and tells so', async () => {
      const found = await read(async (page, document) => {
        await drawLines(page, document);
        const font = await document.embedFont(StandardFonts.Helvetica);
        page.drawRectangle({ x: 58, y: place.y - 7, width: 240, height: 21.6, color: rgb(1, 1, 1) });
        page.drawText('Account number 8765 4321', { ...place, size: 12, font });
      });
      expect(found).toEqual({ number: '87654321', bsb: '062-000', textMatchesPicture: false });
    });

    it('finds nothing in text that was drawn twice, the first time under a box', async () => {
      const found = await read(async (page, document) => {
        await drawLines(page, document);
        const font = await document.embedFont(StandardFonts.Helvetica);
        page.drawRectangle({ x: 58, y: place.y - 7, width: 240, height: 21.6, color: rgb(1, 1, 1) });
        page.drawText(SAID, { ...place, size: 12, font });
      });
      expect(found).toEqual({ number: '12345678', bsb: '062-000', textMatchesPicture: true });
    });

    it('gives no account where white text stands on a picture of other digits', async () => {
      const found = await read(async (page, document) => {
        await drawLines(page, document, others);
        const font = await document.embedFont(StandardFonts.Helvetica);
        const image = await document.embedPng(await drawn('Account number 8765 4321'));
        page.drawImage(image, { x: 58, y: place.y - 7, width: 240, height: 21.6 });
        page.drawText(SAID, { ...place, size: 12, font, color: rgb(1, 1, 1) });
      });
      expect(found).toEqual({ number: undefined, bsb: '062-000', textMatchesPicture: false });
    });

    it('counts visible text beside white text on white', async () => {
      const found = await read(async (page, document) => {
        await drawLines(page, document, others);
        const font = await document.embedFont(StandardFonts.Helvetica);
        page.drawText('Account number 8765 4321', { ...place, size: 12, font });
        page.drawText(SAID, { ...place, y: place.y - 26, size: 12, font, color: rgb(1, 1, 1) });
      });
      expect(found).toMatchObject({ number: '87654321', bsb: '062-000' });
    });
  });

  describe('in the time of a document', () => {
    const line = () =>
      sharp(
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="400"><text x="30" y="80" font-size="44"
          font-family="sans-serif">BSB 062-000</text></svg>`),
      ).flatten({ background: '#ffffff' });

    /** A file of which each page is text or a scan. */
    async function file(kinds: ('text' | 'scan')[]): Promise<Uint8Array> {
      const document = await PDFDocument.create();
      const font = await document.embedFont(StandardFonts.Helvetica);
      const image = await document.embedPng(await line().png().toBuffer());
      for (const kind of kinds) {
        const page = document.addPage([595, 265]);
        if (kind === 'text') page.drawText('Tax invoice BSB 062-000', { x: 60, y: 200, size: 12, font });
        else page.drawImage(image, { x: 0, y: 0, width: 595, height: 265 });
      }
      return document.save();
    }

    it('leaves unknown which pages could not be read in it, and reads what it can', async () => {
      const bytes = await file(['scan', 'text', 'scan']);
      expect(await pool.run({ work: 'pagesInTime', bytes, limitMs: 60_000 })).toMatchObject({ unread: [] });
      expect(await pool.run({ work: 'pagesInTime', bytes, limitMs: 0 })).toEqual({ words: [0, 4, 0], unread: [1, 3] });
    });

    it('ends recognition that takes too long, and recognises the next picture', async () => {
      const { data, info } = await line().greyscale().raw().toBuffer({ resolveWithObject: true });
      const raster = { width: info.width, height: info.height, data: new Uint8Array(data) };
      expect(await pool.run({ work: 'recognitionInTime', raster })).toEqual({
        first: 'RecognitionTimeout',
        second: 'BSB 062-000',
      });
    });

    it('ends the reading when no page could be read in it', async () => {
      const bytes = await file(['scan']);
      await expect(pool.run({ work: 'pagesInTime', bytes, limitMs: 0 })).rejects.toMatchObject({
        code: 'RECOGNITION_TIMED_OUT',
      });
    });
  });

  it('kills a reader that takes too long and tells so', async () => {
    const impatient = new ReaderPool({
      processPath: compiled.pathOf('extraction/reader-process.ts'),
      timeoutMs: 50,
    });
    const path = join(directory, 'slow');
    await writeFile(path, await picture().png().toBuffer());
    await expect(impatient.read(path)).rejects.toMatchObject({ name: 'ReaderError', kind: 'timeout' });
    await impatient.close();
  });
});
