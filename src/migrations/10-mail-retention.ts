import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the raw message of an email was removed; its row stays. */
export class MailRetention1764468000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inbound_emails ADD COLUMN raw_deleted_at timestamptz(3);
      CREATE INDEX inbound_emails_raw_kept ON inbound_emails (received_at) WHERE raw_deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX inbound_emails_raw_kept;
      ALTER TABLE inbound_emails DROP COLUMN raw_deleted_at;
    `);
  }
}
