import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { newId } from '../../platform/ids/uuid.js';
import { SandboxMessage } from './sandbox-message.entity.js';
import type { MessageChannel } from './sandbox-message.entity.js';

/** A message for the drawer. */
export interface DrawerMessage {
  channel: MessageChannel;
  to: string;
  subject?: string;
  text: string;
}

/** Where the messages of sandbox entities go: nothing of theirs leaves the machine. */
@Injectable()
export class SandboxDrawer {
  constructor(private readonly database: Database) {}

  /** Keeps a message of a sandbox entity; inside a transaction where one is given. */
  async put(entityId: string, { channel, to, subject, text }: DrawerMessage, within?: Transaction): Promise<void> {
    if (!within) return this.database.transaction((own) => this.put(entityId, { channel, to, subject, text }, own));
    await within.rows(SandboxMessage, entityId).insert({
      id: newId(),
      channel,
      recipient: to,
      subject: channel === 'email' ? (subject ?? '') : null,
      text,
      createdAt: new Date(),
    });
  }

  /** Removes the messages of an entity that went to one of these addresses or numbers, or say one of these texts. */
  async removeAbout(transaction: Transaction, entityId: string, texts: readonly string[]): Promise<void> {
    await transaction.join(entityId);
    await transaction.manager.query(
      `DELETE FROM sandbox_messages m WHERE entity_id = $1 AND EXISTS (
         SELECT FROM unnest($2::text[]) AS given (text)
          WHERE m.recipient = given.text OR position(given.text IN concat_ws(' ', m.subject, m.text)) > 0)`,
      [entityId, texts.filter((text) => text !== '')],
    );
  }

  /** Removes the messages of an entity that name one of these things by its id, as email alerts do. */
  async removeNaming(transaction: Transaction, entityId: string, ids: readonly string[]): Promise<void> {
    await transaction.join(entityId);
    await transaction.manager.query(
      `DELETE FROM sandbox_messages m WHERE entity_id = $1 AND EXISTS (
         SELECT FROM regexp_matches(concat_ws(' ', m.subject, m.text), '[0-9a-f]{8}-[0-9a-f-]{27}', 'g') AS named (id)
          WHERE named.id[1] = ANY($2::text[]))`,
      [entityId, ids],
    );
  }
}
