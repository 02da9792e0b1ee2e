import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each payment of a file adds a check: what nothing needs is written no more. Checks by result are found by `checks_result_created_at`, and
 * their verification says that their entity exists.
 */
export class FewerIndexesOfChecks1770422400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX checks_result;
      ALTER TABLE checks DROP CONSTRAINT checks_entity_id_fkey;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX checks_result ON checks (entity_id, verification_id, result, id);
      ALTER TABLE checks ADD FOREIGN KEY (entity_id) REFERENCES entities (id) ON DELETE CASCADE;
    `);
  }
}
