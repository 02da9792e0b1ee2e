import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { writeAba } from '../src/aba/format/write-aba.js';
import { findRunningDatabase } from '../src/platform/database/embedded/embedded-database.js';
import { LONGEST_TASK_OF_SCROLLING, painted } from './support/in-page.js';
import { addManyInvoices } from './support/many-invoices.js';
import { benchFolder, end, launch, startMeasured, untilReady } from './support/measured-service.js';
import { numberedInvoice } from './support/own-samples.js';

// What people feel of the dashboard, with a million invoices in the entity, beside its limits: the first build of the pages, what
// they cost until the service is ready, the next invoice after its key, an arrival on 200 open dashboards, and the main thread
// while 80,000 payments scroll. In the system's Chromium. `npm run bench:dashboard [-- INVOICES]`
const total = Number(process.argv[2] ?? 1_000_000);
const LIMITS = { build: 6_000, ready: 1_000, next: 150, arrival: 1_000, task: 100 };
const DASHBOARDS = 200;
/** Streams that one caller may hold open at once. */
const STREAMS_OF_A_KEY = 20;
const REVIEWED = 8;
const STARTS = 5;
const PAYMENTS = 80_000;
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

const over: string[] = [];

function report(name: string, figures: readonly number[], limit: number): void {
  const sorted = [...figures].sort((a, b) => a - b);
  const [middle = NaN, slowest = NaN] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (middle > limit) over.push(name);
  console.log(
    `${name.padEnd(58)} middle ${middle.toFixed(0).padStart(6)} ms, slowest ${slowest.toFixed(0).padStart(6)} ms, limit ${limit} ms${middle > limit ? '  OVER' : ''}`,
  );
}

async function buildTime(): Promise<number> {
  const { build } = await import('vite');
  const outDir = mkdtempSync(join(tmpdir(), 'payproof-pages-'));
  const started = performance.now();
  await build({ configFile: 'src/dashboard/web/vite.config.mjs', logLevel: 'silent', build: { outDir } });
  const took = performance.now() - started;
  rmSync(outDir, { recursive: true, force: true });
  return took;
}

/** Milliseconds until a service that has been started before is ready. */
async function readyTime(folder: string, dashboard: boolean): Promise<number> {
  const started = performance.now();
  const service = launch(folder, { DASHBOARD: String(dashboard) });
  await untilReady(folder, service);
  const took = performance.now() - started;
  await end(service, 'SIGTERM');
  return took;
}

if (!existsSync(CHROMIUM)) throw new Error('No Chromium is installed: apt-get install chromium, or CHROMIUM=path.');
report('First build of the pages', [await buildTime()], LIMITS.build);

const folder = benchFolder();
await end(await started(folder), 'SIGTERM');
const [withPages, without]: [number[], number[]] = [[], []];
for (let start = 0; start < STARTS; start += 1) {
  withPages.push(await readyTime(folder, true));
  without.push(await readyTime(folder, false));
}
// The quickest of each: whatever else the machine does only makes a start longer.
const [quickest, quickestWithout] = [Math.min(...withPages), Math.min(...without)];
console.log(`Ready after ${quickest.toFixed(0)} ms with pages, ${quickestWithout.toFixed(0)} ms without`);
report('Ready later for the dashboard', [quickest - quickestWithout], LIMITS.ready);

async function started(dataDir: string): Promise<ReturnType<typeof launch>> {
  const service = launch(dataDir);
  await untilReady(dataDir, service);
  return service;
}

const service = await startMeasured(folder, { RATE_LIMIT_KEY: '1000000', RATE_LIMIT_ORGANIZATION: '1000000' });
const { http, entity_key: key, organization_key: organizationKey, inbox, dashboard } = service.credentials;
const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const entity = await demoEntity();
  const client = new Client({ connectionString: (await findRunningDatabase(folder)) ?? '' });
  await client.connect();
  const filling = performance.now();
  await addManyInvoices(client, entity, total);
  await client.end();
  console.log(`${total} invoices of the entity, made in ${Math.round((performance.now() - filling) / 1_000)} s`);
  const page = await signedIn();
  await nextInvoice(page, entity);
  await arrivals(page, entity);
  await scrolling(page, entity);
} finally {
  await browser.close();
  await service.stop();
}
console.log(
  `Load of the machine: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')}`,
);
console.log(over.length === 0 ? 'Everything is within its limit.' : `Over the limit: ${over.join('; ')}`);

async function demoEntity(): Promise<string> {
  const answer = await fetch(`${http}/management/v1/entities?page[size]=100`, {
    headers: { authorization: `Bearer ${organizationKey}` },
  });
  const { data } = (await answer.json()) as { data: { id: string; inbox_address: string }[] };
  return data.find(({ inbox_address }) => inbox_address === inbox)?.id ?? '';
}

async function signedIn(): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${http}/dashboard/sign-in`);
  await page.getByLabel('Email address').fill(dashboard.email);
  await page.getByLabel('Password', { exact: true }).fill(dashboard.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/inbox/);
  return page;
}

async function upload(path: string, bytes: Buffer, name: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${http}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
  });
  const { data } = (await answer.json()) as { data?: { id: string } };
  if (!data) throw new Error(`POST ${path} answered ${answer.status}.`);
  return data.id;
}

async function untilStatus(path: string, wanted: (status: string) => boolean): Promise<void> {
  for (;;) {
    const answer = await fetch(`${http}/api${path}`, { headers: { authorization: `Bearer ${key}` } });
    const { data } = (await answer.json()) as { data: { attributes: { status: string } } };
    if (wanted(data.attributes.status)) return;
    await wait(200);
  }
}

/** Goes down the newest invoices by key: from the key until the next one's name and picture are painted. */
async function nextInvoice(page: Page, entity: string): Promise<void> {
  for (let n = 0; n < REVIEWED; n += 1) {
    const id = await upload('/invoices', await numberedInvoice(`NEXT-${n}`), `next-${n}.pdf`);
    await untilStatus(`/invoices/${id}`, (status) => status === 'processed');
  }
  await page.goto(`${http}/dashboard/${entity}/inbox`);
  await page
    .getByRole('row')
    .filter({ hasText: `NEXT-${REVIEWED - 1}` })
    .getByRole('link')
    .click();
  const times: number[] = [];
  for (let n = REVIEWED - 2; n >= 0; n -= 1) {
    await page.getByRole('img', { name: 'Page 1' }).waitFor();
    // As long as somebody looks at one: what comes next is fetched meanwhile.
    await wait(3_000);
    await page.evaluate(painted(`NEXT-${n}`));
    await page.keyboard.press('j');
    times.push(await page.evaluate<number>('painted'));
  }
  report('Next invoice on the screen after the key', times, LIMITS.next);
}

/** Opens streams as dashboards do, and a dashboard; from the answer to an upload until each has heard of it. */
async function arrivals(page: Page, entity: string): Promise<void> {
  const heard = new Map<string, number[]>();
  const note = (id: string): void => void heard.set(id, [...(heard.get(id) ?? []), performance.now()]);
  const streams: ReturnType<typeof request>[] = [];
  let token = '';
  for (let n = 0; n < DASHBOARDS - 1; n += 1) {
    if (n % STREAMS_OF_A_KEY === 0) token = await keyOf(entity);
    streams.push(await listen(token, note));
  }
  await page.goto(`${http}/dashboard/${entity}/inbox`);
  await page.getByRole('row').filter({ hasText: 'NEXT-0' }).waitFor();
  await page.mouse.move(0, 0);
  const [all, shown]: [number[], number[]] = [[], []];
  for (let n = 0; n < 5; n += 1) {
    const id = await upload('/invoices', await numberedInvoice(`LIVE-${n}`), `live-${n}.pdf`);
    const sent = performance.now();
    await page.locator(`a[href*="${id}"]`).waitFor();
    shown.push(performance.now() - sent);
    while ((heard.get(id)?.length ?? 0) < DASHBOARDS - 1) await wait(5);
    all.push(
      (heard
        .get(id)
        ?.slice(0, DASHBOARDS - 1)
        .at(-1) ?? 0) - sent,
    );
    await untilStatus(`/invoices/${id}`, (status) => status === 'processed');
  }
  for (const stream of streams) stream.destroy();
  report(`An arrival told to the last of ${DASHBOARDS} dashboards`, all, LIMITS.arrival);
  report('The same arrival in the list of a browser', shown, LIMITS.arrival);
}

async function keyOf(entity: string): Promise<string> {
  const answer = await fetch(`${http}/management/v1/entities/${entity}/api-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${organizationKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: randomUUID(), abilities: ['invoice:read'] }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Opens a stream; ready when it says so. Tells each invoice that was queued, once. */
function listen(token: string, note: (id: string) => void): Promise<ReturnType<typeof request>> {
  return new Promise((resolve, reject) => {
    const told = new Set<string>();
    let unread = '';
    const stream = request(`${http}/api/live`, { headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`GET /live answered ${answer.statusCode}.`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        unread += text;
        const frames = unread.split('\n\n');
        unread = frames.pop() ?? '';
        for (const frame of frames) {
          if (frame.includes('event: ready')) resolve(stream);
          for (const [, id = ''] of frame.matchAll(/"id":"([\da-f-]{36})"/g))
            if (!told.has(id)) {
              told.add(id);
              note(id);
            }
        }
      });
      answer.on('error', () => undefined);
    });
    stream.on('error', reject).end();
  });
}

/** Scrolls through a payment file, and tells the longest task of the main thread. */
async function scrolling(page: Page, entity: string): Promise<void> {
  const entry = {
    bsb: '062-000',
    indicator: '' as const,
    transactionCode: 50 as const,
    amountCents: 12_345,
    traceBsb: '032-000',
    traceAccount: '123456',
    remitter: 'EXAMPLE PTY LTD',
    withholdingTaxCents: 0,
  };
  const file = writeAba({
    header: {
      bank: 'WBC',
      userName: 'EXAMPLE PTY LTD',
      userId: '123456',
      description: 'SUPPLIERS',
      processingDate: '2026-11-28',
      bsb: null,
      accountNumber: null,
    },
    entries: Array.from({ length: PAYMENTS }, (_, n) => ({
      ...entry,
      accountNumber: String(10_000_000 + n),
      accountName: `PAYEE ${n}`,
      lodgementReference: `REF-${n}`,
    })),
  });
  const id = await upload('/aba-checks', file, 'run.aba');
  await untilStatus(`/aba-checks/${id}`, (status) => status !== 'processing');
  await page.goto(`${http}/dashboard/${entity}/payment-files/${id}`);
  await page.getByText('PAYEE 3', { exact: true }).waitFor();
  const longest = await page.evaluate<number>(LONGEST_TASK_OF_SCROLLING);
  await page.getByText(`PAYEE ${PAYMENTS - 1}`, { exact: true }).waitFor();
  report(`Longest task while ${PAYMENTS} payments scroll`, [longest], LIMITS.task);
}
