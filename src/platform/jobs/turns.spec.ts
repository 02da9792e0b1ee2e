import type { EntityManager } from 'typeorm';
import type { JobDefinition } from './job.js';
import type { Queues } from './queues.js';
import { Turns } from './turns.js';

const JOB: JobDefinition<object> = {
  name: 'work',
  attempts: 1,
  backoffMs: 1,
  turns: { row: 'rowId', ahead: 'SELECT FROM rows' },
};

/** @param waiting how many rows of each entity come before its first one here */
async function turnsOf(now: number, waiting: Record<string, number>, entities: readonly string[]): Promise<unknown> {
  const asked: unknown[] = [];
  const manager = {
    query: (_text: string, [ids, rows]: [string[], string[]]) => {
      asked.push([ids, rows]);
      return Promise.resolve(ids.map((entityId) => ({ entityId, count: waiting[entityId] ?? 0 })));
    },
  } as unknown as EntityManager;
  const turns = new Turns({ turn: () => Promise.resolve(now) } as unknown as Queues);
  const payloads = entities.map((entityId, index) => ({ entityId, rowId: `row ${index}` }));
  const given = await turns.of(manager, JOB, payloads);
  return { given, asked };
}

describe('turns of entities', () => {
  it('puts the first job of an entity next, however much another has waiting', async () => {
    expect(await turnsOf(700, { many: 5_000 }, ['many', 'many', 'one', 'many'])).toEqual({
      given: [5_701, 5_702, 701, 5_703],
      asked: [
        [
          ['many', 'one'],
          ['row 0', 'row 2'],
        ],
      ],
    });
  });

  it('starts at one in an empty queue, and ignores jobs without a turn', async () => {
    expect(await turnsOf(0, {}, ['a', 'b', 'a'])).toMatchObject({ given: [1, 1, 2] });
    const plain = { ...JOB, turns: undefined };
    expect(await new Turns({} as Queues).of({} as EntityManager, plain, [{ entityId: 'a' }])).toBeNull();
  });
});
