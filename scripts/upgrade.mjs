// An upgrade under load: a process of an earlier commit serves requests and takes mail, a process of this one starts beside it and migrates
// the database, both serve for a while, the old one ends. Ends with 1 where a request failed otherwise than by a 503 (or a 4xx of
// SMTP) that a client may repeat, or where anything that was accepted is missing.
//
//   npm run test:upgrade [-- --from COMMIT --seconds N]
//
// Without --from the earlier commit is the one before the newest migration.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createTransport } from 'nodemailer';
import PdfDocument from 'pdfkit';
import pg from 'pg';
import { startEmbeddedDatabase } from '../dist/platform/database/embedded/embedded-database.js';

const { values } = parseArgs({ options: { from: { type: 'string' }, seconds: { type: 'string', default: '8' } } });
const PHASE_MS = Number(values.seconds) * 1_000;
const READY_WITHIN_MS = 120_000;
const SETTLED_WITHIN_MS = 300_000;

const root = resolve(import.meta.dirname, '..');
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

function commitBefore() {
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'src/migrations/*-*.ts');
  return git('rev-parse', `${newest}^`);
}

/** The compiled service of a commit, in a folder of its own. */
function compiled(commit, folder) {
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  const packages = (path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const [then, now] = [packages(folder), packages(root)];
  const wanted = { ...then.dependencies, ...then.devDependencies };
  const have = { ...now.dependencies, ...now.devDependencies };
  if (Object.entries(wanted).every(([name, version]) => have[name] === version))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--silent'], { cwd: folder, stdio: 'inherit' });
  execFileSync(process.execPath, ['scripts/build-if-stale.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return join(folder, 'dist', 'main.js');
}

/** Starts a process of the service; ready when this has answered. */
async function start(program, environment) {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk.toString()));
  const ended = new Promise((done) => child.once('close', done));
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await wait(20)) {
    const line = log.split('\n').find((one) => one.includes('"msg":"Ready"'));
    if (line !== undefined) {
      const { http, smtp } = JSON.parse(line);
      const here = (address) => address?.replace('localhost', '127.0.0.1');
      return { http: here(http), smtp: here(smtp), end, log: () => log };
    }
    if (child.exitCode !== null) break;
  }
  throw new Error(`A process did not get ready:\n${log}`);
}

/** Every eighth can be read, which takes seconds; of the others the service finds out at once that they are damaged. */
function invoicePdf(number) {
  if (number % 8 !== 1) return Promise.resolve(Buffer.from(`%PDF-1.7\ndamaged ${number}\n`));
  return new Promise((done) => {
    const pdf = new PdfDocument();
    const chunks = [];
    pdf.on('data', (chunk) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)));
    pdf.text(`TAX INVOICE\nInvoice number: UP-${number}\nSample Supplies Pty Ltd\nABN 53 004 085 616\nTotal: $110.00`);
    pdf.text('Pay to: Sample Supplies Pty Ltd\nBSB: 062-000\nAccount number: 12345678');
    pdf.end();
  });
}

const tally = { requests: 0, repeated: 0, failed: [], uploads: new Set(), mails: 0, slowest: 0 };
let number = 0;

/** Does something until it is done; what may be repeated is repeated, and everything else counts as failed. */
async function untilDone(what, attempt) {
  for (let tries = 0; tries < 60; tries += 1) {
    const began = performance.now();
    const outcome = await attempt().catch((error) => ({ failed: `${error.message} ${error.cause ?? ''}` }));
    tally.requests += 1;
    tally.slowest = Math.max(tally.slowest, performance.now() - began);
    if (outcome.failed === undefined && !outcome.again) return outcome;
    if (outcome.failed !== undefined) return void tally.failed.push(`${what}: ${outcome.failed}`);
    tally.repeated += 1;
    await wait(500);
  }
  tally.failed.push(`${what}: repeated in vain`);
}

async function ask(address, key, path, options = {}) {
  const response = await fetch(`${address}/api${path}`, {
    ...options,
    headers: { ...options.headers, authorization: `Bearer ${key}` },
  });
  const text = await response.text();
  if (response.status === 503 && response.headers.has('retry-after')) return { again: true };
  if (!response.ok) return { failed: `${response.status} ${text.slice(0, 200)}` };
  return { body: JSON.parse(text) };
}

async function upload(address, key) {
  const bytes = await invoicePdf((number += 1));
  const done = await untilDone('upload', () => {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'invoice.pdf');
    return ask(address, key, '/invoices', { method: 'POST', body });
  });
  if (done) tally.uploads.add(done.body.data.id);
}

async function mail(smtp, inbox) {
  const [host, port] = smtp.split(':');
  const content = await invoicePdf((number += 1));
  const transport = createTransport({ host, port: Number(port), secure: false, ignoreTLS: true });
  const done = await untilDone('mail', async () => {
    try {
      await transport.sendMail({
        from: 'accounts@supplier.example',
        to: inbox,
        subject: `Invoice ${number}`,
        attachments: [{ filename: 'invoice.pdf', content }],
      });
      return {};
    } catch (error) {
      return error.responseCode >= 400 && error.responseCode < 500 ? { again: true } : { failed: error.message };
    }
  });
  if (done) tally.mails += 1;
}

/** Asks, uploads and mails until it is told to stop. */
function load({ http, smtp }, { entity_key: key, inbox }) {
  let stopped = false;
  const again = async (work, pause) => {
    while (!stopped) {
      await work();
      await wait(pause);
    }
  };
  const running = [
    again(() => untilDone('list', () => ask(http, key, '/invoices?page[size]=50')), 20),
    again(() => untilDone('emails', () => ask(http, key, '/inbound-emails')), 40),
    again(() => untilDone('webhooks', () => ask(http, key, '/webhook-subscriptions')), 40),
    again(() => upload(http, key), 150),
    again(() => mail(smtp, inbox), 300),
  ];
  return async () => {
    stopped = true;
    await Promise.all(running);
  };
}

const folder = mkdtempSync(join(tmpdir(), 'payproof-upgrade-'));
const worktree = join(folder, 'old');
const told = new Set();
const receiver = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    told.add(JSON.parse(Buffer.concat(chunks).toString()).data.id);
    response.writeHead(204).end();
  });
});
const cleaning = [async () => rmSync(folder, { recursive: true, force: true })];
try {
  const commit = git('rev-parse', values.from ?? commitBefore());
  console.log(`From ${git('log', '-1', '--format=%h %s', commit)}`);
  cleaning.unshift(async () => git('worktree', 'remove', '--force', worktree));
  const oldProgram = compiled(commit, worktree);
  const newProgram = join(root, 'dist', 'main.js');
  await new Promise((done) => receiver.listen(0, '127.0.0.1', done));
  cleaning.unshift(async () => receiver.close());
  const database = await startEmbeddedDatabase(join(folder, 'database'), () => undefined);
  cleaning.unshift(() => database.stop());
  const dataDir = join(folder, 'data');
  const environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    HTTP_PORT: '0',
    SMTP_PORT: '0',
    LOG_FORMAT: 'json',
    READERS: '1',
    SENDER_AUTHENTICATION: 'false',
    WEBHOOK_ALLOW_PRIVATE: 'true',
    RATE_LIMIT_KEY: '1000000',
    SMTP_MESSAGES_PER_PEER: '100000',
    SMTP_MESSAGES_PER_INBOX: '100000',
  };
  const client = new pg.Client({ connectionString: database.url });
  const migrations = async () =>
    (await client.query('SELECT name FROM migrations ORDER BY id')).rows.map(({ name }) => name);

  const old = await start(oldProgram, environment);
  cleaning.unshift(() => old.end());
  await client.connect();
  cleaning.unshift(() => client.end());
  const before = await migrations();
  const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
  const url = `http://127.0.0.1:${receiver.address().port}/`;
  const events = ['invoice.processed', 'invoice.invalid', 'invoice.failed'];
  await ask(old.http, credentials.entity_key, '/webhook-subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, events }),
  });

  const stopOld = load(old, credentials);
  await wait(PHASE_MS);
  const atOld = tally.requests;
  const began = performance.now();
  const current = await start(newProgram, environment);
  cleaning.unshift(() => current.end());
  const ran = (await migrations()).filter((name) => !before.includes(name));
  console.log(
    `${ran.length} migrations ran in a start of ${((performance.now() - began) / 1_000).toFixed(1)} s: ${ran.join(', ')}`,
  );
  const stopNew = load(current, credentials);
  await wait(PHASE_MS);
  const atBoth = tally.requests;
  // What the old process began is its to end; nothing new is asked of it.
  await stopOld();
  await old.end();
  await wait(PHASE_MS);
  await stopNew();

  const settled = async () => {
    const { rows } =
      await client.query(`SELECT count(*)::int AS invoices, (count(*) FILTER (WHERE status IN ('queued', 'processing')))::int AS waiting,
        (SELECT count(*)::int FROM inbound_emails) AS emails FROM invoices`);
    return rows[0];
  };
  let state = await settled();
  for (const deadline = Date.now() + SETTLED_WITHIN_MS; Date.now() < deadline; state = await settled()) {
    if (state.waiting === 0 && state.invoices === tally.uploads.size + tally.mails && told.size === state.invoices)
      break;
    await wait(500);
  }
  const { rows } = await client.query('SELECT id FROM invoices');
  const there = new Set(rows.map(({ id }) => id));
  const lost = [...tally.uploads].filter((id) => !there.has(id));
  const untold = [...there].filter((id) => !told.has(id));
  console.log(
    `${tally.requests} requests (${atOld} before, ${atBoth - atOld} beside the migration and on both, ${tally.requests - atBoth} after), ` +
      `${tally.repeated} repeated after a 503, slowest ${tally.slowest.toFixed(0)} ms`,
  );
  console.log(
    `${tally.uploads.size} uploads, ${tally.mails} mails; ${state.invoices} invoices, ${state.emails} emails, ${state.waiting} unfinished, ` +
      `${lost.length} lost, ${untold.length} without a webhook`,
  );
  const short = state.emails !== tally.mails || state.invoices !== tally.uploads.size + tally.mails;
  for (const failure of tally.failed.slice(0, 20)) console.log(`failed: ${failure}`);
  const complaints = [old, current].flatMap(({ log }) =>
    log()
      .split('\n')
      .filter((line) => /"level":"(?:error|fatal)"/.test(line)),
  );
  for (const line of complaints.slice(0, 20)) console.log(`logged: ${line.slice(0, 1_000)}`);
  if (tally.failed.length > 0 || lost.length > 0 || untold.length > 0 || state.waiting > 0 || short || ran.length === 0)
    process.exitCode = 1;
  console.log(process.exitCode === 1 ? 'FAILED' : 'Nothing failed, nothing is lost.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const clean of cleaning) await clean().catch((error) => console.error(error.message));
}
