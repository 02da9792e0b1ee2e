import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import { ENTITY_ABILITIES } from '../api-keys/abilities.js';
import { hashToken, newToken } from '../api-keys/token.js';
import { verifyAudit } from '../audit/verify-audit.js';
import { createDataSource } from '../platform/database/data-source.js';
import { startEmbeddedDatabase } from '../platform/database/embedded/embedded-database.js';
import { loadSecretKey } from '../platform/secrets/secret-key.js';
import type { Credentials } from '../start/organization-founder.js';
import { benchFolder, end, launch } from './measured-service.js';

/**
 * `npm run test:crowds`: people decide invoices at once while the processes that serve them are killed. Each invoice must come to one
 * decision, under two people where the policy says so, and the audit trail must hold. Exits with 1 where anything of that fails.
 */
const options = new Command()
  .option('--reviewers <n>', 'people who decide', Number, 50)
  .option('--invoices <n>', 'invoices to decide', Number, 5_000)
  .parse()
  .opts<{ reviewers: number; invoices: number }>();

const WORKER_LIVES_MS = 4_000;
const HTTP_LIVES_MS = 7_000;

async function ready(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null))?.ok) await wait(100);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function main(): Promise<void> {
  const folder = benchFolder();
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const embedded = await startEmbeddedDatabase(join(folder, 'database'), () => undefined);
  const port = await freePort();
  const environment = {
    DATABASE_URL: embedded.url,
    HTTP_PORT: String(port),
    RATE_LIMIT_KEY: '1000000',
    LOG_LEVEL: 'silent',
  };
  const start = (roles: string) => launch(dataDir, { ...environment, ROLES: roles });
  let http = start('http');
  const api = `http://127.0.0.1:${port}/api`;
  await ready(port);
  let worker = start('worker');
  const dataSource = createDataSource({ url: embedded.url, pool: 2, entities: [], migrations: [] });
  await dataSource.initialize();
  try {
    const { entity_key: known } = await credentials(dataDir);
    // The file is there a moment before the organization is committed.
    let demo: { entity_id: string; organization_id: string } | undefined;
    while (demo === undefined) {
      await wait(50);
      [demo] = await dataSource.query<{ entity_id: string; organization_id: string }[]>(
        'SELECT entity_id, organization_id FROM api_keys WHERE token_hash = $1',
        [hashToken(known)],
      );
    }
    await dataSource.query(
      `INSERT INTO approval_policies (id, entity_id, people, one_person_outcomes, clear_verified)
       VALUES (gen_random_uuid(), $1, 2, '{verified}', false)`,
      [demo.entity_id],
    );
    const keys: string[] = [];
    for (let n = 0; n < options.reviewers; n += 1) {
      const [userId, token] = [randomUUID(), newToken('entity', 'production')];
      await dataSource.query(
        `WITH person AS (INSERT INTO users (id, organization_id, name, email, role) VALUES ($1, $2, $3, $4, 'approver'))
         INSERT INTO api_keys (id, organization_id, entity_id, name, abilities, token_hash, creator_id)
         VALUES (gen_random_uuid(), $2, $5, 'Crowd', $6, $7, $1)`,
        [
          userId,
          demo.organization_id,
          `Reviewer ${n}`,
          `${userId}@example.com`,
          demo.entity_id,
          ENTITY_ABILITIES,
          hashToken(token),
        ],
      );
      keys.push(token);
    }
    const ids = (
      await dataSource.query<{ id: string }[]>(
        `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
           document_is_invoice, outcome, review)
         SELECT gen_random_uuid(), $1, 'processed', 'api', 'a.pdf', 'application/pdf', 'k', '\\x00', 1, true,
           CASE WHEN n % 2 = 0 THEN 'verified' ELSE 'new' END, 'to_review'
         FROM generate_series(1, $2) AS n RETURNING id`,
        [demo.entity_id, options.invoices],
      )
    ).map(({ id }) => id);

    let kills = 0;
    let over = false;
    const killer = async (lives: number, kill: () => Promise<void>): Promise<void> => {
      while (!over) {
        await wait(lives);
        if (over) return;
        await kill();
        kills += 1;
      }
    };
    const killers = [
      killer(WORKER_LIVES_MS, async () => {
        await end(worker, 'SIGKILL');
        worker = start('worker');
      }),
      killer(HTTP_LIVES_MS, async () => {
        await end(http, 'SIGKILL');
        http = start('http');
        // Its life begins when it answers: on a busy machine nothing would be decided otherwise.
        await ready(port);
      }),
    ];
    const began = Date.now();
    const counts = new Map<string, number>();
    await Promise.all(keys.map((key, at) => decideAll(api, key, at, ids, counts)));
    over = true;
    await Promise.all(killers);
    await until(dataSource, 'SELECT NOT EXISTS (SELECT 1 FROM audit_unsealed) AS done');
    await end(http, 'SIGTERM');
    await end(worker, 'SIGTERM');

    const wrong = await dataSource.query<{ id: string }[]>(
      `SELECT i.id FROM invoices i
        WHERE i.entity_id = $1 AND (
          i.review NOT IN ('approved', 'rejected')
          OR (SELECT count(*) FROM decisions d WHERE d.invoice_id = i.id AND d.review IN ('approved', 'rejected')) <> 1
          OR (SELECT d.review FROM decisions d WHERE d.invoice_id = i.id ORDER BY d.created_at DESC, d.id DESC LIMIT 1) <> i.review
          OR (i.review = 'approved' AND i.outcome = 'new'
              AND (SELECT count(DISTINCT d.user_id) FROM decisions d WHERE d.invoice_id = i.id AND d.decision = 'approve') < 2)
          OR (SELECT count(*) FROM decisions d WHERE d.invoice_id = i.id)
             <> (SELECT count(*) FROM audit_events e WHERE e.subject_id = i.id::text))`,
      [demo.entity_id],
    );
    const secretKey = loadSecretKey('', dataDir);
    const report = await verifyAudit(dataSource, secretKey, []);
    const [{ event_id: tampered }] = await dataSource.query<[{ event_id: string }]>(
      'SELECT event_id FROM audit_seals ORDER BY position OFFSET 10 LIMIT 1',
    );
    await dataSource.query('ALTER TABLE audit_events DISABLE TRIGGER USER');
    await dataSource.query(`UPDATE audit_events SET user_id = gen_random_uuid() WHERE id = $1`, [tampered]);
    const named = (await verifyAudit(dataSource, secretKey, [])).findings.map((one) => one.eventId);
    const found = named.length === 1 && named[0] === tampered;
    console.log(
      `${options.reviewers} people, ${ids.length} invoices, ${kills} kills, ${Math.round((Date.now() - began) / 1_000)} s; ` +
        `answers: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    );
    console.log(`invoices without exactly one decision: ${wrong.length}`);
    console.log(`audit trail: ${report.sealed} sealed, ${report.waiting} waiting, ${report.findings.length} findings`);
    console.log(`a row that was changed by hand is ${found ? 'named' : 'NOT named'}`);
    if (wrong.length > 0 || report.findings.length > 0 || !found || counts.has('401')) process.exitCode = 1;
  } finally {
    await end(http, 'SIGKILL');
    await end(worker, 'SIGKILL');
    await dataSource.destroy();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Goes through all invoices, from a place of its own on, until nothing is left to decide. */
async function decideAll(
  api: string,
  key: string,
  at: number,
  ids: readonly string[],
  counts: Map<string, number>,
): Promise<void> {
  const first = Math.floor((at * ids.length) / options.reviewers);
  // Twice round: what needs a second person is met again.
  for (let step = 0; step < ids.length * 2; step += 1) {
    const id = ids[(first + step) % ids.length] ?? '';
    const decision = (at + step) % 5 === 0 ? 'reject' : 'approve';
    const status = await decide(`${api}/invoices/${id}/decisions`, key, { decision, reason: 'known_supplier' });
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (step % 50 === 49 && (await left(api, key)) === 0) return;
  }
}

/** Sends a decision until somebody answers; a connection that a killed process leaves behind may have decided or not. */
async function decide(url: string, key: string, body: object): Promise<string> {
  for (;;) {
    const answer = await ask(url, key, { method: 'POST', body: JSON.stringify(body) });
    if (answer !== null && answer.status < 500) return String(answer.status);
    await wait(200);
  }
}

async function left(api: string, key: string): Promise<number> {
  const answer = await ask(`${api}/invoices?filter[review]=to_review,awaiting_second&page[size]=1`, key);
  return answer?.ok ? ((await answer.json()) as { meta: { total: number } }).meta.total : 1;
}

function ask(url: string, key: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return fetch(url, { ...init, headers }).catch(() => null);
}

async function credentials(dataDir: string): Promise<Credentials> {
  for (;;) {
    try {
      return JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials;
    } catch {
      await wait(100);
    }
  }
}

async function until(dataSource: { query<T>(sql: string): Promise<T> }, sql: string): Promise<void> {
  while (!(await dataSource.query<[{ done: boolean }]>(sql))[0].done) await wait(200);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
