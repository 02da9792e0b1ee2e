import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'webhook_events',
  'webhook_event_attempts',
  'audit_events',
  'audit_personal_values',
  'audit_seals',
  'usage_records',
  'invoice_pages',
  'decisions',
];

/**
 * Tables of many millions of rows are vacuumed and analysed after every fiftieth of them, as those of lists are already: by default that
 * is a fifth, and a table of 30,000,000 events keeps 6,000,000 dead ones in its indexes until then. Takes no lock that anybody waits for.
 */
export class VacuumOfLargeTables1769500800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
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
  }
}
