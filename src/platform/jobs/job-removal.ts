import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { DataSource } from 'typeorm';
import { SETTINGS_TOKEN } from '../config/settings.js';
import type { Settings } from '../config/settings.js';
import { definedJobs } from './job.js';
import type { QueuedJob } from './job.js';
import { QUEUE_SCHEMA } from './queue-connection.js';
import { Queues } from './queues.js';

/** Jobs that are looked at together. */
const PAGE = 1_000;
/** Jobs that events led to are called after them (see OutboxRelay). */
const EVENT = /^outbox-(\d+)$/;

/**
 * BullMQ takes jobs out one by one, in a transaction each: minutes for 100,000 of them. This calls the function that it
 * calls, in one. What a worker is about to take is left alone.
 */
const REMOVE = `
  SELECT count(${QUEUE_SCHEMA}.remove(queue, id, false)) FROM (
    SELECT queue, id FROM ${QUEUE_SCHEMA}.job
     WHERE queue = ANY($1) AND state <> 'active' AND data->'payload'->>'entityId' = ANY($2)
       AND coalesce(substring(id FROM '^outbox-([0-9]+)$')::bigint, 0) <= $3
       FOR UPDATE SKIP LOCKED
  ) AS theirs`;

/** Takes jobs out of their queues because what they are about is gone. */
@Injectable()
export class JobRemoval {
  constructor(
    private readonly queues: Queues,
    private readonly dataSource: DataSource,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /**
   * Takes the jobs of entities out of all queues, except those that later events led to. A job that is being done is left:
   * it finds its row gone.
   * @param lastEvent the id in the outbox of the last event whose jobs are to go
   */
  async removeOf(entityIds: readonly string[], lastEvent: bigint): Promise<void> {
    if (this.settings.REDIS_URL === null) await this.removeFromPostgres(entityIds, lastEvent);
    else await this.removeFromRedis(entityIds, lastEvent);
  }

  private async removeFromPostgres(entityIds: readonly string[], lastEvent: bigint): Promise<void> {
    const names = definedJobs().map(({ name }) => name);
    await this.dataSource.query(REMOVE, [names, entityIds, String(lastEvent)]);
  }

  private async removeFromRedis(entityIds: readonly string[], lastEvent: bigint): Promise<void> {
    const goes = (job: Job<QueuedJob>): boolean =>
      entityIds.includes(entityOf(job) ?? '') && BigInt(EVENT.exec(job.id ?? '')?.[1] ?? 0) <= lastEvent;
    for (const definition of definedJobs()) {
      const queue = await this.queues.queue(definition);
      for (const state of ['waiting', 'delayed', 'prioritized'] as const) {
        for (let from = 0; ;) {
          const page = (await queue.getJobs([state], from, from + PAGE - 1, true)) as Job<QueuedJob>[];
          // A job that was taken up meanwhile is held by its worker and cannot be removed.
          const outcomes = await Promise.allSettled(page.filter(goes).map((job) => job.remove()));
          if (page.length < PAGE) break;
          from += PAGE - outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
        }
      }
    }
  }
}

/** The entity that a job's payload names, where it names one. */
function entityOf(job: Job<QueuedJob>): string | null {
  const { entityId } = job.data.payload as { entityId?: unknown };
  return typeof entityId === 'string' ? entityId : null;
}
