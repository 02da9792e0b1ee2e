import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';
import type { EventDefinition } from '../events/event.js';

/** A row that stood still. */
export interface StandingRow {
  id: string;
  entityId: string;
  /** What `shown` gives of it. */
  shown: unknown;
}

/** Rows of a domain whose status says that something is still to be done with them, by jobs. */
export interface StandingRows {
  /** What the log calls them, in the plural. */
  readonly what: string;
  readonly table: string;
  /** SQL: which rows have something to be done, by the index of those. */
  readonly standing: string;
  /** Events after which a job is under way for such a row. */
  readonly events: readonly EventDefinition<object>[];
  /** Which property of the events' payloads names the row. */
  readonly property: string;
  /** SQL: something further that has to be known of a row to tell of it. */
  readonly shown?: string;
  /** Tells again what happened to rows. */
  tell(transaction: Transaction, rows: readonly StandingRow[]): Promise<void>;
}

/** What every domain adds of rows that must not stand still. */
@Injectable()
export class StandingRowsRegister {
  private readonly registered: StandingRows[] = [];

  add(rows: StandingRows): void {
    this.registered.push(rows);
  }

  get all(): readonly StandingRows[] {
    return this.registered;
  }
}
