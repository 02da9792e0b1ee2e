import type { EntityManager } from 'typeorm';

/** Whoever holds it is alone in moving events out of the journal, until the end of the transaction. */
const LOCK = 7_263_120;

/** Takes the lock where it is free. @returns whether it was */
export async function isOnlySealer(manager: EntityManager): Promise<boolean> {
  const [{ free }] = await manager.query<[{ free: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS free', [LOCK]);
  return free;
}

/** Waits until nobody seals, and lets nobody do so until the end of the transaction. */
export async function holdSealers(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
}
