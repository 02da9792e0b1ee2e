import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocumentStore } from './documents/document-store.js';
import { TenantReset } from './reset/tenant-reset.js';

/** Rows that are of no use any more, a batch at a time so that no lock is held for long. */
const BATCH = 5_000;
/** Longer than a mail session or the taking apart of a message may last: who wrote to a file before that was killed. */
const ABANDONED_MS = 2 * 60 * 60_000;
const OUTDATED = [
  `DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM idempotency_keys WHERE created_at < now() - interval '24 hours' LIMIT ${BATCH}))`,
  `DELETE FROM request_counts WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM request_counts WHERE window_ends_at < now() - interval '1 hour' LIMIT ${BATCH}))`,
  `DELETE FROM mail_counts WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM mail_counts WHERE minute < extract(epoch FROM now()) / 60 - 5 LIMIT ${BATCH}))`,
  `DELETE FROM mail_connections WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM mail_connections WHERE seen_at < now() - interval '5 minutes' LIMIT ${BATCH}))`,
  `DELETE FROM leases WHERE ctid = ANY(ARRAY(SELECT ctid FROM leases WHERE ends_at < now() LIMIT ${BATCH}))`,
  ...['sessions', 'ceremonies', 'user_links'].map(
    (table) => `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM ${table} WHERE ${table === 'sessions' ? 'ends_at' : 'expires_at'} < now() - interval '1 day' LIMIT ${BATCH}))`,
  ),
  `DELETE FROM sign_in_failures WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM sign_in_failures WHERE last_at < now() - interval '2 days' LIMIT ${BATCH}))`,
];

/** Removes what is outdated, and finishes what a process left unfinished. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly resets: TenantReset,
    private readonly documents: DocumentStore,
  ) {}

  async run(): Promise<void> {
    for (const statement of OUTDATED) await this.removeAll(statement);
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
