import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { type Compiled, compile, OF_READERS } from '../../../../test/support/compiled.js';
import { ProcessPool } from '../../../platform/processes/process-pool.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { standardLetters } from './standard-letters.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

/** Draws the first file as pdf.js does and the second as PDFium does, as if they were one that the viewers show differently. */
const CHILD = `
import { serveJobs } from '../platform/processes/serve-jobs.js';
import { openPdf } from './pages/open/pdf-file.js';
import { drawPdfPage } from './pages/open/pdf-picture.js';
import { readContent } from './pages/text-layer/content/read-content.js';
import { comparedDpi, differentWriting } from './scrutiny/viewers/compare-drawings.js';
import { differsByLettersAlone, standardLetters } from './scrutiny/viewers/standard-letters.js';
import { SecondViewer } from './scrutiny/viewers/second-viewer.js';
serveJobs(async ({ one, other }) => {
  const { document } = await openPdf(one);
  const second = await SecondViewer.open(other);
  try {
    const page = await document.getPage(1);
    const size = page.getViewport({ scale: 1 });
    const dpi = comparedDpi(size);
    const layers = { isVisible: () => true, differs: () => false };
    const content = await readContent(page, layers);
    const letters = standardLetters(content.glyphs, content.unnamed);
    const shows = (operation) => !letters.operations.has(operation);
    const [ours, without] = [await drawPdfPage(document, page, dpi), await drawPdfPage(document, page, dpi, undefined, { shows })];
    const theirs = await second.draw(1, ours);
    return {
      differs: differentWriting(ours, theirs).length > 0,
      byLetters: await differsByLettersAlone(letters, size, { dpi, without, ours, theirs, icons: [] }),
    };
  } finally {
    second.close();
    await document.destroy();
  }
});
`;

interface Answer {
  differs: boolean;
  byLetters: boolean;
}

let compiled: Compiled;
let pool: ProcessPool<{ one: Uint8Array; other: Uint8Array }, Answer>;
beforeAll(async () => {
  compiled = await compile(OF_READERS);
  const child = join(compiled.pathOf('extraction/document.ts'), '..', 'letters-child.js');
  await writeFile(child, CHILD);
  pool = new ProcessPool({ modulePath: child, size: 1, timeoutMs: 150_000, maxMemoryMb: 1_000 });
});
afterAll(async () => {
  await pool.close();
  await compiled.remove();
});

interface Invoice {
  name?: string;
  number?: string;
  standard?: StandardFonts;
  more?: (page: PDFPage, font: PDFFont) => void;
}

async function invoice({
  name = 'Quokka Gas Fitting',
  number = '55512345',
  standard = StandardFonts.HelveticaBold,
  more,
}: Invoice = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = pdf.embedStandardFont(standard);
  const page = pdf.addPage([500, 300]);
  page.drawText(name, { x: 40, y: 230, size: 32, font });
  page.drawText(`BSB 062-000 Account ${number}`, { x: 40, y: 150, size: 12, font });
  more?.(page, font);
  return pdf.save();
}

const shown = async (one: Invoice, other: Invoice = one): Promise<Answer> =>
  pool.run({ one: await invoice(one), other: await invoice(other) });

describe('differsByLettersAlone', () => {
  it.each(['Quokka Gas Fitting', 'Octet Finance', 'Firefly Office Fitouts'])(
    'passes a heading that viewers set in letters of their own: %s',
    async (name) => expect(await shown({ name })).toEqual({ differs: true, byLetters: true }),
  );

  it.each<[string, (page: PDFPage) => void]>([
    ['a coloured heading', (page) => page.drawText('Fifield', { x: 40, y: 100, size: 30, color: rgb(0.1, 0.3, 0.6) })],
    [
      'a white one on a dark ground',
      (page) => {
        page.drawRectangle({ x: 30, y: 80, width: 300, height: 50, color: rgb(0.1, 0.1, 0.3) });
        page.drawText('Octopus', { x: 40, y: 95, size: 30, color: rgb(1, 1, 1) });
      },
    ],
  ])('passes %s', async (_, more) => {
    expect(
      await shown({
        more: (page, font) => {
          page.setFont(font);
          more(page);
        },
      }),
    ).toEqual({ differs: true, byLetters: true });
  });

  it.each<[string, Invoice]>([
    ['another account', { number: '98730614' }],
    ['another account in the heading', { name: 'Quokka 98730614 Gas' }],
    ['another heading', { name: 'Wombat Roof Tiling' }],
    ['an account within a letter', { more: (page, font) => page.drawText('987306', { x: 45, y: 238, size: 8, font }) }],
    ['an account between the letters', { more: (page, font) => page.drawText('98730614', { x: 110, y: 222, size: 8, font }) }],
    [
      'a white account upon the letters',
      { more: (page, font) => page.drawText('98730614', { x: 45, y: 235, size: 12, font, color: rgb(1, 1, 1) }) },
    ],
  ])('finds %s that one of them shows', async (_, other) => {
    expect(await shown({}, other)).toEqual({ differs: true, byLetters: false });
    if (other.more) expect(await shown(other, {})).toEqual({ differs: true, byLetters: false });
  });
}); // prettier-ignore

describe('standardLetters', () => {
  const glyph = (text: string, more: Partial<DrawnGlyph> = {}): DrawnGlyph => ({
    text,
    x: 40,
    y: 70,
    direction: 0,
    advance: 20,
    size: 30,
    bold: true,
    space: text === ' ',
    operation: 3,
    source: 'text',
    invisible: false,
    luminance: 0,
    mapped: true,
    box: { x0: 40, y0: 50, x1: 60, y1: 72 },
    standard: 'Helvetica-Bold',
    ...more,
  });
  const { standard: _, ...embedded } = glyph('n');

  it('takes the operations that write large letters', () =>
    expect(standardLetters([glyph('O'), glyph('n', { operation: 4, size: 9 })], new Set())?.operations).toEqual(new Set([3])));

  it.each<[string, DrawnGlyph]>([
    ['a digit', glyph('1')],
    ['a letter of another font', embedded],
    ['a small letter', glyph('n', { size: 9 })],
    ['a letter that is not shown', glyph('n', { invisible: true })],
    ['a letter that is painted over', glyph('n', { covered: true })],
    ['a letter in the colour of its ground', glyph('n', { faint: true })],
    ['a letter that is stretched or cut', glyph('n', { altered: true })],
    ['a letter that is not shown everywhere', glyph('n', { differs: true })],
    ['a letter in a pattern', glyph('n', { luminance: null })],
  ])('takes no operation that writes %s', (_, other) =>
    expect(standardLetters([glyph('O'), other], new Set())).toBeNull());

  it('takes no operation that writes what has no name', () =>
    expect(standardLetters([glyph('O')], new Set([3]))).toBeNull());
}); // prettier-ignore
