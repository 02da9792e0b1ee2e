import type { SecretKey } from '../secrets/secret-key.js';
import { ParameterError } from './filters.js';
import type { Resource } from './resource.js';

/** What a row holds in the columns that a list is sorted by, the id last, as PostgreSQL writes it. */
export type RowKeys = readonly (string | null)[];

/** Where a page begins that is asked for by a cursor. */
export interface Seek {
  /** Whether the page ends before the row, instead of beginning after it. */
  backwards: boolean;
  /** Of the row; null for an end of the list. */
  keys: RowKeys | null;
  /** How many rows this walk has before the place; null for as many as the list has. */
  position: number | null;
}

/** The ends of every list, by what stands for them in `page[cursor]`. */
const ENDS: Readonly<Record<'first' | 'last', Seek>> = {
  first: { backwards: false, keys: null, position: 0 },
  last: { backwards: true, keys: null, position: null },
};

const PURPOSE = 'page cursor';

/**
 * Writes and reads cursors. They are sealed: they hold what rows say in the columns that a list is sorted by, and are used in
 * statements.
 */
export class Cursors {
  private readonly context: string;

  /** @param order how the list is sorted: a cursor is of no use for another order */
  constructor(
    private readonly secretKey: SecretKey,
    { type }: Pick<Resource, 'type'>,
    order: string,
  ) {
    this.context = `${type} ${order}`;
  }

  write({ backwards, keys, position }: Seek): string {
    const sealed = this.secretKey.seal(PURPOSE, this.context, JSON.stringify([backwards, position, keys]));
    return Buffer.from(sealed, 'base64').toString('base64url');
  }

  /** Throws a ParameterError for what is not a cursor of this list in this order. */
  read(text: string): Seek {
    if (text === 'first' || text === 'last') return ENDS[text];
    const opened = this.secretKey.open(PURPOSE, this.context, text);
    if (opened === null)
      throw new ParameterError('must be first, last, or a cursor from the links of this list in the same order');
    const [backwards, position, keys] = JSON.parse(opened) as [boolean, number, RowKeys];
    return { backwards, position, keys };
  }
}

/** A column that a list is sorted by. */
export interface SortedBy {
  column: string;
  descending: boolean;
  /** Whether a row may have nothing there; PostgreSQL has those after all others, or, descending, before them. */
  nullable: boolean;
}

/**
 * The SQL condition for rows that follow a row in an order, or come before it where the order is turned round.
 * @param values to which the row's keys are added
 */
export function following(order: readonly SortedBy[], keys: RowKeys, values: unknown[]): string {
  const given = (index: number): string => `$${values.push(keys[index])}`;
  const [first] = order;
  if (first && order.every(({ descending, nullable }) => !nullable && descending === first.descending)) {
    const columns = order.map(({ column }) => column).join(', ');
    return `(${columns}) ${first.descending ? '<' : '>'} (${order.map((_, index) => given(index)).join(', ')})`;
  }
  const equal = (index: number): string => {
    const column = order[index]?.column;
    return keys[index] === null ? `${column} IS NULL` : `${column} = ${given(index)}`;
  };
  const beyond = ({ column, descending, nullable }: SortedBy, index: number): string => {
    if (keys[index] === null) return descending ? `${column} IS NOT NULL` : 'false';
    const differs = `${column} ${descending ? '<' : '>'} ${given(index)}`;
    return nullable && !descending ? `(${differs} OR ${column} IS NULL)` : differs;
  };
  // Values are numbered as they are written: each condition has its own.
  const alternatives = order.map((one, index) =>
    [...order.slice(0, index).map((_, before) => equal(before)), beyond(one, index)].join(' AND '),
  );
  return `(${alternatives.map((one) => `(${one})`).join(' OR ')})`;
}
