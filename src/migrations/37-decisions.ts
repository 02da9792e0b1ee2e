import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people decide of invoices and payment files, correct and say of invoices, and how many of them a decision needs. */
export class Decisions1766822400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE aba_checks
        ADD COLUMN review text CHECK (review IN ('to_review', 'on_hold', 'awaiting_second', 'approved', 'rejected')),
        ADD COLUMN uploaded_by uuid REFERENCES users (id);

      ALTER TABLE invoices ADD COLUMN shown_numbers text[];
      ALTER TABLE verifications ADD COLUMN requested_by uuid REFERENCES users (id);

      CREATE TABLE decisions (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        invoice_id uuid,
        aba_check_id uuid,
        decision text NOT NULL CHECK (decision IN ('approve', 'hold', 'reject', 'reopen', 'clear')),
        reason text CHECK (reason IN
          ('verified', 'called_back', 'known_supplier', 'duplicate', 'fraud', 'not_ours', 'other')),
        comment text,
        until date,
        verification_id uuid,
        call jsonb,
        warning text,
        review text NOT NULL,
        user_id uuid REFERENCES users (id),
        key_id uuid,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT decisions_of_one CHECK (num_nonnulls(invoice_id, aba_check_id) = 1),
        CONSTRAINT decisions_of_invoice FOREIGN KEY (entity_id, invoice_id) REFERENCES invoices (entity_id, id) ON DELETE CASCADE,
        CONSTRAINT decisions_of_aba_check FOREIGN KEY (entity_id, aba_check_id) REFERENCES aba_checks (entity_id, id) ON DELETE CASCADE
      );
      CREATE INDEX decisions_of_invoice ON decisions (entity_id, invoice_id, created_at, id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX decisions_of_aba_check ON decisions (entity_id, aba_check_id, created_at, id) WHERE aba_check_id IS NOT NULL;
      CREATE INDEX decisions_until ON decisions (until) WHERE until IS NOT NULL;
      CREATE INDEX decisions_until_verified ON decisions (verification_id) WHERE verification_id IS NOT NULL;

      CREATE TABLE invoice_comments (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        invoice_id uuid NOT NULL,
        text text NOT NULL,
        user_id uuid NOT NULL REFERENCES users (id),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT invoice_comments_of_invoice FOREIGN KEY (entity_id, invoice_id) REFERENCES invoices (entity_id, id) ON DELETE CASCADE
      );
      CREATE INDEX invoice_comments_of_invoice ON invoice_comments (entity_id, invoice_id, created_at, id);

      CREATE TABLE invoice_corrections (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        invoice_id uuid NOT NULL,
        field text NOT NULL,
        before text,
        after text,
        seen boolean NOT NULL,
        user_id uuid NOT NULL REFERENCES users (id),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT invoice_corrections_of_invoice FOREIGN KEY (entity_id, invoice_id) REFERENCES invoices (entity_id, id) ON DELETE CASCADE
      );
      CREATE INDEX invoice_corrections_of_invoice ON invoice_corrections (entity_id, invoice_id, created_at, id);

      CREATE TABLE approval_policies (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL UNIQUE REFERENCES entities (id) ON DELETE CASCADE,
        people integer NOT NULL CHECK (people IN (1, 2)),
        one_person_outcomes text[] NOT NULL,
        two_people_from_cents bigint CHECK (two_people_from_cents >= 0),
        clear_verified boolean NOT NULL,
        proposed jsonb,
        proposed_by uuid REFERENCES users (id),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      );
      CREATE VIEW approval_policy_details AS
        SELECT e.id, e.id AS entity_id, coalesce(p.people, CASE WHEN o.demo THEN 1 ELSE 2 END) AS people,
               coalesce(p.one_person_outcomes, ARRAY['verified', 'known', 'not_invoice']) AS one_person_outcomes,
               p.two_people_from_cents, coalesce(p.clear_verified, false) AS clear_verified, p.proposed, p.proposed_by,
               coalesce(p.updated_at, e.created_at) AS updated_at
          FROM entities e JOIN organizations o ON o.id = e.organization_id LEFT JOIN approval_policies p ON p.entity_id = e.id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW approval_policy_details;
      DROP TABLE approval_policies, invoice_corrections, invoice_comments, decisions;
      ALTER TABLE verifications DROP COLUMN requested_by;
      ALTER TABLE invoices DROP COLUMN shown_numbers;
      ALTER TABLE aba_checks DROP COLUMN review, DROP COLUMN uploaded_by;
    `);
  }
}
