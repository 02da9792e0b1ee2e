import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever uploaded a file uploaded every invoice in it, and approves none of them alone: only the first named them. */
export class Uploaders1770854400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE invoices i SET uploaded_by = first.uploaded_by FROM invoices first
       WHERE first.id = i.source_invoice_id AND first.uploaded_by IS NOT NULL AND i.uploaded_by IS NULL`);
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
