import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { definedJobs } from '../platform/jobs/job.js';
import { Queues } from '../platform/jobs/queues.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { defineGauge } from '../platform/metrics/instruments.js';

const outbox = defineGauge({
  name: 'payproof_outbox_events',
  help: 'Events in the outbox that no queue has taken yet.',
  labels: [],
});
const outboxAge = defineGauge({
  name: 'payproof_outbox_oldest_seconds',
  help: 'Age of the oldest event in the outbox.',
  labels: [],
});
const queueJobs = defineGauge({
  name: 'payproof_queue_jobs',
  help: 'Jobs in each queue by state.',
  labels: ['queue', 'state'],
});
const waiting = defineGauge({
  name: 'payproof_waiting',
  help: 'Rows that wait for the service or for a person, counted up to 10,000 for each entity.',
  labels: ['what'],
});
const waitingAge = defineGauge({
  name: 'payproof_waiting_oldest_seconds',
  help: 'Age of the row of each kind that has waited longest.',
  labels: ['what'],
});

/** What somebody asks for more often than that is answered from the last look. */
const FRESH_MS = 15_000;
/** What people have to do changes slowly, and takes longer to count. */
const COUNTED_EVERY_MS = 60_000;
const MOST = 10_000;
const STATES = ['waiting', 'active', 'delayed', 'prioritized'] as const;

const OUTBOX = `
  SELECT count(*)::int AS events, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age
    FROM (SELECT created_at FROM outbox ORDER BY id LIMIT 100000) AS rows`;

/** Each by an index that holds what waits and nothing else. */
const SERVICE = [
  ['emails', 'inbound_emails', `status = 'received' AND sender_decision IS DISTINCT FROM 'held'`, 'updated_at'],
  ['invoices', 'invoices', `status IN ('queued', 'reading')`, 'updated_at'],
  ['aba_checks', 'aba_checks', `status = 'processing'`, 'updated_at'],
  ['webhook_events', 'webhook_events', `status = 'processing'`, 'due_at'],
  ['letters', 'notice_letters', `status = 'sending'`, 'due_at'],
  ['operator_emails', 'operator_emails', 'true', 'received_at'],
]
  .map(
    ([what, table, condition, since]) =>
      `SELECT '${what}' AS what, count(*)::int AS count, greatest(0, coalesce(extract(epoch FROM now() - min(since)), 0))::float8 AS age
         FROM (SELECT ${since} AS since FROM ${table} WHERE ${condition} ORDER BY ${since} LIMIT 100000) AS rows`,
  )
  .join(' UNION ALL ');

const PEOPLE = [
  ['invoices_to_review', 'invoices', `review = 'to_review'`],
  ['invoices_awaiting_second', 'invoices', `review = 'awaiting_second'`],
  ['invoices_on_hold', 'invoices', `review = 'on_hold'`],
  ['aba_checks_to_review', 'aba_checks', `review = 'to_review'`],
  ['emails_held', 'inbound_emails', `sender_decision = 'held'`],
  ['verifications_pending', 'verifications', `status = 'pending'`],
]
  .map(
    ([what, table, condition]) =>
      `SELECT '${what}' AS what, coalesce(sum(found), 0)::int AS count FROM entities CROSS JOIN LATERAL (
         SELECT count(*) AS found FROM (
           SELECT FROM ${table} WHERE entity_id = entities.id AND ${condition} LIMIT ${MOST}) AS rows) AS counted`,
  )
  .join(' UNION ALL ');

/** Measures what has been accepted and is not done. Every worker process tells the same: take the largest. */
@Injectable()
export class Backlog {
  private looked: Promise<void> | null = null;
  private lookedAt = -Infinity;
  private people: { what: string; count: number }[] = [];
  private countedAt = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Looks again, where the last look is old. What cannot be known is told as nothing rather than as it was. */
  refresh(): Promise<void> {
    if (this.looked === null && Date.now() - this.lookedAt < FRESH_MS) return Promise.resolve();
    this.looked ??= Promise.all([this.measureRows(), this.measureQueues()])
      .then(() => {
        this.lookedAt = Date.now();
      })
      .catch((error: unknown) => {
        for (const gauge of [outbox, outboxAge, queueJobs, waiting, waitingAge]) gauge.setAll([]);
        this.logger.warn({ err: error }, 'Backlogs could not be measured');
      })
      .finally(() => (this.looked = null));
    return this.looked;
  }

  private async measureRows(): Promise<void> {
    const [events] = await this.dataSource.query<{ events: number; age: number }[]>(OUTBOX);
    outbox.setAll([{ labels: {}, value: events?.events ?? 0 }]);
    outboxAge.setAll([{ labels: {}, value: events?.age ?? 0 }]);
    if (Date.now() - this.countedAt > COUNTED_EVERY_MS) {
      this.people = await this.dataSource.query<{ what: string; count: number }[]>(PEOPLE);
      this.countedAt = Date.now();
    }
    const service = await this.dataSource.query<{ what: string; count: number; age: number }[]>(SERVICE);
    waiting.setAll([...service, ...this.people].map(({ what, count }) => ({ labels: { what }, value: count })));
    waitingAge.setAll(service.map(({ what, age }) => ({ labels: { what }, value: age })));
  }

  private async measureQueues(): Promise<void> {
    const counted = await Promise.all(
      definedJobs().map(async (job) => {
        const counts = await (await this.queues.queue(job)).getJobCounts(...STATES);
        return STATES.map((state) => ({ labels: { queue: job.name, state }, value: counts[state] ?? 0 }));
      }),
    );
    queueJobs.setAll(counted.flat());
  }
}
