import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/transactions.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { notFound } from '../platform/errors/domain-error.js';
import { errorCode } from '../platform/errors/system-error.js';
import { Housekeeping } from '../platform/housekeeping.js';
import { isUuid } from '../platform/ids/uuid.js';
import { InboundEmail } from './inbound-email.entity.js';

/** As many as are removed in one go. */
const BATCH = 500;

interface OldMessage {
  id: string;
  entityId: string;
  rawKey: string;
}

/** Messages byte for byte as they arrived, for as long as they are kept. */
@Injectable()
export class RawMessages implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly documents: DocumentStore,
    private readonly housekeeping: Housekeeping,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.removeOutdated());
  }

  /** The message of an email. Throws not found if the entity has none such, or its message was removed. */
  async get(entityId: string, emailId: string): Promise<Buffer> {
    const email = isUuid(emailId) ? await this.database.rows(InboundEmail, entityId).findOne({ id: emailId }) : null;
    if (email === null || email.rawDeletedAt !== null) throw notFound('Message');
    try {
      return await this.documents.get(email.rawKey);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') throw notFound('Message');
      throw error;
    }
  }

  /**
   * Removes the messages that are older than they are to be kept; gives how many. Their rows stay. One that is still to be
   * parsed stays too.
   */
  async removeOutdated(): Promise<number> {
    const days = this.settings.RAW_MESSAGE_RETENTION_DAYS;
    if (days === 0) return 0;
    for (let removed = 0; ;) {
      const old = await this.database.dataSource.query<OldMessage[]>(
        `SELECT id, entity_id AS "entityId", raw_key AS "rawKey" FROM inbound_emails
         WHERE raw_deleted_at IS NULL AND status <> 'received' AND received_at < now() - make_interval(days => $1)
         ORDER BY received_at LIMIT ${BATCH}`,
        [days],
      );
      for (const { id, entityId, rawKey } of old) {
        // First the file: what fails in between is found again.
        await this.documents.delete(rawKey);
        await this.database
          .rows(InboundEmail, entityId)
          .update({ id, rawDeletedAt: IsNull() }, { rawDeletedAt: new Date() });
      }
      removed += old.length;
      if (old.length < BATCH) return removed;
    }
  }
}
