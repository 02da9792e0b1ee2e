import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOutage } from '../../../platform/errors/unavailable.js';
import { newId } from '../../../platform/ids/uuid.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { LOGGER } from '../../../platform/logging/logger.js';
import type { Logger } from '../../../platform/logging/logger.js';
import type { MinuteCounts } from './minute-counts.js';
import { SmtpSessions } from '../smtp-sessions.js';

const EVERY_MS = 1_000;
/** Connections that were told of are told of again so often; a process that says nothing for three times as long is gone. */
const SEEN_EVERY_MS = 20_000;
const GONE = `interval '60 seconds'`;

const COUNT = `
  WITH told AS (
    INSERT INTO mail_counts AS known (key, minute, count)
    SELECT key, $1, count FROM unnest($2::text[], $3::int[]) AS told (key, count) ORDER BY key
    ON CONFLICT (key, minute) DO UPDATE SET count = known.count + excluded.count
    RETURNING key, count)
  SELECT key, count FROM told UNION ALL SELECT key, count FROM mail_counts WHERE minute = $1 AND key = ANY($4)`;

const TELL_CONNECTIONS = `
  INSERT INTO mail_connections (process, peer, held, seen_at)
  SELECT $1, peer, held, now() FROM unnest($2::text[], $3::int[]) AS told (peer, held) ORDER BY peer
  ON CONFLICT (peer, process) DO UPDATE SET held = excluded.held, seen_at = excluded.seen_at`;

const HEAR_CONNECTIONS = `
  SELECT peer, sum(held)::int AS held FROM mail_connections
   WHERE peer = ANY($2) AND process <> $1 AND seen_at > now() - ${GONE} GROUP BY peer`;

/**
 * Holds the limits by peer and by inbox over all mail servers of the service: each tells the database once a second what it has counted, and
 * hears what all have together. No message waits for that; what comes in within the same second may go over a limit. While the
 * database cannot be reached each process keeps to the limits by itself.
 */
@Injectable()
export class SharedMailLimits extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Mail limits could not be shared between processes';
  private readonly process = newId();
  private readonly told = new Map<string, number>();
  private toldAt = 0;
  private away = false;

  constructor(
    private readonly sessions: SmtpSessions,
    private readonly dataSource: DataSource,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    if (this.told.size > 0)
      await this.dataSource
        .query('DELETE FROM mail_connections WHERE process = $1', [this.process])
        .catch((error: unknown) => this.logger.debug({ err: error }, this.failure));
  }

  protected async work(): Promise<void> {
    try {
      await this.tellAndHear();
      this.away = false;
    } catch (error) {
      if (!isOutage(error)) throw error;
      // Once for an outage, and not every second of it.
      if (!this.away) this.logger.warn({ err: error }, this.failure);
      this.away = true;
    }
  }

  private async tellAndHear(): Promise<void> {
    const { peers, inboxCounts } = this.sessions;
    await this.exchange('message', peers.messages);
    await this.exchange('unknown', peers.unknown);
    await this.exchange('inbox', inboxCounts);
    await this.exchangeConnections();
  }

  private async exchange(kind: string, counts: MinuteCounts): Promise<void> {
    const told = counts.toTell();
    if (told.counts.length + told.watched.length === 0) return;
    const rows = await this.dataSource.query<{ key: string; count: number }[]>(COUNT, [
      told.minute,
      told.counts.map(({ key }) => `${kind} ${key}`),
      told.counts.map(({ count }) => count),
      told.watched.map((key) => `${kind} ${key}`),
    ]);
    counts.heard(told, new Map(rows.map(({ key, count }) => [key.slice(kind.length + 1), count])));
  }

  private async exchangeConnections(): Promise<void> {
    const { peers } = this.sessions;
    const isDue = Date.now() - this.toldAt >= SEEN_EVERY_MS;
    if (isDue) this.toldAt = Date.now();
    const known = new Set([...peers.byPeer.keys(), ...this.told.keys()]);
    const changed = [...known]
      .map((peer) => ({ peer, held: peers.byPeer.get(peer) ?? 0 }))
      .filter(({ peer, held }) => isDue || held !== this.told.get(peer));
    if (changed.length > 0) {
      const values = [this.process, changed.map(({ peer }) => peer), changed.map(({ held }) => held)];
      await this.dataSource.query(TELL_CONNECTIONS, values);
      for (const { peer, held } of changed) {
        if (held === 0) this.told.delete(peer);
        else this.told.set(peer, held);
      }
    }
    if (this.told.size === 0) return;
    const rows = await this.dataSource.query<{ peer: string; held: number }[]>(HEAR_CONNECTIONS, [
      this.process,
      [...this.told.keys()],
    ]);
    peers.heardOfConnections(new Map(rows.map(({ peer, held }) => [peer, held])));
  }
}
