import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = ['compromised_details', 'payment_file_failed', 'subscription_disabled'];
const KINDS_SINCE = [...KINDS, 'account_replaced', 'verifications_share_abn'];

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Tells the admins of an entity, but for those who want no letters at all, of its verifications in `told`. */
const notices = (kind: string): string => `
  INSERT INTO notices (id, entity_id, user_id, sandbox, kind, subject_ids, count)
  SELECT gen_random_uuid(), told.entity_id, u.id, o.environment = 'sandbox', '${kind}', told.verification_ids,
         cardinality(told.verification_ids)
    FROM told
    JOIN entities e ON e.id = told.entity_id
    JOIN organizations o ON o.id = e.organization_id
    JOIN users u ON u.organization_id = coalesce(o.production_organization_id, o.id)
    LEFT JOIN notice_preferences p ON p.user_id = u.id
   WHERE p.kinds IS NULL OR p.kinds <> '{}'`;

/**
 * Verifications end: they are revoked or replaced by newer ones. Of those that stand already, older ones of the same attribution
 * id are replaced, and those that share nothing but an ABN stand beside each other; the admins get a list of both.
 * What rests on the replaced ones is looked at again by the jobs that follow the events written here.
 */
export class VerificationsEnd1765677600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE verifications
        ADD COLUMN additional boolean NOT NULL DEFAULT false,
        ADD COLUMN aliases text[] NOT NULL DEFAULT '{}' CHECK (cardinality(aliases) <= 20),
        ADD COLUMN aliases_normalised text[] NOT NULL DEFAULT '{}',
        ADD COLUMN verified_at timestamptz(3),
        ADD COLUMN replaced_at timestamptz(3),
        ADD COLUMN replaced_by_id uuid,
        ADD COLUMN replacement_told_at timestamptz(3),
        ADD COLUMN revoked_at timestamptz(3),
        ADD COLUMN revocation_reason text,
        ADD CONSTRAINT verifications_aliases CHECK (cardinality(aliases) = cardinality(aliases_normalised)),
        ADD CONSTRAINT verifications_replaced_by FOREIGN KEY (entity_id, replaced_by_id)
          REFERENCES verifications (entity_id, id) ON DELETE SET NULL (replaced_by_id),
        ADD CONSTRAINT verifications_not_replaced_by_itself CHECK (replaced_by_id <> id),
        DROP CONSTRAINT verifications_status_check,
        ADD CONSTRAINT verifications_status_check CHECK (status IN
          ('pending', 'verified', 'failed', 'rejected', 'error', 'cancelled', 'expired', 'revoked')),
        ADD CONSTRAINT verifications_revoked CHECK (
          (status = 'revoked') = (revoked_at IS NOT NULL) AND (revoked_at IS NULL) = (revocation_reason IS NULL));
      CREATE INDEX verifications_replaced_by ON verifications (entity_id, replaced_by_id) WHERE replaced_by_id IS NOT NULL;
      CREATE INDEX verifications_aliases ON verifications USING gin (aliases_normalised) WHERE aliases_normalised <> '{}';
      -- What changed lately, so that it is noticed where what rests on it was not judged again.
      CREATE INDEX verifications_changed ON verifications (updated_at) WHERE status IN ('verified', 'revoked');

      ALTER TABLE checks DROP CONSTRAINT checks_invoice_once;
      CREATE INDEX checks_invoice ON checks (invoice_id, verification_id, created_at, id) WHERE invoice_id IS NOT NULL;

      ALTER TABLE invoices
        ADD COLUMN verification_id uuid,
        ADD COLUMN judged_at timestamptz(3),
        ADD CONSTRAINT invoices_verification FOREIGN KEY (entity_id, verification_id)
          REFERENCES verifications (entity_id, id) ON DELETE SET NULL (verification_id);
      CREATE INDEX invoices_verification ON invoices (entity_id, verification_id, id) WHERE verification_id IS NOT NULL;

      ALTER TABLE notices DROP CONSTRAINT notices_kind_check,
        ADD CONSTRAINT notices_kind_check CHECK (kind IN (${quoted(KINDS_SINCE)}));
      ALTER TABLE notice_preferences DROP CONSTRAINT notice_preferences_kinds_check,
        ADD CONSTRAINT notice_preferences_kinds_check CHECK (kinds <@ ARRAY[${quoted(KINDS_SINCE)}]);
      -- Whoever chose everything that there was is told what is new as well.
      UPDATE notice_preferences SET kinds = ARRAY[${quoted(KINDS_SINCE)}] WHERE kinds @> ARRAY[${quoted(KINDS)}];
    `);
    await runner.query(`UPDATE verifications SET verified_at = updated_at WHERE status = 'verified'`);
    await runner.query(`
      UPDATE invoices i SET verification_id = c.verification_id
        FROM (SELECT DISTINCT ON (invoice_id) invoice_id, verification_id FROM checks WHERE invoice_id IS NOT NULL
               ORDER BY invoice_id, created_at DESC, id DESC) AS c
       WHERE i.id = c.invoice_id AND i.status = 'processed'`);
    await this.replaceOlder(runner);
    await this.markAdditional(runner);
  }

  /** The newest verified one of an attribution id replaces the others. */
  private async replaceOlder(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH replaced AS (
        UPDATE verifications v SET replaced_at = now(), replaced_by_id = newest.id, updated_at = now()
          FROM (SELECT DISTINCT ON (entity_id, attribution_id) entity_id, attribution_id, id, account_bsb, account_number
                  FROM verifications WHERE status = 'verified' AND attribution_id IS NOT NULL
                 ORDER BY entity_id, attribution_id, created_at DESC, id DESC) AS newest
         WHERE v.entity_id = newest.entity_id AND v.attribution_id = newest.attribution_id AND v.status = 'verified'
           AND v.id <> newest.id
        RETURNING v.entity_id, v.id,
          (v.account_bsb, v.account_number) <> (newest.account_bsb, newest.account_number) AS another_account),
      events AS (
        INSERT INTO outbox (type, payload)
        SELECT 'verification.no_longer_counts', json_build_object('entityId', entity_id, 'verificationId', id) FROM replaced),
      told AS (
        SELECT entity_id, array_agg(id ORDER BY id) AS verification_ids FROM replaced WHERE another_account GROUP BY entity_id)
      ${notices('account_replaced')}`);
  }

  /** Those that count, or may yet, and share their ABN alone: nobody knows whether they are accounts of one payee at one time. */
  private async markAdditional(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH alive AS (
        SELECT id, entity_id, business_abn, status FROM verifications v
         WHERE replaced_at IS NULL AND (status = 'verified' OR (status = 'pending' AND NOT EXISTS (
           SELECT 1 FROM verifications o WHERE o.entity_id = v.entity_id AND o.status = 'verified'
              AND o.attribution_id = v.attribution_id)))),
      shared AS (
        SELECT entity_id, business_abn FROM alive GROUP BY entity_id, business_abn
        HAVING count(*) > 1 AND bool_or(status = 'verified')),
      marked AS (
        UPDATE verifications v SET additional = true FROM alive JOIN shared USING (entity_id, business_abn)
         WHERE v.id = alive.id RETURNING v.entity_id, v.id, v.business_abn),
      told AS (
        SELECT entity_id, array_agg(id ORDER BY business_abn, id) AS verification_ids FROM marked GROUP BY entity_id)
      ${notices('verifications_share_abn')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM notices WHERE kind NOT IN (${quoted(KINDS)});
      UPDATE notice_preferences SET kinds = ARRAY(
        SELECT kind FROM unnest(kinds) AS kind WHERE kind IN (${quoted(KINDS)}));
      ALTER TABLE notices DROP CONSTRAINT notices_kind_check,
        ADD CONSTRAINT notices_kind_check CHECK (kind IN (${quoted(KINDS)}));
      ALTER TABLE notice_preferences DROP CONSTRAINT notice_preferences_kinds_check,
        ADD CONSTRAINT notice_preferences_kinds_check CHECK (kinds <@ ARRAY[${quoted(KINDS)}]);

      DROP INDEX invoices_verification;
      ALTER TABLE invoices DROP CONSTRAINT invoices_verification, DROP COLUMN verification_id, DROP COLUMN judged_at;

      -- The last check that an invoice made stays its own.
      UPDATE checks older SET invoice_id = NULL FROM checks newer
       WHERE newer.invoice_id = older.invoice_id AND newer.verification_id = older.verification_id
         AND (newer.created_at, newer.id) > (older.created_at, older.id);
      DROP INDEX checks_invoice;
      ALTER TABLE checks ADD CONSTRAINT checks_invoice_once UNIQUE (invoice_id, verification_id);

      DROP INDEX verifications_replaced_by, verifications_aliases, verifications_changed;
      ALTER TABLE verifications DROP CONSTRAINT verifications_revoked, DROP CONSTRAINT verifications_status_check;
      -- They must not count again.
      UPDATE verifications SET status = 'rejected' WHERE status = 'revoked' OR replaced_at IS NOT NULL;
      ALTER TABLE verifications
        ADD CONSTRAINT verifications_status_check CHECK (status IN
          ('pending', 'verified', 'failed', 'rejected', 'error', 'cancelled', 'expired')),
        DROP CONSTRAINT verifications_aliases, DROP CONSTRAINT verifications_replaced_by,
        DROP CONSTRAINT verifications_not_replaced_by_itself,
        DROP COLUMN additional, DROP COLUMN aliases, DROP COLUMN aliases_normalised, DROP COLUMN verified_at,
        DROP COLUMN replaced_at, DROP COLUMN replaced_by_id, DROP COLUMN replacement_told_at, DROP COLUMN revoked_at,
        DROP COLUMN revocation_reason;
    `);
  }
}
