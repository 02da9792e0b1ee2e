import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { ConnectionOptions } from 'bullmq';
import type { JobDefinition, QueuedJob } from './job.js';

/** Nest's token of the connection that queues and workers use. */
export const QUEUE_CONNECTION = Symbol('queue connection');

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

  /** Jobs of this kind that wait, run or are put off. */
  async depth(job: JobDefinition<object>): Promise<number> {
    return this.queue(job).getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized');
  }

  /** The queue of a kind of job. */
  queue(job: JobDefinition<object>): Queue {
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
