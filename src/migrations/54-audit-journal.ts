import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `id, organization_id, entity_id, created_at, actor, user_id, key_id, action, subject_type, subject_id, changes,
  personal_digest, correlation_id, mac`;

/**
 * Writers of the audit trail add one row to a journal without indexes; the sealer files it among the events, with its personal values and
 * its seal. A row leaves the journal only once it is filed and sealed, and changes only where its personal values are erased.
 */
export class AuditJournal1768291200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_journal (
        id uuid NOT NULL,
        organization_id uuid NOT NULL,
        entity_id uuid,
        created_at timestamptz(3) NOT NULL,
        actor text NOT NULL,
        user_id uuid,
        key_id uuid,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id text NOT NULL,
        changes jsonb NOT NULL,
        personal_digest bytea,
        correlation_id text,
        mac bytea NOT NULL,
        salt bytea,
        personal jsonb
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

      INSERT INTO audit_journal (${COLUMNS}, salt, personal)
        SELECT ${COLUMNS.replaceAll(/\w+/g, 'e.$&')}, p.salt, p.contents
          FROM audit_unsealed u JOIN audit_events e ON e.id = u.event_id LEFT JOIN audit_personal_values p ON p.event_id = e.id;
      DELETE FROM audit_personal_values p USING audit_unsealed u WHERE p.event_id = u.event_id;
      ALTER TABLE audit_events DISABLE TRIGGER audit_events_stand;
      DELETE FROM audit_events e USING audit_unsealed u WHERE e.id = u.event_id;
      ALTER TABLE audit_events ENABLE TRIGGER audit_events_stand;
      DROP TABLE audit_unsealed;

      CREATE FUNCTION refuse_audit_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          IF EXISTS (SELECT 1 FROM audit_seals WHERE event_id = OLD.id)
             AND EXISTS (SELECT 1 FROM audit_events WHERE id = OLD.id) THEN
            RETURN OLD;
          END IF;
        ELSIF TG_OP = 'UPDATE' THEN
          IF NEW.salt IS NULL AND NEW.personal IS NULL
             AND to_jsonb(NEW) - 'salt' - 'personal' = to_jsonb(OLD) - 'salt' - 'personal' THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'The audit trail can only be added to.' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER audit_journal_stands BEFORE UPDATE OR DELETE ON audit_journal
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_journal_change();
      CREATE TRIGGER audit_journal_stays BEFORE TRUNCATE ON audit_journal EXECUTE FUNCTION refuse_audit_journal_change();

      CREATE OR REPLACE VIEW audit_event_details AS
        SELECT e.id, e.organization_id, e.entity_id, e.created_at, e.actor, e.user_id, u.name AS user_name, e.key_id, e.action,
               e.subject_type, e.subject_id, e.changes, e.personal_digest IS NOT NULL AS had_personal_values,
               coalesce(p.contents, e.personal) AS personal, e.correlation_id, s.position
          FROM (
            SELECT ${COLUMNS}, NULL::jsonb AS personal FROM audit_events
            UNION ALL
            SELECT ${COLUMNS}, personal FROM audit_journal
          ) e
          LEFT JOIN audit_personal_values p ON p.event_id = e.id
          LEFT JOIN audit_seals s ON s.event_id = e.id
          LEFT JOIN users u ON u.id = e.user_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_unsealed (
        event_id uuid PRIMARY KEY,
        organization_id uuid NOT NULL
      );
      INSERT INTO audit_events (${COLUMNS}) SELECT ${COLUMNS} FROM audit_journal;
      INSERT INTO audit_personal_values (event_id, organization_id, salt, contents)
        SELECT id, organization_id, salt, personal FROM audit_journal WHERE salt IS NOT NULL;
      INSERT INTO audit_unsealed (event_id, organization_id) SELECT id, organization_id FROM audit_journal;
      CREATE OR REPLACE VIEW audit_event_details AS
        SELECT e.id, e.organization_id, e.entity_id, e.created_at, e.actor, e.user_id, u.name AS user_name, e.key_id, e.action,
               e.subject_type, e.subject_id, e.changes, e.personal_digest IS NOT NULL AS had_personal_values, p.contents AS personal,
               e.correlation_id, s.position
          FROM audit_events e
          LEFT JOIN audit_personal_values p ON p.event_id = e.id
          LEFT JOIN audit_seals s ON s.event_id = e.id
          LEFT JOIN users u ON u.id = e.user_id;
      DROP TABLE audit_journal;
      DROP FUNCTION refuse_audit_journal_change;
    `);
  }
}
