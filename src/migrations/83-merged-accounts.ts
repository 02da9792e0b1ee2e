import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who made an account a supplier's by a merge decides where money goes: their approval alone is not enough for it. */
export class MergedAccounts1770940800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE supplier_accounts ADD COLUMN merged_by uuid REFERENCES users (id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE supplier_accounts DROP COLUMN merged_by');
  }
}
