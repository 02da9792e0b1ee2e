import type { EntityManager } from 'typeorm';

const LOCK = 7_263_121;
const LOOK_AGAIN_MS = 100;

/** Its transaction stays idle while files are written and read: a server that ends such transactions would let another process in. */
const STAYS = 'SET LOCAL idle_in_transaction_session_timeout = 0';

/** Takes the sole right to remove events, until the end of the transaction, where it is free. @returns whether it was */
export async function becomeOnlyRemover(manager: EntityManager): Promise<boolean> {
  await manager.query(STAYS);
  const [{ free }] = await manager.query<[{ free: boolean }]>('SELECT pg_try_advisory_xact_lock($1) AS free', [LOCK]);
  return free;
}

/** Fails where the transaction, and with it the right to remove events, was lost. */
export async function checkStillOnlyRemover(manager: EntityManager): Promise<void> {
  await manager.query('SELECT 1');
}

/** Lets nobody remove events until the end of the transaction. Throws where somebody still does so after so many milliseconds. */
export async function keepRemoversOut(manager: EntityManager, patienceMs: number): Promise<void> {
  await manager.query(STAYS);
  for (const deadline = Date.now() + patienceMs; ;) {
    const [{ free }] = await manager.query<[{ free: boolean }]>('SELECT pg_try_advisory_xact_lock_shared($1) AS free', [
      LOCK,
    ]);
    if (free) return;
    if (Date.now() > deadline)
      throw new Error('A worker is removing old months of the audit trail. Verify again when it is done.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
