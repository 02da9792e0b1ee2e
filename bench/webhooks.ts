import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedDatabase } from '../src/platform/database/embedded/embedded-database.js';
import { newId } from '../src/platform/ids/uuid.js';
import { loadSecretKey } from '../src/platform/secrets/secret-key.js';
import type { SecretKey } from '../src/platform/secrets/secret-key.js';
import { sealPayload } from '../src/webhooks/events/event-payload.js';
import { newWebhookSecret, sealSecret } from '../src/webhooks/subscriptions/webhook-secret.js';
import { benchFolder, startMeasured } from './support/measured-service.js';

const WANTED = 200;
const SECONDS = 12;
const TICK_MS = 100;
const RECEIVERS = 10;
const BACKLOG = 5_000;
/** The part of all events that the slow receiver gets, and how long it hangs. */
const SLOW_PART = 0.1;
const HANGS_MS = 3_000;

/** A receiver on loopback that notes when each event came in. */
interface Peer {
  server: Server;
  url: string;
  arrivals: Map<string, number>;
}

interface Bench {
  client: pg.Client;
  secretKey: SecretKey;
  entityId: string;
}

/**
 * `npm run bench:webhooks`: a service started for this sends 200 webhooks a second to ten receivers, without and with one
 * that hangs for 3 seconds each time beside them, and then 5,000 that wait as fast as it can. Prints deliveries a second and
 * the delay from the moment an event is written to its arrival. The events are written by another process, so that the
 * delay holds the time until the service looks for them, which it does four times a second.
 */
async function main(): Promise<void> {
  const dataDir = benchFolder();
  const database = await startEmbeddedDatabase(join(dataDir, 'database'), () => undefined);
  const measured = await startMeasured(dataDir, { DATABASE_URL: database.url, WEBHOOK_ALLOW_PRIVATE: 'true' });
  const client = new pg.Client({ connectionString: database.url });
  const peers = await Promise.all(Array.from({ length: RECEIVERS }, () => listen(0)));
  const slow = await listen(HANGS_MS);
  try {
    await client.connect();
    const { rows } = await client.query<{ id: string }>(`SELECT id FROM entities LIMIT 1`);
    const bench: Bench = { client, secretKey: loadSecretKey('', dataDir), entityId: rows[0]?.id ?? '' };
    const quick: string[] = [];
    for (const peer of peers) quick.push(await subscribe(bench, peer.url));
    const hanging = await subscribe(bench, slow.url);
    await steadily(bench, quick, null, 3);
    const alone = await delays(bench, peers, () => steadily(bench, quick, null, SECONDS));
    console.log(`${WANTED} a second wanted, ${SECONDS} s, ${RECEIVERS} receivers: ${shown(alone)}`);
    const beside = await delays(bench, peers, () => steadily(bench, quick, hanging, SECONDS));
    console.log(`the same beside one that hangs for ${HANGS_MS / 1_000} s each time: ${shown(beside)}`);
    console.log(
      `ratio of delays with and without it: p50 ${(beside.p50 / alone.p50).toFixed(2)}, ` +
        `p99 ${(beside.p99 / alone.p99).toFixed(2)}; the slow one was asked ${slow.arrivals.size} times`,
    );
    await client.query('DELETE FROM webhook_subscriptions WHERE id = $1', [hanging]);
    const backlog = await delays(bench, peers, () => write(bench, quick, BACKLOG));
    console.log(
      `${BACKLOG} that wait: ${backlog.rate.toFixed(0)} deliveries/s (ratio to ${WANTED}: ${(backlog.rate / WANTED).toFixed(1)})`,
    );
  } finally {
    await client.end();
    for (const { server } of [...peers, slow]) {
      server.closeAllConnections();
      server.close();
    }
    await measured.stop();
    await database.stop();
  }
}

async function listen(hangsMs: number): Promise<Peer> {
  const arrivals = new Map<string, number>();
  const server = createServer((request, response) => {
    arrivals.set(String(request.headers['webhook-id']), Date.now());
    request.resume();
    if (hangsMs === 0) response.writeHead(204).end();
    else setTimeout(() => response.writeHead(204).end(), hangsMs);
  });
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, arrivals };
}

async function subscribe({ client, secretKey, entityId }: Bench, url: string): Promise<string> {
  const id = newId();
  await client.query(
    `INSERT INTO webhook_subscriptions (id, entity_id, url, events, sealed_secret) VALUES ($1, $2, $3, '{invoice.processed}', $4)`,
    [id, entityId, url, sealSecret(secretKey, id, newWebhookSecret())],
  );
  return id;
}

/** Writes events at the wanted rate, in small groups; a part of them more for the slow receiver where there is one. */
async function steadily(
  bench: Bench,
  quick: readonly string[],
  slow: string | null,
  seconds: number,
): Promise<Map<string, number>> {
  const written = new Map<string, number>();
  const began = Date.now();
  const each = (WANTED * TICK_MS) / 1_000;
  for (let tick = 0; tick < (seconds * 1_000) / TICK_MS; tick += 1) {
    for (const [id, at] of await write(bench, quick, each)) written.set(id, at);
    if (slow !== null) await write(bench, [slow], Math.round(each * SLOW_PART));
    await wait(Math.max(0, began + (tick + 1) * TICK_MS - Date.now()));
  }
  return written;
}

/** Writes events, in turn for each subscription, and gives when each was. */
async function write(
  { client, secretKey, entityId }: Bench,
  subscriptions: readonly string[],
  count: number,
): Promise<Map<string, number>> {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = newId();
    const data = { id, type: 'invoices', attributes: { status: 'processed', note: 'x'.repeat(800) } };
    const created_at = new Date().toISOString();
    return {
      id,
      subscription_id: subscriptions[index % subscriptions.length],
      sealed_payload: sealPayload(secretKey, { id, type: 'invoice.processed', created_at, data }),
    };
  });
  const at = Date.now();
  await client.query(
    `INSERT INTO webhook_events (id, entity_id, subscription_id, type, status, webhook_url, sealed_payload, due_at)
     SELECT id, $2, subscription_id, 'invoice.processed', 'processing', '', sealed_payload, now()
       FROM json_to_recordset($1) AS g (id uuid, subscription_id uuid, sealed_payload text)`,
    [JSON.stringify(rows), entityId],
  );
  return new Map(rows.map(({ id }): [string, number] => [id, at]));
}

interface Figures {
  rate: number;
  p50: number;
  p99: number;
  longest: number;
}

/** How long what `writing` writes takes to arrive. */
async function delays(
  { client }: Bench,
  peers: readonly Peer[],
  writing: () => Promise<Map<string, number>>,
): Promise<Figures> {
  const began = Date.now();
  const written = await writing();
  const arrivals = (): Map<string, number> => new Map(peers.flatMap((peer) => [...peer.arrivals]));
  const missing = (): boolean => {
    const all = arrivals();
    return [...written.keys()].some((id) => !all.has(id));
  };
  for (let n = 0; n < 600 && missing(); n += 1) await wait(50);
  const all = arrivals();
  const times = [...written].map(([id, at]) => (all.get(id) ?? Infinity) - at).sort((a, b) => a - b);
  const last = Math.max(...[...written.keys()].map((id) => all.get(id) ?? Infinity));
  await client.query(`DELETE FROM webhook_events WHERE status <> 'processing'`);
  const quantile = (q: number): number => times[Math.min(times.length - 1, Math.floor(q * times.length))] ?? NaN;
  return {
    rate: (written.size / (last - began)) * 1_000,
    p50: quantile(0.5),
    p99: quantile(0.99),
    longest: quantile(1),
  };
}

function shown({ rate, p50, p99, longest }: Figures): string {
  return `${rate.toFixed(0)} deliveries/s, delay p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
