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

  /** The turns of jobs with these payloads, in their order; null if the queue of the job has none. */
  async of(manager: EntityManager, job: JobDefinition<object>, payloads: readonly object[]): Promise<number[] | null> {
    const { turns } = job;
    if (!turns) return null;
    const now = await this.queues.turn(job);
    const told = payloads.map((payload) => payload as Record<string, string>);
    const first = new Map<string, string | undefined>();
    for (const { entityId, [turns.row]: row } of told) {
      if (entityId === undefined) throw new Error(`A payload of ${job.name} names no entity.`);
      if (!first.has(entityId)) first.set(entityId, row);
    }
    const next = await ahead(manager, turns.ahead, first);
    return told.map(({ entityId = '' }) => {
      const turn = next.get(entityId) ?? 0;
      next.set(entityId, turn + 1);
      return now + 1 + turn;
    });
  }
}

/** How many rows of each entity wait before the given one of it. */
async function ahead(
  manager: EntityManager,
  select: string,
  rows: ReadonlyMap<string, string | undefined>,
): Promise<Map<string, number>> {
  const counted = await manager.query<{ entityId: string; count: number }[]>(
    `SELECT told.entity_id AS "entityId", (SELECT count(*)::int FROM (${select} LIMIT ${MOST_AHEAD}) AS ahead) AS count
       FROM unnest($1::uuid[], $2::uuid[]) AS told (entity_id, row_id)`,
    [[...rows.keys()], [...rows.values()]],
  );
  return new Map(counted.map(({ entityId, count }) => [entityId, count]));
}
