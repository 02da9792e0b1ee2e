import 'reflect-metadata';
import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dealBlows, elapsed } from './cluster/blows.js';
import type { Battle } from './cluster/blows.js';
import { Cluster } from './cluster/cluster.js';
import { WebhookReceiver } from './cluster/receiver.js';
import { Sent, sendMails, uploadFiles } from './cluster/senders.js';
import { loggedErrors, tally, waitingIn } from './cluster/tally.js';

const TOLD_EVERY_MS = 15_000;
/** The blows take so long by themselves. */
const LEAST_SECONDS = 100;
/** A row whose job is lost is found within ten minutes, and then it has to be read: if nothing ends for longer than this, nothing will. */
const STANDSTILL_MS = 15 * 60_000;

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '5000' },
    uploads: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '150' },
    kills: { type: 'string', default: '15' },
    http: { type: 'string', default: '2' },
    smtp: { type: 'string', default: '2' },
    workers: { type: 'string', default: '3' },
    pooled: { type: 'boolean', default: false },
    /** Keep the logs of the processes here. */
    logs: { type: 'string' },
  },
});

async function untilDone(cluster: Cluster, began: number): Promise<boolean> {
  let [least, lastEnded] = [Infinity, Date.now()];
  for (let told = 0; ;) {
    const waiting = await waitingIn(cluster);
    if (Object.keys(waiting).length === 0) return true;
    const count = Object.values(waiting).reduce((sum, one) => sum + one, 0);
    if (count < least) [least, lastEnded] = [count, Date.now()];
    if (Date.now() - told > TOLD_EVERY_MS) {
      console.log(`${elapsed(began)} waiting: ${JSON.stringify(waiting)}`);
      told = Date.now();
    }
    if (Date.now() - lastEnded > STANDSTILL_MS) return false;
    await wait(1_000);
  }
}

function keepLogs(cluster: Cluster, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { log } of cluster.members) copyFileSync(log, join(folder, basename(log)));
}

/**
 * `npm run test:cluster`: mails and uploads to a service in many processes on PostgreSQL, Redis and an S3 server, while processes are
 * killed at random and what they depend on is stopped, emptied and refuses. Prints what became of everything that was
 * accepted; ends with 1 where anything is lost, there twice, not judged, or not told.
 */
async function main(): Promise<void> {
  const [mails, uploads] = [Number(values.mails), Number(values.uploads)];
  const seconds = Math.max(LEAST_SECONDS, Number(values.seconds));
  const cluster = new Cluster();
  cluster.stopOnSignals();
  const receiver = new WebhookReceiver();
  try {
    const size = { http: Number(values.http), smtp: Number(values.smtp), worker: Number(values.workers) };
    await cluster.start(
      { ...size, pooled: values.pooled },
      {
        RATE_LIMIT_KEY: '1000000',
        SMTP_MESSAGES_PER_PEER: '1000000',
        SMTP_MESSAGES_PER_INBOX: '1000000',
        READERS: '1',
        LOG_LEVEL: 'info',
      },
    );
    await receiver.subscribe(cluster);
    const sent = new Sent();
    const battle: Battle = { kills: 0, stops: [], faults: [] };
    const began = Date.now();
    const { entity_key: key, inbox } = cluster.credentials;
    await Promise.all([
      sendMails(mails, { seconds, connections: 8 }, inbox, cluster.of('smtp'), sent),
      uploadFiles(uploads, { seconds, connections: 8 }, key, cluster.of('http'), sent),
      dealBlows(cluster, seconds, Number(values.kills), battle),
    ]);
    console.log(`${elapsed(began)} all sent`);
    const done = await untilDone(cluster, began);
    console.log(`${elapsed(began)} ${done ? 'all done' : 'NOT all done'}`);
    for (const [words, times] of sent.setbacks) console.log(`  sent again: ${times} × ${words}`);
    for (const [words, times] of loggedErrors(cluster)) console.log(`  logged: ${times} × ${words}`);
    const stops = battle.stops.map((took) => (took / 1_000).toFixed(1)).join(', ');
    console.log(`${battle.kills} processes killed, ${cluster.store.refused} requests refused by the object store`);
    console.log(`seconds that each process took to stop when asked to: ${stops}`);
    const faults = [...battle.faults, ...sent.faults];
    for (const fault of faults.slice(0, 20)) console.log(`FAULT: ${fault}`);
    const wrong = await tally(cluster, sent, receiver);
    console.log(wrong + faults.length === 0 && done ? 'Nothing is lost and nothing is there twice.' : 'FAILED');
    process.exitCode = wrong + faults.length === 0 && done ? 0 : 1;
  } finally {
    if (values.logs !== undefined) keepLogs(cluster, values.logs);
    receiver.close();
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
