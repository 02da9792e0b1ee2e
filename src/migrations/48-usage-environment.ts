import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The figures of a month have ids of version 7, as everything else has, and say in which environment they were used. */
export class UsageEnvironment1767772800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- RFC 9562, section 5.7: 48 bits of milliseconds, version and variant, the rest at random.
      CREATE FUNCTION usage_month_id(at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
        SELECT encode(
          set_bit(set_bit(
            overlay(uuid_send(gen_random_uuid())
              PLACING substring(int8send((extract(epoch FROM at) * 1000)::bigint) FROM 3) FROM 1 FOR 6),
            52, 1), 53, 1), 'hex')::uuid
      $$;
      UPDATE usage_months SET id = usage_month_id(month::timestamp AT TIME ZONE 'UTC');
      ALTER TABLE usage_months
        ALTER COLUMN id SET DEFAULT usage_month_id(clock_timestamp()),
        ADD COLUMN environment text CHECK (environment IN ('production', 'sandbox'));
      UPDATE usage_months m SET environment = o.environment
        FROM entities e JOIN organizations o ON o.id = e.organization_id WHERE e.id = m.entity_id;

      CREATE FUNCTION usage_months_set_environment() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.environment := (SELECT o.environment FROM entities e JOIN organizations o ON o.id = e.organization_id
                             WHERE e.id = NEW.entity_id);
        RETURN NEW;
      END $$;
      CREATE TRIGGER usage_months_environment BEFORE INSERT ON usage_months
        FOR EACH ROW EXECUTE FUNCTION usage_months_set_environment();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER usage_months_environment ON usage_months;
      DROP FUNCTION usage_months_set_environment;
      ALTER TABLE usage_months DROP COLUMN environment, ALTER COLUMN id SET DEFAULT gen_random_uuid();
      DROP FUNCTION usage_month_id(timestamptz);
    `);
  }
}
