import { kindOf } from './content-kind.js';
import type { ContentKind } from './content-kind.js';

/** The kinds of document that become invoices. */
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** The usual file name extension of each. */
export const DOCUMENT_EXTENSIONS: Record<DocumentType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
};

/** What content of a kind is as a document. */
export const DOCUMENT_TYPES: Partial<Record<ContentKind, DocumentType>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** What a file is, by its content alone; null if it is not one of the kinds that become invoices. */
export function documentTypeOf(bytes: Buffer): DocumentType | null {
  return DOCUMENT_TYPES[kindOf(bytes)] ?? null;
}
