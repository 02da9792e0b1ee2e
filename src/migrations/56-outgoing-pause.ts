import type { MigrationInterface, QueryRunner } from 'typeorm';

/** While it has its row nothing leaves the service: no webhook, mail or SMS. */
export class OutgoingPause1768464000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outgoing_pause (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        reason text NOT NULL CHECK (reason <> ''),
        created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outgoing_pause');
  }
}
