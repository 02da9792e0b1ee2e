import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, Member } from './cluster.js';

const REDIS_AWAY_MS = 5_000;
const STORE_AWAY_MS = 20_000;
const DATABASE_AWAY_MS = 2_000;
const MOST_STARTS = 10;
/** The part of the time in which processes are killed. */
const KILLED_UNTIL = 0.8;
/** By when a process that is asked to stop must have ended. */
const STOPS_WITHIN_MS = 10_000;

/** What was done to the cluster, and what of it went wrong. */
export interface Battle {
  kills: number;
  /** Milliseconds that each process took to stop when it was asked to. */
  stops: number[];
  faults: string[];
}

/** Ends a process and starts its successor, again where that ends because what it depends on is away just now. */
async function replace(member: Member, signal: NodeJS.Signals): Promise<void> {
  await member.end(signal);
  for (let starts = 0; ; starts += 1) {
    member.launch();
    try {
      await member.ready();
      return;
    } catch (error) {
      if (starts === MOST_STARTS) throw error;
      await member.end('SIGKILL');
      await wait(DATABASE_AWAY_MS);
    }
  }
}

/** Asks one process after the other to stop, as a rolling upgrade does, and starts its successor. */
async function rollingRestart(cluster: Cluster, battle: Battle): Promise<void> {
  for (const member of cluster.members) {
    const began = Date.now();
    const { child } = member;
    await member.end('SIGTERM');
    const took = Date.now() - began;
    battle.stops.push(took);
    if (child?.exitCode !== 0) battle.faults.push(`${member.name} was asked to stop and ended with ${child?.exitCode}`);
    if (took > STOPS_WITHIN_MS) battle.faults.push(`${member.name} took ${took} ms to stop`);
    await replace(member, 'SIGTERM');
  }
}

type Blow = [at: number, name: string, deal: (cluster: Cluster, battle: Battle) => Promise<void>];

/** What is done while things are sent, and at which part of the time: jobs are lost early, since finding them takes minutes. */
const BLOWS: Blow[] = [
  [0.1, 'Redis flushed', ({ redis }) => redis.flush()],
  [
    0.2,
    'Redis stopped',
    async ({ redis }) => {
      await redis.stop();
      await wait(REDIS_AWAY_MS);
      await redis.start();
    },
  ],
  [
    0.35,
    'the object store answers 503',
    async ({ store }) => {
      store.failing = true;
      await wait(STORE_AWAY_MS);
      store.failing = false;
    },
  ],
  ...(['fast', 'immediate'] as const).map((how, index): Blow => [
    0.55 + 0.15 * index,
    `PostgreSQL restarted (${how})`,
    async ({ postgres }) => {
      await postgres.stop(how);
      await wait(DATABASE_AWAY_MS);
      await postgres.start();
    },
  ]),
  [0.85, 'every process restarted in turn', rollingRestart],
];

/** Deals each blow at its moment, and kills processes at random in between. */
export async function dealBlows(cluster: Cluster, seconds: number, kills: number, battle: Battle): Promise<void> {
  const began = Date.now();
  const until = (at: number): Promise<void> => wait(Math.max(0, began + at * seconds * 1_000 - Date.now()));
  let killing = Promise.resolve();
  for (let count = 0; count < kills; count += 1) {
    const at = (KILLED_UNTIL * (count + Math.random())) / kills;
    killing = killing.then(() => until(at)).then(() => killOne(cluster, battle));
  }
  // Who waits for it hears of a failure.
  killing.catch(() => undefined);
  for (const [at, name, deal] of BLOWS) {
    await until(at);
    if (deal === rollingRestart) await killing;
    console.log(`${elapsed(began)} ${name}`);
    await deal(cluster, battle);
  }
}

async function killOne(cluster: Cluster, battle: Battle): Promise<void> {
  const member = cluster.members[Math.floor(Math.random() * cluster.members.length)];
  if (member === undefined) return;
  if (!member.runs) battle.faults.push(`${member.name} had ended by itself: see ${member.log}`);
  battle.kills += 1;
  await replace(member, 'SIGKILL');
}

export function elapsed(since: number): string {
  return `${((Date.now() - since) / 1_000).toFixed(0).padStart(4)} s`;
}
