import { createHash, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Providers1764208800000 } from '../../src/migrations/7-providers.js';
import { cloneDatabase } from '../support/database.js';

describe('the migration that lets individuals be asked', () => {
  it('keeps links that are out already, goes back, and comes again', async () => {
    const database = await cloneDatabase();
    const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const runner = dataSource.createQueryRunner();
    try {
      const migration = new Providers1764208800000();
      await migration.down(runner);
      const [organization, entity] = [randomUUID(), randomUUID()];
      await database.query(
        `WITH o AS (INSERT INTO organizations (id, name, slug, environment) VALUES ($1, 'A', 'a', 'production'))
         INSERT INTO entities (id, organization_id, name, inbox_local_part) VALUES ($2, $1, 'A', 'a')`,
        [organization, entity],
      );
      const link = createHash('sha256').update('token').digest();
      const make = async (status: string, hash: Buffer | null): Promise<string> => {
        const id = randomUUID();
        await database.query(
          `INSERT INTO verifications (id, entity_id, status, business_name, business_abn, individual_name, individual_email,
             account_name, account_bsb, account_number, account_name_normalised, business_name_normalised,
             send_individual_authentication_sms, send_individual_authentication_email,
             individual_authentication_token_hash, checked_at, expires_at)
           VALUES ($1, $2, $3, 'A', '53004085616', 'Ada Example', 'a@example.com', 'A', '062-000', '12345678', 'a', 'a',
             false, true, $4, now(), now() + interval '7 days')`,
          [id, entity, status, hash],
        );
        return id;
      };
      const pending = await make('pending', link);
      await make('verified', null);
      for (let round = 0; round < 2; round += 1) {
        await migration.up(runner);
        expect(
          await database.query(
            `SELECT a.verification_id, a.entity_id, a.token_hash, a.wrong_codes, v.asked_at
               FROM individual_authentications a JOIN verifications v ON v.id = a.verification_id`,
          ),
        ).toEqual([{ verification_id: pending, entity_id: entity, token_hash: link, wrong_codes: 0, asked_at: null }]);
        await migration.down(runner);
      }
    } finally {
      await runner.release();
      await dataSource.destroy();
      await database.drop();
    }
  });
});
