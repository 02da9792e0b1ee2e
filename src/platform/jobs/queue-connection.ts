import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import type { ConnectionOptions } from 'bullmq';
import type { Settings } from '../config/settings.js';
import { CalmClient } from '../database/calm-client.js';

const POOL = 4;
/** The schema of the queues' tables. */
export const QUEUE_SCHEMA = 'bullmq';

/**
 * Chooses where queues live, for the whole process: Redis when `REDIS_URL` is set, else the service's PostgreSQL, in a
 * schema of their own. To be called before any queue or worker is made.
 */
export function queueConnection(settings: Settings, databaseUrl: string): ConnectionOptions {
  if (settings.REDIS_URL !== null) {
    setDefaultBackendFactory();
    return { url: settings.REDIS_URL, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  // BullMQ types its connections as Redis ones, whichever backend is set.
  return {
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    migrate: true,
    max: POOL,
    Client: CalmClient,
  } as unknown as ConnectionOptions;
}
