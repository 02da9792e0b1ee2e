import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is passed on, and what is sent, knows the trace that it belongs to. */
export class TraceParents1769328000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox ADD COLUMN traceparent text;
      ALTER TABLE webhook_events ADD COLUMN traceparent text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_events DROP COLUMN traceparent;
      ALTER TABLE outbox DROP COLUMN traceparent;
    `);
  }
}
