import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organizations, their people and keys, inbound emails, invoices, the outbox and the BSB directory. */
export class Foundations1763690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE organizations (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        slug text NOT NULL UNIQUE,
        environment text NOT NULL CHECK (environment IN ('production', 'sandbox')),
        production_organization_id uuid UNIQUE REFERENCES organizations (id) ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );

      CREATE TABLE users (
        id uuid PRIMARY KEY,
        organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
        name text NOT NULL,
        email text NOT NULL UNIQUE,
        password_hash text,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );
      CREATE INDEX users_organization ON users (organization_id, created_at);

      CREATE TABLE entities (
        id uuid PRIMARY KEY,
        organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
        name text NOT NULL,
        inbox_local_part text NOT NULL UNIQUE CHECK (inbox_local_part = lower(inbox_local_part)),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );
      CREATE INDEX entities_organization ON entities (organization_id, created_at, id);

      CREATE TABLE api_keys (
        id uuid PRIMARY KEY,
        organization_id uuid NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
        entity_id uuid REFERENCES entities (id) ON DELETE CASCADE,
        name text NOT NULL,
        abilities text[] NOT NULL,
        token_hash bytea NOT NULL UNIQUE,
        creator_id uuid NOT NULL REFERENCES users (id),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        last_used_at timestamptz(3),
        expires_at timestamptz(3)
      );
      CREATE INDEX api_keys_organization ON api_keys (organization_id, created_at, id);
      CREATE INDEX api_keys_entity ON api_keys (entity_id, created_at, id);

      CREATE TABLE inbound_emails (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        recipient text NOT NULL,
        envelope_from text NOT NULL,
        peer_address text NOT NULL,
        helo text,
        content_hash bytea NOT NULL,
        raw_key text NOT NULL,
        size bigint NOT NULL,
        "from" text,
        "to" text[] NOT NULL DEFAULT '{}',
        subject text,
        message_id text,
        received_at timestamptz(3) NOT NULL,
        status text NOT NULL CHECK (status IN ('received', 'processed', 'rejected')),
        reason text,
        spf text,
        dkim text,
        dmarc text,
        attachments jsonb NOT NULL DEFAULT '[]',
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT inbound_emails_delivered_once UNIQUE (entity_id, recipient, content_hash)
      );
      CREATE INDEX inbound_emails_received_at ON inbound_emails (entity_id, received_at, id);
      CREATE INDEX inbound_emails_status ON inbound_emails (entity_id, status, received_at, id);
      CREATE INDEX inbound_emails_message_id ON inbound_emails (entity_id, message_id);
      CREATE INDEX inbound_emails_waiting ON inbound_emails (updated_at) WHERE status = 'received';

      CREATE TABLE invoices (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        status text NOT NULL CHECK (status IN ('queued', 'reading', 'processed', 'failed', 'invalid')),
        source text NOT NULL CHECK (source IN ('dashboard', 'email', 'api')),
        original_file_name text NOT NULL,
        content_type text NOT NULL,
        document_key text NOT NULL,
        content_hash bytea NOT NULL,
        size bigint NOT NULL,
        inbound_email_id uuid REFERENCES inbound_emails (id),
        attachment_number integer,
        source_invoice_id uuid REFERENCES invoices (id),
        document_number integer NOT NULL DEFAULT 1,
        pages integer[],
        document_is_invoice boolean,
        document_kind text,
        extracted_business_name text,
        extracted_business_abn text,
        extracted_account_name text,
        extracted_account_number text,
        extracted_account_bsb text,
        extracted_invoice_number text,
        evidence jsonb,
        text_matches_picture boolean,
        check_results jsonb NOT NULL DEFAULT '[]',
        failure_reason text,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT invoices_attachment_once UNIQUE (inbound_email_id, attachment_number, document_number),
        CONSTRAINT invoices_document_once UNIQUE (source_invoice_id, document_number)
      );
      CREATE INDEX invoices_created_at ON invoices (entity_id, created_at, id);
      CREATE INDEX invoices_updated_at ON invoices (entity_id, updated_at, id);
      CREATE INDEX invoices_status ON invoices (entity_id, status, id);
      CREATE INDEX invoices_status_created_at ON invoices (entity_id, status, created_at, id);
      CREATE INDEX invoices_content ON invoices (entity_id, content_hash);
      CREATE INDEX invoices_supplier_number
        ON invoices (entity_id, extracted_business_abn, extracted_invoice_number) WHERE extracted_invoice_number IS NOT NULL;
      CREATE INDEX invoices_waiting ON invoices (updated_at) WHERE status IN ('queued', 'reading');

      CREATE TABLE outbox (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        type text NOT NULL,
        payload jsonb NOT NULL,
        correlation_id text,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );

      CREATE TABLE bsb_directory (
        bsb char(7) PRIMARY KEY,
        bank text NOT NULL,
        branch text NOT NULL,
        closed boolean NOT NULL DEFAULT false,
        imported_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE bsb_directory, outbox, invoices, inbound_emails, api_keys, entities, users, organizations',
    );
  }
}
