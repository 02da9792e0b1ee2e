import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { SMTPServer, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { HealthService } from '../../platform/health/health.service.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { followCertificate, loadCertificate } from './certificate.js';
import { ProxiedServer } from './proxied-server.js';
import { limitSessions } from './limits/session-limit.js';
import { SmtpSessions } from './smtp-sessions.js';

const MAX_RECIPIENTS = 100;
const IDLE_MS = 5 * 60_000;
/** Time enough for a large message on a slow line, and for a sender with many. */
const SESSION_MS = 30 * 60_000;
/** How long messages on their way may take in a process that stops. */
const CLOSE_MS = 8_000;
/** Commands that smtp-server knows for fun. */
const JOKES = ['WIZ', 'SHELL', 'KILL'];

/** The mail server: takes messages for inboxes and answers 250 when they are safe. */
@Injectable()
export class SmtpIngress implements BeforeApplicationShutdown {
  private readonly servers: SMTPServer[] = [];
  private readonly unfollow: (() => void)[] = [];

  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly sessions: SmtpSessions,
    private readonly health: HealthService,
  ) {}

  /** Starts to listen; gives the port. Throws the system's error when the address is taken or not ours. */
  async listen(): Promise<number> {
    const port = await this.open(this.settings.SMTP_PORT, false);
    this.health.add(
      () => (this.servers.every(({ server }) => server.listening) ? null : 'the mail server is closed'),
      'the mail server is closed',
    );
    return port;
  }

  /** As listen, for the port on which connections begin with TLS; null if none is wanted. */
  async listenSecurely(): Promise<number | null> {
    return this.settings.SMTPS_PORT === null ? null : this.open(this.settings.SMTPS_PORT, true);
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const stop of this.unfollow) stop();
    await Promise.all(this.servers.map(close));
    await this.sessions.end();
  }

  /** @param secure whether connections begin with TLS, rather than with a greeting */
  private async open(port: number, secure: boolean): Promise<number> {
    const certificate = await loadCertificate(this.settings);
    const { onConnect, onClose, onMailFrom, onRcptTo, onData, maxBytes } = this.sessions;
    const options: SMTPServerOptions = {
      name: this.settings.INBOUND_DOMAIN,
      banner: 'Payproof',
      ...certificate,
      secure,
      minVersion: 'TLSv1.2',
      size: maxBytes,
      maxRecipients: MAX_RECIPIENTS,
      maxClients: this.settings.SMTP_CONNECTIONS * 2,
      authOptional: true,
      disabledCommands: ['AUTH', ...JOKES],
      hideENHANCEDSTATUSCODES: false,
      disableReverseLookup: true,
      // Scanners and old mail servers have envelope senders that break the rules; nothing is ever sent there.
      lenientAddressParsing: true,
      socketTimeout: IDLE_MS,
      closeTimeout: CLOSE_MS,
      logger: false,
      onConnect,
      onClose,
      onMailFrom,
      onRcptTo,
      onData,
    };
    const server = new ProxiedServer(options, this.settings.SMTP_PROXIES);
    server.on('error', (error) => this.logger.debug({ err: error }, 'A mail connection failed'));
    limitSessions(server.server, SESSION_MS);
    this.servers.push(server);
    this.unfollow.push(
      followCertificate(this.settings, certificate, this.logger, (renewed) => server.updateSecureContext(renewed)),
    );
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(port, this.settings.SMTP_HOST, () => resolve());
    });
    return (server.server.address() as AddressInfo).port;
  }
}

/** Takes no more connections and no more messages, and lets those on their way end; whoever is between two messages is told to come again. */
function close(server: SMTPServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const connection of server.connections) {
    // There is none before the greeting.
    const { envelope } = connection.session as Partial<SMTPServerSession>;
    if (envelope?.mailFrom) continue;
    connection.send(421, 'Server shutting down');
    connection.close();
  }
  return closed;
}
