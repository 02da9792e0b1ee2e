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
   * Takes the jobs of entities out of all queues. One that is being done is left: it finds its row gone.
   * @returns how many were taken out
   */
  async removeOf(entityIds: readonly string[]): Promise<number> {
    let removed = 0;
    for (const job of definedJobs()) removed += await this.removeFrom(this.queue(job), new Set(entityIds));
    return removed;
  }

  private async removeFrom(queue: Queue, entityIds: ReadonlySet<string>): Promise<number> {
    let removed = 0;
    for (const state of ['waiting', 'delayed', 'prioritized'] as const) {
      for (let from = 0; ;) {
        const page = (await queue.getJobs([state], from, from + PAGE - 1, true)) as Job<QueuedJob>[];
        const theirs = page.filter((one) => entityIds.has(entityOf(one) ?? ''));
        // A job that was taken up meanwhile is held by its worker and cannot be removed.
        const outcomes = await Promise.allSettled(theirs.map((one) => one.remove()));
        const gone = outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
        removed += gone;
        if (page.length < PAGE) break;
        from += PAGE - gone;
      }
    }
    return removed;
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
