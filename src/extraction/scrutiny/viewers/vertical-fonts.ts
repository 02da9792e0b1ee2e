import { type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { at, decodedOf, nameAt, nameOf, numberAt } from './lookups.js';

/** What says in a map of characters that it writes downwards, or is based on one that may. */
const DOWNWARDS = /\/WMode\s+1|[-/]V\s+usecmap/;

/** Whether a font writes downwards. Each of its characters may have a place of its own beside its line, and not all viewers heed that. */
export function writesDownwards(font: PDFDict): boolean {
  if (nameAt(font, 'Subtype') !== 'Type0') return false;
  const encoding = at(font, 'Encoding');
  if (!(encoding instanceof PDFRawStream)) return /(?:^|-)V$/.test(nameOf(encoding) ?? '');
  if (numberAt(encoding.dict, 'WMode') === 1 || /(?:^|-)V$/.test(nameAt(encoding.dict, 'UseCMap') ?? '')) return true;
  const map = decodedOf(encoding)?.toString('latin1');
  return map === undefined || DOWNWARDS.test(map);
}
