import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { partsOf } from './document-key.js';
import type { KeyParts } from './document-key.js';
import { definedDocuments, documentColumns } from './document-kind.js';
import { DocumentStore } from './document-store.js';
import { OUTGOING_IS_PAUSED } from '../outgoing/outgoing-pause.js';
import { Recurring } from '../jobs/recurring.js';
import { LOGGER } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';

const EVERY_MS = 60_000;
/** All documents are looked at about once in that time, or as often as this many a minute allow. */
const ROUND_MS = 24 * 60 * 60_000;
const KEYS_AT_ONCE = 1_000;
/** Long after whatever stored a document has committed its row, and time to see that a wrong database was restored. */
const OLD_MS = 7 * 24 * 60 * 60_000;

interface Key extends KeyParts {
  key: string;
}

/**
 * Those among the keys that no row names, of entities that this database knows and the generation that their data is of: what
 * belongs to others is not ours to judge. None while a restored copy waits for its person: its store may be the one of the service that
 * goes on.
 */
function unnamedSql(): string {
  const named = documentColumns(definedDocuments()).map(
    ({ table, column, condition }) => `NOT EXISTS (SELECT FROM ${table} WHERE ${column} = given.key AND ${condition})`,
  );
  return `
    SELECT given.key FROM unnest($1::text[], $2::uuid[], $3::integer[]) AS given (key, entity_id, generation)
      JOIN entities ON entities.id = given.entity_id AND entities.data_generation = given.generation
     WHERE NOT ${OUTGOING_IS_PAUSED} AND ${named.join(' AND ')}`;
}

/**
 * Removes documents that were stored for rows that never came, because the process died or lost its database in between. Goes
 * through the store little by little, and over again.
 */
@Injectable()
export class AbandonedDocuments extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The search for abandoned documents failed';
  private round: AsyncGenerator<string, void> | null = null;
  private begun = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentStore,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.round?.return();
  }

  protected work(): Promise<void> {
    return this.sweep(new Date());
  }

  /** Looks at the next documents; does nothing while the last round is not long over. */
  async sweep(now: Date): Promise<void> {
    const old: Key[] = [];
    for (const key of await this.next(now.getTime())) {
      const parts = partsOf(key);
      if (parts !== null && now.getTime() - parts.madeAt.getTime() > OLD_MS) old.push({ key, ...parts });
    }
    if (old.length === 0) return;
    const unnamed = await this.dataSource.query<{ key: string }[]>(unnamedSql(), [
      old.map(({ key }) => key),
      old.map(({ entityId }) => entityId),
      old.map(({ generation }) => generation),
    ]);
    for (const { key } of unnamed) await this.documents.delete(key);
    if (unnamed.length > 0) this.logger.warn({ count: unnamed.length }, 'Removed documents that no row refers to');
  }

  private async next(now: number): Promise<string[]> {
    if (this.round === null) {
      if (now - this.begun < ROUND_MS) return [];
      this.round = this.documents.keys();
      this.begun = now;
    }
    const keys: string[] = [];
    try {
      while (keys.length < KEYS_AT_ONCE) {
        const { value, done } = await this.round.next();
        if (done) {
          this.round = null;
          break;
        }
        keys.push(value);
      }
    } catch (error) {
      // A generator that threw has ended; the next round starts again.
      this.round = null;
      throw error;
    }
    return keys;
  }
}
