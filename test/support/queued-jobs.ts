import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { TestService } from './service.js';

/** Counts the jobs about an entity that wait in any queue, wherever queues live. */
export async function waitingJobsOf(service: TestService, entityId: string): Promise<number> {
  if (service.redisUrl !== null) return waitingInRedis(service.redisUrl, entityId);
  const [row] = await service.database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM bullmq.job WHERE data::text LIKE '%' || $1 || '%' AND state <> 'active'`,
    [entityId],
  );
  return row?.count ?? 0;
}

async function waitingInRedis(url: string, entityId: string): Promise<number> {
  const redis = new Redis(url);
  try {
    const active = new Set<string>();
    for (const key of await redis.keys('bull:*:active'))
      for (const id of await redis.lrange(key, 0, -1)) active.add(key.replace(/active$/, id));
    let count = 0;
    for (const key of await redis.keys('bull:*:outbox-*')) {
      if (active.has(key) || (await redis.type(key)) !== 'hash') continue;
      if ((await redis.hget(key, 'data'))?.includes(entityId)) count++;
    }
    return count;
  } finally {
    redis.disconnect();
  }
}

/**
 * Adds jobs about an entity as the relay adds them, to be done in an hour; the first follows the event `firstEvent`.
 * @param addedAt when they were added, in milliseconds since 1970
 * @param emailId the email that they are about, where they are about one
 */
export async function addWaitingJobs(
  service: TestService,
  {
    queue,
    entityId,
    count,
    firstEvent,
    addedAt = 0,
    emailId,
  }: { queue: string; entityId: string; count: number; firstEvent: number; addedAt?: number; emailId?: string },
): Promise<void> {
  const payload = { entityId, ...(emailId !== undefined && { emailId }) };
  if (service.redisUrl === null) {
    await service.database.query(
      `INSERT INTO bullmq.job (queue, id, seq, name, state, data, opts, priority, delay_ms, max_attempts, added_at_ms)
       SELECT $1, 'outbox-' || ($4::int + n), nextval('bullmq.job_seq'), $1, 'delayed',
              jsonb_build_object('payload', $2::jsonb), '{}', 0, 1, 3, $5::bigint
         FROM generate_series(0, $3::int - 1) AS n`,
      [queue, JSON.stringify(payload), count, firstEvent, addedAt],
    );
    return;
  }
  const added = new Queue(queue, { connection: { url: service.redisUrl } });
  try {
    const jobs = Array.from({ length: count }, (_, index) => ({
      name: queue,
      data: { payload },
      opts: { jobId: `outbox-${firstEvent + index}`, delay: 3_600_000, timestamp: addedAt },
    }));
    for (let from = 0; from < count; from += 1_000) await added.addBulk(jobs.slice(from, from + 1_000));
  } finally {
    await added.close();
  }
}
