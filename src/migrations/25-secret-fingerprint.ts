import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which secret the service's sealed values are; the first process that starts writes it down. */
export class SecretFingerprint1765764000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE secret_fingerprint (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        fingerprint bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE secret_fingerprint');
  }
}
