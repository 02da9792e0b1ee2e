import type { MigrationInterface, QueryRunner } from 'typeorm';

const INVOICE_DATA = `document_key, content_hash, extracted_business_name, extracted_business_abn, extracted_account_name,
  extracted_account_number, extracted_account_bsb, extracted_invoice_number, evidence, other_accounts, scrutiny, shown_numbers,
  tax_invoice, total_cents, facts, learnt, corrected, picked_look`;

const VERIFICATION_DETAILS = `business_name, business_abn, individual_name, account_name, account_bsb, account_number,
  account_name_normalised, business_name_normalised`;

/**
 * Personal data of invoices, emails and verifications can be redacted: the row stays, and a constraint says that it holds none of it any
 * more. Webhook events know what they tell of, so that their payloads are found.
 */
export class Redaction1769068800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices
        ALTER COLUMN document_key DROP NOT NULL,
        ALTER COLUMN content_hash DROP NOT NULL,
        ADD COLUMN redacted_at timestamptz(3),
        ADD CONSTRAINT invoices_whole CHECK (redacted_at IS NOT NULL OR num_nonnulls(document_key, content_hash) = 2),
        ADD CONSTRAINT invoices_redacted CHECK (redacted_at IS NULL OR num_nonnulls(${INVOICE_DATA}) = 0);

      ALTER TABLE inbound_emails
        ADD COLUMN redacted_at timestamptz(3),
        ADD CONSTRAINT inbound_emails_redacted CHECK (redacted_at IS NULL OR (raw_deleted_at IS NOT NULL AND
          num_nonnulls("from", subject, message_id, helo, from_domain, reply_to, authentication, text_findings) = 0));

      ALTER TABLE verifications
        ${VERIFICATION_DETAILS.replaceAll(/\w+/g, 'ALTER COLUMN $& DROP NOT NULL')},
        DROP CONSTRAINT verifications_reachable,
        ADD COLUMN redacted_at timestamptz(3),
        ADD CONSTRAINT verifications_reachable CHECK (
          redacted_at IS NOT NULL OR individual_mobile IS NOT NULL OR individual_email IS NOT NULL),
        ADD CONSTRAINT verifications_whole CHECK (redacted_at IS NOT NULL OR num_nonnulls(${VERIFICATION_DETAILS}) = 8),
        ADD CONSTRAINT verifications_redacted CHECK (redacted_at IS NULL OR (status NOT IN ('pending', 'verified') AND
          num_nonnulls(${VERIFICATION_DETAILS}, business_phone, individual_mobile, individual_email, attribution_id) = 0
          AND coalesce(revocation_reason, 'Redacted.') = 'Redacted.'));

      ALTER TABLE webhook_events ADD COLUMN subject_id uuid;
      CREATE INDEX webhook_events_subject ON webhook_events (entity_id, subject_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_events DROP COLUMN subject_id;
      DELETE FROM verifications WHERE redacted_at IS NOT NULL;
      ALTER TABLE verifications
        DROP CONSTRAINT verifications_redacted, DROP CONSTRAINT verifications_whole, DROP CONSTRAINT verifications_reachable,
        DROP COLUMN redacted_at,
        ${VERIFICATION_DETAILS.replaceAll(/\w+/g, 'ALTER COLUMN $& SET NOT NULL')},
        ADD CONSTRAINT verifications_reachable CHECK (individual_mobile IS NOT NULL OR individual_email IS NOT NULL);
      DELETE FROM invoices WHERE redacted_at IS NOT NULL;
      ALTER TABLE invoices DROP COLUMN redacted_at, ALTER COLUMN document_key SET NOT NULL, ALTER COLUMN content_hash SET NOT NULL;
      ALTER TABLE inbound_emails DROP COLUMN redacted_at;
    `);
  }
}
