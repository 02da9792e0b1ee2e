import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where on the document a corrected value was picked. */
export class PickedCorrections1767081600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_corrections
        ADD COLUMN picked jsonb,
        ADD CONSTRAINT invoice_corrections_picked CHECK (picked IS NULL OR jsonb_typeof(picked) = 'object');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice_corrections DROP COLUMN picked');
  }
}
