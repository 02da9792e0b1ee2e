import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose mail an entity takes, and what was decided on each message. */
export class SenderLists1765332000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sender_rules (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        sender text NOT NULL CHECK (sender = lower(sender) AND sender <> ''),
        policy text NOT NULL CHECK (policy IN ('allow', 'block', 'ask')),
        note text,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT sender_rules_once UNIQUE (entity_id, sender)
      );
      CREATE INDEX sender_rules_created_at ON sender_rules (entity_id, created_at, id) INCLUDE (policy);

      CREATE TABLE sender_settings (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL UNIQUE REFERENCES entities (id) ON DELETE CASCADE,
        default_policy text NOT NULL CHECK (default_policy IN ('allow', 'ask')),
        confirmations boolean NOT NULL,
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );
      -- What holds for an entity, also where it has said nothing.
      CREATE VIEW sender_setting_details AS
        SELECT e.id, e.id AS entity_id, coalesce(s.default_policy, 'allow') AS default_policy,
          coalesce(s.confirmations, false) AS confirmations, coalesce(s.updated_at, e.created_at) AS updated_at
        FROM entities e LEFT JOIN sender_settings s ON s.entity_id = e.id;

      ALTER TABLE inbound_emails
        ADD COLUMN sender_decision text CHECK (sender_decision IN ('allowed', 'held', 'blocked', 'released', 'refused')),
        ADD COLUMN confirmed_at timestamptz(3);
      CREATE INDEX inbound_emails_sender_decision ON inbound_emails (entity_id, sender_decision, received_at, id);
      DROP INDEX inbound_emails_waiting;
      CREATE INDEX inbound_emails_waiting ON inbound_emails (updated_at)
        WHERE status = 'received' AND sender_decision IS DISTINCT FROM 'held';
      CREATE INDEX inbound_emails_confirmed ON inbound_emails (entity_id, "from", confirmed_at) WHERE confirmed_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX inbound_emails_sender_decision, inbound_emails_waiting, inbound_emails_confirmed;
      ALTER TABLE inbound_emails DROP COLUMN sender_decision, DROP COLUMN confirmed_at;
      CREATE INDEX inbound_emails_waiting ON inbound_emails (updated_at) WHERE status = 'received';
      DROP VIEW sender_setting_details;
      DROP TABLE sender_settings, sender_rules;
    `);
  }
}
