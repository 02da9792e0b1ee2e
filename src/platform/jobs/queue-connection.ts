import { runMigrations, setDefaultBackendFactory } from 'bullmq';
import type { ConnectionOptions } from 'bullmq';
import pg from 'pg';
import type { Settings } from '../config/settings.js';
import { ListeningClient } from './listening-client.js';
import { SharedBackends } from './shared-backends.js';

/** Connections for what queues and workers ask, and one on which all workers hear of new jobs. */
const POOL = 7;
const IDLE_MS = 60_000;
/** Nothing else may be sent on that one for days, and what lies between takes connections that say nothing for those of the dead. */
const KEEP_ALIVE_MS = 30_000;
/** The schema of the queues' tables: BullMQ's own default, which is all it knows of a pool that it is given. */
export const QUEUE_SCHEMA = 'bullmq';

/** What all queues and workers of a process are connected by. */
export interface QueueConnection {
  options: ConnectionOptions;
  /** To be called once queues and workers are closed. */
  close(): Promise<void>;
}

/**
 * Chooses where queues live, for the whole process: Redis when `REDIS_URL` is set, else the service's PostgreSQL, in a
 * schema of their own. To be called before any queue or worker is made.
 *
 * @param report told of each connection to PostgreSQL that broke
 */
export function queueConnection(
  settings: Settings,
  databaseUrl: string,
  report: (error: Error) => void,
): QueueConnection {
  if (settings.REDIS_URL !== null) {
    setDefaultBackendFactory();
    return { options: { url: settings.REDIS_URL, maxRetriesPerRequest: null }, close: () => Promise.resolve() };
  }
  // One pool for all: with one each, the connections of a process would grow with the kinds of jobs.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: `-c search_path=${QUEUE_SCHEMA}`,
    application_name: 'payproof queues',
    max: POOL,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    Client: ListeningClient,
  });
  const backends = new SharedBackends(pool, report);
  setDefaultBackendFactory((name, options) => backends.make(name, options));
  const close = async (): Promise<void> => {
    await backends.close();
    await pool.end();
  };
  // BullMQ types its connections as Redis ones, whichever backend is set.
  return { options: pool as unknown as ConnectionOptions, close };
}

/** Brings the queues' tables up to date, where queues live in PostgreSQL. */
export async function prepareQueues(settings: Settings, client: pg.ClientBase): Promise<void> {
  if (settings.REDIS_URL === null) await runMigrations(client, QUEUE_SCHEMA);
}
