import type { EntityManager } from 'typeorm';

/** An event as the relay takes it out of the outbox. */
export interface RelayedEvent {
  type: string;
  payload: object;
}

/** Somebody who hears of everything that leaves the outbox, in batches. */
export interface OutboxAudience {
  /** In the relay's own transaction: where this throws nothing is passed on. */
  hear?(manager: EntityManager, events: readonly RelayedEvent[]): Promise<void>;
  /** After that was committed; for what may be missed, and must not stop anything. */
  heard?(events: readonly RelayedEvent[]): Promise<void>;
}

/** Nest's token of the relay's audience, a list. */
export const OUTBOX_AUDIENCE = Symbol('outbox audience');
