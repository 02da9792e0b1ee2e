import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is on hold is found without reading everything that was ever decided, and lists can be sorted by assignee. */
export class Holds1767340800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX invoices_assignee;
      CREATE INDEX invoices_assignee ON invoices (entity_id, assignee_id, created_at, id) INCLUDE (outcome, review);
      CREATE INDEX invoices_on_hold ON invoices (entity_id, id) WHERE review = 'on_hold';
      CREATE INDEX aba_checks_on_hold ON aba_checks (entity_id, id) WHERE review = 'on_hold';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX invoices_on_hold, aba_checks_on_hold, invoices_assignee;
      CREATE INDEX invoices_assignee ON invoices (entity_id, assignee_id, created_at, id) INCLUDE (outcome, review)
        WHERE assignee_id IS NOT NULL;
    `);
  }
}
