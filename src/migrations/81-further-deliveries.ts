import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The same message may come in again while what is stored of it is not read, so that whoever sends a copy first from where it is turned
 * away does not keep the genuine one out. `further_delivery` is null for the first delivery of a message and its own id for any further one: processes
 * of the previous release, which know of first ones alone, add no second.
 */
export class FurtherDeliveries1770768000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inbound_emails
        ADD COLUMN further_delivery uuid,
        DROP CONSTRAINT inbound_emails_delivered_once,
        ADD CONSTRAINT inbound_emails_delivered_once
          UNIQUE NULLS NOT DISTINCT (entity_id, recipient, content_hash, further_delivery);
    `);
  }

  /** Of deliveries of the same message the one that was read stays, or else the first. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM inbound_emails WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY entity_id, recipient, content_hash
            ORDER BY sender_decision IN ('allowed', 'released') DESC NULLS LAST, id) AS place FROM inbound_emails) AS placed
        WHERE place > 1);
      ALTER TABLE inbound_emails
        DROP COLUMN further_delivery,
        ADD CONSTRAINT inbound_emails_delivered_once UNIQUE (entity_id, recipient, content_hash);
    `);
  }
}
