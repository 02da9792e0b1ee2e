import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readRows } from '../../platform/database/read-rows.js';
import type { AbaCheck } from '../aba-check.entity.js';
import { formatAmount } from '../../numbers/amount.js';
import type { EntryResult } from '../matching/match-entry.js';

/** What the entries of one result come to. */
export interface ResultTotal {
  result: EntryResult;
  count: number;
  /** Dollars with two decimals. */
  amount: string;
}

/** When an account was last in a file that was let through. */
export interface LastPayment {
  entry_id: string;
  aba_check_id: string;
  aba_date: string;
  amount: string;
}

const TOTALS = `
  SELECT result, count(*)::int AS count, sum(amount_cents)::text AS cents FROM aba_check_entries
   WHERE entity_id = $1 AND aba_check_id = $2 GROUP BY result ORDER BY result`;

/** Whether a file was paid is not known: one that passed or that people approved is the nearest to it. */
const LAST_PAYMENTS = `
  SELECT e.id AS entry_id, last.aba_check_id, last.aba_date::text AS aba_date, last.amount_cents::text AS cents
    FROM aba_check_entries e
    CROSS JOIN LATERAL (
      SELECT c.id AS aba_check_id, c.aba_date, o.amount_cents
        FROM aba_check_entries o JOIN aba_checks c ON c.entity_id = o.entity_id AND c.id = o.aba_check_id
       WHERE o.entity_id = e.entity_id AND o.bsb = e.bsb AND o.account_number = e.account_number
         AND c.id <> e.aba_check_id AND c.created_at < $4 AND (c.status = 'passed' OR c.review = 'approved')
       ORDER BY c.created_at DESC, o.line LIMIT 1) AS last
   WHERE e.entity_id = $1 AND e.aba_check_id = $2 AND e.id = ANY($3)`;

/** What is known of the entries of a payment file beyond each one by itself. */
@Injectable()
export class EntryFigures {
  constructor(private readonly dataSource: DataSource) {}

  async totals(entityId: string, abaCheckId: string): Promise<ResultTotal[]> {
    const rows = await readRows<{ result: EntryResult; count: number; cents: string }>(this.dataSource, TOTALS, [
      entityId,
      abaCheckId,
    ]);
    return rows.map(({ cents, ...row }) => ({ ...row, amount: formatAmount(BigInt(cents)) }));
  }

  /** For those of the entries whose account was in an earlier file. */
  async lastPayments(of: AbaCheck, entries: readonly string[]): Promise<LastPayment[]> {
    const rows = await readRows<Omit<LastPayment, 'amount'> & { cents: string }>(this.dataSource, LAST_PAYMENTS, [
      of.entityId,
      of.id,
      entries,
      of.createdAt,
    ]);
    return rows.map(({ cents, ...row }) => ({ ...row, amount: formatAmount(BigInt(cents)) }));
  }
}
