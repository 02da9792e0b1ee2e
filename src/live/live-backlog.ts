import type { LiveChange } from './live-change.js';

/** Changes that arrived together, under the id by which a reader says how far it has come. */
export interface LiveBatch {
  id: string;
  changes: readonly LiveChange[];
}

/**
 * What was told last, so that a reader who was away for a moment can be given what it missed. PostgreSQL gives every listener all
 * notifications in one order, so that an id of one process is known to the others that listened meanwhile.
 */
export class LiveBacklog {
  private batches: LiveBatch[] = [];

  /** @param start the id that stands for: nothing yet */
  constructor(
    private start: string,
    private readonly most: number,
  ) {}

  /** The id of what was told last. */
  get lastId(): string {
    return this.batches.at(-1)?.id ?? this.start;
  }

  add(batch: LiveBatch): void {
    this.batches.push(batch);
    if (this.batches.length <= this.most) return;
    // A tenth at once: an array is moved as a whole.
    const removed = this.batches.splice(0, Math.max(1, Math.floor(this.most / 10)));
    this.start = removed.at(-1)?.id ?? this.start;
  }

  /** What came after an id, or null if nobody knows any more. */
  since(id: string): readonly LiveBatch[] | null {
    if (id === this.start) return this.batches;
    const at = this.batches.findLastIndex((batch) => batch.id === id);
    return at < 0 ? null : this.batches.slice(at + 1);
  }

  /** Something may have been missed: what came before is worthless. */
  clear(start: string): void {
    this.batches = [];
    this.start = start;
  }
}
