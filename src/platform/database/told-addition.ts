import { outboxInsertion } from '../events/outbox.js';
import { TENANTS } from './tenant.js';
import type { PreparedStatement } from './prepared.js';

/** A row of a tenant's that one statement adds, tells of, and has written down. */
export interface Addition {
  /** Names this one statement in the whole service. */
  name: string;
  /** `INSERT INTO table (…) SELECT $1, … FROM held`, where `held` has a row if the row may be added. */
  text: string;
  /** What is wanted of the row as it was added. */
  returning: string;
  values: readonly unknown[];
}

/** What somebody adds in a statement that tells of something, rather than by one of their own. */
export interface StatementPart {
  name: string;
  /** An `INSERT … SELECT` without a condition, where a parameter holds its value. */
  text(parameter: `$${number}`): string;
  value: string;
}

const statements = new Map<string, PreparedStatement>();

/**
 * The statement of an addition, which holds the entity against a reset before it adds anything, and adds nothing where the data was reset since the
 * given generation. Its parameters are the values of the addition, the entity, the generation (null where none was noted), what is told as the outbox
 * takes it, and the value of each part.
 */
export function statementOf(
  { name, text, returning, values }: Addition,
  parts: readonly StatementPart[],
): PreparedStatement {
  const whole = [name, ...parts.map((part) => part.name)].join(' and ');
  let statement = statements.get(whole);
  if (!statement) {
    const parameter = (at: number): `$${number}` => `$${values.length + at}`;
    statement = {
      name: whole,
      text: `
        WITH held AS (
          SELECT FROM ${TENANTS} WHERE id = ${parameter(1)} AND data_generation = coalesce(${parameter(2)}::integer, data_generation)
             FOR KEY SHARE
        ),
        added AS (${text} RETURNING ${returning}),
        told AS (${outboxInsertion(parameter(3))} WHERE EXISTS (SELECT FROM held))
        ${parts.map((part, at) => `, part_${at} AS (${part.text(parameter(4 + at))} WHERE EXISTS (SELECT FROM held))`).join('')}
        SELECT * FROM added`,
    };
    statements.set(whole, statement);
  }
  return statement;
}
