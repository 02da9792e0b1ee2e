/** Every column that names a document of the store: what none of them names is nobody's. */
export const DOCUMENT_COLUMNS = [
  { table: 'inbound_emails', column: 'raw_key', condition: 'raw_deleted_at IS NULL' },
  { table: 'invoices', column: 'document_key', condition: 'true' },
  { table: 'aba_checks', column: 'document_key', condition: 'true' },
  { table: 'operator_emails', column: 'raw_key', condition: 'true' },
  { table: 'page_pictures', column: 'document_key', condition: 'true' },
] as const;
