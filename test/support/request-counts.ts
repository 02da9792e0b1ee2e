import { Redis } from 'ioredis';
import type { TestService } from './service.js';

const KEYS = 'payproof:requests:*';

/** Forgets how many requests were counted, wherever counts live. */
export async function forgetCounts(service: TestService): Promise<void> {
  if (service.redisUrl === null) await service.database.query('DELETE FROM request_counts');
  else await withCounts(service.redisUrl, (redis, keys) => (keys.length > 0 ? redis.del(...keys) : 0));
}

/** Lets the minute of every count be over. */
export async function endWindows(service: TestService): Promise<void> {
  if (service.redisUrl === null) await service.database.query('UPDATE request_counts SET window_ends_at = now()');
  else await withCounts(service.redisUrl, (redis, keys) => Promise.all(keys.map((key) => redis.pexpire(key, 0))));
}

/** How many keys and organizations have a count. */
export async function countedBuckets(service: TestService): Promise<number> {
  if (service.redisUrl !== null) return withCounts(service.redisUrl, (_, keys) => keys.length);
  const [row] = await service.database.query<{ count: number }>('SELECT count(*)::int AS count FROM request_counts');
  return row?.count ?? 0;
}

async function withCounts<T>(url: string, use: (redis: Redis, keys: string[]) => T | Promise<T>): Promise<T> {
  const redis = new Redis(url);
  try {
    return await use(redis, await redis.keys(KEYS));
  } finally {
    redis.disconnect();
  }
}
