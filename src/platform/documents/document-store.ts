import { generationOf } from '../database/generations.js';
import { isUnavailable } from '../errors/unavailable.js';
import { keyIn } from './document-key.js';
import type { DocumentKind } from './document-kind.js';

/** Larger ones take the disk so long that nobody else should wait for them. */
const QUICK_BYTES = 1_048_576;

/** Where a document may be written at once, under a key that is no other's. */
export interface DocumentPlace {
  key: string;
  path: string;
  /** The file itself where it was made ahead: empty, its name on the disk, open such that a write answers once it is on the disk too. */
  file: number | null;
}

/** A file to be taken over under a key. */
export interface AdoptedFile {
  key: string;
  path: string;
  /** When all its bytes are in the file, where they may not be yet. */
  written?: Promise<void>;
  /** Brings all its bytes to the disk, where nobody has done so yet; the cheapest moment is when it has got its name. */
  sync?: () => Promise<void>;
  /** Whether its name is on the disk already (DocumentPlace.file). */
  named?: boolean;
}

/**
 * Keeps the bytes of documents under keys. What `put` has answered, and what `adopt` has answered of a synced file, is on disk, whatever happens to the process
 * or the machine afterwards.
 */
export abstract class DocumentStore {
  /**
   * A new key in the space of one entity and of the generation of its data that the request or message at hand belongs to:
   * what is below goes when that data goes.
   */
  newKey(entityId: string, kind: DocumentKind): string {
    return keyIn(`${entityId}/${generationOf(entityId)}`, kind);
  }

  /** A new key in the space that another key is in. */
  newKeyBeside(key: string, kind: DocumentKind): string {
    return keyIn(key.split('/', 2).join('/'), kind);
  }

  /**
   * Puts a document and commits the rows that name it, which may be written while the disk syncs.
   * @param wanted a new key; the document may get another one like it
   * @param commit what commits the rows with the key that it is given, and not before `stored`; where it fails the document goes again, unless the
   *   connection broke: the rows may be there all the same then, and need it
   * @returns what `commit` gives
   */
  async putFor<T>(
    wanted: string,
    bytes: Uint8Array,
    commit: (key: string, stored: Promise<void>) => Promise<T>,
  ): Promise<T> {
    const { key, stored } = this.putNew(wanted, bytes);
    // Heard by whoever commits; until then nobody waits for it.
    stored.catch(() => undefined);
    if (!this.isQuick || bytes.length > QUICK_BYTES) await stored;
    try {
      return await commit(key, stored);
    } catch (error) {
      // What is still on its way would come after its removal.
      if (!isUnavailable(error))
        await stored
          .catch(() => undefined)
          .then(() => this.delete(key))
          .catch(() => undefined);
      throw error;
    }
  }

  /** Whether putting takes so short that a connection to the database, and others who commit, may wait for it. */
  protected abstract readonly isQuick: boolean;

  /** As put, under a new key or another one like it. */
  protected putNew(wanted: string, bytes: Uint8Array): { key: string; stored: Promise<void> } {
    return { key: wanted, stored: this.put(wanted, bytes) };
  }

  abstract put(key: string, bytes: Uint8Array): Promise<void>;

  /**
   * Takes over a file that already lies in `incoming`; the file itself may be removed afterwards. Its bytes are on disk where
   * somebody has synced them, or `sync` is given.
   */
  adopt(key: string, path: string): Promise<void> {
    return this.adoptAll([{ key, path }]);
  }

  /**
   * Where a new document may be written at once, rather than into `incoming`: `adoptAll` leaves a file that lies there where it is. Null where the
   * store has no such place, or not yet. Whoever writes it removes it if no row comes to name it, and closes the file where there is one.
   * @param key a new one; the place may be of another one like it
   */
  abstract placeFor(key: string): DocumentPlace | null;

  /** Removes the files that were made ahead and not taken. */
  abstract giveUpSpares(): Promise<void>;

  /** As adopt, for several files at once. Where one fails, others may have been taken over. */
  abstract adoptAll(files: readonly AdoptedFile[]): Promise<void>;

  /** Lets the document be read as a file, for as long as `use` takes. */
  abstract withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;

  abstract get(key: string): Promise<Buffer>;

  abstract delete(key: string): Promise<void>;

  /** The key of every document there is, in no order, and whatever else lies in the place of the store; looked up as it is asked for. */
  abstract keys(): AsyncGenerator<string, void>;

  /** Removes every document of an entity that belongs to an earlier generation of its data than the given one. */
  abstract deleteBefore(entityId: string, generation: number): Promise<void>;

  /**
   * Removes from `incoming` what a process that was killed left half-written: what nobody changed since a moment, or all of
   * it where none is given.
   */
  abstract clearIncoming(unchangedSince: Date | null): Promise<void>;

  /** A folder for files that are still being written; that of a store on disk is on the same disk. */
  abstract get incoming(): string;
}
