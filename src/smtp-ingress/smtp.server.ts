import { unlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { Inboxes } from '../organization/inboxes.js';
import type { Inbox } from '../organization/inboxes.js';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { HealthService } from '../platform/health/health.service.js';
import { runWithCorrelation } from '../platform/logging/context.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { loadCertificate } from './certificate.js';
import { MessageAcceptance } from './message-acceptance.js';
import { takeIn } from './message-intake.js';
import { PeerLimits } from './peer-limits.js';
import { inboxLocalPart } from './recipient.js';
import { Refusal, REFUSALS } from './refusal.js';
import { limitSessions } from './session-limit.js';
import type { TakenMessage } from './taken-message.js';

const MIB = 1_048_576;
const MAX_RECIPIENTS = 100;
const IDLE_MS = 5 * 60_000;
/** Time enough for a large message on a slow line, and for a sender with many. */
const SESSION_MS = 30 * 60_000;
const CLOSE_MS = 2_000;

/** The mail server: takes messages for inboxes and answers 250 when they are safe. */
@Injectable()
export class SmtpIngress implements BeforeApplicationShutdown {
  private server: SMTPServer | null = null;
  private readonly peers: PeerLimits;
  private readonly maxBytes: number;
  private readonly connected = new WeakSet<SMTPServerSession>();
  /** Inbox of each accepted recipient of the message at hand, by session, so that DATA need not look it up again. */
  private readonly named = new WeakMap<SMTPServerSession, Map<string, Inbox>>();

  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly inboxes: Inboxes,
    private readonly acceptance: MessageAcceptance,
    private readonly documents: DocumentStore,
    private readonly health: HealthService,
  ) {
    this.maxBytes = settings.SMTP_MAX_MESSAGE_MB * MIB;
    this.peers = new PeerLimits({
      connections: settings.SMTP_CONNECTIONS_PER_PEER,
      messagesPerMinute: settings.SMTP_MESSAGES_PER_PEER,
    });
  }

  /** Starts to listen; gives the port. Throws the system's error when the address is taken or not ours. */
  async listen(): Promise<number> {
    const { cert, key } = await loadCertificate(this.settings);
    const server = new SMTPServer({
      name: this.settings.INBOUND_DOMAIN,
      banner: 'Payproof',
      cert,
      key,
      minVersion: 'TLSv1.2',
      size: this.maxBytes,
      maxRecipients: MAX_RECIPIENTS,
      authOptional: true,
      disabledCommands: ['AUTH'],
      disableReverseLookup: true,
      socketTimeout: IDLE_MS,
      closeTimeout: CLOSE_MS,
      logger: false,
      onConnect: (session, done) => done(this.connect(session)),
      onClose: (session) => this.disconnect(session),
      onMailFrom: (_address, session, done) => done(this.beginMessage(session)),
      onRcptTo: (address, session, done) => this.answer(() => this.acceptRecipient(address, session), done),
      onData: (stream, session, done) => this.answer(() => this.acceptMessage(stream, session), done),
    });
    server.on('error', (error) => this.logger.debug({ err: error }, 'A mail connection failed'));
    limitSessions(server.server, SESSION_MS);
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(this.settings.SMTP_PORT, this.settings.SMTP_HOST, () => resolve());
    });
    this.server = server;
    this.health.add(() => (server.server.listening ? null : 'the mail server is closed'), 'the mail server is closed');
    return (server.server.address() as AddressInfo).port;
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private connect(session: SMTPServerSession): Refusal | null {
    if (!this.peers.connect(session.remoteAddress)) return REFUSALS.tooManyConnections();
    this.connected.add(session);
    return null;
  }

  private disconnect(session: SMTPServerSession): void {
    if (this.connected.delete(session)) this.peers.disconnect(session.remoteAddress);
  }

  private beginMessage(session: SMTPServerSession): Refusal | null {
    this.named.set(session, new Map());
    return this.peers.message(session.remoteAddress) ? null : REFUSALS.tooManyMessages();
  }

  private async acceptRecipient({ address }: SMTPServerAddress, session: SMTPServerSession): Promise<void> {
    const localPart = inboxLocalPart(address, this.settings.INBOUND_DOMAIN);
    const inbox = localPart === null ? null : await this.inboxes.find(localPart);
    if (inbox === null) throw REFUSALS.unknownRecipient();
    this.named.get(session)?.set(address.toLowerCase(), inbox);
  }

  private async acceptMessage(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const receivedAt = new Date();
    const file = await takeIn(stream, this.documents.incoming, this.maxBytes);
    if (file === null) throw REFUSALS.tooLarge(this.maxBytes);
    try {
      await this.acceptance.accept({
        ...file,
        envelopeFrom: session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address,
        peerAddress: session.remoteAddress,
        helo: session.hostNameAppearsAs || null,
        receivedAt,
        recipients: this.recipientsOf(session),
      });
    } finally {
      // The sender need not wait for that; housekeeping finds what stays.
      void unlink(file.path).catch(() => undefined);
    }
  }

  /** One recipient for each entity: a company gets a message once, however many of its addresses are named. */
  private recipientsOf(session: SMTPServerSession): TakenMessage['recipients'] {
    const byEntity = new Map<string, TakenMessage['recipients'][number]>();
    for (const { address: given } of session.envelope.rcptTo) {
      const address = given.toLowerCase();
      const inbox = this.named.get(session)?.get(address);
      if (inbox !== undefined && !byEntity.has(inbox.entityId)) byEntity.set(inbox.entityId, { ...inbox, address });
    }
    return [...byEntity.values()];
  }

  /** Tells the sender how it went. What nobody foresaw is our trouble and not the sender's: it is to try again. */
  private answer(work: () => Promise<void>, done: (error?: Error | null) => void): void {
    void runWithCorrelation(null, async () => {
      try {
        await work();
        done();
      } catch (error) {
        if (!(error instanceof Refusal)) this.logger.error({ err: error }, 'A message or recipient could not be taken');
        done(error instanceof Refusal ? error : REFUSALS.notAvailable());
      }
    });
  }
}
