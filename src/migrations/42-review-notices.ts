import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = [
  'compromised_details',
  'payment_file_failed',
  'subscription_disabled',
  'account_replaced',
  'verifications_share_abn',
];
const KINDS_SINCE = [...KINDS, 'invoice_assigned', 'second_approval_wanted', 'waiting'];

/** People are told what is theirs to decide. */
export class ReviewNotices1767254400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notices DROP CONSTRAINT notices_kind_check,
        ADD CONSTRAINT notices_kind_check CHECK (kind IN (${quoted(KINDS_SINCE)}));
      ALTER TABLE notice_preferences DROP CONSTRAINT notice_preferences_kinds_check,
        ADD CONSTRAINT notice_preferences_kinds_check CHECK (kinds <@ ARRAY[${quoted(KINDS_SINCE)}]);
      -- Whoever chose everything that there was is told what is new as well.
      UPDATE notice_preferences SET kinds = ARRAY[${quoted(KINDS_SINCE)}] WHERE kinds @> ARRAY[${quoted(KINDS)}];

      CREATE TABLE waiting_told (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        day date NOT NULL,
        PRIMARY KEY (user_id, entity_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE waiting_told;
      DELETE FROM notices WHERE kind NOT IN (${quoted(KINDS)});
      UPDATE notice_preferences SET kinds = ARRAY(SELECT kind FROM unnest(kinds) AS kind WHERE kind IN (${quoted(KINDS)}));
      ALTER TABLE notices DROP CONSTRAINT notices_kind_check,
        ADD CONSTRAINT notices_kind_check CHECK (kind IN (${quoted(KINDS)}));
      ALTER TABLE notice_preferences DROP CONSTRAINT notice_preferences_kinds_check,
        ADD CONSTRAINT notice_preferences_kinds_check CHECK (kinds <@ ARRAY[${quoted(KINDS)}]);
    `);
  }
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
