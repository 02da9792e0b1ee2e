import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Usage ledger, generations of an entity's data, idempotency keys, request counts, and what the management interface shows. */
export class Management1763949200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE entities
        ADD COLUMN data_generation integer NOT NULL DEFAULT 0,
        ADD COLUMN cleared_generation integer NOT NULL DEFAULT 0;
      CREATE INDEX entities_uncleared ON entities (id) WHERE cleared_generation < data_generation;

      -- No foreign keys: what was used outlives the data that it was used for.
      CREATE TABLE usage_records (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('invoice_read', 'verification', 'check', 'aba_entries')),
        subject_id uuid NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT usage_records_once UNIQUE (kind, subject_id)
      );

      CREATE TABLE usage_months (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        entity_id uuid NOT NULL,
        month date NOT NULL CHECK (extract(day FROM month) = 1),
        invoices_read bigint NOT NULL DEFAULT 0,
        verifications bigint NOT NULL DEFAULT 0,
        checks bigint NOT NULL DEFAULT 0,
        aba_entries bigint NOT NULL DEFAULT 0,
        CONSTRAINT usage_months_once UNIQUE (entity_id, month)
      );
      CREATE INDEX usage_months_month ON usage_months (entity_id, month, id);

      CREATE FUNCTION usage_records_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'usage_records is append-only' USING ERRCODE = 'restrict_violation';
      END $$;
      CREATE TRIGGER usage_records_append_only BEFORE UPDATE OR DELETE ON usage_records
        FOR EACH ROW EXECUTE FUNCTION usage_records_refuse_change();
      CREATE TRIGGER usage_records_not_truncated BEFORE TRUNCATE ON usage_records
        FOR EACH STATEMENT EXECUTE FUNCTION usage_records_refuse_change();

      CREATE FUNCTION usage_records_add_to_month() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO usage_months AS m (entity_id, month, invoices_read, verifications, checks, aba_entries)
        VALUES (
          NEW.entity_id, date_trunc('month', NEW.created_at AT TIME ZONE 'UTC'),
          CASE NEW.kind WHEN 'invoice_read' THEN NEW.quantity ELSE 0 END,
          CASE NEW.kind WHEN 'verification' THEN NEW.quantity ELSE 0 END,
          CASE NEW.kind WHEN 'check' THEN NEW.quantity ELSE 0 END,
          CASE NEW.kind WHEN 'aba_entries' THEN NEW.quantity ELSE 0 END)
        ON CONFLICT (entity_id, month) DO UPDATE SET
          invoices_read = m.invoices_read + excluded.invoices_read,
          verifications = m.verifications + excluded.verifications,
          checks = m.checks + excluded.checks,
          aba_entries = m.aba_entries + excluded.aba_entries;
        RETURN NULL;
      END $$;
      -- Deferred: the month's one row is locked while a transaction commits, not while it works.
      CREATE CONSTRAINT TRIGGER usage_records_added AFTER INSERT ON usage_records
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION usage_records_add_to_month();

      CREATE TABLE idempotency_keys (
        owner uuid NOT NULL,
        route text NOT NULL,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
        fingerprint bytea NOT NULL,
        body json NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (owner, route, key)
      );
      CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

      -- Unlogged: a count costs no write to the log, and starts anew where the database crashed.
      CREATE UNLOGGED TABLE request_counts (
        bucket uuid PRIMARY KEY,
        count integer NOT NULL,
        window_ends_at timestamptz NOT NULL
      ) WITH (fillfactor = 50);

      CREATE VIEW api_key_details AS
        SELECT k.id, k.organization_id, k.entity_id, k.name, k.abilities, k.created_at, k.last_used_at, k.expires_at,
               u.id AS creator_id, u.name AS creator_name, u.email AS creator_email,
               u.created_at AS creator_created_at, u.updated_at AS creator_updated_at
          FROM api_keys k LEFT JOIN users u ON u.id = k.creator_id;

      CREATE VIEW entity_details AS
        SELECT e.id, e.organization_id, e.name, e.inbox_local_part, e.created_at, e.updated_at, o.environment
          FROM entities e LEFT JOIN organizations o ON o.id = e.organization_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW entity_details, api_key_details;
      DROP TABLE request_counts, idempotency_keys, usage_months, usage_records;
      DROP FUNCTION usage_records_refuse_change, usage_records_add_to_month;
      ALTER TABLE entities DROP COLUMN data_generation, DROP COLUMN cleared_generation;
    `);
  }
}
