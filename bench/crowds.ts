import 'reflect-metadata';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { Command } from 'commander';
import type { DataSource } from 'typeorm';
import { hashToken } from '../src/api-keys/token.js';
import { verifyAudit } from '../src/audit/verify-audit.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { startEmbeddedDatabase } from '../src/platform/database/embedded/embedded-database.js';
import { loadSecretKey } from '../src/platform/secrets/secret-key.js';
import type { Credentials } from '../src/organization/founding/credentials.js';
import { benchFolder, end, launch, untilWelcomed } from './support/measured-service.js';
import { signIn } from './support/sign-in.js';
import type { Signed } from './support/sign-in.js';

/**
 * `npm run test:crowds`: people who are signed in decide invoices at once while the processes that serve them are killed. Each invoice must
 * come to one decision, under two people where the policy says so, nobody may be signed out, and the audit trail must hold and name what is
 * then changed, removed and inserted by hand. Exits with 1 where anything of that fails.
 */
const options = new Command()
  .option('--reviewers <n>', 'people who decide', Number, 50)
  .option('--invoices <n>', 'invoices to decide', Number, 5_000)
  .parse()
  .opts<{ reviewers: number; invoices: number }>();

/** How long a process lives once it is ready: on a busy machine its start alone takes longer. */
const WORKER_LIVES_MS = 4_000;
const HTTP_LIVES_MS = 7_000;
const PASSWORD = 'correct horse battery';

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
    RATE_LIMIT_SESSION: '1000000',
    LOG_LEVEL: 'silent',
  };
  const start = async (roles: string): Promise<ChildProcess> => {
    const service = launch(dataDir, { ...environment, ROLES: roles });
    await untilWelcomed(service);
    return service;
  };
  let http = await start('http');
  const base = `http://127.0.0.1:${port}`;
  let worker = await start('worker');
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
    await dataSource.query(
      `INSERT INTO users (id, organization_id, name, email, role, password_hash)
       SELECT gen_random_uuid(), $1, 'Reviewer ' || n, 'reviewer' || n || '@example.com', 'approver', $2 FROM generate_series(1, $3) AS n`,
      [demo.organization_id, await hash(PASSWORD), options.reviewers],
    );
    const people: Signed[] = [];
    for (let n = 1; n <= options.reviewers; n += 1)
      people.push((await signIn(base, `reviewer${n}@example.com`, PASSWORD)).headers);
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
        worker = await start('worker');
      }),
      killer(HTTP_LIVES_MS, async () => {
        await end(http, 'SIGKILL');
        http = await start('http');
      }),
    ];
    const began = Date.now();
    const counts = new Map<string, number>();
    const api = `${base}/dashboard/api/${demo.entity_id}`;
    await Promise.all(people.map((person, at) => decideAll(api, person, at, ids, counts)));
    const took = Math.round((Date.now() - began) / 1_000);
    over = true;
    await Promise.all(killers);
    const signedOut = await countSignedOut(base, people);
    await until(dataSource, 'SELECT NOT EXISTS (SELECT 1 FROM audit_journal) AS done');
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
    const missed = await tamper(dataSource, async () =>
      (await verifyAudit(dataSource, secretKey, [])).findings.map(({ eventId }) => eventId),
    );
    const tally = [...counts].toSorted().map(([status, count]) => `${count} × ${status}`);
    console.log(`${options.reviewers} people, ${ids.length} invoices, ${kills} kills, ${took} s`);
    console.log(`answers: ${tally.join(', ')}`);
    console.log(`invoices without exactly one outcome: ${wrong.length}`);
    console.log(`people who were signed out: ${signedOut}`);
    console.log(`audit trail: ${report.sealed} sealed, ${report.waiting} waiting, ${report.findings.length} findings`);
    console.log(`rows changed, removed and inserted by hand that are not named, or others that are: ${missed}`);
    const failed = wrong.length + signedOut + report.findings.length + missed > 0;
    if (failed || counts.has('401')) process.exitCode = 1;
  } finally {
    await end(http, 'SIGKILL');
    await end(worker, 'SIGKILL');
    await dataSource.destroy();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function countSignedOut(base: string, people: readonly Signed[]): Promise<number> {
  let count = 0;
  for (const headers of people) {
    const answer = await fetch(`${base}/dashboard/session`, { headers });
    const { data } = (await answer.json()) as { data: { state: string } };
    if (data.state !== 'signed_in') count += 1;
  }
  return count;
}

/**
 * Changes one event of the trail by hand, removes one and inserts one.
 * @param named which events are named then
 * @returns how many of the three are not named, and how many others are
 */
async function tamper(dataSource: DataSource, named: () => Promise<(string | null)[]>): Promise<number> {
  const rows = await dataSource.query<{ event_id: string }[]>(
    'SELECT event_id FROM audit_seals ORDER BY position OFFSET 10 LIMIT 3',
  );
  const [changed, removed, copied] = rows.map(({ event_id }) => event_id);
  await dataSource.query('ALTER TABLE audit_events DISABLE TRIGGER USER');
  await dataSource.query('UPDATE audit_events SET user_id = gen_random_uuid() WHERE id = $1', [changed]);
  await dataSource.query('DELETE FROM audit_events WHERE id = $1', [removed]);
  const [inserted] = await dataSource.query<{ id: string }[]>(
    `INSERT INTO audit_events SELECT gen_random_uuid(), organization_id, entity_id, created_at, actor, user_id, key_id, action, subject_type,
       subject_id, changes, personal_digest, correlation_id, mac FROM audit_events WHERE id = $1 RETURNING id`,
    [copied],
  );
  const [wanted, got] = [new Set([changed, removed, inserted?.id]), new Set<string | null | undefined>(await named())];
  return [...wanted].filter((id) => !got.has(id)).length + [...got].filter((id) => !wanted.has(id ?? undefined)).length;
}

/** Goes through all invoices, from a place of its own on, until nothing is left to decide. */
async function decideAll(
  api: string,
  person: Signed,
  at: number,
  ids: readonly string[],
  counts: Map<string, number>,
): Promise<void> {
  const first = Math.floor((at * ids.length) / options.reviewers);
  // Twice round: what needs a second person is met again.
  for (let step = 0; step < ids.length * 2; step += 1) {
    const id = ids[(first + step) % ids.length] ?? '';
    const decision = (at + step) % 5 === 0 ? 'reject' : 'approve';
    const status = await decide(`${api}/invoices/${id}/decisions`, person, { decision, reason: 'known_supplier' });
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (step % 50 === 49 && (await left(api, person)) === 0) return;
  }
}

/** Sends a decision until somebody answers; a connection that a killed process leaves behind may have decided or not. */
async function decide(url: string, headers: Signed, body: object): Promise<string> {
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
    // An answer can break off as well.
    const whole = await answer?.text().catch(() => null);
    if (answer !== null && answer.status < 500 && typeof whole === 'string') return String(answer.status);
    await wait(200);
  }
}

async function left(api: string, headers: Signed): Promise<number> {
  const url = `${api}/invoices?filter[review]=to_review,awaiting_second&page[size]=1`;
  const answer = await fetch(url, { headers }).catch(() => null);
  const body = answer?.ok ? ((await answer.json().catch(() => null)) as { meta: { total: number } } | null) : null;
  return body?.meta.total ?? 1;
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
