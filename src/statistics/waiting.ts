import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { amountOf } from '../invoices/total.js';
import { INVOICE_OUTCOMES } from '../invoices/outcome.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { readRows } from '../platform/database/read-rows.js';
import { monthOf } from './calendar-days.js';

/** Up to here things are counted one by one when somebody asks; above, the counts of the days are added up. */
const COUNTED_ONE_BY_ONE = 10_000;
const LIMIT = COUNTED_ONE_BY_ONE + 1;

type Oldest<At extends string> = ({ id: string } & Record<At, string>) | null;

/** What waits for people at an entity, and what was kept from being paid. */
export interface Waiting {
  to_review: {
    count: number;
    by_outcome: Record<string, number>;
    oldest: Oldest<'created_at'>;
    largest: { id: string; total: string } | null;
  };
  awaiting_second: { count: number; oldest: Oldest<'created_at'> };
  on_hold: { count: number };
  assigned_to_me: { count: number };
  payment_files: { count: number; oldest: Oldest<'created_at'> } | null;
  pending_verifications: { count: number; oldest: Oldest<'created_at'> } | null;
  held_emails: { count: number; oldest: Oldest<'received_at'> } | null;
  disabled_webhooks: { count: number } | null;
  rejected_this_month: { count: number; amount: string; without_amount: number };
}

interface First {
  id: string;
  at: string;
}

interface Row {
  to_review: Record<string, number>;
  oldest: First | null;
  largest: { id: string; cents: string } | null;
  awaiting_second: string;
  oldest_second: First | null;
  on_hold: string;
  assigned: string;
  files: string;
  oldest_file: First | null;
  pending: string;
  oldest_pending: First | null;
  held: string;
  oldest_held: First | null;
  disabled: string;
  stopped: { count: string; cents: string; without_amount: string };
}

const few = (what: string): string => `(SELECT count(*) FROM (SELECT 1 FROM ${what} LIMIT ${LIMIT}) AS few)`;
const first = (what: string, at = 'created_at'): string =>
  `(SELECT jsonb_build_object('id', id, 'at', ${at}) FROM ${what} ORDER BY ${at}, id LIMIT 1)`;

const OWN = 'entity_id = $1';
const TO_REVIEW = `invoices WHERE ${OWN} AND review = 'to_review'`;
const SECOND = `invoices WHERE ${OWN} AND review = 'awaiting_second'`;
// One at a time, so that an index gives the oldest of each.
const FILES = (review: string): string => `aba_checks WHERE ${OWN} AND review = '${review}'`;
const PENDING = `verifications WHERE ${OWN} AND status = 'pending'`;
const HELD = `inbound_emails WHERE ${OWN} AND sender_decision = 'held'`;

/** Each part is found in an index; none reads more rows than it counts one by one. */
export const WAITING = `
  SELECT
    (SELECT coalesce(jsonb_object_agg(outcome, n), '{}') FROM (
       SELECT outcome, count(*) AS n FROM (SELECT outcome FROM ${TO_REVIEW} LIMIT ${LIMIT}) AS few GROUP BY outcome) AS counted) AS to_review,
    ${first(TO_REVIEW)} AS oldest,
    (SELECT jsonb_build_object('id', id, 'cents', total_cents::text) FROM ${TO_REVIEW} AND total_cents IS NOT NULL
      ORDER BY total_cents DESC LIMIT 1) AS largest,
    ${few(SECOND)} AS awaiting_second, ${first(SECOND)} AS oldest_second,
    ${few(`invoices WHERE ${OWN} AND review = 'on_hold'`)} AS on_hold,
    ${few(`invoices WHERE ${OWN} AND assignee_id = $2 AND review IN ('to_review', 'on_hold', 'awaiting_second')`)} AS assigned,
    ${few(FILES('to_review'))} + ${few(FILES('awaiting_second'))} AS files,
    (SELECT one FROM (VALUES (${first(FILES('to_review'))}), (${first(FILES('awaiting_second'))})) AS two (one)
      ORDER BY one->>'at' LIMIT 1) AS oldest_file,
    ${few(PENDING)} AS pending, ${first(PENDING)} AS oldest_pending,
    ${few(HELD)} AS held, ${first(HELD, 'received_at')} AS oldest_held,
    ${few(`webhook_subscriptions WHERE ${OWN} AND NOT enabled`)} AS disabled,
    (SELECT jsonb_build_object('count', coalesce(sum((stopped->>'count')::int), 0)::text,
              'cents', coalesce(sum((stopped->>'cents')::numeric), 0)::text,
              'without_amount', coalesce(sum((stopped->>'without_amount')::int), 0)::text)
       FROM entity_days WHERE ${OWN} AND day >= $3::date) AS stopped`;

/** How many there are to review in all. */
export const ALL_TO_REVIEW = `
  SELECT key AS outcome, sum(value::bigint)::text AS n FROM entity_days, jsonb_each_text(to_review) WHERE ${OWN} GROUP BY key`;

/** What waits for people. */
@Injectable()
export class WaitingFigures {
  constructor(private readonly dataSource: DataSource) {}

  /** What waits at the caller's entity; null for what the caller may not read. */
  async of({ entityId, userId, abilities }: Pick<EntityCaller, 'entityId' | 'userId' | 'abilities'>): Promise<Waiting> {
    const [row] = await readRows<Row>(this.dataSource, WAITING, [entityId, userId, monthOf(new Date())]);
    if (row === undefined) throw new Error('Backlogs could not be counted.');
    const may = <T>(ability: string, shown: T): T | null => (abilities.includes(ability) ? shown : null);
    const byOutcome = await this.byOutcome(entityId, row.to_review);
    return {
      to_review: {
        count: sum(byOutcome),
        by_outcome: byOutcome,
        oldest: since(row.oldest),
        largest: row.largest && { id: row.largest.id, total: amountOf(row.largest.cents) ?? '' },
      },
      awaiting_second: { count: Number(row.awaiting_second), oldest: since(row.oldest_second) },
      on_hold: { count: Number(row.on_hold) },
      assigned_to_me: { count: Number(row.assigned) },
      payment_files: may('aba_check:read', { count: Number(row.files), oldest: since(row.oldest_file) }),
      pending_verifications: may('verification:read', {
        count: Number(row.pending),
        oldest: since(row.oldest_pending),
      }),
      held_emails: may('inbound_email:read', {
        count: Number(row.held),
        oldest: row.oldest_held && { id: row.oldest_held.id, received_at: moment(row.oldest_held) },
      }),
      disabled_webhooks: may('webhook_subscription:read', { count: Number(row.disabled) }),
      rejected_this_month: {
        count: Number(row.stopped.count),
        amount: amountOf(row.stopped.cents) ?? '0.00',
        without_amount: Number(row.stopped.without_amount),
      },
    };
  }

  private async byOutcome(entityId: string, few: Record<string, number>): Promise<Record<string, number>> {
    if (sum(few) <= COUNTED_ONE_BY_ONE) return every(few);
    const rows = await readRows<{ outcome: string; n: string }>(this.dataSource, ALL_TO_REVIEW, [entityId]);
    return every(Object.fromEntries(rows.map(({ outcome, n }) => [outcome, Number(n)])));
  }
}

function every(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(INVOICE_OUTCOMES.map((outcome) => [outcome, counts[outcome] ?? 0]));
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, one) => total + one, 0);
}

function since(one: First | null): Oldest<'created_at'> {
  return one && { id: one.id, created_at: moment(one) };
}

function moment({ at }: First): string {
  return new Date(at).toISOString();
}
