/** Adds an invoice of which nothing is read yet. What is not named here is as in UNREAD: the table has these values where none are given. */
export const ADD_UPLOADED = {
  name: 'add uploaded invoice',
  given: `id uuid, entity_id uuid, source text, original_file_name text, content_type text, document_key text, content_hash bytea, size bigint,
    uploaded_by uuid, created_at timestamptz`,
  text: `
    INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size, uploaded_by,
      created_at, updated_at)
    SELECT id, entity_id, 'queued', source, original_file_name, content_type, document_key, content_hash, size, uploaded_by,
      created_at, created_at FROM given`,
};
