import { defineDocuments } from '../platform/documents/document-kind.js';

/** Payment files, byte for byte as they were uploaded. */
export const ABA_FILES = defineDocuments('aba', { table: 'aba_checks', column: 'document_key' });
