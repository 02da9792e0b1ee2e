import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../platform/database/prepared.js';
import type { PreparedStatement } from '../platform/database/prepared.js';
import { ResetRegister } from '../platform/reset/reset-register.js';

/** One counting at a time: two at once would count the same days. */
const LOCK = 7_263_141;
/** Days that are counted in one transaction. */
const DAYS = 50;

const ANYTHING: PreparedStatement = { name: 'anything in the days to count', text: 'SELECT FROM stale_days LIMIT 1' };

/** How long things took, in seconds: median and 95th percentile. */
const durations = (seconds: string): string => `jsonb_build_object(
    'count', count(${seconds}),
    'median_seconds', round((percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds}))::numeric, 1),
    'p95_seconds', round((percentile_cont(0.95) WITHIN GROUP (ORDER BY ${seconds}))::numeric, 1))`;

/** How many rows there are of each of some words. */
const counts = (word: string, from: string): string =>
  `(SELECT coalesce(jsonb_object_agg(word, n), '{}') FROM (SELECT ${word} AS word, count(*) AS n FROM ${from} GROUP BY 1) AS counted)`;

/**
 * Counts days again. Each row of `wanted` is a day of an entity in UTC; what arrived on it is found by one index and what was decided on it
 * by another, however many other days there are.
 */
export const COUNT_DAYS = `
  INSERT INTO entity_days (entity_id, day, arrivals, outcomes, to_review, reading, decisions, time_to_decision, stopped)
  SELECT wanted.entity_id, wanted.day, arrived.*, decided.*
    FROM unnest($1::uuid[], $2::date[]) AS wanted (entity_id, day),
    LATERAL (
      WITH own AS MATERIALIZED (
        SELECT source, outcome, review, extract(epoch FROM read_at - created_at) AS seconds FROM invoices
         WHERE entity_id = wanted.entity_id AND created_at >= wanted.day::timestamp AT TIME ZONE 'UTC'
           AND created_at < (wanted.day + 1)::timestamp AT TIME ZONE 'UTC')
      SELECT ${counts('source', 'own')}, ${counts('outcome', 'own')},
             ${counts('outcome', `own WHERE review = 'to_review'`)}, (SELECT ${durations('seconds')} FROM own)
    ) AS arrived (arrivals, outcomes, to_review, reading),
    LATERAL (
      WITH own AS MATERIALIZED (
        SELECT CASE WHEN d.decision IN ('hold', 'reopen') THEN d.decision ELSE d.review END AS did,
               CASE WHEN d.decision NOT IN ('hold', 'reopen') AND d.review IN ('approved', 'rejected', 'cleared')
                    THEN extract(epoch FROM d.created_at - i.created_at) END AS seconds,
               i.total_cents,
               d.decision = 'reject' AND i.review = 'rejected' AND (d.reason = 'fraud' OR i.outcome = 'mismatch')
                 AND i.reviewed_at <= d.created_at AS stopped
          FROM decisions d JOIN invoices i ON i.entity_id = d.entity_id AND i.id = d.invoice_id
         WHERE d.entity_id = wanted.entity_id AND d.invoice_id IS NOT NULL
           AND d.created_at >= wanted.day::timestamp AT TIME ZONE 'UTC'
           AND d.created_at < (wanted.day + 1)::timestamp AT TIME ZONE 'UTC')
      SELECT ${counts('did', 'own')}, (SELECT ${durations('seconds')} FROM own),
             (SELECT jsonb_build_object('count', count(*), 'cents', coalesce(sum(total_cents), 0)::text,
                'without_amount', count(*) FILTER (WHERE total_cents IS NULL)) FROM own WHERE stopped)
    ) AS decided (decisions, time_to_decision, stopped)
  ON CONFLICT (entity_id, day) DO UPDATE SET arrivals = excluded.arrivals, outcomes = excluded.outcomes,
    to_review = excluded.to_review, reading = excluded.reading, decisions = excluded.decisions,
    time_to_decision = excluded.time_to_decision, stopped = excluded.stopped`;

/** The figures of each day of each entity, counted behind those who write: they never wait for it or for one another. */
@Injectable()
export class CountedDays {
  constructor(
    private readonly dataSource: DataSource,
    resets: ResetRegister,
  ) {
    resets.add({
      async run(manager: EntityManager, entityIds: readonly string[]): Promise<void> {
        await manager.query('DELETE FROM stale_days WHERE entity_id = ANY($1)', [entityIds]);
        await manager.query('DELETE FROM entity_days WHERE entity_id = ANY($1)', [entityIds]);
      },
    });
  }

  /** Has the days counted again on which these invoices arrived or were decided. */
  async mark(manager: EntityManager, invoiceIds: readonly string[]): Promise<void> {
    await manager.query(
      // A reset holds its entity and waits for the outbox: whoever waited for that entity here would wait for ever.
      `WITH own AS (SELECT entity_id, id, created_at FROM invoices WHERE id = ANY($1)),
            free AS (SELECT id FROM entities WHERE id IN (SELECT entity_id FROM own) FOR KEY SHARE SKIP LOCKED)
       INSERT INTO stale_days (entity_id, day)
       SELECT entity_id, (created_at AT TIME ZONE 'UTC')::date FROM own WHERE entity_id IN (SELECT id FROM free)
       UNION
       SELECT d.entity_id, (d.created_at AT TIME ZONE 'UTC')::date FROM own
         JOIN decisions d ON d.entity_id = own.entity_id AND d.invoice_id = own.id
        WHERE own.entity_id IN (SELECT id FROM free)`,
      [invoiceIds],
    );
  }

  /** Counts some of the days that are to be counted. @returns whether there are more */
  async count(): Promise<boolean> {
    // Mostly no day is marked: that takes one way to the database rather than four.
    if ((await queryPrepared(this.dataSource, ANYTHING, [])).length === 0) return false;
    return this.dataSource.transaction(async (manager) => {
      const [{ first }] = await manager.query<[{ first: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS first', [
        LOCK,
      ]);
      if (!first) return false;
      // What is marked from here on is counted by the next round: it may be about something that this one does not see.
      const stale = await manager.query<{ entity_id: string; day: string; ids: string[] }[]>(
        `SELECT entity_id, day, array_agg(id) AS ids FROM stale_days GROUP BY entity_id, day ORDER BY min(id) LIMIT ${DAYS}`,
      );
      if (stale.length === 0) return false;
      // A reset waits for this, or has taken the marks away.
      await manager.query('SELECT id FROM entities WHERE id = ANY($1) ORDER BY id FOR KEY SHARE', [
        stale.map(({ entity_id }) => entity_id),
      ]);
      const [left] = await manager.query<[{ entity_id: string; day: string }[], number]>(
        'DELETE FROM stale_days WHERE id = ANY($1) RETURNING entity_id, day',
        [stale.flatMap(({ ids }) => ids)],
      );
      const days = new Map(left.map((one) => [`${one.entity_id} ${one.day}`, one]));
      const counted = [...days.values()];
      await manager.query(COUNT_DAYS, [counted.map(({ entity_id }) => entity_id), counted.map(({ day }) => day)]);
      return stale.length === DAYS;
    });
  }
}
