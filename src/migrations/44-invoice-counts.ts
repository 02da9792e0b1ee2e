import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many invoices each entity has, as a sum of differences: whoever adds or removes some adds a row with how many, so that nobody
 * waits for anybody. It is written by the database itself, in the transaction and the snapshot of the invoices.
 */
export class InvoiceCounts1767427200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      LOCK TABLE invoices IN SHARE ROW EXCLUSIVE MODE;
      CREATE TABLE invoice_counts (entity_id uuid NOT NULL, difference bigint NOT NULL);
      CREATE INDEX invoice_counts_of_entity ON invoice_counts (entity_id);
      INSERT INTO invoice_counts (entity_id, difference) SELECT entity_id, count(*) FROM invoices GROUP BY entity_id;

      CREATE FUNCTION count_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO invoice_counts (entity_id, difference)
          SELECT entity_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END FROM changed GROUP BY entity_id;
        RETURN NULL;
      END $$;
      CREATE FUNCTION refuse_invoice_move() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'An invoice stays with its entity.';
      END $$;
      CREATE FUNCTION forget_invoice_counts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM invoice_counts;
        RETURN NULL;
      END $$;
      CREATE TRIGGER invoices_counted_in AFTER INSERT ON invoices REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_invoices();
      CREATE TRIGGER invoices_counted_out AFTER DELETE ON invoices REFERENCING OLD TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION count_invoices();
      CREATE TRIGGER invoices_stay BEFORE UPDATE OF entity_id ON invoices
        FOR EACH ROW WHEN (OLD.entity_id <> NEW.entity_id) EXECUTE FUNCTION refuse_invoice_move();
      CREATE TRIGGER invoices_emptied AFTER TRUNCATE ON invoices EXECUTE FUNCTION forget_invoice_counts();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER invoices_counted_in ON invoices;
      DROP TRIGGER invoices_counted_out ON invoices;
      DROP TRIGGER invoices_stay ON invoices;
      DROP TRIGGER invoices_emptied ON invoices;
      DROP FUNCTION count_invoices, refuse_invoice_move, forget_invoice_counts;
      DROP TABLE invoice_counts;
    `);
  }
}
