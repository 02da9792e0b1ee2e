import { Inject, Injectable } from '@nestjs/common';
import type { SMTPServerAddress, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { Inboxes } from '../../organization/inboxes.js';
import type { Inbox } from '../../organization/inboxes.js';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { DocumentStore } from '../../platform/documents/document-store.js';
import { errorCode } from '../../platform/errors/system-error.js';
import { newId } from '../../platform/ids/uuid.js';
import { runWithCorrelation } from '../../platform/logging/context.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { defineCounter, defineHistogram } from '../../platform/metrics/instruments.js';
import { traced } from '../../platform/tracing/tracing.js';
import { FreeSpace } from './limits/free-space.js';
import { MessageAcceptance } from './message-acceptance.js';
import { storeIncoming } from './message-intake.js';
import { MinuteCounts } from './limits/minute-counts.js';
import { PeerLimits } from './limits/peer-limits.js';
import { OperatorMail } from '../operator-mail/operator-mail.js';
import { operatorMailbox } from '../operator-mail/operator-recipient.js';
import type { OperatorMailbox } from '../operator-mail/operator-recipient.js';
import { receivedHeader } from './received-header.js';
import { inboxAddress, inboxLocalPart } from './recipient.js';
import { Refusal, REFUSALS } from './refusal.js';
import type { AcceptedMessage } from './accepted-message.js';

const MIB = 1_048_576;
const NO_ROOM = ['ENOSPC', 'EDQUOT'];
/** Parameters of MAIL, of the extensions that are offered. */
const MAIL_PARAMETERS: ReadonlySet<string> = new Set(['SIZE', 'BODY', 'SMTPUTF8']);
/** Of RCPT, none is offered. */
const NO_PARAMETERS: ReadonlySet<string> = new Set();

const messages = defineCounter({
  name: 'payproof_smtp_answers_total',
  help: 'Replies of the mail server: accepted (250 after the message), known (the same message again), or the reason for a refusal.',
  labels: ['result'],
});
const acceptTime = defineHistogram({
  name: 'payproof_smtp_accept_seconds',
  help: 'From the first byte of a message to the 250 that accepts it.',
  labels: [],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
});

type Done = (error?: Error | null) => void;

/** The message at hand in a session, from MAIL on. */
interface Transaction {
  /** Also the id in its `Received` field, so that what was logged is found by it. */
  id: string;
  begun: Date;
  /** Inbox of each accepted recipient, so that DATA need not look it up again. */
  inboxes: Map<string, Inbox>;
  operator: Set<OperatorMailbox>;
}

/** What the mail server answers, on whichever port: who may connect, who may get mail, and what happens to a message. */
@Injectable()
export class SmtpSessions {
  /** Largest message in bytes. */
  readonly maxBytes: number;
  readonly peers: PeerLimits;
  readonly inboxCounts: MinuteCounts;
  private readonly room: FreeSpace;
  private readonly connected = new WeakSet<SMTPServerSession>();
  private readonly transactions = new WeakMap<SMTPServerSession, Transaction>();

  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly inboxes: Inboxes,
    private readonly acceptance: MessageAcceptance,
    private readonly documents: DocumentStore,
    private readonly operatorMail: OperatorMail,
  ) {
    this.maxBytes = settings.SMTP_MAX_MESSAGE_MB * MIB;
    this.peers = new PeerLimits({
      connections: settings.SMTP_CONNECTIONS_PER_PEER,
      allConnections: settings.SMTP_CONNECTIONS,
      messagesPerMinute: settings.SMTP_MESSAGES_PER_PEER,
      unknownPerMinute: settings.SMTP_UNKNOWN_PER_PEER,
    });
    this.inboxCounts = new MinuteCounts(settings.SMTP_MESSAGES_PER_INBOX);
    this.room = new FreeSpace(documents.incoming, settings.MIN_FREE_DISK_MB * MIB);
  }

  /** Connections that are held at the moment. */
  get connections(): number {
    return this.peers.heldConnections;
  }

  onConnect = (session: SMTPServerSession, done: Done): void => {
    const answer = this.peers.connect(session.remoteAddress);
    if (answer === 'taken') this.connected.add(session);
    const refusal = { taken: null, full: REFUSALS.tooBusy(), 'peer-full': REFUSALS.tooManyConnections() }[answer];
    if (refusal !== null) messages.add({ result: refusal.kind });
    done(refusal);
  };

  onClose = (session: SMTPServerSession): void => {
    if (this.connected.delete(session)) this.peers.disconnect(session.remoteAddress);
  };

  onMailFrom = (address: SMTPServerAddress, session: SMTPServerSession, done: Done): void => {
    this.begin(session);
    this.answer(
      session,
      async () => {
        refuseUnknownParameters(address, MAIL_PARAMETERS);
        if (!this.peers.message(session.remoteAddress)) throw REFUSALS.tooManyMessages();
        if (!(await this.room.isLeft())) throw REFUSALS.noRoom();
      },
      done,
    );
  };

  onRcptTo = (address: SMTPServerAddress, session: SMTPServerSession, done: Done): void =>
    this.answer(session, (transaction) => this.acceptRecipient(address, session, transaction), done);

  onData = (stream: SMTPServerDataStream, session: SMTPServerSession, done: Done): void =>
    this.answer(
      session,
      (transaction) =>
        traced({ name: 'receive email', kind: 'server', startedAt: transaction.begun }, async (span) => {
          const result = await this.acceptMessage(stream, session, transaction);
          span.set({
            'payproof.result': result,
            'payproof.bytes': stream.byteLength,
            'payproof.recipients': session.envelope.rcptTo.length,
          });
        }),
      done,
    );

  /** When no more messages come. */
  end(): Promise<void> {
    return this.documents.giveUpSpares();
  }

  private async acceptRecipient(
    given: SMTPServerAddress,
    session: SMTPServerSession,
    { inboxes, operator }: Transaction,
  ): Promise<void> {
    refuseUnknownParameters(given, NO_PARAMETERS);
    const address = given.address.toLowerCase();
    if (this.peers.isGuessing(session.remoteAddress)) throw REFUSALS.tooManyUnknown();
    const mailbox = operatorMailbox(address, this.settings.INBOUND_DOMAIN);
    if (mailbox !== null) {
      if (!this.inboxCounts.count(mailbox)) throw REFUSALS.inboxBusy();
      operator.add(mailbox);
      return;
    }
    const localPart = inboxLocalPart(address, this.settings.INBOUND_DOMAIN);
    const inbox = localPart === null ? null : await this.inboxes.find(localPart);
    if (inbox === null) {
      this.peers.unknownRecipient(session.remoteAddress);
      throw REFUSALS.unknownRecipient();
    }
    const counted = [...inboxes.values()].some(({ entityId }) => entityId === inbox.entityId);
    if (!counted && !this.inboxCounts.count(inbox.entityId)) throw REFUSALS.inboxBusy();
    inboxes.set(address, inbox);
  }

  private async acceptMessage(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    transaction: Transaction,
  ): Promise<'accepted' | 'known'> {
    const began = performance.now();
    // The sender is told to begin before any of this.
    await Promise.resolve();
    const arrival = {
      helo: session.hostNameAppearsAs || null,
      peerAddress: session.remoteAddress,
      receivedAt: new Date(),
    };
    const trace = receivedHeader({
      ...arrival,
      by: this.settings.INBOUND_DOMAIN,
      extended: session.openingCommand === 'EHLO',
      secure: session.secure,
      utf8: session.envelope.smtpUtf8 === true,
      id: transaction.id,
    });
    const recipients = this.recipientsOf(session, transaction);
    const given = this.acceptance.place(recipients);
    const { incoming } = this.documents;
    const file = await storeIncoming(stream, incoming, this.maxBytes, trace, given).catch((error: unknown) => {
      // Whether or not it was the peer's fault, it was not ours.
      throw error === stream.errored ? REFUSALS.brokenOff() : error;
    });
    if (file === null) throw REFUSALS.tooLarge(this.maxBytes);
    try {
      const envelopeFrom = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
      const place = given?.path === file.path ? given : null;
      const message = { ...file, ...arrival, envelopeFrom, place };
      let isNew = false;
      for (const mailbox of transaction.operator) if (await this.operatorMail.keep(mailbox, message)) isNew = true;
      if (recipients.length > 0 && (await this.acceptance.accept({ ...message, recipients }))) isNew = true;
      acceptTime.observe({}, (performance.now() - began) / 1_000);
      const result = isNew ? 'accepted' : 'known';
      messages.add({ result });
      return result;
    } finally {
      // The sender is answered first; housekeeping finds what stays.
      setImmediate(() => void file.discard().catch(() => undefined));
    }
  }

  private begin(session: SMTPServerSession): Transaction {
    const transaction = { id: newId(), begun: new Date(), inboxes: new Map(), operator: new Set<OperatorMailbox>() };
    this.transactions.set(session, transaction);
    return transaction;
  }

  /** One recipient for each entity: a company gets a message once, however many of its addresses are named. */
  private recipientsOf(session: SMTPServerSession, { inboxes }: Transaction): AcceptedMessage['recipients'] {
    const byEntity = new Map<string, AcceptedMessage['recipients'][number]>();
    for (const { address: given } of session.envelope.rcptTo) {
      const inbox = inboxes.get(given.toLowerCase());
      if (inbox === undefined || byEntity.has(inbox.entityId)) continue;
      byEntity.set(inbox.entityId, { ...inbox, address: inboxAddress(given, this.settings.INBOUND_DOMAIN) });
    }
    return [...byEntity.values()];
  }

  /** Tells the sender how it went. What nobody foresaw is our trouble and not the sender's: it is to try again. */
  private answer(session: SMTPServerSession, work: (transaction: Transaction) => Promise<void>, done: Done): void {
    const transaction = this.transactions.get(session) ?? this.begin(session);
    void runWithCorrelation(transaction.id, async () => {
      try {
        await work(transaction);
        done();
      } catch (error) {
        if (!(error instanceof Refusal))
          this.logger.error({ err: error }, 'A message or recipient could not be accepted');
        const unforeseen = NO_ROOM.includes(errorCode(error)) ? REFUSALS.noRoom() : REFUSALS.notAvailable();
        const refusal = error instanceof Refusal ? error : unforeseen;
        messages.add({ result: refusal.kind });
        done(refusal);
      }
    });
  }
}

/** Refuses what asks for something that is not done (RFC 5321, 4.1.1.11). */
function refuseUnknownParameters({ args }: SMTPServerAddress, known: ReadonlySet<string>): void {
  const unknown = Object.keys(args || {}).find((name) => !known.has(name));
  if (unknown !== undefined) throw REFUSALS.unknownParameter(unknown);
}
