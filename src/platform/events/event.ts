/** A kind of thing that can happen. Its payload carries ids only: the rows are the truth. */
export class EventDefinition<P extends object> {
  /** Marks the payload's type; never set. */
  declare readonly payload: P;

  constructor(
    readonly type: string,
    /** What it is about, where the audit trail is to tell of it: a type of resource and the payload's property with its id. */
    readonly recorded: RecordedSubject | null,
  ) {}
}

/** What an event is about, as the audit trail names it. */
export interface RecordedSubject {
  type: string;
  id: string;
  /** Further properties of the payload that the trail tells, where they are not null; nothing that says anything of a person. */
  details?: readonly string[];
}

const definitions = new Map<string, EventDefinition<object>>();

/**
 * Declares an event under a name of its own, for example `invoice.queued`.
 * @param recorded what it is about, where the audit trail is to tell of it
 */
export function defineEvent<P extends object>(
  type: string,
  recorded: { type: string; id: keyof P & string; details?: readonly (keyof P & string)[] } | null = null,
): EventDefinition<P> {
  if (definitions.has(type)) throw new Error(`The event ${type} is defined twice.`);
  const definition = new EventDefinition<P>(type, recorded);
  definitions.set(type, definition);
  return definition;
}

/** Every event that is declared. */
export function definedEvents(): EventDefinition<object>[] {
  return [...definitions.values()];
}
