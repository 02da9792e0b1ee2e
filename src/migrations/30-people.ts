import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles of people by entity; whoever was there before is an admin. A removed user's email address is free again. */
export class People1766196000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organizations ADD COLUMN demo boolean NOT NULL DEFAULT false;
      UPDATE organizations SET demo = true WHERE name = 'Demo'
         AND coalesce(production_organization_id, id) IN (SELECT organization_id FROM users WHERE email = 'admin@example.com');

      ALTER TABLE users
        ADD COLUMN role text CHECK (role IN ('viewer', 'auditor', 'reviewer', 'approver', 'admin')),
        ADD COLUMN removed_at timestamptz(3),
        DROP CONSTRAINT users_email_key;
      UPDATE users SET role = 'admin';
      CREATE UNIQUE INDEX users_email ON users (email) WHERE removed_at IS NULL;

      CREATE TABLE entity_roles (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('viewer', 'auditor', 'reviewer', 'approver', 'admin')),
        PRIMARY KEY (user_id, entity_id)
      );
      CREATE INDEX entity_roles_entity ON entity_roles (entity_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE entity_roles;
      UPDATE users SET email = 'removed-' || id || '@invalid' WHERE removed_at IS NOT NULL;
      DROP INDEX users_email;
      ALTER TABLE users DROP COLUMN role, DROP COLUMN removed_at, ADD CONSTRAINT users_email_key UNIQUE (email);
      ALTER TABLE organizations DROP COLUMN demo;
    `);
  }
}
