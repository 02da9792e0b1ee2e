import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';

/** A transaction that spans everything that a request does. */
export interface AmbientTransaction {
  manager: EntityManager;
  /** Whether something was told that is to be passed on after the commit. */
  emitted: boolean;
}

const storage = new AsyncLocalStorage<AmbientTransaction>();

/** Runs `work` such that all its reading and writing happens inside of a transaction. */
export function runInside<R>(transaction: AmbientTransaction, work: () => Promise<R>): Promise<R> {
  return storage.run(transaction, work);
}

/** The transaction that spans what is going on, or null. */
export function ambientTransaction(): AmbientTransaction | null {
  return storage.getStore() ?? null;
}

/** How to reach the database: through the transaction that spans what is going on, where there is one. */
export function managerOf(dataSource: DataSource): EntityManager {
  return storage.getStore()?.manager ?? dataSource.manager;
}
