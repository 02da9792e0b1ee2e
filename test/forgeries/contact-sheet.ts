import { createCanvas } from '@napi-rs/canvas';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const DPI = 72;
const ROWS = 2;
const PAIRS = 3;
const CELL = { width: 520, height: 730 };

/** A document for the sheet, with what is written under its pictures. */
export interface Shown {
  caption: string;
  bytes: Buffer;
}

/**
 * Draws the documents with pdf.js (left of each pair) and with poppler's `pdftoppm` (right, where it is installed) and writes
 * pictures of several each, so that a person can look at them all.
 */
export async function writeSheets(documents: readonly Shown[], folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const each = ROWS * PAIRS;
  for (let first = 0; first < documents.length; first += each) {
    const cells: { input: Buffer; left: number; top: number }[] = [];
    for (const [at, { caption, bytes }] of documents.slice(first, first + each).entries()) {
      const left = (at % PAIRS) * 2 * CELL.width;
      const top = Math.floor(at / PAIRS) * (CELL.height + 40);
      const pictures = isPdf(bytes) ? [await byPdfJs(bytes), await byPoppler(bytes)] : [await fitted([bytes])];
      for (const [side, input] of pictures.entries())
        if (input) cells.push({ input, left: left + side * CELL.width, top });
      cells.push({ input: label(caption), left, top: top + CELL.height });
    }
    const sheet = sharp({
      create: { width: 2 * PAIRS * CELL.width, height: ROWS * (CELL.height + 40), channels: 3, background: '#888888' },
    });
    const number = String(first / each + 1).padStart(2, '0');
    await writeFile(join(folder, `${name}-${number}.png`), await sheet.composite(cells).png().toBuffer());
  }
}

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF');

function label(text: string): Buffer {
  const canvas = createCanvas(2 * CELL.width - 10, 40);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffdd';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  context.font = '17px sans-serif';
  context.fillText(text.slice(0, 110), 4, 16);
  context.fillText(text.slice(110, 220), 4, 35);
  return canvas.toBuffer('image/png');
}

/** The pages side by side in one cell. */
async function fitted(pages: readonly Buffer[]): Promise<Buffer | null> {
  if (pages.length === 0) return null;
  const width = Math.floor((CELL.width - 10) / pages.length);
  const drawn = await Promise.all(
    pages.map((page) =>
      sharp(page)
        .resize({ width, height: CELL.height - 5, fit: 'inside' })
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer(),
    ),
  );
  return sharp({ create: { width: CELL.width - 8, height: CELL.height - 4, channels: 3, background: '#888888' } })
    .composite(drawn.map((input, at) => ({ input, left: at * width, top: 0 })))
    .png()
    .toBuffer();
}

async function byPdfJs(bytes: Buffer): Promise<Buffer | null> {
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folder = (name: string) => `${join(home, name)}/`;
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const pages: Buffer[] = [];
    for (let number = 1; number <= Math.min(document.numPages, 3); number++) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: (DPI / 72) * 1.6 });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({ canvasContext: canvas.getContext('2d') as never, canvas: null, viewport }).promise;
      pages.push(canvas.toBuffer('image/png'));
    }
    return await fitted(pages);
  } catch {
    return null;
  } finally {
    await task.destroy();
  }
}

async function byPoppler(bytes: Buffer): Promise<Buffer | null> {
  const folder = await mkdtemp(join(tmpdir(), 'forged-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, bytes);
    execFileSync('pdftoppm', ['-cropbox', '-r', String(DPI * 1.6), '-png', '-l', '3', file, join(folder, 'page')], {
      stdio: 'ignore',
    });
    const names = (await readdir(folder)).filter((each) => each.endsWith('.png')).sort();
    return await fitted(await Promise.all(names.map((each) => readFile(join(folder, each)))));
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true });
  }
}
