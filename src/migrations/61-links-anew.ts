import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The link of a verification may be sent anew; whether one was sent, and why a verification ended in error, is known. */
export class LinksAnew1768896000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE verifications ADD COLUMN link_number integer NOT NULL DEFAULT 1, ADD COLUMN error_reason text;
      ALTER TABLE individual_authentications ADD COLUMN link_sent_at timestamptz(3);
      UPDATE individual_authentications a SET link_sent_at = a.notified_at FROM verifications v
       WHERE v.id = a.verification_id AND (v.send_individual_authentication_sms OR v.send_individual_authentication_email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE individual_authentications DROP COLUMN link_sent_at;
      ALTER TABLE verifications DROP COLUMN link_number, DROP COLUMN error_reason;
    `);
  }
}
