import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys may be limited to addresses. */
export class KeyAddresses1768723200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE api_keys ADD COLUMN allowed_addresses text[] NOT NULL DEFAULT '{}';
      CREATE OR REPLACE VIEW api_key_details AS
        SELECT k.id, k.organization_id, k.entity_id, k.name, k.abilities, k.created_at, k.last_used_at, k.expires_at,
               u.id AS creator_id, u.name AS creator_name, u.email AS creator_email,
               u.created_at AS creator_created_at, u.updated_at AS creator_updated_at,
               k.allowed_addresses
          FROM api_keys k LEFT JOIN users u ON u.id = k.creator_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW api_key_details;
      ALTER TABLE api_keys DROP COLUMN allowed_addresses;
      CREATE VIEW api_key_details AS
        SELECT k.id, k.organization_id, k.entity_id, k.name, k.abilities, k.created_at, k.last_used_at, k.expires_at,
               u.id AS creator_id, u.name AS creator_name, u.email AS creator_email,
               u.created_at AS creator_created_at, u.updated_at AS creator_updated_at
          FROM api_keys k LEFT JOIN users u ON u.id = k.creator_id;
    `);
  }
}
