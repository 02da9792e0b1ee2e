import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The indexes that lists are sorted by hold what lists are filtered by: a page far into a filtered list, and its total, are found
 * in an index alone. Rows become visible to such scans soon after they change, however large the table has grown.
 */
export class CoveringListIndexes1764036000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX invoices_created_at, invoices_updated_at, invoices_status;
      CREATE INDEX invoices_created_at ON invoices (entity_id, created_at, id) INCLUDE (status, updated_at);
      CREATE INDEX invoices_updated_at ON invoices (entity_id, updated_at, id) INCLUDE (status, created_at);
      CREATE INDEX invoices_status ON invoices (entity_id, status, id) INCLUDE (created_at);

      DROP INDEX inbound_emails_received_at;
      CREATE INDEX inbound_emails_received_at ON inbound_emails (entity_id, received_at, id) INCLUDE (status);

      DROP INDEX verifications_created_at, verifications_updated_at;
      CREATE INDEX verifications_created_at ON verifications (entity_id, created_at, id) INCLUDE (status);
      CREATE INDEX verifications_updated_at ON verifications (entity_id, updated_at, id) INCLUDE (status);

      DROP INDEX checks_created_at;
      CREATE INDEX checks_created_at ON checks (entity_id, verification_id, created_at, id) INCLUDE (result);

      DROP INDEX aba_checks_created_at, aba_checks_updated_at, aba_checks_aba_date, aba_checks_status;
      CREATE INDEX aba_checks_created_at ON aba_checks (entity_id, created_at, id) INCLUDE (status, aba_date);
      CREATE INDEX aba_checks_updated_at ON aba_checks (entity_id, updated_at, id) INCLUDE (status, aba_date, created_at);
      CREATE INDEX aba_checks_aba_date ON aba_checks (entity_id, aba_date, id) INCLUDE (status, created_at);
      CREATE INDEX aba_checks_status ON aba_checks (entity_id, status, id) INCLUDE (aba_date, created_at);
    `);
    for (const table of TABLES)
      await runner.query(`
        ALTER TABLE ${table} SET (
          autovacuum_vacuum_scale_factor = 0.02,
          autovacuum_vacuum_insert_scale_factor = 0.02,
          autovacuum_analyze_scale_factor = 0.02
        )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`
        ALTER TABLE ${table} RESET (
          autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor, autovacuum_analyze_scale_factor
        )`);
    await runner.query(`
      DROP INDEX aba_checks_created_at, aba_checks_updated_at, aba_checks_aba_date, aba_checks_status, checks_created_at,
        verifications_created_at, verifications_updated_at, inbound_emails_received_at, invoices_created_at,
        invoices_updated_at, invoices_status;
      CREATE INDEX invoices_created_at ON invoices (entity_id, created_at, id);
      CREATE INDEX invoices_updated_at ON invoices (entity_id, updated_at, id);
      CREATE INDEX invoices_status ON invoices (entity_id, status, id);
      CREATE INDEX inbound_emails_received_at ON inbound_emails (entity_id, received_at, id);
      CREATE INDEX verifications_created_at ON verifications (entity_id, created_at, id);
      CREATE INDEX verifications_updated_at ON verifications (entity_id, updated_at, id);
      CREATE INDEX checks_created_at ON checks (entity_id, verification_id, created_at, id);
      CREATE INDEX aba_checks_created_at ON aba_checks (entity_id, created_at, id);
      CREATE INDEX aba_checks_updated_at ON aba_checks (entity_id, updated_at, id);
      CREATE INDEX aba_checks_aba_date ON aba_checks (entity_id, aba_date, id);
      CREATE INDEX aba_checks_status ON aba_checks (entity_id, status, id);
    `);
  }
}

const TABLES = ['invoices', 'inbound_emails', 'verifications', 'checks', 'aba_checks'];
