import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Invoices say since when they are to be checked again, with those that came in the same email, so that none is forgotten; and which
 * verifications explain the accounts of other attachments of their email.
 */
export class CheckAgain1770336000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoices
        ADD COLUMN check_again_at timestamptz(3),
        ADD COLUMN explained_by uuid[] NOT NULL DEFAULT '{}';
      CREATE INDEX invoices_to_check_again ON invoices (check_again_at, id) WHERE check_again_at IS NOT NULL;
      CREATE INDEX invoices_explained_by ON invoices USING gin (explained_by) WHERE explained_by <> '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE invoices DROP COLUMN check_again_at, DROP COLUMN explained_by`);
  }
}
