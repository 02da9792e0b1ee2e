import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocumentStore } from './documents/document-store.js';
import { TenantReset } from './reset/tenant-reset.js';

/** Rows that are of no use any more, a batch at a time so that no lock is held for long. */
const BATCH = 5_000;
/** Longer than a mail session or the taking apart of a message may last: who wrote to a file before that was killed. */
const ABANDONED_MS = 2 * 60 * 60_000;

/** Removes what is outdated, as its owners say, and finishes what a process left unfinished. */
@Injectable()
export class Housekeeping {
  private readonly outdated: string[] = [];
  private readonly chores: (() => Promise<unknown>)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly resets: TenantReset,
    private readonly documents: DocumentStore,
  ) {}

  /** Has rows of a table removed. @param condition SQL: those that are of no use any more */
  removeOutdated(table: string, condition: string): void {
    this.outdated.push(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH}))`,
    );
  }

  /** Has something else done each time. */
  add(chore: () => Promise<unknown>): void {
    this.chores.push(chore);
  }

  async run(): Promise<void> {
    for (const statement of this.outdated) await this.removeAll(statement);
    for (const chore of this.chores) await chore();
    await this.documents.clearIncoming(new Date(Date.now() - ABANDONED_MS));
    await this.resets.finishInterrupted();
  }

  private async removeAll(statement: string): Promise<void> {
    for (;;) {
      const [, removed] = await this.dataSource.query<[unknown[], number]>(statement);
      if (removed < BATCH) return;
    }
  }
}
