import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invoice that gives several accounts is not taken for one that gives the verified account alone. */
export class OtherAccounts1765591200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices ADD COLUMN other_accounts jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoices DROP COLUMN other_accounts');
  }
}
