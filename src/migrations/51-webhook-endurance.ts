import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscriptions know since when they fail; events of an entity are listed whichever subscription they are of. */
export class WebhookEndurance1768032000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_subscriptions ADD COLUMN failing_since timestamptz(3);
      UPDATE webhook_subscriptions SET failing_since = now() WHERE consecutive_failures > 0;
      CREATE INDEX webhook_events_of_entity_created_at ON webhook_events (entity_id, created_at, id);
      CREATE INDEX webhook_events_of_entity_status ON webhook_events (entity_id, status, created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX webhook_events_of_entity_created_at, webhook_events_of_entity_status;
      ALTER TABLE webhook_subscriptions DROP COLUMN failing_since;
    `);
  }
}
