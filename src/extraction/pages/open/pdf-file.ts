import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { loadOnce } from '../../../platform/load-once.js';
import type { UnreadableReason } from '../../document.js';
import { loadFontsLate } from './system-fonts.js';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** Pictures of a PDF with more pixels than this are not decoded: no scanner makes an A4 page larger. */
const MAX_PICTURE_PIXELS = 60_000_000;

/** A module without types, which makes itself known to the library. */
const PARSER: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';

export type OpenedPdf = { pdfjs: Pdfjs; document: PDFDocumentProxy };

/**
 * Loads the PDF library once; the first call takes a few hundred milliseconds.
 *
 * The library's build for Node replaces `Array.prototype.push` for the whole process where the engine's own throws no error for
 * objects of 2^32 items (V8 before 12.1), which makes every `push` many times slower. Nobody here has such objects: the
 * engine's own is put back. The part that parses does the same; loaded here, it is the one that the library takes.
 */
export const loadPdfjs = loadOnce(async (): Promise<Pdfjs> => {
  const push = Object.getOwnPropertyDescriptor(Array.prototype, 'push') as PropertyDescriptor;
  await loadFontsLate();
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  await import(PARSER);
  Object.defineProperty(Array.prototype, 'push', push);
  return pdfjs;
});

/**
 * Opens a PDF. A document that is encrypted with an empty user password opens.
 *
 * @param bytes are copied: the library takes ownership of what it is given.
 * @returns the document, to be closed by its `destroy()`, or why it cannot be opened.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf | { reason: UnreadableReason }> {
  const pdfjs = await loadPdfjs();
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const folder = (name: string) => `${join(home, name)}/`;
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: folder('cmaps'),
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    isEvalSupported: false,
    maxImageSize: MAX_PICTURE_PIXELS,
  });
  try {
    return { pdfjs, document: await task.promise };
  } catch (error) {
    await task.destroy();
    const password = (error as { name?: string }).name === 'PasswordException';
    return { reason: password ? 'password_required' : 'no_page_can_be_opened' };
  }
}
