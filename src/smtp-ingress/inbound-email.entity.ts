import { Column, ForeignKey } from 'typeorm';
import type { TextFindings } from './mime/message-content.js';
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

/**
 * What lists and people said of a message: `allowed` and `released` are read, `held` waits for a person, `blocked` and
 * `refused` are read by nobody.
 */
export const SENDER_DECISIONS = ['allowed', 'held', 'blocked', 'released', 'refused'] as const;
export type SenderDecisionState = (typeof SENDER_DECISIONS)[number];

/** How a verdict on the sender came about; every domain is in lower case and ASCII. */
export interface AuthenticationDetails {
  /** The one address that it is from; null if there is not exactly one. */
  sender: string | null;
  /** Every address that a reader may take for the sender's. */
  claimed: string[];
  /** What kept the message from being judged further, in words for people. */
  reason: string | null;
  /** Sent by a program or to many, so that nobody answers it (RFC 3834). */
  automatic: boolean;
  /** A mailing list passed it on under its own address. Missing in what was found before this was looked for. */
  fromList?: boolean;
  spf: { result: string; domain: string | null; aligned: boolean };
  dkim: { result: string; domain: string; selector: string; aligned: boolean; reason: string | null }[];
  dmarc: { result: string; domain: string | null; policy: string | null };
  arc: { result: string; sealer: string | null; trusted: boolean };
}

/** A message that an inbox accepted: it is here from the moment its sender was answered with 250. */
@TenantEntity('inbound_emails')
export class InboundEmail implements TenantRow {
  @Id()
  id: string;

  @Column({ type: 'uuid' })
  @ForeignKey('PayingEntity', { onDelete: 'CASCADE' })
  entityId: string;

  /** Address of the inbox, in lower case and without a tag. */
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

  /** Its own id where the same message was delivered before and not read; null for the first delivery. */
  @Column({ type: 'uuid', nullable: true })
  furtherDelivery: string | null;

  @Column({ type: 'text' })
  rawKey: string;

  /** When the raw message was removed (it was older than it is to be kept, or redacted); null while it is there. */
  @Moment({ nullable: true })
  rawDeletedAt: Date | null;

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

  /** Result of the ARC chain (RFC 8617), whether or not its sealers are trusted. */
  @OptionalText()
  arc: string | null;

  /** Domain of the one address of the From header, in lower case and ASCII; null if there is not exactly one. */
  @OptionalText()
  fromDomain: string | null;

  @OptionalText()
  replyTo: string | null;

  /** Whether SPF or DKIM passed for the domain of the From header (or a trusted sealer says so); null while unknown. */
  @Column({ type: 'boolean', nullable: true })
  authenticated: boolean | null;

  /** Whether it came by way of somebody who passes messages on; null while unknown. */
  @Column({ type: 'boolean', nullable: true })
  forwarded: boolean | null;

  @Column({ type: 'jsonb', nullable: true })
  authentication: AuthenticationDetails | null;

  /** How often the sender was looked up. */
  @Column({ type: 'integer', default: 0 })
  authenticationTries: number;

  /** When the sender is looked up again, where name servers gave no answer. */
  @Moment({ nullable: true })
  authenticationDueAt: Date | null;

  /** Null while its sender is not judged. */
  @OptionalText()
  senderDecision: SenderDecisionState | null;

  /** When its sender was told what happened to it. */
  @Moment({ nullable: true })
  confirmedAt: Date | null;

  @Column({ type: 'jsonb', default: [] })
  attachments: AttachmentOutcome[];

  /** Null if its text was not searched. */
  @Column({ type: 'jsonb', nullable: true })
  textFindings: TextFindings | null;

  /** When what it says of people was deleted; null while it is there. */
  @Moment({ nullable: true })
  redactedAt: Date | null;

  @CreatedAt()
  updatedAt: Date;

  /** By the first invoice of an attachment, the further ones of its file; for whoever is shown the email. */
  furtherInvoices?: Record<string, string[]> | null;
}
