import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager, ObjectType } from 'typeorm';
import { ambientTransaction, managerOf, runInside } from './ambient.js';
import type { AmbientTransaction } from './ambient.js';
import { DataWasReset, notedGeneration, noteGeneration } from './generations.js';
import { GroupedAdditions } from './grouped-additions.js';
import { runPrepared } from './prepared.js';
import type { EventDefinition } from '../events/event.js';
import { EventParticipants } from '../events/event-participants.js';
import type { EmittedEvent } from '../events/event-participants.js';
import { outboxEntry, writeOutbox } from '../events/outbox.js';
import type { OutboxEntry } from '../events/outbox.js';
import { OutboxSignal } from '../events/outbox-signal.js';
import { holdTenant, TENANTS, TenantRows } from './tenant.js';
import type { TenantRow } from './tenant.js';
import { statementOf, valuesOf } from './told-addition.js';
import type { AddedRow, Addition } from './told-addition.js';

/** Of a transaction in which more is told, each statement takes so much. */
const TOLD_TOGETHER = 500;

/** What may be done inside one transaction: rows of tenants, and telling what happened. */
export class Transaction {
  emitted = false;
  private told: EmittedEvent[] = [];
  private unwritten: OutboxEntry[] = [];
  private readonly joined = new Map<string, Promise<void>>();

  constructor(
    readonly manager: EntityManager,
    /** Writes what was told and is not written yet. */
    private readonly write: (transaction: Transaction) => Promise<void>,
  ) {}

  rows<T extends TenantRow>(table: ObjectType<T>, entityId: string): TenantRows<T> {
    return new TenantRows(this.manager, table, entityId, () => this.join(entityId));
  }

  /**
   * Keeps an entity's data from being reset until this transaction ends. It comes before the first row that is locked or
   * changed, so that a reset and this transaction wait for each other in one order.
   * Throws DataWasReset if the data was reset since the request or message at hand began.
   */
  join(entityId: string): Promise<void> {
    let joining = this.joined.get(entityId);
    if (!joining) {
      joining = holdTenant(this.manager, entityId);
      this.joined.set(entityId, joining);
    }
    return joining;
  }

  /**
   * Tells that something happened: it is passed on once, and only if, the transaction is committed. It goes into the outbox at the end of
   * the transaction, with everything else that is told in it, or where writeTold is called.
   */
  emit<P extends object>(event: EventDefinition<P>, ...payloads: P[]): Promise<void> {
    for (const payload of payloads) {
      this.emitted = true;
      // One for both: of a payment file there may be 80,000.
      const entry = outboxEntry(event.type, payload);
      this.told.push(entry);
      this.unwritten.push(entry);
    }
    return Promise.resolve();
  }

  /**
   * Writes what was told so far if that is a lot: for long work to call as it goes, so that little is left to be held in memory and written
   * at its end. Those who take part hear of it now, and of the rest later.
   */
  async writeTold(): Promise<void> {
    if (this.unwritten.length >= TOLD_TOGETHER) await this.write(this);
  }

  /**
   * What was told and is in no outbox yet, up to a limit: whoever takes it writes it, in a statement that writes something else as
   * well.
   */
  takeUnwritten(most: number): OutboxEntry[] {
    return this.unwritten.splice(0, most);
  }

  /** The events since this was called last. */
  drainEvents(): EmittedEvent[] {
    const { told } = this;
    this.told = [];
    return told;
  }
}

/** Rows of tenants outside of a transaction, where none are added. */
export type TenantReads<T extends TenantRow> = Omit<
  TenantRows<T>,
  'insert' | 'insertMany' | 'insertNew' | 'findOneLocked' | 'findOneShared'
>;

/** The one way to the database: reads outside of a transaction, writes inside of one. */
@Injectable()
export class Database {
  private readonly additions: GroupedAdditions;

  constructor(
    readonly dataSource: DataSource,
    private readonly signal: OutboxSignal,
    private readonly participants: EventParticipants,
  ) {
    this.additions = new GroupedAdditions(dataSource);
  }

  /**
   * Runs `work` in a transaction; what it throws rolls everything back.
   * @param other goes on meanwhile: nothing is committed before it is done, or where it fails
   */
  async transaction<R>(work: (transaction: Transaction) => Promise<R>, other?: Promise<unknown>): Promise<R> {
    let emitted = false;
    const result = await managerOf(this.dataSource).transaction(async (manager) => {
      const transaction = new Transaction(manager, (one) => this.completeAndWrite(one));
      const given = await work(transaction);
      await this.completeAndWrite(transaction);
      await other;
      emitted = transaction.emitted;
      return given;
    });
    const ambient = ambientTransaction();
    if (emitted && ambient) ambient.emitted = true;
    else if (emitted) this.signal.raise();
    return result;
  }

  /** Lets everybody add what they have to add, and puts what was told into the outbox. */
  private async completeAndWrite(transaction: Transaction): Promise<void> {
    await this.participants.complete(transaction);
    for (let told = transaction.takeUnwritten(TOLD_TOGETHER); told.length > 0;) {
      await writeOutbox(transaction.manager, told);
      told = transaction.takeUnwritten(TOLD_TOGETHER);
    }
  }

  /**
   * Adds a row of an entity and tells of it, as a transaction would that does nothing else, in one statement that is committed by itself: a third of
   * the ways to the database and back. What is added at the same time is committed together, each row for its own sake.
   * @param other goes on meanwhile: nothing is committed before it is done, or where it fails
   * @returns what the addition wants of the row. Throws DataWasReset as Transaction.join.
   */
  async add<Row, P extends object>(
    addition: Addition,
    row: AddedRow,
    { type }: EventDefinition<P>,
    payload: P,
    other: Promise<unknown>,
  ): Promise<Row> {
    const ambient = ambientTransaction();
    const parts = await this.participants.alongside(managerOf(this.dataSource), { type, payload });
    const statement = statementOf(addition, parts);
    const toldRow = { row, generation: notedGeneration(row.entity_id), told: outboxEntry(type, payload), parts };
    if (!ambient) {
      const added = await this.additions.add<Row>(statement, toldRow, other);
      this.signal.raise();
      return added;
    }
    const [added] = await runPrepared<Row>(ambient.manager, statement, valuesOf([toldRow]));
    await other;
    if (added === undefined) throw new DataWasReset();
    ambient.emitted = true;
    return added;
  }

  /**
   * Runs `work` such that everything it does in the database, in however many steps, is committed as a whole or not at all.
   * What is told inside is passed on after that.
   */
  async whole<R>(work: (manager: EntityManager) => Promise<R>): Promise<R> {
    let emitted = false;
    const result = await this.dataSource.transaction(async (manager) => {
      const ambient: AmbientTransaction = { manager, emitted: false };
      const given = await runInside(ambient, () => work(manager));
      emitted = ambient.emitted;
      return given;
    });
    if (emitted) this.signal.raise();
    return result;
  }

  rows<T extends TenantRow>(table: ObjectType<T>, entityId: string): TenantReads<T> {
    return new TenantRows(managerOf(this.dataSource), table, entityId, () => Promise.resolve());
  }

  /** Notes of which generation the data of entities is, before something of theirs is sent or written outside of the database. */
  async enter(entityIds: readonly string[]): Promise<void> {
    const rows = await this.dataSource.query<{ id: string; generation: number }[]>(
      `SELECT id, data_generation AS generation FROM ${TENANTS} WHERE id = ANY($1)`,
      [entityIds],
    );
    for (const { id, generation } of rows) noteGeneration(id, generation);
  }
}
