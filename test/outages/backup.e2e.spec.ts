import { spawnSync } from 'node:child_process';
import type { SpawnSyncReturns } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { DOCUMENTS } from '../../src/documents.js';
import { eventually } from '../support/api.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { Mailbox } from '../support/mailbox.js';
import { CLI } from '../support/programs.js';
import { Receiver } from '../support/receiver.js';
import { TestService } from '../support/service.js';
import { temporaryFolder } from '../support/temporary-folder.js';

const PASSPHRASE = 'a passphrase of this test';

let folder: string;
let service: TestService;
let copy: TestService | null = null;
let receiver: Receiver;
let mailbox: Mailbox;
let target: TestDatabase;
let secret: string;

const backup = (): string => join(folder, 'backup');
const targetDir = (): string => join(folder, 'restored');

function cli(words: string[], environment: Record<string, string> = {}): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [CLI, ...words], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: service.database.url,
      DATA_DIR: service.dataDir,
      BACKUP_PASSPHRASE: PASSPHRASE,
      ...environment,
    },
  });
}
const onTarget = (): Record<string, string> => ({ DATABASE_URL: target.url, DATA_DIR: targetDir() });

beforeAll(async () => {
  folder = temporaryFolder('backup');
  receiver = await Receiver.start();
  mailbox = new Mailbox();
  await mailbox.start();
  service = await TestService.start({ WEBHOOK_ALLOW_PRIVATE: 'true', OUTGOING_SMTP_URL: mailbox.url });
  target = await cloneDatabase();
  receiver.behave('/hook', (_request, response) => void response.writeHead(500).end());
  const subscription = await service.api.post('/webhook-subscriptions', {
    url: receiver.url('/hook'),
    events: ['invoice.processed'],
  });
  secret = subscription.body.data.attributes.secret as string;
  await sendMail(service.smtp, {
    from: 'kim@supplier.example',
    to: service.credentials.inbox,
    text: 'a \\ backslash, a\ttab and an é',
    attachments: [{ filename: 'one.pdf', content: await invoicePdf() }],
  });
  await service.api.upload('/invoices', await invoicePdf(), 'two.pdf');
  await eventually(
    () => service.database.query(`SELECT 1 FROM webhook_event_attempts WHERE status = 'failed'`),
    (rows) => rows.length >= 2,
  );
  await service.end();
});
afterAll(async () => {
  if (copy) await copy.end();
  await service.remove();
  await target.drop();
  await receiver.stop();
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

it('is made of everything that the rows name, and says so', async () => {
  const columns = await service.database.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name LIKE '%document_key' OR column_name LIKE 'raw_key') ORDER BY 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual(
    DOCUMENTS.flatMap(({ namedBy }) => namedBy.map(({ table, column }) => `${table}.${column}`)).sort(),
  );
  expect(cli(['backup:create', backup()], { BACKUP_PASSPHRASE: '' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE'),
  });
  const made = cli(['backup:create', backup()]);
  expect([made.stderr, made.status]).toEqual(['', 0]);
  expect(made.stdout).toMatch(
    /^Made a backup in .*: \d+ rows of \d+ tables, 3 documents \(1 MiB\), \d+ waiting jobs\.\n$/,
  );
  expect(statSync(backup()).mode & 0o777).toBe(0o700);
  const key = readFileSync(join(service.dataDir, 'secrets', 'secret-key'), 'utf8').trim();
  expect(readFileSync(join(backup(), 'manifest.json'), 'utf8')).not.toContain(key);
  expect(cli(['backup:create', backup()])).toMatchObject({ status: 1, stderr: expect.stringContaining('not empty') });
});

it('is not restored when it was cut, nor over what is there', async () => {
  const cut = join(folder, 'cut');
  cpSync(backup(), cut, { recursive: true });
  const file = join(cut, 'tables', 'invoices.copy.gz');
  truncateSync(file, statSync(file).size - 1);
  expect(cli(['backup:restore', cut], onTarget())).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('tables/invoices.copy.gz has'),
  });
  expect(await target.query('SELECT 1 FROM organizations')).toEqual([]);
  expect(cli(['backup:restore', backup()])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/The database is not empty: \w+ has rows/),
  });
});

it('is restored row by row and byte by byte', async () => {
  const verified = cli(['backup:verify', backup()]);
  expect([verified.status, verified.stdout]).toEqual([0, expect.stringContaining('is intact')]);
  const restored = cli(['backup:restore', backup()], onTarget());
  expect([restored.stderr, restored.status]).toEqual(['', 0]);
  expect(restored.stdout).toContain('outgoing:resume');
  const tables = await service.database.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p'
        AND relname NOT IN ('migrations', 'outgoing_pause')`,
  );
  expect(tables.length).toBeGreaterThan(30);
  let rows = 0;
  for (const { name } of tables) {
    const statement = `SELECT t::text AS row FROM ${name} t ORDER BY 1`;
    const before = await service.database.query(statement);
    expect({ name, rows: await target.query(statement) }).toEqual({ name, rows: before });
    rows += before.length;
  }
  expect(rows).toBeGreaterThan(30);
  for (const database of [service.database, target])
    expect(
      await database.query(`SELECT count(*)::int FROM pg_constraint WHERE contype = 'f' AND convalidated`),
    ).toEqual(await service.database.query(`SELECT count(*)::int FROM pg_constraint WHERE contype = 'f'`));
  expect(await target.query(`SELECT tgname FROM pg_trigger WHERE tgenabled <> 'O'`)).toEqual([]);
  const keys = await target.query<{ key: string }>(
    'SELECT document_key AS key FROM invoices UNION SELECT raw_key FROM inbound_emails',
  );
  expect(keys).toHaveLength(3);
  for (const { key } of keys)
    expect(readFileSync(join(targetDir(), 'documents', key))).toEqual(
      readFileSync(join(service.dataDir, 'documents', key)),
    );
});

it('sends nothing until told to', async () => {
  await target.query(`UPDATE webhook_events SET due_at = now()`);
  receiver.behave('/hook', (_request, response) => void response.writeHead(204).end());
  const heard = receiver.at('/hook').length;
  copy = await service.another(onTarget());
  expect(copy.log).toContain('Outgoing messages are paused');
  expect(await (await fetch(`${copy.http}/health/ready`)).json()).toEqual({ status: 'ok', outgoing: 'paused' });
  const asked = await fetch(`${copy.http}/dashboard/session/password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: copy.http },
    body: JSON.stringify({ email: service.credentials.dashboard.email }),
  });
  expect(asked.status).toBeLessThan(300);
  // What is kept is read as before; sealed values too, or the page of events would fail.
  expect((await copy.api.get('/invoices')).body.data).toHaveLength(2);
  await eventually(
    () => target.query<{ state: string }>(`SELECT state FROM bullmq.job WHERE queue = 'send-user-link'`),
    (jobs) => process.env.TEST_REDIS_URL !== undefined || jobs[0]?.state === 'delayed',
  );
  expect([receiver.at('/hook').length, mailbox.letters.length]).toEqual([heard, 0]);

  expect(cli(['outgoing:resume'], onTarget()).stdout).toContain('are sent again');
  const told = await receiver.until('/hook', heard + 2);
  for (const { body, headers } of told.slice(heard))
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'invoice.processed',
    });
  await eventually(
    () => Promise.resolve(mailbox.letters.length),
    (letters) => letters === 1,
  );
  expect(await (await fetch(`${copy.http}/health/ready`)).json()).toEqual({ status: 'ok' });
});

it('goes on with a new secret, and reads what was made with the one before', async () => {
  const before = readFileSync(join(targetDir(), 'secrets', 'secret-key'), 'utf8').trim();
  const after = 'a new secret of this test, of enough characters';
  const withNew = { ...onTarget(), SECRET_KEY: after };
  const sealed = (): Promise<unknown> =>
    target.query('SELECT sealed_secret FROM webhook_subscriptions UNION ALL SELECT sealed_payload FROM webhook_events');
  const verified = (): string => cli(['audit:verify'], withNew).stdout;
  await copy?.end();
  await copy?.launch({ ...withNew, SECRET_KEY_PREVIOUS: before });
  await copy?.end();
  // The old one is not needed any more, and not good enough any more.
  const old = cli(['backup:create', join(folder, 'another')], onTarget());
  expect([old.status, old.stderr]).toEqual([1, expect.stringContaining('another secret')]);
  await copy?.launch(withNew);
  const [subscription] = await target.query<{ id: string }>('SELECT id FROM webhook_subscriptions');
  const heard = receiver.at('/hook').length;
  expect((await copy?.api.post(`/webhook-subscriptions/${subscription?.id}/test`))?.status).toBeLessThan(300);
  const told = (await receiver.until('/hook', heard + 1)).at(-1);
  expect(new Webhook(secret).verify(told?.body ?? '', told?.headers as Record<string, string>)).toBeDefined();
  await copy?.end();
  expect(verified()).toMatch(
    /^[1-9]\d* sealed events, \d+ waiting for their seal, \d+ with erased personal values, 0 findings\.\n$/,
  );
  const kept = await sealed();
  expect(cli(['secret:reseal'], withNew).stdout).toBe(
    'Sealed 3 values again; 0 cannot be read with any known secret.\n',
  );
  expect(await sealed()).not.toEqual(kept);
  expect(cli(['secret:reseal'], withNew).stdout).toContain('Sealed 0 values again; 0');
});
