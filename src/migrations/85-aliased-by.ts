import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever gives a payee a further name decides which invoices match it: their approval alone is not enough for those. */
export class AliasedBy1771113600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE verifications ADD COLUMN aliased_by uuid[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE verifications DROP COLUMN aliased_by');
  }
}
