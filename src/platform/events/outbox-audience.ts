import type { EntityManager } from 'typeorm';

/** An event as the relay takes it out of the outbox. */
export interface TakenEvent {
  type: string;
  payload: object;
}

/** Somebody who hears of everything that leaves the outbox, in the relay's own transaction and in batches. */
export interface OutboxAudience {
  hear(manager: EntityManager, events: readonly TakenEvent[]): Promise<void>;
}

/** Nest's token of the relay's audience, a list. */
export const OUTBOX_AUDIENCE = Symbol('outbox audience');
