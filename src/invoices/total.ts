import { formatAmount } from '../numbers/amount.js';
import { ParameterError } from '../platform/json-api/filters.js';
import type { Filter } from '../platform/json-api/filters.js';

const AMOUNT = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Cents as an amount with two decimals; null if there are none. */
export function amountOf(cents: string | number | null): string | null {
  return cents === null ? null : formatAmount(BigInt(cents));
}

/** An amount such as `1234.50` in cents. Throws a ParameterError for anything else. */
export function centsOf(text: string): string {
  const [, whole, fraction = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) throw new ParameterError('must be an amount such as 1234.50');
  return (BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'))).toString();
}

/** Rows whose amount, kept in cents, is at least or at most the one given. */
export function amountFilter<Row>(property: keyof Row & string, operator: '>=' | '<='): Filter<Row> {
  return { property, operator, list: false, parse: centsOf, schema: { type: 'string', pattern: AMOUNT.source } };
}
