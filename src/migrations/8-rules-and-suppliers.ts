import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suppliers with what is known of them, rules of entities, and what the checks of an invoice rest on. */
export class RulesAndSuppliers1764295200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE suppliers (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        name text,
        name_normalised text CHECK (name_normalised <> ''),
        abn text CHECK (abn ~ '^[0-9]{11}$'),
        merged_into_id uuid,
        invoices integer NOT NULL DEFAULT 0 CHECK (invoices >= 0),
        first_invoice_at timestamptz(3),
        last_invoice_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT suppliers_of_entity UNIQUE (entity_id, id),
        CONSTRAINT suppliers_merged_into FOREIGN KEY (entity_id, merged_into_id)
          REFERENCES suppliers (entity_id, id) ON DELETE CASCADE,
        CONSTRAINT suppliers_identified CHECK (abn IS NOT NULL OR name_normalised IS NOT NULL),
        CONSTRAINT suppliers_not_merged_into_itself CHECK (merged_into_id <> id)
      );
      CREATE UNIQUE INDEX suppliers_abn_once ON suppliers (entity_id, abn) WHERE abn IS NOT NULL;
      CREATE UNIQUE INDEX suppliers_name_once ON suppliers (entity_id, name_normalised) WHERE abn IS NULL;
      CREATE INDEX suppliers_name ON suppliers (entity_id, name_normalised);
      CREATE INDEX suppliers_merged ON suppliers (entity_id, merged_into_id) WHERE merged_into_id IS NOT NULL;
      CREATE INDEX suppliers_created_at ON suppliers (entity_id, created_at, id) WHERE merged_into_id IS NULL;
      CREATE INDEX suppliers_last_invoice_at ON suppliers (entity_id, last_invoice_at, id) WHERE merged_into_id IS NULL;
      CREATE INDEX suppliers_shown_name ON suppliers (entity_id, name, id) WHERE merged_into_id IS NULL;

      CREATE TABLE supplier_accounts (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL,
        supplier_id uuid NOT NULL,
        bsb text NOT NULL CHECK (bsb ~ '^[0-9]{3}-[0-9]{3}$'),
        account_number text NOT NULL CHECK (account_number ~ '^[0-9]{5,10}$'),
        invoices integer NOT NULL DEFAULT 0 CHECK (invoices >= 0),
        verified_at timestamptz(3),
        first_seen_at timestamptz(3) NOT NULL,
        last_seen_at timestamptz(3) NOT NULL,
        CONSTRAINT supplier_accounts_once UNIQUE (entity_id, supplier_id, bsb, account_number),
        CONSTRAINT supplier_accounts_of_supplier FOREIGN KEY (entity_id, supplier_id)
          REFERENCES suppliers (entity_id, id) ON DELETE CASCADE
      );
      CREATE INDEX supplier_accounts_account ON supplier_accounts (entity_id, bsb, account_number);

      CREATE TABLE supplier_senders (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL,
        supplier_id uuid NOT NULL,
        sender text NOT NULL CHECK (sender <> ''),
        invoices integer NOT NULL DEFAULT 0 CHECK (invoices >= 0),
        first_seen_at timestamptz(3) NOT NULL,
        last_seen_at timestamptz(3) NOT NULL,
        CONSTRAINT supplier_senders_once UNIQUE (entity_id, supplier_id, sender),
        CONSTRAINT supplier_senders_of_supplier FOREIGN KEY (entity_id, supplier_id)
          REFERENCES suppliers (entity_id, id) ON DELETE CASCADE
      );
      CREATE INDEX supplier_senders_sender ON supplier_senders (entity_id, sender, supplier_id);

      CREATE VIEW supplier_details AS
        SELECT s.id, s.entity_id, s.name, s.abn, s.merged_into_id, s.invoices, s.first_invoice_at, s.last_invoice_at,
               s.created_at, s.updated_at,
               (SELECT coalesce(jsonb_agg(jsonb_build_object('bsb', a.bsb, 'account_number', a.account_number,
                         'invoices', a.invoices, 'verified_at', a.verified_at, 'first_seen_at', a.first_seen_at,
                         'last_seen_at', a.last_seen_at) ORDER BY a.last_seen_at DESC, a.id), '[]')
                  FROM (SELECT * FROM supplier_accounts known
                         WHERE known.entity_id = s.entity_id AND known.supplier_id = s.id
                         ORDER BY known.last_seen_at DESC, known.id LIMIT 100) a) AS accounts,
               (SELECT coalesce(jsonb_agg(jsonb_build_object('sender', d.sender, 'invoices', d.invoices,
                         'first_seen_at', d.first_seen_at, 'last_seen_at', d.last_seen_at)
                         ORDER BY d.last_seen_at DESC, d.id), '[]')
                  FROM (SELECT * FROM supplier_senders known
                         WHERE known.entity_id = s.entity_id AND known.supplier_id = s.id
                         ORDER BY known.last_seen_at DESC, known.id LIMIT 100) d) AS senders
          FROM suppliers s;

      ALTER TABLE invoices
        ADD COLUMN tax_invoice jsonb,
        ADD COLUMN total_cents bigint CHECK (total_cents >= 0),
        ADD COLUMN check_details jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN checks_left_out jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN facts jsonb,
        ADD COLUMN supplier_id uuid,
        ADD COLUMN learnt jsonb,
        ADD CONSTRAINT invoices_of_entity UNIQUE (entity_id, id),
        ADD CONSTRAINT invoices_supplier FOREIGN KEY (entity_id, supplier_id)
          REFERENCES suppliers (entity_id, id) ON DELETE SET NULL (supplier_id);
      CREATE INDEX invoices_supplier_history ON invoices (entity_id, supplier_id, created_at, id) WHERE learnt IS NOT NULL;
      CREATE INDEX invoices_supplier_name_number ON invoices (entity_id, extracted_invoice_number, extracted_business_name)
        WHERE extracted_invoice_number IS NOT NULL AND extracted_business_abn IS NULL;

      ALTER TABLE checks
        ADD COLUMN invoice_id uuid,
        ADD CONSTRAINT checks_invoice_once UNIQUE (invoice_id, verification_id),
        ADD CONSTRAINT checks_of_invoice FOREIGN KEY (entity_id, invoice_id)
          REFERENCES invoices (entity_id, id) ON DELETE SET NULL (invoice_id);
      CREATE INDEX verifications_abn ON verifications (entity_id, status, business_abn, created_at);
      CREATE INDEX aba_check_entries_account ON aba_check_entries (entity_id, bsb, account_number);

      CREATE TABLE rules (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        name text NOT NULL CHECK (name ~ '^[a-z][a-z0-9_]{0,62}$'),
        description text,
        conditions jsonb,
        enabled boolean NOT NULL DEFAULT true,
        built_in boolean NOT NULL,
        version integer NOT NULL DEFAULT 1 CHECK (version > 0),
        changed_by_key_id uuid,
        changed_by text,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT rules_of_entity UNIQUE (entity_id, id),
        CONSTRAINT rules_name_once UNIQUE (entity_id, name),
        CONSTRAINT rules_defined CHECK (built_in = (conditions IS NULL) AND built_in = (description IS NULL))
      );
      CREATE INDEX rules_created_at ON rules (entity_id, created_at, id);
      CREATE INDEX rules_updated_at ON rules (entity_id, updated_at, id);

      CREATE TABLE rule_versions (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        rule_id uuid NOT NULL,
        version integer NOT NULL,
        name text NOT NULL,
        description text,
        conditions jsonb,
        enabled boolean NOT NULL,
        deleted boolean NOT NULL DEFAULT false,
        changed_by_key_id uuid,
        changed_by text,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT rule_versions_once UNIQUE (entity_id, rule_id, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE rule_versions, rules;
      DROP INDEX aba_check_entries_account, verifications_abn, invoices_supplier_history, invoices_supplier_name_number;
      ALTER TABLE checks DROP CONSTRAINT checks_of_invoice, DROP CONSTRAINT checks_invoice_once, DROP COLUMN invoice_id;
      ALTER TABLE invoices DROP CONSTRAINT invoices_supplier, DROP CONSTRAINT invoices_of_entity, DROP COLUMN tax_invoice,
        DROP COLUMN total_cents, DROP COLUMN check_details, DROP COLUMN checks_left_out, DROP COLUMN facts,
        DROP COLUMN supplier_id, DROP COLUMN learnt;
      DROP VIEW supplier_details;
      DROP TABLE supplier_senders, supplier_accounts, suppliers;
    `);
  }
}
