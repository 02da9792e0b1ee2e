import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of a payment file was skipped is kept with its check. */
export class AbaFileNotes1767945600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE aba_checks ADD COLUMN file_notes jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE aba_checks DROP COLUMN file_notes');
  }
}
