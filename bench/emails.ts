import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Credentials } from '../src/organization/founding/credentials.js';
import { benchFolder, startMeasured } from './support/measured-service.js';

const CONNECTIONS = 10;
const BETWEEN_REQUESTS_MS = 110;
const WITHIN_MS = 15 * 60_000;
const LIMIT_MS = 200;

/**
 * `npm run bench:emails -- CORPUS [COUNT]`: emails documents of a folder all at once through ten connections to a service
 * started for this, and measures `GET /api/invoices` until the last one is read.
 */
async function main(): Promise<void> {
  const [folder, count = '30'] = process.argv.slice(2);
  if (!folder) throw new Error('usage: npm run bench:emails -- CORPUS [COUNT]');
  const documents = filesOf(folder).slice(0, Number(count));
  const { credentials, stop } = await startMeasured(benchFolder());
  try {
    const began = performance.now();
    await sendAll(credentials, documents);
    const accepted = performance.now();
    const { latencies, statuses } = await watch(credentials, documents.length);
    const read = performance.now();
    latencies.sort((a, b) => a - b);
    const quantile = (q: number): number =>
      latencies[Math.min(latencies.length - 1, Math.floor(q * latencies.length))] ?? NaN;
    console.log(`${documents.length} documents, ${CONNECTIONS} connections`);
    console.log(
      `accepted in ${((accepted - began) / 1_000).toFixed(1)} s, read in ${((read - began) / 1_000).toFixed(1)} s`,
    );
    console.log(`statuses: ${JSON.stringify(statuses)}`);
    console.log(
      `GET /api/invoices meanwhile: ${latencies.length} requests, p50 ${quantile(0.5).toFixed(1)} ms, p99 ${quantile(0.99).toFixed(1)} ms, ` +
        `longest ${quantile(1).toFixed(1)} ms (limit for p99: ${LIMIT_MS} ms, ratio ${(quantile(0.99) / LIMIT_MS).toFixed(2)})`,
    );
  } finally {
    await stop();
  }
}

function filesOf(folder: string): string[] {
  const inner = join(folder, 'files');
  const place = existsSync(inner) ? inner : folder;
  return readdirSync(place)
    .filter((name) => /\.(pdf|png|jpe?g)$/i.test(name))
    .sort()
    .map((name) => join(place, name));
}

async function sendAll({ smtp, inbox }: Credentials, documents: string[]): Promise<void> {
  const [host = '', port = ''] = smtp.split(':');
  const transport = createTransport({
    host,
    port: Number(port),
    pool: true,
    maxConnections: CONNECTIONS,
    tls: { rejectUnauthorized: false },
  });
  await Promise.all(
    documents.map((path) =>
      transport.sendMail({
        from: 'bench@supplier.example',
        to: inbox,
        subject: path,
        text: 'Attached.',
        attachments: [{ path }],
      }),
    ),
  );
  transport.close();
}

async function watch(
  { http, entity_key: key }: Credentials,
  expected: number,
): Promise<{ latencies: number[]; statuses: Record<string, number> }> {
  const latencies: number[] = [];
  const headers = { authorization: `Bearer ${key}` };
  const deadline = Date.now() + WITHIN_MS;
  while (Date.now() < deadline) {
    const started = performance.now();
    const response = await fetch(`${http}/api/invoices?page[size]=100`, { headers });
    const body = (await response.json()) as { data: { attributes: { status: string } }[] };
    latencies.push(performance.now() - started);
    const statuses: Record<string, number> = {};
    for (const { attributes } of body.data) statuses[attributes.status] = (statuses[attributes.status] ?? 0) + 1;
    const ended = (statuses.processed ?? 0) + (statuses.failed ?? 0) + (statuses.invalid ?? 0);
    if (ended >= expected) return { latencies, statuses };
    await wait(BETWEEN_REQUESTS_MS);
  }
  throw new Error('Not everything was read in time.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
