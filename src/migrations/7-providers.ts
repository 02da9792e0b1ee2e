import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the ABN register answered, messages of the sandbox, and how the individual of each verification is asked. Links that
 * are out already go on working.
 */
export class Providers1764208800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE abn_records (
        abn text PRIMARY KEY CHECK (abn ~ '^[0-9]{11}$'),
        -- null: the register does not know it
        record jsonb CHECK (jsonb_typeof(record) = 'object'),
        as_of timestamptz(3) NOT NULL
      );

      CREATE TABLE sandbox_messages (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        channel text NOT NULL CHECK (channel IN ('sms', 'email')),
        recipient text NOT NULL,
        subject text,
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT sandbox_messages_subject CHECK ((channel = 'email') = (subject IS NOT NULL))
      );
      CREATE INDEX sandbox_messages_created_at ON sandbox_messages (entity_id, created_at, id) INCLUDE (channel);

      ALTER TABLE verifications ADD COLUMN asked_at timestamptz(3);
      CREATE INDEX verifications_unasked ON verifications (checked_at)
        WHERE status = 'pending' AND checked_at IS NOT NULL AND asked_at IS NULL;

      CREATE TABLE individual_authentications (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        verification_id uuid NOT NULL UNIQUE,
        token_hash bytea NOT NULL UNIQUE,
        code_hash bytea,
        code_sent_at timestamptz(3),
        codes_sent integer NOT NULL DEFAULT 0 CHECK (codes_sent >= 0),
        wrong_codes integer NOT NULL DEFAULT 0 CHECK (wrong_codes BETWEEN 0 AND 5),
        notified_at timestamptz(3),
        CONSTRAINT individual_authentications_of_verification FOREIGN KEY (entity_id, verification_id)
          REFERENCES verifications (entity_id, id) ON DELETE CASCADE,
        CONSTRAINT individual_authentications_code CHECK (code_hash IS NULL OR code_sent_at IS NOT NULL)
      );
      CREATE INDEX individual_authentications_entity ON individual_authentications (entity_id, verification_id);

      INSERT INTO individual_authentications (id, entity_id, verification_id, token_hash)
      SELECT id, entity_id, id, individual_authentication_token_hash FROM verifications
       WHERE individual_authentication_token_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE individual_authentications, sandbox_messages, abn_records;
      DROP INDEX verifications_unasked;
      ALTER TABLE verifications DROP COLUMN asked_at;
    `);
  }
}
