import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the checks of an invoice say together, what people decided of it, who looks at it, and what it is found by. Invoices from before
 * get an outcome from the results that they have, never `verified`, and no review: nobody waits for a decision on them.
 */
export class InvoiceReview1766736000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices
        ADD COLUMN outcome text NOT NULL DEFAULT 'unread' CHECK (outcome IN
          ('unread', 'not_invoice', 'mismatch', 'suspect', 'changed', 'no_account', 'verified', 'known', 'new')),
        ADD COLUMN review text CHECK (review IN
          ('to_review', 'on_hold', 'awaiting_second', 'approved', 'rejected', 'cleared')),
        ADD COLUMN reviewed_at timestamptz(3),
        ADD COLUMN assignee_id uuid REFERENCES users (id),
        ADD COLUMN uploaded_by uuid REFERENCES users (id),
        ADD COLUMN corrected jsonb,
        ADD COLUMN search text NOT NULL DEFAULT '';

      CREATE FUNCTION invoice_search() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        mail text := '';
      BEGIN
        IF NEW.inbound_email_id IS NOT NULL THEN
          SELECT concat_ws(' ', "from", subject) INTO mail FROM inbound_emails WHERE id = NEW.inbound_email_id;
        END IF;
        NEW.search := lower(concat_ws(' ', NEW.extracted_invoice_number, NEW.extracted_business_name, NEW.extracted_business_abn,
          NEW.extracted_account_name, NEW.extracted_account_bsb,
          replace(NEW.extracted_account_bsb, '-', '') || NEW.extracted_account_number, NEW.extracted_account_number,
          NEW.original_file_name, mail));
        RETURN NEW;
      END $$;
      CREATE TRIGGER invoices_search BEFORE INSERT OR UPDATE OF extracted_invoice_number, extracted_business_name,
          extracted_business_abn, extracted_account_name, extracted_account_bsb, extracted_account_number, original_file_name,
          inbound_email_id ON invoices
        FOR EACH ROW EXECUTE FUNCTION invoice_search();

      UPDATE invoices SET original_file_name = original_file_name, outcome = CASE
        WHEN status <> 'processed' THEN 'unread'
        WHEN document_is_invoice IS NOT TRUE THEN 'not_invoice'
        WHEN check_results @> '[{"type": "details_match_verification", "result": false}]' THEN 'mismatch'
        WHEN check_results @> '[{"type": "text_matches_picture", "result": false}]'
          OR check_results @> '[{"type": "sender_not_lookalike", "result": false}]'
          OR check_results @> '[{"type": "account_not_shared", "result": false}]'
          OR check_results @> '[{"type": "reply_to_matches_sender", "result": false}]' THEN 'suspect'
        WHEN check_results @> '[{"type": "details_unchanged", "result": false}]' THEN 'changed'
        WHEN extracted_account_number IS NULL OR extracted_account_bsb IS NULL THEN 'no_account'
        WHEN check_results @> '[{"type": "details_unchanged", "result": true}]' THEN 'known'
        ELSE 'new' END;

      DROP INDEX invoices_created_at, invoices_updated_at, invoices_status;
      CREATE INDEX invoices_created_at ON invoices (entity_id, created_at, id)
        INCLUDE (status, updated_at, outcome, review, assignee_id, supplier_id, total_cents);
      CREATE INDEX invoices_updated_at ON invoices (entity_id, updated_at, id) INCLUDE (status, created_at, outcome, review);
      CREATE INDEX invoices_status ON invoices (entity_id, status, id) INCLUDE (created_at, outcome, review);
      CREATE INDEX invoices_outcome ON invoices (entity_id, outcome, created_at, id) INCLUDE (review, assignee_id);
      CREATE INDEX invoices_review ON invoices (entity_id, review, created_at, id) INCLUDE (outcome, assignee_id);
      CREATE INDEX invoices_assignee ON invoices (entity_id, assignee_id, created_at, id) INCLUDE (outcome, review)
        WHERE assignee_id IS NOT NULL;
      CREATE INDEX invoices_supplier_list ON invoices (entity_id, supplier_id, created_at, id) INCLUDE (outcome, review);
      CREATE INDEX invoices_total ON invoices (entity_id, total_cents, id) INCLUDE (outcome, review);
      CREATE INDEX invoices_business_name ON invoices (entity_id, extracted_business_name, id);
      CREATE INDEX invoices_assignee_of_user ON invoices (assignee_id) WHERE assignee_id IS NOT NULL;

      DO $$
      BEGIN
        IF EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
          CREATE EXTENSION IF NOT EXISTS pg_trgm;
          CREATE INDEX invoices_search ON invoices USING gin (search gin_trgm_ops);
        END IF;
      EXCEPTION WHEN insufficient_privilege THEN
        RAISE NOTICE 'Searching invoices goes without an index: the extension pg_trgm may not be made by this user.';
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX IF EXISTS invoices_search;
      DROP TRIGGER invoices_search ON invoices;
      DROP FUNCTION invoice_search;
      DROP INDEX invoices_created_at, invoices_updated_at, invoices_status, invoices_outcome, invoices_review, invoices_assignee,
        invoices_supplier_list, invoices_total, invoices_business_name, invoices_assignee_of_user;
      ALTER TABLE invoices DROP COLUMN outcome, DROP COLUMN review, DROP COLUMN reviewed_at, DROP COLUMN assignee_id,
        DROP COLUMN uploaded_by, DROP COLUMN corrected, DROP COLUMN search;
      CREATE INDEX invoices_created_at ON invoices (entity_id, created_at, id) INCLUDE (status, updated_at);
      CREATE INDEX invoices_updated_at ON invoices (entity_id, updated_at, id) INCLUDE (status, created_at);
      CREATE INDEX invoices_status ON invoices (entity_id, status, id) INCLUDE (created_at);
    `);
  }
}
