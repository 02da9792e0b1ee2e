import { Column, ForeignKey } from 'typeorm';
import { CreatedAt, Id, Moment, OptionalText } from '../platform/database/columns.js';
import { TenantEntity } from '../platform/database/tenant.js';
import type { TenantRow } from '../platform/database/tenant.js';

export const INBOUND_EMAIL_STATUSES = ['received', 'processed', 'rejected'] as const;
export type InboundEmailStatus = (typeof INBOUND_EMAIL_STATUSES)[number];

/** What became of one attachment. */
export interface AttachmentOutcome {
  file_name: string;
  /** Bytes. */
  size: number;
  outcome: 'invoice' | 'ignored' | 'failed';
  reason: string | null;
  invoice_id: string | null;
}

/** A message that an inbox accepted: it is here from the moment its sender was answered with 250. */
@TenantEntity('inbound_emails')
export class InboundEmail implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  /** Address of the envelope, in lower case. */
  @Column({ type: 'text' })
  recipient: string;

  /** Empty for the null sender. */
  @Column({ type: 'text' })
  envelopeFrom: string;

  @Column({ type: 'text' })
  peerAddress: string;

  @OptionalText()
  helo: string | null;

  /** SHA-256 of the message without its trace headers; with the recipient it tells a repeated delivery. */
  @Column({ type: 'bytea' })
  contentHash: Buffer;

  @Column({ type: 'text' })
  rawKey: string;

  @Column({ type: 'bigint' })
  size: number;

  @OptionalText()
  from: string | null;

  @Column({ type: 'text', array: true, default: [] })
  to: string[];

  @OptionalText()
  subject: string | null;

  @OptionalText()
  messageId: string | null;

  @Moment()
  receivedAt: Date;

  @Column({ type: 'text' })
  status: InboundEmailStatus;

  /** Why the message gave no invoice. */
  @OptionalText()
  reason: string | null;

  @OptionalText()
  spf: string | null;

  @OptionalText()
  dkim: string | null;

  @OptionalText()
  dmarc: string | null;

  @Column({ type: 'jsonb', default: [] })
  attachments: AttachmentOutcome[];

  @CreatedAt()
  updatedAt: Date;
}
