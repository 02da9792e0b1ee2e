import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { SETTINGS_TOKEN } from '../config/settings.js';
import type { Settings } from '../config/settings.js';
import type { JobDefinition, QueuedJob } from './job.js';
import type { QueueConnection } from './queue-connection.js';

/** Nest's token of the connection that queues and workers use. */
export const QUEUE_CONNECTION = Symbol('queue connection');

/** Jobs of each state come oldest first, but for those that are tried again: the oldest is among the first so many. */
const LOOKED_AT = 200;

/** Puts jobs into their queues. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<string, Promise<Queue>>();

  constructor(
    @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /** Adds jobs, each once for as long as a job with its id stands in the queue. */
  async add<P extends object>(job: JobDefinition<P>, entries: { id: string; data: QueuedJob<P> }[]): Promise<void> {
    const queue = await this.queue(job);
    const delay = typeof job.backoffMs === 'number' ? job.backoffMs : job.backoffMs(this.settings);
    await queue.addBulk(
      entries.map(({ id, data }) => ({
        name: job.name,
        data,
        opts: {
          jobId: id,
          attempts: job.attempts,
          backoff: { type: 'exponential', delay },
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  }

  /** Jobs of this kind that wait, run or are put off. */
  async depth(job: JobDefinition<object>): Promise<number> {
    const queue = await this.queue(job);
    return queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized');
  }

  /** When the oldest job of this kind that waits, runs or is put off was added; null where there is none. */
  async oldest(job: JobDefinition<object>): Promise<Date | null> {
    const queue = await this.queue(job);
    const found = await Promise.all(
      (['active', 'waiting', 'prioritized', 'delayed'] as const).map((state) =>
        queue.getJobs(state, 0, LOOKED_AT, true),
      ),
    );
    const times = found.flat().flatMap(({ timestamp }) => (Number.isFinite(timestamp) ? [timestamp] : []));
    return times.length === 0 ? null : new Date(Math.min(...times));
  }

  /**
   * The queue of a kind of job. Throws when it cannot be reached; a queue that could not be reached once never answers
   * again, so the next call makes a new one.
   */
  queue(job: JobDefinition<object>): Promise<Queue> {
    let opening = this.queues.get(job.name);
    if (!opening) {
      opening = this.open(job.name).catch((error: unknown) => {
        this.queues.delete(job.name);
        throw error;
      });
      this.queues.set(job.name, opening);
    }
    return opening;
  }

  private async open(name: string): Promise<Queue> {
    const queue = new Queue(name, { connection: this.connection.options });
    queue.on('error', () => undefined);
    try {
      await queue.waitUntilReady();
    } catch (error) {
      await queue.close().catch(() => undefined);
      throw error;
    }
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    const opened = await Promise.allSettled(this.queues.values());
    await Promise.all(opened.map((queue) => (queue.status === 'fulfilled' ? queue.value.close() : undefined)));
    await this.connection.close();
  }
}
