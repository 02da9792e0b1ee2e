import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TenantReset } from './reset/tenant-reset.js';

/** Rows that are of no use any more, a batch at a time so that no lock is held for long. */
const BATCH = 5_000;
const OUTDATED = [
  `DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM idempotency_keys WHERE created_at < now() - interval '24 hours' LIMIT ${BATCH}))`,
  `DELETE FROM request_counts WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM request_counts WHERE window_ends_at < now() - interval '1 hour' LIMIT ${BATCH}))`,
];

/** Removes what is outdated, and finishes what a process left unfinished. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly resets: TenantReset,
  ) {}

  async run(): Promise<void> {
    for (const statement of OUTDATED) await this.removeAll(statement);
    await this.resets.finishInterrupted();
  }

  private async removeAll(statement: string): Promise<void> {
    for (;;) {
      const [, removed] = await this.dataSource.query<[unknown[], number]>(statement);
      if (removed < BATCH) return;
    }
  }
}
