import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { UnreadableReason } from '../document.js';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/** Pictures of a PDF with more pixels than this are not decoded: no scanner makes an A4 page larger. */
const MAX_PICTURE_PIXELS = 60_000_000;

export type OpenedPdf = { pdfjs: Pdfjs; document: PDFDocumentProxy };

let loaded: Promise<Pdfjs> | undefined;

/** Loads the PDF library once; the first call takes a few hundred milliseconds. */
export function loadPdfjs(): Promise<Pdfjs> {
  loaded ??= import('pdfjs-dist/legacy/build/pdf.mjs');
  return loaded;
}

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
