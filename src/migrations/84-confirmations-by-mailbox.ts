import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmations are counted by the mailbox that they go to, however the From header of an email writes it. */
export class ConfirmationsByMailbox1771027200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX inbound_emails_confirmed_sender ON inbound_emails (entity_id, (authentication ->> 'sender'), confirmed_at)
        WHERE confirmed_at IS NOT NULL;
      DROP INDEX inbound_emails_confirmed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX inbound_emails_confirmed ON inbound_emails (entity_id, "from", confirmed_at) WHERE confirmed_at IS NOT NULL;
      DROP INDEX inbound_emails_confirmed_sender;
    `);
  }
}
