import { createPostgresBackend, runMigrations, setDefaultBackendFactory } from 'bullmq';
import type { ConnectionOptions } from 'bullmq';
import pg from 'pg';
import type { Settings } from '../config/settings.js';
import { ResilientClient } from '../database/resilient-client.js';
import { definedJobs } from './job.js';

/** Connections for what queues and workers ask; each worker holds one more, on which it hears of new jobs. */
const POOL = 6;
const IDLE_MS = 60_000;
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
 */
export function queueConnection(settings: Settings, databaseUrl: string): QueueConnection {
  if (settings.REDIS_URL !== null) {
    setDefaultBackendFactory();
    return { options: { url: settings.REDIS_URL, maxRetriesPerRequest: null }, close: () => Promise.resolve() };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // One pool for all: with one each, the connections of a process would grow with the kinds of jobs.
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: `-c search_path=${QUEUE_SCHEMA}`,
    application_name: 'payproof queues',
    max: definedJobs().length + POOL,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    Client: ResilientClient,
  });
  pool.setMaxListeners(0);
  const close = async (): Promise<void> => {
    // A connection that breaks while it is being closed is no trouble of any worker.
    pool.removeAllListeners('error').on('error', () => undefined);
    await pool.end();
  };
  // BullMQ types its connections as Redis ones, whichever backend is set.
  return { options: pool as unknown as ConnectionOptions, close };
}

/** Brings the queues' tables up to date, where queues live in PostgreSQL. */
export async function prepareQueues(settings: Settings, client: pg.ClientBase): Promise<void> {
  if (settings.REDIS_URL === null) await runMigrations(client, QUEUE_SCHEMA);
}
