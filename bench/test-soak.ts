import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.js';
import { residentMb, socketsOf, treeOf } from './cluster/process-tree.js';
import { WebhookReceiver } from './cluster/receiver.js';
import { Sent, sendMails, uploadFiles } from './cluster/senders.js';
import { queryOf, waitingIn } from './cluster/tally.js';
import { hasGrown, slopeOf } from './support/slope.js';
import type { Series } from './support/slope.js';

/**
 * `npm run test:soak [-- --minutes N --load SHARE]`: finds out how many invoices a second the service judges on this machine, then sends
 * so large a share of that, half by mail and half as uploads, and watches memory, sockets and connections of every process. Prints the slope of each, and ends
 * with 1 where one has grown, something is not done at the end, or an answer was wrong.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, load: { type: 'string', default: '0.7' } },
});
const seconds = Number(values.minutes) * 60;
const load = Number(values.load);
const CALIBRATION_SECONDS = 20;
const CALIBRATION_FILES = 200;
const STARTED_WITHIN_MS = 120_000;
const SAMPLES = 120;
const LEAST_PAUSE_MS = 1_000;
const DONE_WITHIN_MS = 120_000;
/** What may be on its way at once is no growth. */
const NOISE = { memory: 20, sockets: 10 };

async function main(): Promise<void> {
  const cluster = new Cluster();
  cluster.stopOnSignals();
  const receiver = new WebhookReceiver();
  try {
    await cluster.start(
      { http: 1, smtp: 1, worker: 1, pooled: false },
      {
        RATE_LIMIT_KEY: '1000000',
        SMTP_MESSAGES_PER_PEER: '1000000',
        SMTP_MESSAGES_PER_INBOX: '1000000',
        READERS: '1',
        LOG_LEVEL: 'info',
      },
    );
    await receiver.subscribe(cluster);
    const most = await mostASecond(cluster);
    const each = Math.max(1, Math.round((most * load * seconds) / 2));
    console.log(
      `${most.toFixed(1)} invoices a second are judged at most; ${((2 * each) / seconds).toFixed(1)} a second are sent for ${seconds / 60} minutes`,
    );
    const sent = new Sent();
    const { entity_key: key, inbox } = cluster.credentials;
    const series = new Map<string, Series>();
    let isOver = false;
    const watching = watch(cluster, series, () => isOver);
    await Promise.all([
      sendMails(each, { seconds, connections: 4 }, inbox, cluster.of('smtp'), sent),
      uploadFiles(each, { seconds, connections: 4 }, key, cluster.of('http'), sent, 'SOAK'),
    ]);
    isOver = true;
    await watching;
    const behind = Object.values(await waitingIn(cluster)).reduce((sum, count) => sum + count, 0);
    const done = await untilDone(cluster);
    const [row] = await queryOf<{ count: number }>(
      cluster,
      `SELECT count(*)::int AS count FROM invoices WHERE status = 'processed'`,
    );
    const expected = sent.mails.size + sent.uploads.size + CALIBRATION_FILES;
    console.log(
      `${behind} things waited when the last was sent; ${row?.count ?? 0} of ${expected} invoices were judged`,
    );
    for (const fault of sent.faults.slice(0, 20)) console.log(`FAULT: ${fault}`);
    const grown = [...series].filter(([name, points]) => told(name, points));
    const isWell = done && grown.length === 0 && sent.faults.length === 0 && row?.count === expected;
    console.log(isWell ? 'Nothing grew, and everything was done.' : 'FAILED');
    process.exitCode = isWell ? 0 : 1;
  } finally {
    receiver.close();
    await cluster.stop();
  }
}

/** Invoices a second that are judged while more wait than can be. */
async function mostASecond(cluster: Cluster): Promise<number> {
  const pace = { seconds: 1, connections: 8 };
  const files = uploadFiles(
    CALIBRATION_FILES,
    pace,
    cluster.credentials.entity_key,
    cluster.of('http'),
    new Sent(),
    'FULL',
  );
  const judged = async (): Promise<number> =>
    (
      await queryOf<{ count: number }>(
        cluster,
        `SELECT count(*)::int AS count FROM invoices WHERE status = 'processed'`,
      )
    )[0]?.count ?? 0;
  await files;
  // Readers that are being started read nothing.
  const deadline = Date.now() + STARTED_WITHIN_MS;
  while ((await judged()) === 0 && Date.now() < deadline) await wait(250);
  const [began, before] = [performance.now(), await judged()];
  let now = before;
  while (performance.now() - began < CALIBRATION_SECONDS * 1_000 && now < CALIBRATION_FILES) {
    await wait(250);
    now = await judged();
  }
  const perSecond = ((now - before) * 1_000) / (performance.now() - began);
  if (!(perSecond > 0)) throw new Error('Nothing was judged.');
  await untilDone(cluster);
  return perSecond;
}

async function untilDone(cluster: Cluster): Promise<boolean> {
  const deadline = Date.now() + DONE_WITHIN_MS;
  while (Date.now() < deadline) {
    if (Object.keys(await waitingIn(cluster)).length === 0) return true;
    await wait(500);
  }
  return false;
}

async function watch(cluster: Cluster, series: Map<string, Series>, isOver: () => boolean): Promise<void> {
  const began = performance.now();
  const note = (name: string, value: number): void => {
    const points = series.get(name) ?? [];
    points.push({ minutes: (performance.now() - began) / 60_000, value });
    series.set(name, points);
  };
  while (!isOver()) {
    for (const { name, child } of cluster.members) {
      const [own, ...below] = treeOf(child?.pid ?? 0);
      if (own === undefined) continue;
      note(`${name}: memory (MiB)`, residentMb([own]));
      if (below.length > 0) note(`${name}: memory of its readers (MiB)`, residentMb(below));
      note(`${name}: sockets`, socketsOf(own));
    }
    const [connections] = await queryOf<{ count: number }>(
      cluster,
      `SELECT count(*)::int AS count FROM pg_stat_activity WHERE backend_type = 'client backend'`,
    );
    note('PostgreSQL: connections', connections?.count ?? 0);
    note('PostgreSQL: memory (MiB)', residentMb(treeOf(cluster.postgres.pid).slice(0, 1)));
    note('Redis: memory (MiB)', residentMb(treeOf(cluster.redis.pid)));
    note('Redis: sockets', socketsOf(cluster.redis.pid));
    await wait(Math.max(LEAST_PAUSE_MS, (seconds * 1_000) / SAMPLES));
  }
}

/** Prints one, and gives whether it has grown. */
function told(name: string, points: Series): boolean {
  const grown = hasGrown(points, name.includes('memory') ? NOISE.memory : NOISE.sockets);
  const all = points.map(({ value }) => value);
  const range = `${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}`;
  console.log(
    `  ${name.padEnd(40)} ${range.padStart(12)}   ${slopeOf(points).toFixed(2).padStart(8)} a minute   ${grown ? 'GROWN' : 'flat'}`,
  );
  return grown;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
