import type pg from 'pg';
import { ResilientClient } from './resilient-client.js';

type Query = pg.Client['query'];

/**
 * A connection through a pooler that gives each transaction whichever connection of the database is free: a statement that was
 * prepared by name on one is not known to the next, so none gets a name. (PgBouncer keeps track of names from 1.21 on, where
 * `max_prepared_statements` is set; this does without.)
 */
export class SharedClient extends ResilientClient {
  override query: Query = ((config: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof config !== 'object' || config === null || !('name' in config)) return ask(config, ...rest);
    return ask(
      'submit' in config ? Object.assign(config, { name: undefined }) : { ...config, name: undefined },
      ...rest,
    );
  }) as Query;
}
