import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResilientClient } from '../platform/database/resilient-client.js';
import { DATABASE_ADDRESS } from '../platform/database/database-address.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { newId } from '../platform/ids/uuid.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { LIVE_CHANNEL, packPing, unpack } from './live-change.js';
import type { LiveNotification } from './live-change.js';

/** What becomes of what is heard. */
export interface LiveSubscriber {
  heard(notification: LiveNotification): void;
  /** Something may have been missed, up to now. */
  missed(): void;
}

/** A connection that broke without a word, or that a pooler gave to somebody else, is noticed after so long. */
const PING_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5_000;
const CONNECT_WITHIN_MS = 5_000;
const AGAIN_AFTER_MS = 1_000;

/**
 * Hears what other processes tell, on one connection of its own, from the first reader on. Notifications belong to a session of the
 * database: through a pooler that shares connections they never arrive, so the process tells itself something and sees whether it hears it.
 */
@Injectable()
export class LiveListener implements BeforeApplicationShutdown {
  private readonly process = newId();
  private subscriber: LiveSubscriber | null = null;
  private client: ResilientClient | null = null;
  private connecting: Promise<void> | null = null;
  private pinging: NodeJS.Timeout | null = null;
  private answer: NodeJS.Timeout | null = null;
  private again: NodeJS.Timeout | null = null;
  private warned = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(DATABASE_ADDRESS) private readonly databaseUrl: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Listens from now on. Throws unavailable if the database cannot be reached. */
  async listen(subscriber: LiveSubscriber): Promise<void> {
    this.subscriber = subscriber;
    if (this.client) return;
    this.connecting ??= this.connect().finally(() => (this.connecting = null));
    await this.connecting;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timer of [this.pinging, this.answer, this.again]) if (timer) clearTimeout(timer);
    await this.connecting?.catch(() => undefined);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new ResilientClient({
      connectionString: this.databaseUrl,
      application_name: 'payproof live',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    try {
      await client.connect();
      client.on('notification', ({ payload }) => this.take(payload ?? ''));
      await client.query(`LISTEN ${LIVE_CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      this.logger.warn({ err: error }, 'Live updates cannot listen for changes');
      throw new DomainError('unavailable', 'Live updates are not available right now. Try again soon.');
    }
    client.on('end', () => this.lost(client));
    this.client = client;
    this.subscriber?.missed();
    if (this.stopped) return;
    this.pinging ??= setInterval(() => void this.ping(), PING_EVERY_MS);
  }

  private take(payload: string): void {
    const notification = unpack(payload);
    if ('ping' in notification) {
      if (notification.ping === this.process) this.hearsItself();
    } else this.subscriber?.heard(notification);
  }

  private hearsItself(): void {
    if (this.answer) clearTimeout(this.answer);
    this.answer = null;
    this.warned = false;
  }

  private async ping(): Promise<void> {
    if (this.client === null || this.answer !== null) return;
    const { client } = this;
    this.answer = setTimeout(() => {
      this.answer = null;
      if (!this.warned)
        this.logger.warn(
          'Database notifications do not arrive: open pages are asked to fetch again instead. If DATABASE_URL leads through a pooler, set DATABASE_LISTEN_URL.',
        );
      this.warned = true;
      this.lost(client);
    }, ANSWER_WITHIN_MS);
    await this.dataSource
      .query('SELECT pg_notify($1, $2)', [LIVE_CHANNEL, packPing(this.process)])
      .catch((error: unknown) => this.logger.warn({ err: error }, 'The database did not answer a health check'));
  }

  private lost(client: ResilientClient): void {
    if (this.client !== client) return;
    this.client = null;
    client.end().catch(() => undefined);
    this.reconnect();
  }

  private reconnect(): void {
    if (this.stopped || this.again !== null) return;
    this.again = setTimeout(() => {
      this.again = null;
      this.connecting ??= this.connect().finally(() => (this.connecting = null));
      this.connecting.catch(() => this.reconnect());
    }, AGAIN_AFTER_MS);
  }
}
