import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a file shows beside its fields is kept with its invoice, what an email says in its text with the email, and an entity
 * can say which details are its own. Invoices of the last 30 days are read again; until then they count as not looked at.
 */
export class PaymentScrutiny1765936800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices ADD COLUMN scrutiny jsonb, ADD COLUMN read_again_at timestamptz(3);
      UPDATE invoices SET read_again_at = now()
       WHERE status = 'processed' AND created_at > now() - interval '30 days' AND source_invoice_id IS NULL;
      CREATE INDEX invoices_to_read_again ON invoices (read_again_at, id) WHERE read_again_at IS NOT NULL;

      ALTER TABLE inbound_emails ADD COLUMN text_findings jsonb;

      ALTER TABLE entities
        ADD COLUMN own_abns text[] NOT NULL DEFAULT '{}',
        ADD COLUMN own_names text[] NOT NULL DEFAULT '{}',
        ADD COLUMN own_accounts jsonb NOT NULL DEFAULT '[]';
      DROP VIEW entity_details;
      CREATE VIEW entity_details AS
        SELECT e.id, e.organization_id, e.name, e.inbox_local_part, e.created_at, e.updated_at, o.environment,
               e.own_abns, e.own_names, e.own_accounts
          FROM entities e LEFT JOIN organizations o ON o.id = e.organization_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW entity_details;
      ALTER TABLE entities DROP COLUMN own_abns, DROP COLUMN own_names, DROP COLUMN own_accounts;
      CREATE VIEW entity_details AS
        SELECT e.id, e.organization_id, e.name, e.inbox_local_part, e.created_at, e.updated_at, o.environment
          FROM entities e LEFT JOIN organizations o ON o.id = e.organization_id;
      ALTER TABLE inbound_emails DROP COLUMN text_findings;
      DROP INDEX invoices_to_read_again;
      ALTER TABLE invoices DROP COLUMN scrutiny, DROP COLUMN read_again_at;
    `);
  }
}
