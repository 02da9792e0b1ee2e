import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Figures of each day, counted behind those who write: `stale_days` says which are to be counted again. Of invoices from before it is
 * not known when they were read.
 */
export class Statistics1767168000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN read_at timestamptz(3);

      CREATE TABLE entity_days (
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        day date NOT NULL,
        arrivals jsonb NOT NULL,
        outcomes jsonb NOT NULL,
        to_review jsonb NOT NULL,
        reading jsonb NOT NULL,
        decisions jsonb NOT NULL,
        time_to_decision jsonb NOT NULL,
        stopped jsonb NOT NULL,
        PRIMARY KEY (entity_id, day)
      );
      CREATE TABLE stale_days (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        day date NOT NULL
      );
      INSERT INTO stale_days (entity_id, day)
        SELECT entity_id, (created_at AT TIME ZONE 'UTC')::date FROM invoices
        UNION SELECT entity_id, (created_at AT TIME ZONE 'UTC')::date FROM decisions WHERE invoice_id IS NOT NULL;

      CREATE INDEX decisions_created_at ON decisions (entity_id, created_at) WHERE invoice_id IS NOT NULL;
      CREATE INDEX invoices_largest_to_review ON invoices (entity_id, total_cents) WHERE review = 'to_review';
      CREATE INDEX aba_checks_review ON aba_checks (entity_id, review, created_at, id) WHERE review IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX decisions_created_at, invoices_largest_to_review, aba_checks_review;
      DROP TABLE stale_days, entity_days;
      ALTER TABLE invoices DROP COLUMN read_at;
    `);
  }
}
