import { outboxInsertion } from '../events/outbox.js';
import type { OutboxEntry } from '../events/outbox.js';
import { TENANTS } from './tenant.js';
import type { PreparedStatement } from './prepared.js';

/** How rows of tenants are added, told of and written down by one statement, one row or many. */
export interface Addition {
  /** Names this one statement in the whole service. */
  name: string;
  /** `INSERT INTO table (…) SELECT … FROM given`, where `given` has the rows if they may be added. */
  text: string;
  /** The columns of `given`, each with its type. */
  given: string;
  /** What is wanted of each row as it was added, its `id` among it. */
  returning: string;
}

/** The columns of a row that is to be added; a moment is a text, and so are bytes. */
export interface AddedRow {
  id: string;
  entity_id: string;
  [column: string]: string | number | null;
}

/** What somebody adds in a statement that tells of something, rather than by one of their own. */
export interface StatementPart {
  name: string;
  /** An `INSERT … SELECT` without a condition, where a parameter holds a JSON array. */
  text(parameter: `$${number}`): string;
  /** The element of that array, as JSON. */
  value: string;
}

/** A row with all that is added together with it. */
export interface ToldRow {
  row: AddedRow;
  /** Of which generation the entity's data is thought to be; null where nobody has noted it. */
  generation: number | null;
  told: OutboxEntry;
  parts: readonly StatementPart[];
}

const statements = new Map<string, PreparedStatement>();

/**
 * The statement of an addition, which holds the entities against a reset before it adds anything, in one order (so that no two wait for each other
 * in a circle). It adds all rows or none: none where the data of any was reset since the given generation. Its parameters are valuesOf.
 */
export function statementOf(
  { name, text, given, returning }: Addition,
  parts: readonly Pick<StatementPart, 'name' | 'text'>[],
): PreparedStatement {
  const whole = [name, ...parts.map((part) => part.name)].join(' and ');
  let statement = statements.get(whole);
  if (!statement) {
    const isAny = 'WHERE EXISTS (SELECT FROM given)';
    statement = {
      name: whole,
      text: `
        WITH wanted AS (SELECT * FROM json_to_recordset($1::json) AS wanted (generation integer, ${given})),
        held AS (
          SELECT id, data_generation FROM ${TENANTS} WHERE id IN (SELECT entity_id FROM wanted) ORDER BY id FOR KEY SHARE
        ),
        given AS (
          SELECT * FROM wanted WHERE NOT EXISTS (
            SELECT FROM wanted AS one WHERE NOT EXISTS (
              SELECT FROM held WHERE id = one.entity_id AND data_generation = coalesce(one.generation, data_generation)))
        ),
        added AS (${text} RETURNING ${returning}),
        told AS (${outboxInsertion('$2')} ${isAny})
        ${parts.map((part, at) => `, part_${at} AS (${part.text(`$${at + 3}`)} ${isAny})`).join('')}
        SELECT * FROM added`,
    };
    statements.set(whole, statement);
  }
  return statement;
}

/** The parameters of a statement for rows that have the same parts. */
export function valuesOf(rows: readonly ToldRow[]): string[] {
  return [
    JSON.stringify(rows.map(({ row, generation }) => ({ ...row, generation }))),
    JSON.stringify(rows.map(({ told }) => told)),
    ...(rows[0]?.parts ?? []).map((_, at) => `[${rows.map(({ parts }) => parts[at]?.value).join()}]`),
  ];
}
