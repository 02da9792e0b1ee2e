import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Credentials } from '../src/organization/founding/credentials.js';
import { nameOf, sendAll } from './support/durability-mail.js';
import type { Sent } from './support/durability-mail.js';
import { benchFolder, end, launch, untilReady } from './support/measured-service.js';
import { StoppableDatabase } from './support/stoppable-database.js';

const KILLS = 20;
const DATABASE_STOPS = 3;
const CONNECTIONS = 8;
const READ_WITHIN_MS = 8 * 60_000;
const DISK_MB = 96;

type Blow = 'kill' | 'database' | 'disk';

/** The service under test with its disk and database, and what may befall them. */
class Battered {
  readonly folder = benchFolder();
  private readonly documents = join(this.folder, 'documents-disk');
  private readonly mounted: boolean;
  private database!: StoppableDatabase;
  private service!: ChildProcess;
  credentials!: Credentials;

  constructor() {
    mkdirSync(this.documents);
    this.mounted = process.getuid?.() === 0 && mounts(this.documents);
  }

  async start(): Promise<void> {
    this.database = await StoppableDatabase.start(join(this.folder, 'database'));
    await this.launch();
  }

  private async launch(settings: Record<string, string> = {}): Promise<void> {
    const dataDir = join(this.folder, 'data');
    this.service = launch(dataDir, {
      DATABASE_URL: this.database.url,
      DOCUMENTS_URL: pathToFileURL(this.documents).href,
      LOG_LEVEL: 'silent',
      MIN_FREE_DISK_MB: '0',
      SMTP_HOST: '127.0.0.1',
      ...settings,
    });
    this.credentials = await untilReady(dataDir, this.service);
  }

  async suffer(blow: Blow): Promise<void> {
    if (blow === 'kill') {
      await end(this.service, 'SIGKILL');
      await this.launch();
    } else if (blow === 'database') {
      await this.database.stop();
      await wait(1_000 + Math.random() * 1_000);
      await this.database.start();
    } else await this.fillDisk();
  }

  /** Really full where we may mount a small disk, else so by the setting. */
  private async fillDisk(): Promise<void> {
    const filler = join(this.documents, 'filler');
    if (this.mounted) {
      try {
        writeFileSync(filler, Buffer.alloc(DISK_MB * 2 * 1_048_576));
      } catch {
        // As full as it gets.
      }
      await wait(2_000);
      rmSync(filler, { force: true });
      return;
    }
    await end(this.service, 'SIGKILL');
    await this.launch({ MIN_FREE_DISK_MB: '1000000000' });
    await wait(2_000);
    await end(this.service, 'SIGTERM');
    await this.launch();
  }

  async query<Row extends object>(sql: string): Promise<Row[]> {
    const client = new pg.Client(this.database.url);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  isKept(key: string): boolean {
    return existsSync(join(this.documents, key));
  }

  async remove(): Promise<void> {
    await end(this.service, 'SIGTERM');
    await this.database.close();
    if (this.mounted) execFileSync('umount', [this.documents]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function mounts(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** In random order, the blows that are dealt while messages are sent. */
function blows(): Blow[] {
  const all: Blow[] = [...Array<Blow>(KILLS).fill('kill'), ...Array<Blow>(DATABASE_STOPS).fill('database'), 'disk'];
  return all
    .map((blow) => ({ blow, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ blow }) => blow);
}

/** Deals the blows one after the other, spread over the messages, each at a random moment. */
async function batter(battered: Battered, count: number, sent: Sent): Promise<void> {
  const all = blows();
  for (const [index, blow] of all.entries()) {
    const after = Math.floor((count * index) / (all.length + 1));
    while (sent.accepted.size < after) await wait(5);
    await wait(Math.random() * 200);
    await battered.suffer(blow);
    console.log(`${blow}: ${sent.accepted.size} accepted`);
  }
}

const FOUND = `
  SELECT e.message_id AS name, e.raw_key, e.status,
    array_agg(i.extracted_invoice_number) FILTER (WHERE i.id IS NOT NULL) AS numbers,
    array_agg(i.document_key) FILTER (WHERE i.id IS NOT NULL) AS documents
  FROM inbound_emails e LEFT JOIN invoices i ON i.inbound_email_id = e.id GROUP BY e.id`;

interface EmailRow {
  name: string | null;
  raw_key: string;
  status: string;
  numbers: string[] | null;
  documents: string[] | null;
}

/** Prints what became of the messages; gives the number of those that are not as they must be. */
async function tally(battered: Battered, sent: Sent): Promise<number> {
  const rows = await battered.query<EmailRow>(FOUND);
  const byName = new Map<string, EmailRow[]>();
  for (const row of rows) {
    const name = /<(.*)@/.exec(row.name ?? '')?.[1] ?? '';
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const count = (wrong: (name: string, found: EmailRow[]) => boolean): number =>
    [...sent.accepted].filter((name) => wrong(name, byName.get(name) ?? [])).length;
  const lost = count((_name, found) => found.length === 0);
  const doubled = count((_name, found) => found.length > 1 || found.some(({ numbers }) => (numbers?.length ?? 0) > 1));
  const withoutInvoice = count(
    (name, found) => found.length > 0 && !found.some(({ numbers }) => numbers?.includes(name)),
  );
  const withoutDocument = count((_name, found) =>
    found.some(({ raw_key: raw, documents }) => ![raw, ...(documents ?? [])].every((key) => battered.isKept(key))),
  );
  console.log(`messages answered with 250: ${sent.accepted.size}`);
  console.log(`emails: ${rows.length}, of them not asked for: ${rows.filter(({ name }) => name === null).length}`);
  console.log(
    `lost: ${lost}, doubled: ${doubled}, without their invoice: ${withoutInvoice}, without a document: ${withoutDocument}`,
  );
  for (const [words, times] of sent.setbacks) console.log(`  ${times} × ${words}`);
  return lost + doubled + withoutInvoice + withoutDocument;
}

async function untilRead(battered: Battered): Promise<void> {
  const deadline = Date.now() + READ_WITHIN_MS;
  for (;;) {
    const [row] = await battered.query<{ waiting: string }>(
      `SELECT (SELECT count(*) FROM inbound_emails WHERE status = 'received')
         + (SELECT count(*) FROM invoices WHERE status IN ('queued', 'reading')) AS waiting`,
    );
    if (Number(row?.waiting) === 0) return;
    if (Date.now() > deadline) throw new Error(`${row?.waiting ?? '?'} emails or invoices are still waiting.`);
    await wait(500);
  }
}

/**
 * `npm run test:durability`: sends messages while the process is killed, the database stopped and the disk filled, and tells
 * whether every message that got its 250 is there exactly once with its invoice.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { messages: { type: 'string', default: '1000' } } });
  const count = Number(values.messages);
  const battered = new Battered();
  try {
    await battered.start();
    const sent: Sent = { accepted: new Set(), setbacks: new Map() };
    const server = (): { host: string; port: number } => ({
      host: '127.0.0.1',
      port: Number(battered.credentials.smtp.split(':')[1]),
    });
    const began = performance.now();
    await Promise.all([
      sendAll(count, CONNECTIONS, battered.credentials.inbox, server, sent),
      batter(battered, count, sent),
    ]);
    console.log(
      `all sent after ${((performance.now() - began) / 1_000).toFixed(0)} s, the last is ${nameOf(count - 1)}`,
    );
    await untilRead(battered);
    console.log(`all read after ${((performance.now() - began) / 1_000).toFixed(0)} s`);
    process.exitCode = (await tally(battered, sent)) === 0 ? 0 : 1;
  } finally {
    await battered.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
