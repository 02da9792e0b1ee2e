import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENTRY_DETAILS = 'account_name, bsb, account_number';

/** Payment files can be redacted, as invoices: the rows stay, and constraints say that they hold no personal data any more. */
export class AbaRedaction1770249600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE aba_checks
        ALTER COLUMN description DROP NOT NULL,
        ALTER COLUMN document_key DROP NOT NULL,
        ADD COLUMN redacted_at timestamptz(3),
        ADD CONSTRAINT aba_checks_whole CHECK (redacted_at IS NOT NULL OR num_nonnulls(description, document_key) = 2),
        ADD CONSTRAINT aba_checks_redacted CHECK (redacted_at IS NULL OR
          (status <> 'processing' AND num_nonnulls(description, document_key) = 0));

      ALTER TABLE aba_check_entries
        ${ENTRY_DETAILS.replaceAll(/\w+/g, 'ALTER COLUMN $& DROP NOT NULL')},
        ADD CONSTRAINT aba_check_entries_whole CHECK (num_nonnulls(${ENTRY_DETAILS}) = 3 OR
          num_nonnulls(${ENTRY_DETAILS}, lodgement_reference, verification_id) = 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM aba_checks WHERE redacted_at IS NOT NULL;
      ALTER TABLE aba_check_entries
        DROP CONSTRAINT aba_check_entries_whole,
        ${ENTRY_DETAILS.replaceAll(/\w+/g, 'ALTER COLUMN $& SET NOT NULL')};
      ALTER TABLE aba_checks
        DROP COLUMN redacted_at, ALTER COLUMN description SET NOT NULL, ALTER COLUMN document_key SET NOT NULL;
    `);
  }
}
