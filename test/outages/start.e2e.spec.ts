import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { Api, eventually } from '../support/api.js';
import { cloneDatabase } from '../support/database.js';
import { Door } from '../support/door.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { CLI, SERVICE } from '../support/programs.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import type { Credentials } from '../../src/organization/founding/credentials.js';

const MAIN = resolve('dist/main.js');

/** Starts the service as `npm start` does, on an embedded database unless told. */
function start(
  environment: Record<string, string>,
  program = MAIN,
): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HTTP_PORT: '0', SMTP_PORT: '0', LOG_FORMAT: 'json', ...environment },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text, ended: new Promise((done) => child.once('close', (code) => done(code))) };
}

const ready = (run: { output: () => string }): Promise<string> =>
  eventually(
    () => Promise.resolve(run.output()),
    (text) => text.includes('Payproof is ready'),
  );

describe('npm start on an embedded database', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = temporaryFolder('start');
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const credentials = (): Credentials =>
    JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials;
  const postmaster = (): number =>
    Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const alive = (pid: number): boolean => spawnSync('kill', ['-0', String(pid)]).status === 0;

  it('makes the demo organization once, goes on where it was after kill -9 of it or of its database, and ends cleanly', async () => {
    const first = start({ DATA_DIR: dataDir });
    await ready(first);
    const made = credentials();
    expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600);
    expect(made.entity_key).toMatch(/^ent_sk_(?!test_)/);
    expect(made.sandbox_entity_key).toMatch(/^ent_sk_test_/);
    expect(made.organization_key).toMatch(/^org_sk_/);

    const [host = '', port = ''] = made.smtp.split(':');
    await sendMail(
      { host, port: Number(port) },
      {
        to: made.inbox,
        subject: 'Before the kill',
        attachments: [{ filename: 'a.pdf', content: await invoicePdf() }],
      },
    );
    first.child.kill('SIGKILL');
    await first.ended;

    const second = start({ DATA_DIR: dataDir }, SERVICE);
    await ready(second);
    const again = credentials();
    expect({ ...again, http: '', smtp: '', dashboard: {} }).toEqual({ ...made, http: '', smtp: '', dashboard: {} });
    const api = new Api(`${again.http}/api`, again.entity_key);
    const processed = await eventually(
      () => api.get('/invoices?filter[status]=processed'),
      (answer) => answer.body.data.length === 1,
    );
    process.kill(postmaster(), 'SIGKILL');
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/"level":"fatal".*The embedded database has stopped, so the service stops too/);

    const third = start({ DATA_DIR: dataDir }, SERVICE);
    await ready(third);
    const [kept] = (await new Api(`${credentials().http}/api`, again.entity_key).get('/invoices')).body.data;
    expect(kept.id).toBe(processed.body.data[0].id);
    const server = postmaster();
    expect(alive(server)).toBe(true);
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
    expect(alive(server)).toBe(false);
  });

  it('says that it is not ready when a database of somebody else is gone, and still lives', async () => {
    const database = await cloneDatabase();
    const url = new URL(database.tcpUrl);
    const door = await Door.to({ host: url.hostname, port: Number(url.port) });
    url.port = String(door.port);
    const run = start({ DATA_DIR: dataDir, DATABASE_URL: url.href }, SERVICE);
    await ready(run);
    const { http, entity_key: key } = credentials();
    expect((await fetch(`${http}/health/ready`)).status).toBe(200);
    await door.shut();
    await eventually(
      () => fetch(`${http}/health/ready`),
      (answer) => answer.status === 503,
    );
    expect((await fetch(`${http}/health/live`)).status).toBe(200);
    const answer = await new Api(`${http}/api`, key).get('/invoices');
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ message: expect.any(String) });
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    await database.drop();
  });

  const oneLine = async (environment: Record<string, string>): Promise<string> => {
    const run = start({ DATA_DIR: dataDir, ...environment }, SERVICE);
    expect(await run.ended).toBe(1);
    const lines = run
      .output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('{'));
    expect(lines).toHaveLength(1);
    return lines[0] ?? '';
  };

  it.each(['HTTP_PORT', 'SMTP_PORT'])('says in one line that %s is taken', async (setting) => {
    const other = createServer().listen(0, '0.0.0.0');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const database = await cloneDatabase();
    expect(await oneLine({ DATABASE_URL: database.url, [setting]: String(port) })).toBe(
      `Port ${port} is taken by another program; choose another one with ${setting}.`,
    );
    other.close();
    await database.drop();
  });

  it('says in one line that the data directory cannot be used', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    expect(await oneLine({ DATA_DIR: join(file, 'data') })).toMatch(/data directory .*a-file\/data .*DATA_DIR/);
  });

  it('says in one line which setting is wrong', async () => {
    expect(await oneLine({ HTTP_PORT: 'eighty' })).toBe(
      'HTTP_PORT must be a whole number from 0 to 65535, but is "eighty"',
    );
  });

  it('says in one line that its secret is another one than the database is used with, until that is adopted', async () => {
    const database = await cloneDatabase();
    const one = { DATABASE_URL: database.url, SECRET_KEY: 'the secret of the first process, whatever it is' };
    const other = { ...one, SECRET_KEY: 'another secret, just as long and as good as that' };
    const first = start({ DATA_DIR: dataDir, ...one }, SERVICE);
    await ready(first);
    const said = 'differs from the one this database is used with; set SECRET_KEY to the same value in every process.';
    expect(await oneLine({ ...other, ROLES: 'worker' })).toBe(`SECRET_KEY ${said}`);
    expect(await oneLine({ DATABASE_URL: database.url, ROLES: 'worker' })).toBe(`The secret in ${dataDir} ${said}`);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...other };
    expect(spawnSync(process.execPath, [CLI, 'secret:adopt'], { env }).status).toBe(0);
    expect(await oneLine(one)).toContain(said);
    const second = start({ DATA_DIR: dataDir, ...other }, SERVICE);
    await ready(second);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    await database.drop();
  });

  it('says in one line that the database cannot be reached', async () => {
    expect(await oneLine({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toMatch(
      /^The database of DATABASE_URL cannot be used/,
    );
  });
});
