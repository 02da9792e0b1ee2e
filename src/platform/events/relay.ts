import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ROUTES } from '../jobs/job.js';
import type { QueuedJob, Route } from '../jobs/job.js';
import { Queues } from '../jobs/queues.js';
import { LOGGER } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { OutboxSignal } from './outbox-signal.js';

const BATCH = 500;
const IDLE_MS = 250;
const AFTER_FAILURE_MS = 1_000;

interface Waiting {
  id: string;
  type: string;
  payload: object;
  correlation_id: string | null;
}

/**
 * Passes on what stands in the outbox: event by event to the jobs that the pipeline names. A row leaves the outbox when
 * the queue has accepted its jobs; after a crash in between the same job ids are added again, and handlers bear being run
 * twice. Any number of relays may run: each takes rows that no other holds.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private stopped = false;
  private running: Promise<void> | null = null;
  private wake: (() => void) | null = null;
  private raised = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    private readonly signal: OutboxSignal,
    @Inject(ROUTES) private readonly routes: Route[],
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.signal.onRaised(() => {
      this.raised = true;
      this.wake?.();
    });
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.wake?.();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.raised = false;
      const passed = await this.passOn().catch((error: unknown) => {
        if (!this.stopped) this.logger.error({ err: error }, 'The outbox could not be passed on');
        return -1;
      });
      if (passed < BATCH && !(this.raised && passed >= 0)) await this.pause(passed < 0 ? AFTER_FAILURE_MS : IDLE_MS);
    }
  }

  private async passOn(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const rows: Waiting[] = await manager.query(
        'SELECT id, type, payload, correlation_id FROM outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED',
        [BATCH],
      );
      if (rows.length === 0) return 0;
      for (const { event, job } of this.routes) {
        const entries = rows
          .filter((row) => row.type === event.type)
          .map((row) => ({
            id: `outbox-${row.id}`,
            data: { payload: row.payload, correlationId: row.correlation_id } satisfies QueuedJob,
          }));
        if (entries.length > 0) await this.queues.add(job, entries);
      }
      await manager.query('DELETE FROM outbox WHERE id = ANY($1)', [rows.map((row) => row.id)]);
      return rows.length;
    });
  }

  private async pause(milliseconds: number): Promise<void> {
    if (this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }
}
