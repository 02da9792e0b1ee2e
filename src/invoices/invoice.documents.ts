import { defineDocuments } from '../platform/documents/document-kind.js';

/** Files of invoices, byte for byte as they came. */
export const INVOICE_FILES = defineDocuments('invoices', { table: 'invoices', column: 'document_key' });

/** Pictures that were drawn of their pages. */
export const PAGE_PICTURES = defineDocuments('pictures', { table: 'page_pictures', column: 'document_key' });
