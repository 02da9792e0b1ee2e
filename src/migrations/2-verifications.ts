import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Verifications of payment details, and checks of presented details against them. */
export class Verifications1763776400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE verifications (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        status text NOT NULL
          CHECK (status IN ('pending', 'verified', 'failed', 'rejected', 'error', 'cancelled', 'expired')),
        attribution_id text CHECK (attribution_id <> ''),
        business_name text NOT NULL,
        business_abn text NOT NULL CHECK (business_abn ~ '^[0-9]{11}$'),
        business_phone text,
        individual_name text NOT NULL,
        individual_mobile text,
        individual_email text,
        account_name text NOT NULL,
        account_bsb text NOT NULL CHECK (account_bsb ~ '^[0-9]{3}-[0-9]{3}$'),
        account_number text NOT NULL CHECK (account_number ~ '^[0-9]{5,10}$'),
        account_name_normalised text NOT NULL,
        business_name_normalised text NOT NULL,
        send_individual_authentication_sms boolean NOT NULL,
        send_individual_authentication_email boolean NOT NULL,
        individual_authentication_token_hash bytea UNIQUE,
        check_results jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(check_results) = 'array'),
        failure_reason text CHECK (failure_reason IN (
          'business_abn_valid', 'business_abn_active', 'business_name_matches_abn', 'account_bsb_valid',
          'account_number_valid', 'account_name_matches', 'individual_authenticated')),
        checked_at timestamptz(3),
        expires_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT verifications_reachable CHECK (individual_mobile IS NOT NULL OR individual_email IS NOT NULL),
        CONSTRAINT verifications_of_entity UNIQUE (entity_id, id)
      );
      CREATE UNIQUE INDEX verifications_pending_once
        ON verifications (entity_id, attribution_id) WHERE status = 'pending' AND attribution_id IS NOT NULL;
      CREATE INDEX verifications_created_at ON verifications (entity_id, created_at, id);
      CREATE INDEX verifications_updated_at ON verifications (entity_id, updated_at, id);
      CREATE INDEX verifications_status ON verifications (entity_id, status, id);
      CREATE INDEX verifications_status_created_at ON verifications (entity_id, status, created_at, id);
      CREATE INDEX verifications_attribution ON verifications (entity_id, attribution_id, created_at, id)
        WHERE attribution_id IS NOT NULL;
      CREATE INDEX verifications_account ON verifications (entity_id, status, account_bsb, account_number, created_at);
      CREATE INDEX verifications_account_name ON verifications (entity_id, status, account_name_normalised, created_at);
      CREATE INDEX verifications_business_name ON verifications (entity_id, status, business_name_normalised, created_at);
      CREATE INDEX verifications_expiry ON verifications (expires_at) WHERE status = 'pending';
      CREATE INDEX verifications_unchecked ON verifications (created_at) WHERE status = 'pending' AND checked_at IS NULL;

      CREATE TABLE checks (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        verification_id uuid NOT NULL,
        submitted_data text NOT NULL,
        result text NOT NULL CHECK (result IN ('uncompromised', 'compromised')),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT checks_of_verification FOREIGN KEY (entity_id, verification_id)
          REFERENCES verifications (entity_id, id) ON DELETE CASCADE
      );
      CREATE INDEX checks_created_at ON checks (entity_id, verification_id, created_at, id);
      CREATE INDEX checks_result ON checks (entity_id, verification_id, result, id);
      CREATE INDEX checks_result_created_at ON checks (entity_id, verification_id, result, created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE checks, verifications');
  }
}
