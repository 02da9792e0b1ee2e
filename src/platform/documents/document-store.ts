import { newId } from '../ids/uuid.js';

/**
 * Keeps the bytes of documents under keys. What `put` and `adopt` have answered is on disk, whatever happens to the process
 * or the machine afterwards.
 */
export abstract class DocumentStore {
  /** A new key in the space of one entity: what is below the entity's prefix goes when its data goes. */
  newKey(entityId: string, kind: 'invoices' | 'emails' | 'aba'): string {
    const id = newId();
    return `${entityId}/${kind}/${new Date().toISOString().slice(0, 7)}/${id}`;
  }

  abstract put(key: string, bytes: Uint8Array): Promise<void>;

  /** Takes over a file that already lies, synced, on the disk of the store; the file itself may be removed afterwards. */
  abstract adopt(key: string, path: string): Promise<void>;

  /** A path under which the document can be read as a file. */
  abstract pathOf(key: string): Promise<string>;

  abstract get(key: string): Promise<Buffer>;

  abstract delete(key: string): Promise<void>;

  /** Removes every document of an entity. */
  abstract deleteEntity(entityId: string): Promise<void>;

  /** A folder on the disk of the store for files that are still being written. */
  abstract get incoming(): string;
}
