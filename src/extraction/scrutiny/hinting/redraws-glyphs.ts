import { type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { at, decodedOf } from '../viewers/lookups.js';
import { isDrawnAnew } from './drawn-anew.js';

/** How fonts with outlines of TrueType begin. */
const BEGINNINGS = new Set(['\0\x01\0\0', 'true', 'OTTO']);

/** Whether a descriptor embeds a TrueType font whose instructions draw something other than its outlines. */
export const redrawsGlyphs = (descriptor: PDFDict): boolean =>
  ['FontFile2', 'FontFile3'].some((key) => {
    const program = at(descriptor, key);
    const bytes = program instanceof PDFRawStream ? decodedOf(program) : null;
    return bytes !== null && BEGINNINGS.has(bytes.toString('latin1', 0, 4)) && isDrawnAnew(bytes);
  });
