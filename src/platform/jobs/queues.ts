import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { ConnectionOptions, Job } from 'bullmq';
import { definedJobs } from './job.js';
import type { JobDefinition, QueuedJob } from './job.js';

/** Nest's token of the connection that queues and workers use. */
export const QUEUE_CONNECTION = Symbol('queue connection');

/** Jobs that are looked at together when some are taken out. */
const PAGE = 1_000;

/** Puts jobs into their queues. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(@Inject(QUEUE_CONNECTION) private readonly connection: ConnectionOptions) {}

  /** Adds jobs, each once for as long as a job with its id stands in the queue. */
  async add<P extends object>(job: JobDefinition<P>, entries: { id: string; data: QueuedJob<P> }[]): Promise<void> {
    await this.queue(job).addBulk(
      entries.map(({ id, data }) => ({
        name: job.name,
        data,
        opts: {
          jobId: id,
          attempts: job.attempts,
          backoff: { type: 'exponential', delay: job.backoffMs },
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  }

  /**
   * Takes jobs of entities out of all queues, those that later events led to excepted. A job that is being done is left: it
   * finds its row gone.
   * @param lastEvent the id in the outbox of the last event whose jobs are to go
   */
  async removeOf(entityIds: readonly string[], lastEvent: bigint): Promise<void> {
    const theirs = new Set(entityIds);
    for (const job of definedJobs())
      await this.removeFrom(
        this.queue(job),
        (one) => theirs.has(entityOf(one) ?? '') && !((eventOf(one) ?? 0n) > lastEvent),
      );
  }

  private async removeFrom(queue: Queue, wanted: (job: Job<QueuedJob>) => boolean): Promise<void> {
    for (const state of ['waiting', 'delayed', 'prioritized'] as const) {
      for (let from = 0; ;) {
        const page = (await queue.getJobs([state], from, from + PAGE - 1, true)) as Job<QueuedJob>[];
        // A job that was taken up meanwhile is held by its worker and cannot be removed.
        const outcomes = await Promise.allSettled(page.filter(wanted).map((one) => one.remove()));
        if (page.length < PAGE) break;
        from += PAGE - outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
      }
    }
  }

  /** Jobs of this kind that wait, run or are put off. */
  async depth(job: JobDefinition<object>): Promise<number> {
    return this.queue(job).getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized');
  }

  private queue(job: JobDefinition<object>): Queue {
    let queue = this.queues.get(job.name);
    if (!queue) {
      queue = new Queue(job.name, { connection: this.connection });
      queue.on('error', () => undefined);
      this.queues.set(job.name, queue);
    }
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }
}

/** The entity that a job's payload names, where it names one. */
function entityOf(job: Job<QueuedJob>): string | null {
  const payload = job.data.payload as { entityId?: unknown };
  return typeof payload.entityId === 'string' ? payload.entityId : null;
}

/** The id of the event that led to a job, where one did (see the relay). */
function eventOf(job: Job<QueuedJob>): bigint | null {
  const id = /^outbox-(\d+)$/.exec(job.id ?? '')?.[1];
  return id === undefined ? null : BigInt(id);
}
