import { Injectable } from '@nestjs/common';
import { RAW_MESSAGES } from '../message.documents.js';
import { DataWasReset, generationOf, noteGeneration } from '../../platform/database/generations.js';
import { Database } from '../../platform/database/transactions.js';
import { DocumentStore } from '../../platform/documents/document-store.js';
import type { DocumentPlace } from '../../platform/documents/document-store.js';
import { isOutage, isUnavailable } from '../../platform/errors/unavailable.js';
import { OutboxSignal } from '../../platform/events/outbox-signal.js';
import { GroupCommit } from '../../platform/group-commit.js';
import { newId } from '../../platform/ids/uuid.js';
import { currentCorrelationId } from '../../platform/logging/context.js';
import { currentTraceparent } from '../../platform/tracing/tracing.js';
import { deliver } from './delivered-rows.js';
import type { DeliveredRow, Delivery } from './delivered-rows.js';
import type { AcceptedMessage } from './accepted-message.js';

/** While one group waits for the database's disk another may be written. */
const GROUPS_AT_ONCE = 2;
const MESSAGES_TOGETHER = 100;
const MOST_TRIES = 3;

/** One message: its rows, one for each recipient, and when its file is on disk under the keys of all. */
interface Kept {
  rows: DeliveredRow[];
  stored: Promise<void>;
  message: AcceptedMessage;
}

/** Makes taken messages ours. */
@Injectable()
export class MessageAcceptance {
  private readonly commits: GroupCommit<Kept, Delivery[]>;

  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly signal: OutboxSignal,
  ) {
    const commit = (group: readonly Kept[]): Promise<Delivery[][]> => this.commit(group);
    this.commits = new GroupCommit(commit, GROUPS_AT_ONCE, MESSAGES_TOGETHER, isOutage);
  }

  /**
   * Where the first recipient's message may be written at once, under a key of its own; null where the store has no such place. A sandbox
   * has none: a reset would remove the message with the old data, and it has to outlast that.
   */
  place([first]: AcceptedMessage['recipients']): DocumentPlace | null {
    if (first === undefined || first.isSandbox) return null;
    noteGeneration(first.entityId, first.generation);
    return this.documents.placeFor(this.documents.newKey(first.entityId, RAW_MESSAGES));
  }

  /**
   * Makes a taken message ours: when this has answered it is on disk and in the database for every recipient. The same
   * message for the same recipient again changes nothing, unless what is stored of it is not read: then how it came now may count for more.
   * @returns whether it was new to any recipient
   */
  async accept(message: AcceptedMessage): Promise<boolean> {
    let deliveries = await this.keep(message);
    let isNew = deliveries.includes('added');
    for (let tries = 1; tries < MOST_TRIES && deliveries.some(isOpen); tries += 1) {
      // A sandbox that was reset meanwhile keeps its inbox: the message is among the first of its new data.
      await this.database.enter(message.recipients.map(({ entityId }) => entityId));
      const recipients = message.recipients.map((one) => ({ ...one, generation: generationOf(one.entityId) }));
      deliveries = await this.keep({ ...message, recipients, place: null });
      isNew ||= deliveries.includes('added');
    }
    if (deliveries.includes('outdated')) throw new DataWasReset();
    if (deliveries.includes('overtaken')) throw new Error('The same message keeps arriving in other ways');
    return isNew;
  }

  /** What became of it for each recipient; where the data of some was reset, the others have the message all the same. */
  private keep(message: AcceptedMessage): Promise<readonly Delivery[]> {
    const rows = message.recipients.map(({ entityId, generation, address }, index) => {
      noteGeneration(entityId, generation);
      return {
        id: newId(),
        entityId,
        generation,
        recipient: address,
        envelopeFrom: message.envelopeFrom,
        peerAddress: message.peerAddress,
        helo: message.helo,
        contentHash: message.contentHash,
        rawKey: (index === 0 ? message.place?.key : null) ?? this.documents.newKey(entityId, RAW_MESSAGES),
        size: message.size,
        receivedAt: message.receivedAt,
        correlationId: currentCorrelationId(),
        traceparent: currentTraceparent(),
      };
    });
    // The disk is busy with it while the database is with others.
    const stored = this.store(message, rows);
    return this.commits.add({ rows, stored, message });
  }

  private store(message: AcceptedMessage, rows: readonly DeliveredRow[]): Promise<void> {
    const { path, written, place } = message;
    const sync = (): Promise<void> => message.sync();
    const named = (key: string): boolean => place?.key === key && place.file !== null;
    const stored = this.documents.adoptAll(
      rows.map(({ rawKey: key }) => ({ key, path, written, sync, named: named(key) })),
    );
    // Heard when the rows are committed; until then nobody waits for it.
    stored.catch(() => undefined);
    return stored;
  }

  private async commit(group: readonly Kept[]): Promise<Delivery[][]> {
    const rows = group.flatMap((one) => one.rows);
    const stored = Promise.all(group.map((one) => one.stored));
    try {
      const deliveries = await deliver(this.database.dataSource, rows, stored);
      const isNew = ({ id }: DeliveredRow): boolean => deliveries.get(id) === 'added';
      keepPlaced(group, rows.filter(isNew));
      this.signal.raise();
      const unneeded = rows.filter((row) => !isNew(row));
      if (unneeded.length > 0) void this.clear(group, unneeded);
      return group.map(({ rows: own }) => own.map(({ id }) => deliveries.get(id) ?? 'outdated'));
    } catch (error) {
      // Where the connection broke, the rows may be there all the same and need their messages.
      if (isUnavailable(error)) {
        keepPlaced(group, rows);
        throw error;
      }
      // Each is tried by itself now, and needs its message.
      if (group.length > 1 && !isOutage(error)) throw error;
      // A store that is out of order may take long to say so again: nobody waits for that.
      void this.clear(group, rows);
      throw error;
    }
  }

  private async clear(group: readonly Kept[], rows: readonly DeliveredRow[]): Promise<void> {
    // What is still on its way would come after its removal.
    await Promise.allSettled(group.map(({ stored }) => stored));
    const placed = new Set(group.map(({ message }) => message.place?.key));
    // Those that were written in their places are removed by whoever has them.
    const linked = rows.filter(({ rawKey }) => !placed.has(rawKey));
    await Promise.allSettled(linked.map(({ rawKey }) => this.documents.delete(rawKey)));
  }
}

/** Whether it was not delivered this time, and can be. */
function isOpen(delivery: Delivery): boolean {
  return delivery === 'outdated' || delivery === 'overtaken';
}

/** Leaves the messages where they lie that rows name. */
function keepPlaced(group: readonly Kept[], rows: readonly DeliveredRow[]): void {
  const named = new Set(rows.map(({ rawKey }) => rawKey));
  for (const { message } of group) if (message.place !== null && named.has(message.place.key)) message.keep();
}
