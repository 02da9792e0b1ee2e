import { ABA_FILES } from './aba/aba.documents.js';
import { INVOICE_FILES, PAGE_PICTURES } from './invoices/invoice.documents.js';
import { definedDocuments } from './platform/documents/document-kind.js';
import type { DocumentKind } from './platform/documents/document-kind.js';
import { RAW_MESSAGES } from './smtp-ingress/message.documents.js';

/** Every kind of document there is: what backups hold, and what is abandoned when no row names it. */
export const DOCUMENTS: readonly DocumentKind[] = [RAW_MESSAGES, INVOICE_FILES, PAGE_PICTURES, ABA_FILES];

/** Throws if a kind of document is declared somewhere and missing here: its documents would be in no backup. */
export function checkDocuments(): void {
  const missing = definedDocuments().filter((kind) => !DOCUMENTS.includes(kind));
  if (missing.length > 0)
    throw new Error(`src/documents.ts does not list ${missing.map(({ name }) => name).join(', ')}.`);
}
