import { setTimeout as wait } from 'node:timers/promises';
import { WorkerHost } from '@nestjs/bullmq';
import { DelayedError, UnrecoverableError } from 'bullmq';
import type { Job } from 'bullmq';
import { isOutage } from '../errors/unavailable.js';
import { runWithCorrelation } from '../logging/context.js';
import type { Logger } from '../logging/logger.js';
import { defineHistogram } from '../metrics/instruments.js';
import { OutgoingPaused } from '../outgoing/outgoing-pause.js';
import { beginSpan, runInSpan } from '../tracing/tracing.js';
import type { JobDefinition, QueuedJob } from './job.js';

const jobTime = defineHistogram({
  name: 'payproof_job_seconds',
  help: 'How long an attempt at a job took, and whether it was done, will be retried or was given up.',
  labels: ['job', 'result'],
  buckets: [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 30, 120],
});

/** How long a job waits after its last try, where what it needs is out of use: it is tried for as long as that takes. */
const OUTAGE_MS = 15_000;

/** How long a job waits that would send something while nothing may be sent. */
const PAUSED_MS = 10_000;

/** How long jobs under way may go on in a process that stops. */
const ENDS_WITHIN_MS = 5_000;
const LOOK_AGAIN_MS = 20;

/** What a worker says when a job was taken out of its queue (by a sandbox reset) at the moment it was begun. */
const TAKEN_OUT = /^Missing key for job /;

/**
 * Does one kind of job. A subclass says how; what it throws is tried again, and after the last try `exhausted` puts the row
 * into its final state; while something the service depends on is unavailable it goes on trying.
 */
export abstract class JobProcessor<P extends object> extends WorkerHost {
  abstract readonly job: JobDefinition<P>;
  protected abstract readonly logger: Logger;

  /** How many of these jobs this process does at the same time. */
  abstract readonly concurrency: number;

  private readonly underWay = new Map<Job<QueuedJob<P>>, string | undefined>();
  private running = false;
  private stopping = false;

  protected abstract handle(payload: P): Promise<void>;

  protected abstract exhausted(payload: P, error: Error): Promise<void>;

  /**
   * Begins to take jobs, once its queue can be reached: a worker whose first connection fails never tries again. Throws
   * what kept it from the queue.
   */
  async start(): Promise<void> {
    const { worker, logger } = this;
    this.running = true;
    worker.concurrency = this.concurrency;
    worker.on('error', (error) => {
      if (this.stopping) logger.debug({ err: error, queue: worker.name }, 'A worker that stops reported an error');
      else if (TAKEN_OUT.test(error.message))
        logger.debug({ err: error, queue: worker.name }, 'A finished job was already removed');
      else logger.error({ err: error, queue: worker.name }, 'A worker reported an error');
    });
    await worker.waitUntilReady();
    worker.run().catch((error: unknown) => logger.error({ err: error, queue: worker.name }, 'A worker stopped'));
  }

  /**
   * Takes no more jobs, and lets those under way end for a moment; what is not done then goes back into the queue, where another
   * process finds it at once.
   */
  async stop(): Promise<void> {
    this.stopping = true;
    if (!this.running) return;
    await this.worker.pause(true);
    const deadline = Date.now() + ENDS_WITHIN_MS;
    while (this.underWay.size > 0 && Date.now() < deadline) await wait(LOOK_AGAIN_MS);
    const givenBack = [...this.underWay].map(([job, token]) => job.moveToWait(token));
    const failed = (await Promise.allSettled(givenBack)).filter(({ status }) => status === 'rejected').length;
    if (failed > 0) this.logger.debug({ failed, queue: this.worker.name }, 'Jobs could not be returned to the queue');
    await this.worker.close(true);
  }

  override async process(job: Job<QueuedJob<P>>, token?: string): Promise<void> {
    const { payload, correlationId, traceparent = null } = job.data;
    const span = beginSpan({
      name: `process ${this.job.name}`,
      kind: 'consumer',
      parent: traceparent,
      attributes: {
        'messaging.system': 'bullmq',
        'messaging.destination.name': this.job.name,
        'payproof.attempt': job.attemptsMade + 1,
      },
    });
    const began = performance.now();
    const measure = (result: 'done' | 'retried' | 'given_up'): void => {
      jobTime.observe({ job: this.job.name, result }, (performance.now() - began) / 1_000);
      span.set({ 'payproof.result': result });
    };
    this.underWay.set(job, token);
    const work = async (): Promise<void> => {
      try {
        await this.handle(payload);
        measure('done');
      } catch (error) {
        if (error instanceof OutgoingPaused) {
          // Not a try that failed: it is put off for as long as it takes.
          span.set({ 'payproof.result': 'put_off' });
          await job.moveToDelayed(Date.now() + PAUSED_MS, token);
          throw new DelayedError();
        }
        const failure = error instanceof Error ? error : new Error(String(error));
        span.fail(failure);
        const last = job.attemptsMade + 1 >= this.job.attempts || failure instanceof UnrecoverableError;
        if (!this.stopping) measure(last ? 'given_up' : 'retried');
        if (!this.stopping)
          this.logger.warn(
            {
              job: this.job.name,
              attempt: job.attemptsMade + 1,
              last,
              err: failure,
              payload: payload as object,
            },
            'A job failed',
          );
        // What fails because the process ends, or for an outage, is not the row's fault.
        if (!last || this.stopping) throw failure;
        if (isOutage(failure)) {
          await job.moveToDelayed(Date.now() + OUTAGE_MS, token);
          throw new DelayedError();
        }
        await this.exhausted(payload, failure);
        throw failure;
      } finally {
        span.end();
        this.underWay.delete(job);
      }
    };
    await runWithCorrelation(correlationId, () => runInSpan(span, work));
  }
}

/**
 * Worker options shared by all processors: a killed worker's job comes back after about ten seconds, however often. Workers hear of every
 * job; one that did not, on a connection that is gone without a sign, finds it by itself when it has waited for so many seconds.
 */
export const WORKER_OPTIONS = {
  autorun: false,
  drainDelay: 15,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 100,
} as const;
