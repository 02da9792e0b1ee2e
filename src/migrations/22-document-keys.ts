import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which row names a document is found without going through all of them. */
export class DocumentKeys1765504800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX inbound_emails_raw_key ON inbound_emails USING hash (raw_key);
      CREATE INDEX invoices_document_key ON invoices USING hash (document_key);
      CREATE INDEX aba_checks_document_key ON aba_checks USING hash (document_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX inbound_emails_raw_key, invoices_document_key, aba_checks_document_key');
  }
}
