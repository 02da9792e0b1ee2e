import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { ENTITY_ABILITIES } from '../src/abilities/abilities.js';
import { ResilientClient } from '../src/platform/database/resilient-client.js';
import { Cluster } from './cluster/cluster.js';
import { copyWaiting } from './cluster/copied-rows.js';
import { smallInvoice, smallMessage } from './cluster/small-invoice.js';
import { SmtpClient } from './support/smtp-client.js';

/** So long an invoice of somebody else may take, from its arrival until it is judged. */
const LIMIT_SECONDS = 30;
const FROM = 'accounts@supplier.example';
const NOT_IN_TIME_MS = 180_000;

const { values } = parseArgs({
  options: {
    invoices: { type: 'string', default: '40000' },
    emails: { type: 'string', default: '10000' },
    tries: { type: 'string', default: '5' },
    workers: { type: 'string', default: '1' },
  },
});

interface Tenant {
  key: string;
  inbox: string;
}

/** A service with a database that can be asked. */
class Stage {
  constructor(
    readonly cluster: Cluster,
    readonly client: pg.Client,
  ) {}

  private port(role: 'http' | 'smtp'): number {
    return this.cluster.of(role)[0]?.port ?? 0;
  }

  async api<T>(path: string, key: string, body: object | FormData): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(`http://127.0.0.1:${this.port('http')}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  upload(key: string, number: string): Promise<unknown> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(smallInvoice(number))], { type: 'application/pdf' }), 'invoice.pdf');
    return this.api('/api/invoices', key, form);
  }

  async mail(inbox: string, number: string): Promise<void> {
    const client = await SmtpClient.open({ host: '127.0.0.1', port: this.port('smtp') });
    await client.send(FROM, inbox, [smallMessage(number, FROM, inbox)]);
    client.close();
  }

  /** Another entity of the organization, with a key and an inbox. */
  async neighbour(): Promise<Tenant> {
    const { organization_key: key } = this.cluster.credentials;
    const { data } = await this.api<{ data: { id: string } }>('/management/v1/entities', key, {
      name: 'Neighbour',
      environment: 'production',
    });
    const made = await this.api<{ data: { token: string } }>(`/management/v1/entities/${data.id}/api-keys`, key, {
      name: 'Key of a test',
      abilities: ENTITY_ABILITIES,
    });
    const { rows } = await this.client.query<{ inbox: string }>(
      `SELECT inbox_local_part || '@localhost' AS inbox FROM entities WHERE id = $1`,
      [data.id],
    );
    return { key: made.data.token, inbox: rows[0]?.inbox ?? '' };
  }

  /** Copies the waiting invoice and the waiting email of the demo entity. */
  async fill(invoices: number, emails: number): Promise<void> {
    await copyWaiting(this.client, 'invoices', invoices);
    await copyWaiting(this.client, 'inbound_emails', emails);
  }

  /** When the invoice with this number is judged; gives the seconds. */
  async untilChecked(number: string): Promise<number> {
    const began = Date.now();
    for (;;) {
      const { rowCount } = await this.client.query(
        `SELECT FROM invoices WHERE extracted_invoice_number = $1 AND status = 'processed'`,
        [number],
      );
      const took = Date.now() - began;
      if (rowCount || took > NOT_IN_TIME_MS) return took / 1_000;
      await wait(200);
    }
  }

  async count(sql: string): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`);
    return rows[0]?.count ?? 0;
  }
}

/**
 * `npm run test:fairness`: one entity has 50,000 invoices and emails waiting; how long do the uploads and mails of another take? Prints
 * each, and ends with 1 where one takes longer than 30 s.
 */
async function main(): Promise<void> {
  const cluster = new Cluster();
  cluster.stopOnSignals();
  let client: pg.Client | null = null;
  try {
    await cluster.start(
      { http: 1, smtp: 1, worker: Number(values.workers), pooled: false },
      { RATE_LIMIT_KEY: '100000' },
    );
    client = new ResilientClient(cluster.postgres.url);
    await client.connect();
    const stage = new Stage(cluster, client);
    for (const worker of cluster.of('worker')) await worker.end('SIGTERM');
    const { entity_key: key, inbox } = cluster.credentials;
    const neighbour = await stage.neighbour();
    await stage.upload(key, 'MANY-1');
    await stage.mail(inbox, 'MANY-2');
    await stage.fill(Number(values.invoices), Number(values.emails));
    await stage.client.query('ANALYZE');
    for (const worker of cluster.of('worker')) worker.launch();
    await Promise.all(cluster.of('worker').map((worker) => worker.ready()));
    const began = Date.now();
    // Readers that are being started keep everybody waiting.
    while ((await stage.count(`invoices WHERE status = 'processed'`)) === 0) await wait(200);
    console.log(`${((Date.now() - began) / 1_000).toFixed(0)} s: the first of ${values.invoices} is judged`);
    let longest = 0;
    for (let count = 1; count <= Number(values.tries); count += 1) {
      const [uploaded, mailed] = [`ONE-${randomBytes(4).toString('hex')}`, `ONE-${randomBytes(4).toString('hex')}`];
      await stage.upload(neighbour.key, uploaded);
      await stage.mail(neighbour.inbox, mailed);
      const took = await Promise.all([stage.untilChecked(uploaded), stage.untilChecked(mailed)]);
      longest = Math.max(longest, ...took);
      const waiting = await stage.count(`invoices WHERE status = 'queued'`);
      const emails = await stage.count(`inbound_emails WHERE status = 'received'`);
      const told = await stage.count('outbox');
      console.log(
        `${((Date.now() - began) / 1_000).toFixed(0)} s: uploaded ${took[0].toFixed(1)} s, mailed ${took[1].toFixed(1)} s; ` +
          `waiting: ${told} events, ${emails} emails, ${waiting} invoices`,
      );
    }
    const done = await stage.count(`invoices WHERE status = 'processed'`);
    console.log(`longest ${longest.toFixed(1)} s, ${done} invoices judged meanwhile in all`);
    process.exitCode = longest < LIMIT_SECONDS ? 0 : 1;
  } finally {
    await client?.end();
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
