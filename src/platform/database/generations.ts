import { DomainError } from '../errors/domain-error.js';
import { currentContext } from '../logging/context.js';

/**
 * A sandbox reset deletes an entity's data and begins a new generation of it. Whatever began before (a request that was let
 * in by a key, a message that is being taken) notes the generation it found; its transactions are refused once that is over,
 * so that nothing of an old generation is written after the reset.
 */
export function noteGeneration(entityId: string, generation: number): void {
  const context = currentContext();
  if (!context) throw new Error('A generation can be noted only inside a request, a message or a job.');
  context.generations.set(entityId, generation);
}

/** The generation that was noted for an entity, or null. */
export function notedGeneration(entityId: string): number | null {
  return currentContext()?.generations.get(entityId) ?? null;
}

/** As notedGeneration; throws if none was noted. */
export function generationOf(entityId: string): number {
  const generation = notedGeneration(entityId);
  if (generation === null) throw new Error(`No generation of the data of ${entityId} was noted.`);
  return generation;
}

/** The data that a request was about to change was reset; its key was revoked by that. */
export class DataWasReset extends DomainError {
  constructor() {
    super('unauthenticated', 'Unauthenticated.');
  }
}
