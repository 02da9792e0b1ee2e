import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Job } from 'bullmq';
import { SETTINGS_TOKEN } from '../config/settings.js';
import type { Settings } from '../config/settings.js';
import type { JobDefinition, QueuedJob } from './job.js';
import type { QueueConnection } from './queue-connection.js';

/** Nest's token of the connection that queues and workers use. */
export const QUEUE_CONNECTION = Symbol('queue connection');

/** Jobs that are looked at together. */
const PAGE = 1_000;

/** A job for a queue; those with the lowest turn are done first. */
export interface JobEntry<P extends object> {
  id: string;
  data: QueuedJob<P>;
  /** From 1 on. */
  turn?: number;
}

/** BullMQ knows no larger priority; all beyond are first come, first served. */
const LAST_TURN = 2_097_151;

/** Puts jobs into their queues. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<string, Promise<Queue>>();

  constructor(
    @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /** Adds jobs, each once for as long as a job with its id is in the queue. */
  async add<P extends object>(job: JobDefinition<P>, entries: JobEntry<P>[]): Promise<void> {
    const queue = await this.queue(job);
    const delay = typeof job.backoffMs === 'number' ? job.backoffMs : job.backoffMs(this.settings);
    await queue.addBulk(
      entries.map(({ id, data, turn }) => ({
        name: job.name,
        data,
        opts: {
          jobId: id,
          ...(turn !== undefined && { priority: Math.min(turn, LAST_TURN) }),
          attempts: job.attempts,
          backoff: { type: 'exponential', delay },
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  }

  /** The turn of the job that is next among those that have one; 0 if there is none. */
  async turn(job: JobDefinition<object>): Promise<number> {
    const queue = await this.queue(job);
    const [next] = (await queue.getJobs('prioritized', 0, 0, true)) as (Job | undefined)[];
    return next?.opts.priority ?? 0;
  }

  /** Jobs of this kind that wait, run or are put off. */
  async depth(job: JobDefinition<object>): Promise<number> {
    const queue = await this.queue(job);
    return queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized');
  }

  /**
   * What the jobs of this kind that wait, are put off or run are about: one property of their payloads. A job that is taken
   * up meanwhile may be missed.
   */
  async subjects(job: JobDefinition<object>, property: string): Promise<string[]> {
    const queue = await this.queue(job);
    const found: string[] = [];
    // What runs comes last, and the newest of each state first: jobs leave at the other end.
    for (const state of ['delayed', 'prioritized', 'waiting', 'active'] as const)
      for (let from = 0; ; from += PAGE) {
        const page = (await queue.getJobs(state, from, from + PAGE - 1, false)) as (Job<QueuedJob> | undefined)[];
        for (const one of page) {
          const subject = (one?.data.payload as Record<string, unknown> | undefined)?.[property];
          if (typeof subject === 'string') found.push(subject);
        }
        if (page.length < PAGE) break;
      }
    return found;
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
