import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RAW_MESSAGES } from '../message.documents.js';
import { keyIn } from '../../platform/documents/document-key.js';
import { DocumentStore } from '../../platform/documents/document-store.js';
import { isUnavailable } from '../../platform/errors/unavailable.js';
import { newId } from '../../platform/ids/uuid.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { AcceptedMessage } from '../receiving/accepted-message.js';
import type { OperatorMailbox } from './operator-recipient.js';

/** The space of documents that belong to no entity. */
const SPACE = 'operator/0';

/** A message as the list shows it. */
export interface OperatorEmail {
  id: string;
  recipient: OperatorMailbox;
  envelopeFrom: string;
  peerAddress: string;
  size: number;
  receivedAt: Date;
}

/** Keeps mail to the operator of the service, until they remove it. Nobody answers it and nothing in it is opened. */
@Injectable()
export class OperatorMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly documents: DocumentStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Makes a message ours: when this has answered it is on disk and in the database. The same message again changes nothing. */
  async keep(mailbox: OperatorMailbox, message: Omit<AcceptedMessage, 'recipients'>): Promise<boolean> {
    const rawKey = keyIn(SPACE, RAW_MESSAGES);
    const { path, written } = message;
    await this.documents.adoptAll([{ key: rawKey, path, written, sync: () => message.sync() }]);
    try {
      const added = await this.dataSource.query<unknown[]>(
        `INSERT INTO operator_emails (id, recipient, envelope_from, peer_address, helo, content_hash, raw_key, size, received_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
        [
          newId(),
          mailbox,
          message.envelopeFrom,
          message.peerAddress,
          message.helo,
          message.contentHash,
          rawKey,
          message.size,
          message.receivedAt,
        ],
      );
      if (added.length > 0)
        this.logger.warn({ mailbox }, 'Mail for the operator of the service: see operator-mail:list');
      else await this.documents.delete(rawKey);
      return added.length > 0;
    } catch (error) {
      // Where the connection broke, the row may be there all the same and need its message.
      if (!isUnavailable(error)) await this.documents.delete(rawKey).catch(() => undefined);
      throw error;
    }
  }
}

/** The messages that are kept, the oldest first. */
export function listOperatorMail(dataSource: DataSource): Promise<OperatorEmail[]> {
  return dataSource.query<OperatorEmail[]>(
    `SELECT id, recipient, envelope_from AS "envelopeFrom", peer_address AS "peerAddress", size::int AS size, received_at AS "receivedAt"
       FROM operator_emails ORDER BY received_at, id`,
  );
}

/** The whole message, or null if there is none of this id. */
export async function readOperatorMail(
  dataSource: DataSource,
  documents: DocumentStore,
  id: string,
): Promise<Buffer | null> {
  const [row] = await dataSource.query<{ key: string }[]>(
    'SELECT raw_key AS key FROM operator_emails WHERE id::text = $1',
    [id],
  );
  return row === undefined ? null : documents.get(row.key);
}

/** Removes a message; false if there is none of this id. */
export async function removeOperatorMail(
  dataSource: DataSource,
  documents: DocumentStore,
  id: string,
): Promise<boolean> {
  const [[row]] = await dataSource.query<[{ key: string }[], number]>(
    'DELETE FROM operator_emails WHERE id::text = $1 RETURNING raw_key AS key',
    [id],
  );
  if (row !== undefined) await documents.delete(row.key);
  return row !== undefined;
}
