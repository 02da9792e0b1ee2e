import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A subscription shows account numbers whole only as far as whoever made or last changed it may read them. Those that exist have
 * none of this (null) and stay as they are until they are changed.
 */
export class WebhookAccounts1767859200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_subscriptions ADD COLUMN abilities text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_subscriptions DROP COLUMN abilities');
  }
}
