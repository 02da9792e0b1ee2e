import { defineDocuments } from '../platform/documents/document-kind.js';

/** Raw messages: of inboxes until they are removed, and those for the operator of the service. */
export const RAW_MESSAGES = defineDocuments(
  'emails',
  { table: 'inbound_emails', column: 'raw_key', condition: 'raw_deleted_at IS NULL' },
  { table: 'operator_emails', column: 'raw_key' },
);
