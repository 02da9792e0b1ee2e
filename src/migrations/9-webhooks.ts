import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhook subscriptions, what they are to be told, and each attempt to tell it. */
export class Webhooks1764381600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook_subscriptions (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2048),
        events text[] NOT NULL CHECK (cardinality(events) > 0),
        enabled boolean NOT NULL DEFAULT true,
        consecutive_failures integer NOT NULL DEFAULT 0 CHECK (consecutive_failures >= 0),
        disabled_at timestamptz(3),
        sealed_secret text NOT NULL,
        previous_sealed_secret text,
        previous_secret_until timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT webhook_subscriptions_of_entity UNIQUE (entity_id, id),
        CONSTRAINT webhook_subscriptions_disabled CHECK (enabled = (disabled_at IS NULL)),
        CONSTRAINT webhook_subscriptions_previous CHECK (
          (previous_sealed_secret IS NULL) = (previous_secret_until IS NULL))
      );
      CREATE INDEX webhook_subscriptions_created_at ON webhook_subscriptions (entity_id, created_at, id);
      CREATE INDEX webhook_subscriptions_enabled ON webhook_subscriptions (entity_id) WHERE enabled;

      -- due_at is the truth of what is to be sent and when: whoever sends an event puts it off for a moment, so that it is
      -- due again where the sender dies.
      CREATE TABLE webhook_events (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE,
        subscription_id uuid NOT NULL,
        type text NOT NULL,
        status text NOT NULL CHECK (status IN ('processing', 'succeeded', 'failed')),
        webhook_url text NOT NULL,
        sealed_payload text NOT NULL,
        attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
        tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
        due_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT webhook_events_of_entity UNIQUE (entity_id, id),
        CONSTRAINT webhook_events_due CHECK ((status = 'processing') = (due_at IS NOT NULL)),
        CONSTRAINT webhook_events_of_subscription FOREIGN KEY (entity_id, subscription_id)
          REFERENCES webhook_subscriptions (entity_id, id) ON DELETE CASCADE
      );
      CREATE INDEX webhook_events_created_at ON webhook_events (entity_id, subscription_id, created_at, id);
      CREATE INDEX webhook_events_type ON webhook_events (entity_id, subscription_id, type, created_at, id);
      CREATE INDEX webhook_events_status ON webhook_events (entity_id, subscription_id, status, created_at, id);
      CREATE INDEX webhook_events_waiting ON webhook_events (subscription_id, due_at) WHERE status = 'processing';
      CREATE INDEX webhook_events_ended ON webhook_events (created_at) WHERE status <> 'processing';

      CREATE TABLE webhook_event_attempts (
        id uuid PRIMARY KEY,
        entity_id uuid NOT NULL,
        event_id uuid NOT NULL,
        attempt integer NOT NULL CHECK (attempt > 0),
        status text NOT NULL CHECK (status IN ('succeeded', 'failed')),
        response_status integer,
        response_body text CHECK (octet_length(response_body) <= 4096),
        failure_reason text,
        duration_ms integer NOT NULL CHECK (duration_ms >= 0),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        CONSTRAINT webhook_event_attempts_once UNIQUE (entity_id, event_id, attempt),
        CONSTRAINT webhook_event_attempts_of_event FOREIGN KEY (entity_id, event_id)
          REFERENCES webhook_events (entity_id, id) ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_event_attempts, webhook_events, webhook_subscriptions');
  }
}
