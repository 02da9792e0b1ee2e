import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { INVOICE_OUTCOMES } from '../invoices/outcome.js';
import { readRows } from '../platform/database/read-rows.js';
import { everyDay } from './calendar-days.js';
import type { DayRange } from './calendar-days.js';
import { DECIDED, SOURCES } from './statistics.schema.js';

type Counts = Record<string, number>;

/** How long things took. */
interface Durations {
  count: number;
  median_seconds: number | null;
  p95_seconds: number | null;
}

/** The figures of one day, as they are kept and as they are shown. */
export interface DayFigures {
  day: string;
  arrivals: Counts;
  outcomes: Counts;
  reading: Durations;
  decisions: Counts;
  time_to_decision: Durations;
}

export const DAYS_OF_ENTITY = `
  SELECT day, arrivals, outcomes, reading, decisions, time_to_decision FROM entity_days
   WHERE entity_id = $1 AND day BETWEEN $2 AND $3`;

const NONE: Durations = { count: 0, median_seconds: null, p95_seconds: null };

/** The figures of an entity's days. */
@Injectable()
export class Statistics {
  constructor(private readonly dataSource: DataSource) {}

  /** Every day of a range, also those on which nothing happened. */
  async days(entityId: string, range: DayRange): Promise<DayFigures[]> {
    const rows = await readRows<DayFigures>(this.dataSource, DAYS_OF_ENTITY, [entityId, range.from, range.to]);
    const known = new Map(rows.map((row) => [row.day, row]));
    return everyDay(range).map((day) => shown(day, known.get(day)));
  }
}

function shown(day: string, counted: DayFigures | undefined): DayFigures {
  return {
    day,
    arrivals: every(SOURCES, counted?.arrivals),
    outcomes: every(INVOICE_OUTCOMES, counted?.outcomes),
    reading: counted?.reading ?? NONE,
    decisions: decisionsOf(counted?.decisions),
    time_to_decision: counted?.time_to_decision ?? NONE,
  };
}

/** Kept are the words of decisions and of what a review became; what waits for a second person is decided by that one. */
function decisionsOf(counted: Counts = {}): Counts {
  const { hold = 0, reopen = 0, ...rest } = counted;
  return every(DECIDED, { ...rest, held: hold, reopened: reopen });
}

function every(words: readonly string[], counted: Counts = {}): Counts {
  return Object.fromEntries(words.map((word) => [word, counted[word] ?? 0]));
}
