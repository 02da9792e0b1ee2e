import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins are to be told by email, what they want to be told, and the letters that tell it. */
export class Notices1765418400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notice_preferences (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        kinds text[] NOT NULL CHECK (
          kinds <@ ARRAY['compromised_details', 'payment_file_failed', 'subscription_disabled']),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );

      CREATE TABLE notice_letters (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        sandbox_entity_id uuid REFERENCES entities (id) ON DELETE CASCADE,
        status text NOT NULL CHECK (status IN ('sending', 'sent', 'failed')),
        attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        due_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT notice_letters_due CHECK ((status = 'sending') = (due_at IS NOT NULL))
      );
      CREATE INDEX notice_letters_of_user ON notice_letters (user_id, created_at);
      CREATE INDEX notice_letters_of_sandbox ON notice_letters (sandbox_entity_id) WHERE sandbox_entity_id IS NOT NULL;
      CREATE INDEX notice_letters_waiting ON notice_letters (due_at) WHERE status = 'sending';
      CREATE INDEX notice_letters_ended ON notice_letters (created_at) WHERE status <> 'sending';

      CREATE TABLE notices (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        sandbox boolean NOT NULL,
        kind text NOT NULL CHECK (kind IN ('compromised_details', 'payment_file_failed', 'subscription_disabled')),
        subject_ids uuid[] NOT NULL CHECK (cardinality(subject_ids) > 0),
        count integer NOT NULL CHECK (count > 0),
        letter_id uuid REFERENCES notice_letters (id) ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );
      CREATE INDEX notices_of_entity ON notices (entity_id);
      CREATE INDEX notices_of_letter ON notices (letter_id) WHERE letter_id IS NOT NULL;
      CREATE INDEX notices_untold ON notices (user_id) WHERE letter_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notices, notice_letters, notice_preferences');
  }
}
