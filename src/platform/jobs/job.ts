import type { Settings } from '../config/settings.js';
import type { EventDefinition } from '../events/event.js';

/** A kind of work: its payload carries ids only, its handler can be run again without harm. */
export interface JobDefinition<P extends object> {
  /** Also the name of its queue. */
  readonly name: string;
  /** How often it is tried before its row is given up. */
  readonly attempts: number;
  /** Pause before the second try, in milliseconds, or which setting says it; it doubles with each further one. */
  readonly backoffMs: number | ((settings: Settings) => number);
  /** Where entities take turns in its queue, one job each at a time; else it is first come, first served. */
  readonly turns?: TurnsOfEntities;
  /** Marks the payload's type; never set. */
  readonly payload?: P;
}

/** How many rows of an entity come before one of its rows. */
export interface TurnsOfEntities {
  /** The property of the payload that names the row; the entity is its `entityId`. */
  readonly row: string;
  /** A SELECT of the rows of `told.entity_id` that wait and came before `told.row_id`; ids are in the order in which rows came. */
  readonly ahead: string;
}

const definitions = new Map<string, JobDefinition<object>>();

export function defineJob<P extends object>(definition: Omit<JobDefinition<P>, 'payload'>): JobDefinition<P> {
  if (definitions.has(definition.name)) throw new Error(`The job ${definition.name} is defined twice.`);
  definitions.set(definition.name, definition);
  return definition;
}

/** Every job that is declared. */
export function definedJobs(): JobDefinition<object>[] {
  return [...definitions.values()];
}

/** What a queue holds of a job. */
export interface QueuedJob<P extends object = object> {
  payload: P;
  correlationId: string | null;
  /** The span that it follows from (W3C Trace Context); jobs of earlier releases and of sweepers have none. */
  traceparent?: string | null;
}

/** One line of the pipeline: this event leads to that job. */
export interface Route {
  event: EventDefinition<object>;
  job: JobDefinition<object>;
}

/** A line of the pipeline; the job takes what the event carries. */
export function on<P extends object>(event: EventDefinition<P>, job: JobDefinition<P>): Route {
  return { event, job };
}

/** Nest's token of the pipeline's routes. */
export const ROUTES = Symbol('routes');
