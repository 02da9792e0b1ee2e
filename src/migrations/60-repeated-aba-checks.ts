import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A check of a payment file may repeat an earlier one of the same file. */
export class RepeatedAbaChecks1768809600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE aba_checks ADD COLUMN repeats_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE aba_checks DROP COLUMN repeats_id');
  }
}
