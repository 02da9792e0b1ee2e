import { PDFiumLibrary } from '@hyzyla/pdfium';

let loaded: Promise<PDFiumLibrary> | undefined;

/** Loads PDFium, the viewer of Chrome and Edge, once for the process. */
export function loadPdfium(): Promise<PDFiumLibrary> {
  loaded ??= PDFiumLibrary.init();
  return loaded;
}
