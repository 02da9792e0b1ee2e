import { isUuid } from '../ids/uuid.js';
import type { JsonSchema } from './attributes.js';

/** Says why a parameter's value cannot be taken. */
export class ParameterError extends Error {}

/** One filter of a resource: how its text becomes a value, and how that value meets a column. */
export interface Filter<Row> {
  property: keyof Row & string;
  /** SQL between the column and the placeholder. */
  operator: '=' | '>=' | '<=' | '= ANY' | '= lower' | 'LIKE ALL' | '@>';
  parse(text: string): unknown;
  schema: JsonSchema;
  /** Whether several values may be given, separated by commas. */
  list: boolean;
  /** Rows that are counted at most where it is used; a word that occurs everywhere would have all of them read. */
  countedUpTo?: number;
  /** The values that are not asked for, where the one is that most rows have; null where it is not. */
  complement?(asked: readonly string[]): readonly string[] | null;
  /** Whether it tells account numbers; those who see them masked cannot use it. */
  readsAccounts?: true;
}

/** Rows whose value is one of those given, separated by commas. */
export function anyOf<Row>(property: keyof Row & string, values: readonly string[]): Filter<Row> {
  return {
    property,
    operator: '= ANY',
    list: true,
    parse(text) {
      const given = text.split(',');
      const unknown = given.find((one) => !values.includes(one));
      if (unknown !== undefined) throw new ParameterError(`must be one of: ${values.join(', ')}`);
      return [...new Set(given)];
    },
    schema: { type: 'array', minItems: 1, items: { type: 'string', enum: [...values] } },
  };
}

/** As anyOf; where `most`, the value that most rows have, is asked for, the rows with other values are counted instead. */
export function mostlyOneOf<Row>(property: keyof Row & string, values: readonly string[], most: string): Filter<Row> {
  const complement = (asked: readonly string[]): string[] | null =>
    asked.includes(most) ? values.filter((one) => !asked.includes(one)) : null;
  return { ...anyOf<Row>(property, values), complement };
}

/** Rows whose text is exactly the one given; commas are part of it. */
export function equals<Row>(property: keyof Row & string): Filter<Row> {
  return {
    property,
    operator: '=',
    list: false,
    parse(text) {
      if (text.includes('\0')) throw new ParameterError('must not contain a NUL character');
      return text;
    },
    schema: { type: 'string', minLength: 1 },
  };
}

/** As equals, in upper or lower case: for addresses, which people write either way. */
export function equalsInAnyCase<Row>(property: keyof Row & string): Filter<Row> {
  return { ...equals<Row>(property), operator: '= lower' };
}

/**
 * Rows whose value is exactly the one given, brought to the form in which it is kept.
 * @param read gives that form, or null if the text cannot be taken
 * @param mustBe what it must be, for the sentence of a 422
 */
export function equalsIn<Row>(
  property: keyof Row & string,
  read: (text: string) => string | null,
  mustBe: string,
): Filter<Row> {
  return {
    property,
    operator: '=',
    list: false,
    parse(text) {
      const kept = read(text);
      if (kept === null) throw new ParameterError(`must be ${mustBe}`);
      return kept;
    },
    schema: { type: 'string', minLength: 1 },
  };
}

/** Rows with a check of this type that failed; `property` holds `[{type, result}]` as JSON. */
export function failingCheck<Row>(property: keyof Row & string): Filter<Row> {
  return {
    property,
    operator: '@>',
    list: false,
    parse(text) {
      if (!/^[a-z][a-z0-9_]{0,62}$/.test(text)) throw new ParameterError('must be the type of a check');
      return JSON.stringify([{ type: text, result: false }]);
    },
    schema: { type: 'string', pattern: '^[a-z][a-z0-9_]{0,62}$' },
  };
}

const MOST_FOUND = 10_000;
const MIN_SEARCH = 3;
const MAX_SEARCH = 200;

/**
 * Rows whose text holds every word that is given, anywhere and in any case. A word of digits alone that is set apart by spaces or hyphens
 * is one number: account numbers and ABNs are kept without them.
 */
export function search<Row>(property: keyof Row & string): Filter<Row> {
  return {
    property,
    operator: 'LIKE ALL',
    list: false,
    readsAccounts: true,
    countedUpTo: MOST_FOUND,
    parse(text) {
      if (text.includes('\0')) throw new ParameterError('must not contain a NUL character');
      const wanted = text.trim().toLowerCase();
      if (wanted.length < MIN_SEARCH || wanted.length > MAX_SEARCH)
        throw new ParameterError(`must have ${MIN_SEARCH} to ${MAX_SEARCH} characters`);
      const words = /^[\d\s-]+$/.test(wanted) ? [wanted.replace(/\D/g, '')] : wanted.split(/\s+/);
      return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
    },
    schema: { type: 'string', minLength: MIN_SEARCH, maxLength: MAX_SEARCH },
  };
}

/** Rows whose property is this id. */
export function uuid<Row>(property: keyof Row & string): Filter<Row> {
  return {
    property,
    operator: '=',
    list: false,
    parse(text) {
      if (!isUuid(text)) throw new ParameterError('must be an id');
      return text;
    },
    schema: { type: 'string', format: 'uuid' },
  };
}

/** Rows for which something is so (`true`) or not (`false`). */
export function yesOrNo<Row>(property: keyof Row & string): Filter<Row> {
  return {
    property,
    operator: '=',
    list: false,
    parse(text) {
      if (text !== 'true' && text !== 'false') throw new ParameterError('must be true or false');
      return text === 'true';
    },
    schema: { type: 'boolean' },
  };
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}(:?\d{2})?)?$/i;

/** What parseMoment reads. */
export const MOMENT: JsonSchema = {
  anyOf: [
    { type: 'string', format: 'date-time' },
    { type: 'string', format: 'date' },
  ],
};

/**
 * Reads an ISO 8601 date or date-time; without an offset it is UTC. A date alone stands for its first millisecond, or, as
 * an end, for its last. Throws a ParameterError for everything else, impossible dates too.
 */
export function parseMoment(text: string, end: boolean): Date {
  // A plus sign that was not encoded arrives as a space.
  const given = text.replace(/ (\d{2}:?\d{2})$/, '+$1');
  if (ISO_DATE.test(given)) return new Date(startOfDay(given).getTime() + (end ? 86_400_000 - 1 : 0));
  if (!ISO_MOMENT.test(given)) throw new ParameterError('must be an ISO 8601 date or date-time');
  startOfDay(given.slice(0, 10));
  const canonical = given
    .replace(' ', 'T')
    .replace(',', '.')
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
    .replace(/(T.*[+-]\d{2})$/, '$1:00');
  const moment = new Date(
    /(Z|[+-]\d{2}:\d{2})$/i.test(canonical) ? canonical.toUpperCase() : `${canonical.toUpperCase()}Z`,
  );
  if (Number.isNaN(moment.getTime())) throw new ParameterError('must be an ISO 8601 date or date-time');
  return moment;
}

function startOfDay(date: string): Date {
  const day = new Date(`${date}T00:00:00.000Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date || day.getUTCFullYear() < 1)
    throw new ParameterError('must be a date that exists');
  return day;
}

/** Rows from this moment on, itself included. */
export function from<Row>(property: keyof Row & string): Filter<Row> {
  return {
    property,
    operator: '>=',
    list: false,
    parse: (text) => parseMoment(text, false),
    schema: MOMENT,
  };
}

/** Rows up to this moment, itself included. */
export function to<Row>(property: keyof Row & string): Filter<Row> {
  return {
    property,
    operator: '<=',
    list: false,
    parse: (text) => parseMoment(text, true),
    schema: MOMENT,
  };
}

/** Rows of this day of the calendar, `YYYY-MM-DD`. */
export function onDate<Row>(property: keyof Row & string): Filter<Row> {
  return {
    property,
    operator: '=',
    list: false,
    parse(text) {
      if (!ISO_DATE.test(text)) throw new ParameterError('must be a date as YYYY-MM-DD');
      startOfDay(text);
      return text;
    },
    schema: { type: 'string', format: 'date' },
  };
}
