import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets that the service had before the one that it has now, each sealed with that: what was made with them stays valid. */
export class RetiredSecrets1768636800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE retired_secrets (
        fingerprint bytea PRIMARY KEY,
        sealed_key text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE retired_secrets');
  }
}
