import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a second look at the document found of an account that a person picked on it. */
export class PickedLooks1767513600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN picked_look jsonb;
      ALTER TABLE invoice_corrections ADD COLUMN sight jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices DROP COLUMN picked_look;
      ALTER TABLE invoice_corrections DROP COLUMN sight;
    `);
  }
}
