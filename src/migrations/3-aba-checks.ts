import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks of payment batch files, with the payments of each. */
export class AbaChecks1763862800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE aba_checks (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        status text NOT NULL CHECK (status IN ('processing', 'passed', 'failed')),
        description text NOT NULL,
        aba_date date NOT NULL,
        original_file_name text NOT NULL,
        document_key text NOT NULL,
        size bigint NOT NULL CHECK (size > 0),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT aba_checks_of_entity UNIQUE (entity_id, id)
      );
      CREATE INDEX aba_checks_created_at ON aba_checks (entity_id, created_at, id);
      CREATE INDEX aba_checks_updated_at ON aba_checks (entity_id, updated_at, id);
      CREATE INDEX aba_checks_aba_date ON aba_checks (entity_id, aba_date, id);
      CREATE INDEX aba_checks_aba_date_created_at ON aba_checks (entity_id, aba_date, created_at, id);
      CREATE INDEX aba_checks_status ON aba_checks (entity_id, status, id);
      CREATE INDEX aba_checks_status_created_at ON aba_checks (entity_id, status, created_at, id);
      CREATE INDEX aba_checks_waiting ON aba_checks (updated_at) WHERE status = 'processing';

      CREATE TABLE aba_check_entries (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL,
        aba_check_id uuid NOT NULL,
        line integer NOT NULL CHECK (line > 0),
        account_name text NOT NULL,
        bsb text NOT NULL CHECK (bsb ~ '^[0-9]{3}-[0-9]{3}$'),
        account_number text NOT NULL,
        amount_cents bigint NOT NULL CHECK (amount_cents > 0),
        lodgement_reference text CHECK (lodgement_reference <> ''),
        result text NOT NULL CHECK (result IN (
          'verified', 'account_mismatch', 'name_mismatch', 'unverified', 'invalid', 'not_checked')),
        verification_id uuid,
        CONSTRAINT aba_check_entries_line_once UNIQUE (aba_check_id, line),
        CONSTRAINT aba_check_entries_of_aba_check FOREIGN KEY (entity_id, aba_check_id)
          REFERENCES aba_checks (entity_id, id) ON DELETE CASCADE,
        CONSTRAINT aba_check_entries_verification FOREIGN KEY (entity_id, verification_id)
          REFERENCES verifications (entity_id, id) ON DELETE SET NULL (verification_id)
      );
      CREATE INDEX aba_check_entries_entity ON aba_check_entries (entity_id, verification_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE aba_check_entries, aba_checks');
  }
}
