import type { EntityManager } from 'typeorm';

/** Keeps others who lock the same name waiting until the transaction ends: for what no row stands for, such as how many rows there are. */
export async function lockByName(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
