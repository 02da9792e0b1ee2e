/** A kind of thing that can happen. Its payload carries ids only: the rows are the truth. */
export class EventDefinition<P extends object> {
  /** Marks the payload's type; never set. */
  declare readonly payload: P;

  constructor(readonly type: string) {}
}

const definitions = new Map<string, EventDefinition<object>>();

/** Declares an event under a name of its own, for example `invoice.queued`. */
export function defineEvent<P extends object>(type: string): EventDefinition<P> {
  if (definitions.has(type)) throw new Error(`The event ${type} is defined twice.`);
  const definition = new EventDefinition<P>(type);
  definitions.set(type, definition);
  return definition;
}

/** Every event that is declared. */
export function definedEvents(): EventDefinition<object>[] {
  return [...definitions.values()];
}
