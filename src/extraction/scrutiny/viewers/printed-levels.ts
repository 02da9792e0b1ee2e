import { PDFArray, type PDFDict, PDFNumber } from '@cantoo/pdf-lib';
import { at, dictAt, name, nameOf } from './lookups.js';

/** Keys of a graphics state whose functions printers turn levels by, or make black of colours by (ISO 32000-1, sections 10.3 and 10.5). */
const FUNCTIONS = ['TR', 'TR2', 'BG', 'BG2', 'UCR', 'UCR2'];

/** Whether a graphics state, or a screen of dots for printing, has printers turn levels into others; soft masks have functions of their own. */
export function changesPrintedLevels(dict: PDFDict): boolean {
  if (dict.has(name('G'))) return false;
  const screen = dictAt(dict, 'HT') ?? (dict.has(name('HalftoneType')) ? dict : undefined);
  return (
    FUNCTIONS.some((key) => isFunction(dict, key)) ||
    (screen !== undefined &&
      [screen, ...screen.keys().map((key) => dictAt(screen, key.decodeText()))].some(
        (one) => one !== undefined && isFunction(one, 'TransferFunction'),
      ))
  );
}

function isFunction(dict: PDFDict, key: string): boolean {
  const object = at(dict, key);
  const functions = object instanceof PDFArray ? object.asArray() : [object];
  // Numbers are colours: `BG` is the background of a field, too.
  return functions.some(
    (one) => one !== undefined && !(one instanceof PDFNumber) && !['Identity', 'Default'].includes(nameOf(one) ?? ''),
  );
}
