import { PDFContext, type PDFDict } from '@cantoo/pdf-lib';

/** A dictionary of a PDF with these entries, which the types of pdf-lib know only where they are plain values. */
export function dictionaryOf(entries: object, context = PDFContext.create()): PDFDict {
  return context.obj(entries as never) as unknown as PDFDict;
}
