import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What all processes count together of mail, and what one of them does for all: worth nothing after a minute, and lost in a crash. */
export class SharedCounts1769068800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE mail_counts (
        key text NOT NULL,
        minute bigint NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (key, minute)
      );
      CREATE INDEX mail_counts_minute ON mail_counts (minute);
      CREATE UNLOGGED TABLE mail_connections (
        process uuid NOT NULL,
        peer text NOT NULL,
        held integer NOT NULL,
        seen_at timestamptz(3) NOT NULL,
        PRIMARY KEY (peer, process)
      );
      CREATE UNLOGGED TABLE leases (
        name text PRIMARY KEY,
        holder uuid NOT NULL,
        ends_at timestamptz(3) NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_counts, mail_connections, leases');
  }
}
