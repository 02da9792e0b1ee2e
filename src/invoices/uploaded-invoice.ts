/** Adds an invoice of which nothing is read yet. What is not named here is as in UNREAD: the table has these values where none are given. */
export const ADD_UPLOADED = {
  name: 'add uploaded invoice',
  text: `
    INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size, uploaded_by,
      created_at, updated_at)
    SELECT $1::uuid, $2::uuid, 'queued', $3::text, $4::text, $5::text, $6::text, $7::bytea, $8::bigint, $9::uuid,
      $10::timestamptz, $10::timestamptz FROM held`,
};
