import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import { readSettings } from '../platform/config/settings.js';
import type { Credentials } from '../organization/founding/credentials.js';
import { Progress } from './progress.js';
import { showInvoice } from './show-invoice.js';
import type { ShownInvoice } from './show-invoice.js';

const START_WITHIN_MS = 30_000;
const READ_WITHIN_MS = 120_000;
const SAMPLE = fileURLToPath(new URL('../../docs/samples/harbour-lane-invoice.pdf', import.meta.url));

/** Emails the sample invoice to a service that runs, or to one started for this, and shows what was read and found. */
export async function runDemo(): Promise<void> {
  const settings = readSettings();
  const credentialsPath = join(settings.DATA_DIR, 'credentials.json');
  let credentials = await reachable(credentialsPath);
  let started: ChildProcess | null = null;
  const progress = new Progress();
  try {
    if (credentials === null) {
      started = startService();
      credentials = await progress.during('Starting Payproof', () =>
        untilReachable(credentialsPath, started as ChildProcess),
      );
    }
    const found = credentials;
    const marker = `Invoice HL-2041 (demo ${new Date().toISOString()})`;
    await progress.during(`Emailing ${SAMPLE.split('/').at(-1)} to ${found.inbox}`, () => send(found, marker));
    const invoice = await progress.during('Reading the invoice', () => untilProcessed(found, marker));
    const page = settings.DASHBOARD ? await pageOf(found, invoice.id) : null;
    process.stdout.write(showInvoice(invoice, found.http, page));
    if (started && page !== null) process.stdout.write('Run npm start to look at it there.\n\n');
  } finally {
    progress.end();
    if (started) await stop(started);
  }
}

/** The credentials of a service that answers, or null. */
async function reachable(path: string): Promise<Credentials | null> {
  try {
    const credentials = JSON.parse(await readFile(path, 'utf8')) as Credentials;
    const response = await fetch(`${credentials.http}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    return response.ok ? credentials : null;
  } catch {
    return null;
  }
}

function startService(): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL('../main.js', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilReachable(path: string, service: ChildProcess): Promise<Credentials> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (Date.now() < deadline && service.exitCode === null) {
    const credentials = await reachable(path);
    if (credentials !== null) return credentials;
    await wait(100);
  }
  throw new Error('The service did not start; see above, or try npm start.');
}

async function send({ smtp, inbox }: Credentials, subject: string): Promise<void> {
  const [host = 'localhost', port = '2525'] = smtp.split(':');
  const transport = createTransport({ host, port: Number(port), tls: { rejectUnauthorized: false } });
  try {
    await transport.sendMail({
      from: 'Harbour Lane Joinery <accounts@harbourlane.example>',
      to: inbox,
      subject,
      text: 'Please find our invoice attached.',
      attachments: [{ path: SAMPLE, contentType: 'application/pdf' }],
    });
  } finally {
    transport.close();
  }
}

async function untilProcessed({ http, entity_key: key }: Credentials, subject: string): Promise<ShownInvoice> {
  const ask = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${http}/api${path}`, { headers: { authorization: `Bearer ${key}` } });
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}.`);
    return (await response.json()) as T;
  };
  const deadline = Date.now() + READ_WITHIN_MS;
  while (Date.now() < deadline) {
    const emails = await ask<{
      data: { attributes: { subject: string; attachments: { invoice_id: string | null }[] } }[];
    }>('/inbound-emails');
    const id = emails.data.find((email) => email.attributes.subject === subject)?.attributes.attachments[0]?.invoice_id;
    if (id) {
      const { data } = await ask<{ data: ShownInvoice }>(`/invoices/${id}`);
      if (['processed', 'failed', 'invalid'].includes(data.attributes.status)) return data;
    }
    await wait(100);
  }
  throw new Error('The invoice was not read in time; the service may be busy, try GET /api/invoices later.');
}

/** The address at which a person reviews an invoice of the demo entity. */
async function pageOf(
  { http, organization_key: key, dashboard, inbox }: Credentials,
  invoice: string,
): Promise<string> {
  const response = await fetch(`${http}/management/v1/entities?page[size]=100`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (!response.ok) throw new Error(`GET /entities answered ${response.status}.`);
  const { data } = (await response.json()) as { data: { id: string; inbox_address: string }[] };
  const entity = data.find(({ inbox_address }) => inbox_address === inbox);
  return `${dashboard.url}dashboard/${entity ? `${entity.id}/invoices/${invoice}` : ''}`;
}

async function stop(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null) return;
  const ended = new Promise((resolve) => service.once('exit', resolve));
  service.kill('SIGTERM');
  await ended;
}
