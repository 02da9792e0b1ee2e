import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The pages of each file, with their words and how each lies in the file, under the first invoice of the file, and the pictures that were
 * drawn of them. Files that were read before have none until somebody looks at them, and no words until they are read again.
 */
export class InvoicePages1766908800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice_pages (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        invoice_id uuid NOT NULL,
        of_invoice_id uuid,
        number integer NOT NULL CHECK (number > 0),
        kind text NOT NULL CHECK (kind IN ('text', 'scan', 'photo', 'unread')),
        width double precision NOT NULL CHECK (width > 0),
        height double precision NOT NULL CHECK (height > 0),
        view jsonb,
        words jsonb NOT NULL,
        word_count integer NOT NULL,
        picture_failure text CHECK (picture_failure IN ('timed_out', 'out_of_memory', 'failed')),
        picture_failed_at timestamptz(3),
        CONSTRAINT invoice_pages_of_invoice FOREIGN KEY (entity_id, invoice_id) REFERENCES invoices (entity_id, id) ON DELETE CASCADE,
        CONSTRAINT invoice_pages_of_entity UNIQUE (entity_id, id),
        CONSTRAINT invoice_pages_number UNIQUE (entity_id, invoice_id, number)
      );

      CREATE TABLE page_pictures (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        page_id uuid NOT NULL,
        width integer NOT NULL,
        document_key text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT page_pictures_of_page FOREIGN KEY (entity_id, page_id) REFERENCES invoice_pages (entity_id, id) ON DELETE CASCADE,
        CONSTRAINT page_pictures_width UNIQUE (page_id, width)
      );
      CREATE INDEX page_pictures_document_key ON page_pictures USING hash (document_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE page_pictures, invoice_pages;
    `);
  }
}
