import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Of the entries of payment files, what is proven twice is proven once: an entry that was compared with a verification is written together with
 * a check of it, whose foreign key says that it exists, and a verification goes only with all data of its entity. The index served the foreign
 * key; entries are looked for within their file.
 */
export class FewerReferencesOfEntries1770508800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE aba_check_entries DROP CONSTRAINT aba_check_entries_verification;
      DROP INDEX aba_check_entries_entity;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX aba_check_entries_entity ON aba_check_entries (entity_id, verification_id);
      ALTER TABLE aba_check_entries ADD CONSTRAINT aba_check_entries_verification FOREIGN KEY (entity_id, verification_id)
        REFERENCES verifications (entity_id, id) ON DELETE SET NULL (verification_id);
    `);
  }
}
