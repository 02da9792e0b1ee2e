import { PDFiumLibrary } from '@hyzyla/pdfium';
import { loadOnce } from '../../../platform/load-once.js';

/** Loads PDFium, the viewer of Chrome and Edge, once for the process. */
export const loadPdfium = loadOnce(() => PDFiumLibrary.init());
