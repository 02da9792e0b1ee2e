import type pg from 'pg';
import { ResilientClient } from '../database/resilient-client.js';

type Query = pg.Client['query'];

/** As BullMQ says it, below a comment. */
const LISTEN = /^LISTEN \w+;$/m;

/** A connection on which many wait for notifications: each of them tells it to listen, and it tells the database once. */
export class ListeningClient extends ResilientClient {
  private readonly listening = new Map<string, Promise<unknown>>();

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.setMaxListeners(0);
  }

  override query: Query = ((config: unknown, ...rest: unknown[]) => {
    const ask = super.query.bind(this) as (...args: unknown[]) => unknown;
    if (typeof config !== 'string' || rest.length > 0 || !LISTEN.test(config)) return ask(config, ...rest);
    const known = this.listening.get(config);
    if (known) return known;
    const told = Promise.resolve(ask(config));
    told.catch(() => this.listening.delete(config));
    this.listening.set(config, told);
    return told;
  }) as Query;
}
