import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of the sender of an inbound email, and when it is asked for again where name servers did not answer. */
export class Sender1764122400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inbound_emails
        ADD COLUMN from_domain text CHECK (from_domain = lower(from_domain)),
        ADD COLUMN reply_to text,
        ADD COLUMN arc text,
        ADD COLUMN authenticated boolean,
        ADD COLUMN forwarded boolean,
        ADD COLUMN authentication jsonb,
        ADD COLUMN authentication_tries integer NOT NULL DEFAULT 0 CHECK (authentication_tries >= 0),
        ADD COLUMN authentication_due_at timestamptz(3);
      CREATE INDEX inbound_emails_from_domain ON inbound_emails (entity_id, from_domain, received_at, id);
      CREATE INDEX inbound_emails_authentication_due ON inbound_emails (authentication_due_at)
        WHERE authentication_due_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX inbound_emails_from_domain, inbound_emails_authentication_due;
      ALTER TABLE inbound_emails
        DROP COLUMN from_domain, DROP COLUMN reply_to, DROP COLUMN arc, DROP COLUMN authenticated, DROP COLUMN forwarded,
        DROP COLUMN authentication, DROP COLUMN authentication_tries, DROP COLUMN authentication_due_at;
    `);
  }
}
