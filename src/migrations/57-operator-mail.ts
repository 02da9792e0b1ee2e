import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail for whoever runs the service: `postmaster` and `abuse` (RFC 5321, section 4.5.1; RFC 2142). */
export class OperatorMail1768550400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE operator_emails (
        id uuid PRIMARY KEY,
        recipient text NOT NULL CHECK (recipient IN ('postmaster', 'abuse')),
        envelope_from text NOT NULL,
        peer_address text NOT NULL,
        helo text,
        content_hash bytea NOT NULL,
        raw_key text NOT NULL,
        size bigint NOT NULL,
        received_at timestamptz(3) NOT NULL,
        CONSTRAINT operator_emails_once UNIQUE (recipient, content_hash)
      );
      CREATE INDEX operator_emails_received_at ON operator_emails (received_at);
      CREATE INDEX operator_emails_raw_key ON operator_emails USING hash (raw_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE operator_emails');
  }
}
