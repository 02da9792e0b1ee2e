import { invalid } from '../platform/errors/domain-error.js';
import { ParameterError, parseMoment } from '../platform/json-api/filters.js';
import { unknownParameter } from '../platform/json-api/query.js';

/** Days of the calendar in UTC, `YYYY-MM-DD`, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export const MOST_DAYS = 366;
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The days that a request asks for: 30 up to today where it says nothing.
 * Throws invalid for parameters that are no days of the calendar, not known, given twice or too far apart.
 */
export function daysOf(parameters: URLSearchParams, now: Date): DayRange {
  const errors = new Map<string, string[]>();
  const given: { from?: string; to?: string } = {};
  for (const [name, value] of parameters) {
    if (name !== 'from' && name !== 'to') errors.set(name, [unknownParameter(name)]);
    else if (parameters.getAll(name).length > 1) errors.set(name, [`The ${name} parameter must be given once.`]);
    else if (isDay(value)) given[name] = value;
    else errors.set(name, [`The ${name} parameter must be a day of the calendar, as YYYY-MM-DD.`]);
  }
  if (errors.size > 0) throw invalid(Object.fromEntries(errors));
  const to = given.to ?? (given.from === undefined ? dayOf(now) : laterOf(given.from, dayOf(now)));
  const from = given.from ?? dayOf(new Date(Date.parse(to) - (USUAL_DAYS - 1) * DAY_MS));
  if (from > to) throw invalid({ from: ['The from parameter must not be after the to parameter.'] });
  if (everyDay({ from, to }, MOST_DAYS + 1).length > MOST_DAYS)
    throw invalid({ from: [`The from parameter must be at most ${MOST_DAYS} days before the to parameter.`] });
  return { from, to };
}

/** Each day of a range, the first ones where it has more than `most`. */
export function everyDay({ from, to }: DayRange, most = MOST_DAYS): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to) && days.length < most; at += DAY_MS)
    days.push(dayOf(new Date(at)));
  return days;
}

/** The first day of the month of a moment. */
export function monthOf(now: Date): string {
  return `${dayOf(now).slice(0, 7)}-01`;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    parseMoment(text, false);
    return true;
  } catch (error) {
    if (error instanceof ParameterError) return false;
    throw error;
  }
}
