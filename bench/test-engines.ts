// `npm run test:engines [-- --all | PATTERN]`: the end-to-end tests that touch queues, the outbox, counts, locks, documents and notices (or all,
// or those that match) on Debian's PostgreSQL and Redis, each started for this. Says so, and ends with 0, where they are not installed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { PostgresServer, RedisServer } from './cluster/engines.js';
import { postgresPrograms, programOf, serverAccount } from './cluster/programs.js';

const PATTERN =
  'stalled-rows|outages/(crash|lost|turns)|journeys/emailed|further/reset|rate-limits|idempotency|webhooks|smtp-limits|abandoned|further/live|further/notices';
/** As the service wants it. */
const OLDEST_POSTGRES = 15;
/** Servers apart, on a machine that may be busy with others. */
const PATIENCE_MS = '600000';

/** What keeps the servers from being started; null where nothing does. */
function missing(): string | null {
  try {
    const programs = postgresPrograms();
    programOf('redis-server', 'redis-server');
    serverAccount();
    const version = Number(basename(dirname(programs)));
    return version < OLDEST_POSTGRES ? `PostgreSQL ${version} is older than ${OLDEST_POSTGRES}` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const lack = missing();
if (lack !== null) {
  console.warn(`SKIPPED: ${lack}.`);
  process.exit(0);
}

const [wanted = PATTERN, ...further] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'payproof-engines-'));
let postgres: PostgresServer | null = null;
let redis: RedisServer | null = null;
try {
  // What is tested outlives neither server.
  postgres = await PostgresServer.start(folder, ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  // Each service of a test takes a database of its own.
  redis = await RedisServer.start(folder, ['--databases', '4096', '--appendonly', 'no']);
  const options = ['--config', 'jest.config.mjs', '--selectProjects', 'e2e', 'further', 'outages'];
  const pattern = wanted === '--all' ? [] : ['--testPathPatterns', wanted];
  const tests = spawn('npx', ['jest', ...options, ...pattern, ...further], {
    stdio: 'inherit',
    env: {
      TEST_TIMEOUT_MS: PATIENCE_MS,
      ...process.env,
      TEST_POSTGRES_URL: postgres.url,
      TEST_REDIS_URL: redis.url,
    },
  });
  // Its servers go when this ends, however that comes about.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => tests.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
} finally {
  await redis?.stop();
  await postgres?.stop('fast');
  rmSync(folder, { recursive: true, force: true });
}
