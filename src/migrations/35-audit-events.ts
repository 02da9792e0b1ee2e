import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit trail. Events and seals can only be added: a trigger refuses everything else, but for what a checkpoint covers.
 * Nothing refers to other tables: the trail outlives what it tells of.
 */
export class AuditEvents1766649600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_events (
        id uuid PRIMARY KEY,
        organization_id uuid NOT NULL,
        entity_id uuid,
        created_at timestamptz(3) NOT NULL,
        actor text NOT NULL CHECK (actor IN ('person', 'key', 'command_line', 'service')),
        user_id uuid,
        key_id uuid,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id text NOT NULL,
        changes jsonb NOT NULL,
        personal_digest bytea,
        correlation_id text,
        mac bytea NOT NULL
      );
      CREATE INDEX audit_events_of_organization ON audit_events (organization_id, created_at, id);
      CREATE INDEX audit_events_of_entity ON audit_events (entity_id, created_at, id);
      CREATE INDEX audit_events_of_subject ON audit_events (subject_id, created_at, id);
      CREATE INDEX audit_events_of_user ON audit_events (user_id, created_at, id) WHERE user_id IS NOT NULL;

      CREATE TABLE audit_personal_values (
        event_id uuid PRIMARY KEY,
        organization_id uuid NOT NULL,
        salt bytea NOT NULL,
        contents jsonb NOT NULL
      );

      CREATE TABLE audit_unsealed (
        event_id uuid PRIMARY KEY,
        organization_id uuid NOT NULL
      );

      CREATE TABLE audit_seals (
        organization_id uuid NOT NULL,
        position bigint NOT NULL CHECK (position > 0),
        event_id uuid NOT NULL UNIQUE,
        seal bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (organization_id, position)
      );

      CREATE TABLE audit_checkpoints (
        organization_id uuid NOT NULL,
        position bigint NOT NULL CHECK (position > 0),
        seal bytea NOT NULL,
        until date NOT NULL,
        mac bytea NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (organization_id, position)
      );

      CREATE TABLE audit_refusals (
        hour timestamptz NOT NULL,
        reason text NOT NULL,
        count bigint NOT NULL CHECK (count > 0),
        PRIMARY KEY (hour, reason)
      );

      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'audit_events' THEN
          IF EXISTS (
            SELECT 1 FROM audit_seals s JOIN audit_checkpoints c ON c.organization_id = s.organization_id
             WHERE s.event_id = OLD.id AND c.position >= s.position
          ) THEN
            RETURN OLD;
          END IF;
        ELSIF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'audit_seals' THEN
          IF EXISTS (
            SELECT 1 FROM audit_checkpoints c
             WHERE c.organization_id = OLD.organization_id AND c.position >= OLD.position
          ) THEN
            RETURN OLD;
          END IF;
        END IF;
        RAISE EXCEPTION 'The audit trail can only be added to.' USING ERRCODE = 'insufficient_privilege';
      END $$;

      CREATE TRIGGER audit_events_stand BEFORE UPDATE OR DELETE ON audit_events
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_events_stay BEFORE TRUNCATE ON audit_events EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_seals_stand BEFORE UPDATE OR DELETE ON audit_seals
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_seals_stay BEFORE TRUNCATE ON audit_seals EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_checkpoints_stand BEFORE UPDATE OR DELETE ON audit_checkpoints
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_checkpoints_stay BEFORE TRUNCATE ON audit_checkpoints EXECUTE FUNCTION refuse_audit_change();

      CREATE VIEW audit_event_details AS
        SELECT e.id, e.organization_id, e.entity_id, e.created_at, e.actor, e.user_id, u.name AS user_name, e.key_id, e.action,
               e.subject_type, e.subject_id, e.changes, e.personal_digest IS NOT NULL AS had_personal_values, p.contents AS personal,
               e.correlation_id, s.position
          FROM audit_events e
          LEFT JOIN audit_personal_values p ON p.event_id = e.id
          LEFT JOIN audit_seals s ON s.event_id = e.id
          LEFT JOIN users u ON u.id = e.user_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW audit_event_details;
      DROP TABLE audit_refusals, audit_checkpoints, audit_seals, audit_unsealed, audit_personal_values, audit_events;
      DROP FUNCTION refuse_audit_change;
    `);
  }
}
