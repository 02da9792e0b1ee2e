import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntityManager, ObjectType } from 'typeorm';
import { currentCorrelationId } from '../logging/context.js';
import type { EventDefinition } from '../events/event.js';
import { OutboxRow } from '../events/outbox.entity.js';
import { OutboxSignal } from '../events/outbox-signal.js';
import { TenantRows } from './tenant.js';
import type { TenantRow } from './tenant.js';

/** What may be done inside one transaction: rows of tenants, and telling what happened. */
export class Transaction {
  emitted = false;

  constructor(readonly manager: EntityManager) {}

  rows<T extends TenantRow>(table: ObjectType<T>, entityId: string): TenantRows<T> {
    return new TenantRows(this.manager, table, entityId);
  }

  /** Tells that something happened: it is passed on once, and only if, the transaction is committed. */
  async emit<P extends object>(event: EventDefinition<P>, ...payloads: P[]): Promise<void> {
    if (payloads.length === 0) return;
    this.emitted = true;
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(OutboxRow)
      .values(payloads.map((payload) => ({ type: event.type, payload, correlationId: currentCorrelationId() })))
      .updateEntity(false)
      .execute();
  }
}

/** The one way to the database: reads outside of a transaction, writes inside of one. */
@Injectable()
export class Database {
  constructor(
    readonly dataSource: DataSource,
    private readonly signal: OutboxSignal,
  ) {}

  /** Runs `work` in a transaction; what it throws rolls everything back. */
  async transaction<R>(work: (transaction: Transaction) => Promise<R>): Promise<R> {
    let emitted = false;
    const result = await this.dataSource.transaction(async (manager) => {
      const transaction = new Transaction(manager);
      const given = await work(transaction);
      emitted = transaction.emitted;
      return given;
    });
    if (emitted) this.signal.raise();
    return result;
  }

  rows<T extends TenantRow>(table: ObjectType<T>, entityId: string): TenantRows<T> {
    return new TenantRows(this.dataSource.manager, table, entityId);
  }
}
