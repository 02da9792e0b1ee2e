import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../database/prepared.js';
import type { PreparedStatement } from '../database/prepared.js';
import { ROUTES } from '../jobs/job.js';
import type { JobDefinition, QueuedJob, Route } from '../jobs/job.js';
import { Queues } from '../jobs/queues.js';
import { Turns } from '../jobs/turns.js';
import { LOGGER } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { beginSpan } from '../tracing/tracing.js';
import type { Span } from '../tracing/tracing.js';
import { WakeableLoop } from '../wakeable-loop.js';
import { OUTBOX_AUDIENCE } from './outbox-audience.js';
import type { OutboxAudience } from './outbox-audience.js';
import { OutboxSignal } from './outbox-signal.js';

const OLDEST = 400;
const NEWEST = 100;

const ANYTHING: PreparedStatement = {
  name: 'anything in the outbox',
  text: 'SELECT id FROM outbox ORDER BY id LIMIT 1',
};

interface Waiting {
  id: string;
  type: string;
  payload: object;
  correlation_id: string | null;
  traceparent: string | null;
  created_at: Date;
}

/** From the commit of what happened until the queue has the job that follows. */
function spanOf({ type, traceparent, created_at: startedAt }: Waiting, { name }: JobDefinition<object>): Span {
  const attributes = { 'messaging.system': 'bullmq', 'messaging.destination.name': name, 'payproof.event': type };
  return beginSpan({ name: `send ${name}`, kind: 'producer', parent: traceparent, startedAt, attributes });
}

/**
 * Passes on what is in the outbox: event by event to the jobs that the pipeline names. A row leaves the outbox when
 * the queue has accepted its jobs; after a crash in between the same job ids are added again, and handlers bear being run
 * twice. Any number of relays may run: each takes rows that no other holds.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private readonly loop = new WakeableLoop({
    round: async () => (await this.passOn()) >= OLDEST,
    failed: (error) => this.logger.error({ err: error }, 'The outbox could not be relayed'),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    private readonly turns: Turns,
    private readonly signal: OutboxSignal,
    @Inject(ROUTES) private readonly routes: Route[],
    @Inject(OUTBOX_AUDIENCE) private readonly audience: readonly OutboxAudience[],
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.signal.onRaised(() => this.loop.wake());
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  private async passOn(): Promise<number> {
    // Four times a second, in every process, nothing waits: that takes one way to the database rather than three.
    if ((await queryPrepared(this.dataSource, ANYTHING, [])).length === 0) return 0;
    const passed = await this.dataSource.transaction(async (manager) => {
      const rows = await taken(manager);
      if (rows.length === 0) return rows;
      for (const { event, job } of this.routes) {
        const passed = rows.filter((row) => row.type === event.type).map((row) => ({ row, span: spanOf(row, job) }));
        if (passed.length === 0) continue;
        const turns = await this.turns.of(
          manager,
          job,
          passed.map(({ row }) => row.payload),
        );
        const entries = passed.map(({ row, span }, index) => ({
          id: `outbox-${row.id}`,
          data: {
            payload: row.payload,
            correlationId: row.correlation_id,
            traceparent: span.traceparent ?? row.traceparent,
          } satisfies QueuedJob,
          turn: turns?.[index],
        }));
        await this.queues.add(job, entries);
        for (const { span } of passed) span.end();
      }
      for (const one of this.audience) await one.hear?.(manager, rows);
      await manager.query('DELETE FROM outbox WHERE id = ANY($1)', [rows.map((row) => row.id)]);
      return rows;
    });
    if (passed.length > 0)
      for (const one of this.audience)
        one.heard?.(passed).catch((error: unknown) => this.logger.warn({ err: error }, 'Events could not be counted'));
    return passed.length;
  }
}

/**
 * Holds the events of one round: those that have waited longest and, where there are more, those that came last. Who tells something
 * while 50,000 events of somebody else wait is heard in the next round.
 */
async function taken(manager: EntityManager): Promise<Waiting[]> {
  const select = 'SELECT id, type, payload, correlation_id, traceparent, created_at FROM outbox';
  const oldest: Waiting[] = await manager.query(`${select} ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`, [OLDEST]);
  const last = oldest.at(-1);
  if (last === undefined || oldest.length < OLDEST) return oldest;
  const newest: Waiting[] = await manager.query(
    `${select} WHERE id > $1 ORDER BY id DESC LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [last.id, NEWEST],
  );
  return [...oldest, ...newest.reverse()];
}
