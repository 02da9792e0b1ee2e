import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import type { EventDefinition } from '../events/event.js';

/** A row that stood still. */
export interface StalledRow {
  id: string;
  entityId: string;
  /** What `shown` gives of it. */
  shown: unknown;
}

/** Rows of a domain whose status says that something is still to be done with them, by jobs. */
export interface StalledRows {
  /** What the log calls them, in the plural. */
  readonly what: string;
  readonly table: string;
  /** SQL: which rows have something to be done, by the index of those. */
  readonly stalled: string;
  /** Events after which a job is under way for such a row. */
  readonly events: readonly EventDefinition<object>[];
  /** Which property of the events' payloads names the row. */
  readonly property: string;
  /** SQL: something further that has to be known of a row to tell of it. */
  readonly shown?: string;
  /** Tells again what happened to rows. */
  tell(transaction: Transaction, rows: readonly StalledRow[]): Promise<void>;
}

/** What every domain adds of rows that must not stand still. */
@Injectable()
export class StalledRowsRegister {
  private readonly registered: StalledRows[] = [];

  add(rows: StalledRows): void {
    this.registered.push(rows);
  }

  get all(): readonly StalledRows[] {
    return this.registered;
  }
}
