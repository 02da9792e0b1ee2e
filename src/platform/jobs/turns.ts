import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { JobDefinition } from './job.js';
import { Queues } from './queues.js';

/** Rows of one entity are counted so far: whoever has more waiting is first come, first served among those. */
const MOST_AHEAD = 10_000;

/**
 * Lets entities take turns in a queue: the first job of an entity is due with whatever is next now, its second one turn later, and so on
 * (start-time fair queueing, Goyal et al. 1996, of jobs that count alike). However much one entity has waiting, another's first
 * job is done next. How much waits is taken from the rows, so that nothing has to be kept beside them.
 */
@Injectable()
export class Turns {
  constructor(private readonly queues: Queues) {}

  /** The turns of jobs with these payloads, in their order; null where the queue of the job has none. */
  async of(manager: EntityManager, job: JobDefinition<object>, payloads: readonly object[]): Promise<number[] | null> {
    const { turns } = job;
    if (!turns) return null;
    const now = await this.queues.turn(job);
    const next = new Map<string, number>();
    const given: number[] = [];
    for (const payload of payloads) {
      const { entityId, [turns.row]: row } = payload as Record<string, string>;
      if (entityId === undefined) throw new Error(`A payload of ${job.name} names no entity.`);
      const turn = next.get(entityId) ?? now + 1 + (await ahead(manager, turns.ahead, entityId, row));
      next.set(entityId, turn + 1);
      given.push(turn);
    }
    return given;
  }
}

async function ahead(
  manager: EntityManager,
  select: string,
  entityId: string,
  row: string | undefined,
): Promise<number> {
  const [counted] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM (${select} LIMIT ${MOST_AHEAD}) AS ahead`,
    [entityId, row],
  );
  return counted?.count ?? 0;
}
