import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { KeyLookup } from '../src/api-keys/key-lookup.js';
import { hashToken } from '../src/api-keys/token.js';
import { MIGRATIONS } from '../src/migrations/index.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { startEmbeddedDatabase } from '../src/platform/database/embedded/embedded-database.js';
import { benchFolder } from './support/measured-service.js';

const KEYS = 100_000;
const LOOKUPS = 5_000;
const WARM_UP = 500;

/**
 * `npm run bench:keys`: how long it takes to find one key of 100,000 by its token, alone and with its request counted, as
 * every authenticated request does.
 */
async function main(): Promise<void> {
  const directory = benchFolder();
  const database = await startEmbeddedDatabase(directory, () => undefined);
  const dataSource = createDataSource({ url: database.url, pool: 10, entities: [], migrations: MIGRATIONS });
  try {
    await dataSource.initialize();
    await dataSource.runMigrations({ transaction: 'each' });
    const tokens = Array.from({ length: KEYS }, (_, index) => `ent_sk_bench_${index}`);
    await dataSource.query(`
      INSERT INTO organizations (id, name, slug, environment) VALUES (gen_random_uuid(), 'Bench', 'bench', 'production');
      INSERT INTO users (id, organization_id, name, email) SELECT gen_random_uuid(), id, 'U', 'u' FROM organizations;
      INSERT INTO entities (id, organization_id, name, inbox_local_part)
        SELECT gen_random_uuid(), id, 'E', 'e-' || n FROM organizations, generate_series(1, 1000) AS n`);
    await dataSource.query(
      `INSERT INTO api_keys (id, organization_id, entity_id, name, abilities, token_hash, creator_id, last_used_at)
       SELECT gen_random_uuid(), e.organization_id, e.id, 'K', '{invoice:read}', t.hash, u.id, now()
         FROM unnest($1::bytea[]) WITH ORDINALITY AS t (hash, n)
         JOIN (SELECT row_number() OVER () - 1 AS n, * FROM entities) e ON e.n = t.n % 1000 CROSS JOIN users u`,
      [tokens.map(hashToken)],
    );
    await dataSource.query('ANALYZE');
    const keys = new KeyLookup(dataSource);
    const token = (index: number): string => tokens[(index * 7_919) % KEYS] ?? '';
    console.log(`${KEYS} keys, ${LOOKUPS} lookups one after the other, milliseconds:`);
    await measure('find', (index) => keys.find(token(index)));
    await measure('find and count, many keys', (index) => keys.findAndCount(token(index)));
    await measure('find and count, one key', () => keys.findAndCount(token(1)));
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function measure(what: string, lookup: (index: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + LOOKUPS; index += 1) {
    const started = performance.now();
    if ((await lookup(index)) === null) throw new Error('A key was not found.');
    if (index >= WARM_UP) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const quantile = (q: number): string => (times[Math.floor(q * (times.length - 1))] ?? NaN).toFixed(3);
  console.log(`  ${what}: p50 ${quantile(0.5)}, p99 ${quantile(0.99)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
