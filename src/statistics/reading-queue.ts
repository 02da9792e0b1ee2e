import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows } from '../platform/database/read-rows.js';

/** How far back the queue is told. */
export const QUEUE_HOURS = 24;
/** What arrived this long before is done by the first hour that is told, or counted as waiting still. */
const BEFORE_HOURS = 24;

/** What an hour brought, and what waited to be read at its end; that of the present hour, what waits now. */
export interface QueueHour {
  /** When it began. */
  hour: string;
  arrived: number;
  read: number;
  waiting: number;
}

interface Row {
  hour: Date;
  arrived: number;
  read: number;
  waiting: number;
}

/**
 * Two days of arrivals are read once, along their index; an invoice waits from its arrival until it was first read. What arrived
 * before and is not read yet is found by its status.
 */
const QUEUE = `
  WITH bounds AS (SELECT date_trunc('hour', $2::timestamptz) AS last),
  recent AS (
    SELECT created_at, read_at FROM invoices, bounds
     WHERE entity_id = $1 AND created_at > last - interval '${QUEUE_HOURS + BEFORE_HOURS} hours'),
  old AS (
    SELECT count(*) AS waiting FROM invoices, bounds
     WHERE entity_id = $1 AND status IN ('queued', 'reading') AND read_at IS NULL
       AND created_at <= last - interval '${QUEUE_HOURS + BEFORE_HOURS} hours'),
  steps AS (
    SELECT date_trunc('hour', created_at) AS hour, 1 AS arrived, 0 AS read FROM recent
    UNION ALL
    SELECT date_trunc('hour', read_at), 0, 1 FROM recent WHERE read_at IS NOT NULL),
  hours AS (
    SELECT hour, sum(arrived)::int AS arrived, sum(read)::int AS read FROM steps GROUP BY hour
    UNION ALL
    SELECT generate_series(last - interval '${QUEUE_HOURS - 1} hours', last, interval '1 hour'), 0, 0 FROM bounds),
  sums AS (SELECT hour, sum(arrived)::int AS arrived, sum(read)::int AS read FROM hours GROUP BY hour),
  running AS (
    SELECT hour, arrived, read, (sum(arrived - read) OVER (ORDER BY hour) + (SELECT waiting FROM old))::int AS waiting FROM sums)
  SELECT hour, arrived, read, waiting FROM running, bounds
   WHERE hour > last - interval '${QUEUE_HOURS} hours' AND hour <= last ORDER BY hour`;

/** How many invoices waited to be read, hour by hour. */
@Injectable()
export class ReadingQueue {
  constructor(private readonly dataSource: DataSource) {}

  /** The last hours up to the present one, the oldest first. */
  async of(entityId: string, now: Date): Promise<QueueHour[]> {
    const rows = await readRows<Row>(this.dataSource, QUEUE, [entityId, now]);
    return rows.map(({ hour, ...counts }) => ({ hour: new Date(hour).toISOString(), ...counts }));
  }
}
