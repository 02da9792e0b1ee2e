import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../auth/actor.js';
import { newId } from '../ids/uuid.js';

/** What is carried along from a request, a message or a job to every log line and every follow-up job. */
export interface Context {
  correlationId: string;
  /** Of which generation of their data the entities were when this began, by entity id (see database/generations.ts). */
  generations: Map<string, number>;
  /** Who makes the changes; the service itself where it is null (see auth/actor.ts). */
  actor: Actor | null;
}

const storage = new AsyncLocalStorage<Context>();

/** Runs what happens under a correlation id; without one, under a new one. */
export function runWithCorrelation<T>(correlationId: string | null, run: () => T): T {
  return storage.run({ correlationId: correlationId ?? newId(), generations: new Map(), actor: null }, run);
}

/** Runs what happens in a context that was met before; without one, as it is. */
export function runInContext<T>(context: Context | null, run: () => T): T {
  return context === null ? run() : storage.run(context, run);
}

/** What is carried along at the moment, or null outside of any request, message or job. */
export function currentContext(): Context | null {
  return storage.getStore() ?? null;
}

/** The correlation id of what is going on, or null outside of any request or job. */
export function currentCorrelationId(): string | null {
  return storage.getStore()?.correlationId ?? null;
}

/** Whether a text from outside may serve as a correlation id: up to 128 letters, digits and `._:-`. */
export function isCorrelationId(text: unknown): text is string {
  return typeof text === 'string' && /^[\w.:-]{1,128}$/.test(text);
}
