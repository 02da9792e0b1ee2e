import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { StillAllowed } from '../identity/still-allowed.js';
import type { EntityCaller } from '../platform/auth/caller.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { DeclaredRoutes } from '../platform/http/declared-routes.js';
import { interfaceOf } from '../platform/http/interfaces.js';
import { newId } from '../platform/ids/uuid.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { LiveBacklog } from './live-backlog.js';
import type { LiveBatch } from './live-backlog.js';
import type { LiveChange, LiveNotification } from './live-change.js';
import { LiveListener } from './live-listener.js';
import { frame, LiveStream } from './live-stream.js';

/** Streams that one person, or one key, may have open at once in a process. */
const MOST_STREAMS = 20;
/** Notifications that are kept for readers who come back; each has up to 8 KB. */
const BACKLOG = 1_000;
const RETRY_MS = 2_000;
/** Well below the minute after which proxies give up a connection that says nothing. */
const HEARTBEAT_EVERY_MS = 15_000;
const LOOK_EVERY_MS = 3_000;
/** A reader that takes nothing for so long is cut off; it may come back. */
const STUCK_MS = 60_000;

interface Reader {
  caller: EntityCaller;
  stream: LiveStream;
}

/** The open streams of this process. */
@Injectable()
export class LiveStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly readers = new Set<Reader>();
  private readonly backlog = new LiveBacklog(newId(), BACKLOG);
  /** The abilities with which a type of resource can be read. */
  private readonly abilities = new Map<string, Set<string>>();
  private timers: NodeJS.Timeout[] = [];
  private looking = false;

  constructor(
    private readonly listener: LiveListener,
    private readonly allowed: StillAllowed,
    private readonly routes: DeclaredRoutes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    for (const { method, path, declaration } of this.routes.all()) {
      const { answer, ability } = declaration;
      if (method !== 'GET' || (answer.kind !== 'list' && answer.kind !== 'one')) continue;
      if (interfaceOf(path) !== 'dashboard') continue;
      const known = this.abilities.get(answer.resource.type) ?? new Set();
      this.abilities.set(answer.resource.type, known.add(ability));
    }
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const { stream } of this.readers) stream.end('shutting_down');
  }

  /**
   * A stream of the changes of the caller's entity.
   * @param lastId up to where the reader has come, or null
   * Throws too many requests, or unavailable if nobody can listen.
   */
  async open(caller: EntityCaller, lastId: string | null): Promise<LiveStream> {
    await this.listener.listen({ heard: (one) => this.hear(one), missed: () => this.miss() });
    // From here on nothing is awaited: whoever opens several at once is counted for each.
    const own = [...this.readers].filter(
      (one) => one.caller.userId === caller.userId && one.caller.keyId === caller.keyId,
    );
    if (own.length >= MOST_STREAMS)
      throw new DomainError('too_many_requests', `At most ${MOST_STREAMS} live streams can be open at once.`, {
        headers: { 'retry-after': '60' },
      });
    this.keepWatch();
    const stream = new LiveStream();
    const reader = { caller, stream };
    const missed = lastId === null ? [] : this.backlog.since(lastId);
    stream.begin(missed !== null, missed === null ? this.backlog.lastId : (lastId ?? this.backlog.lastId), RETRY_MS);
    for (const batch of missed ?? []) this.tell(reader, batch);
    this.readers.add(reader);
    stream.once('close', () => this.readers.delete(reader));
    return stream;
  }

  private hear(notification: LiveNotification): void {
    if ('changes' in notification) {
      this.backlog.add(notification);
      for (const reader of this.readers) this.tell(reader, notification);
    } else if ('resets' in notification) {
      // Whoever was away meanwhile has to fetch everything again as well.
      this.backlog.clear(notification.id);
      for (const { caller, stream } of this.readers)
        if (notification.resets.includes(caller.entityId)) stream.gap(notification.id);
    }
  }

  private miss(): void {
    this.backlog.clear(newId());
    for (const { stream } of this.readers) stream.gap(this.backlog.lastId);
  }

  private tell({ caller, stream }: Reader, { id, changes }: LiveBatch): void {
    const seen = changes.filter(({ entityId, type }) => entityId === caller.entityId && this.mayRead(caller, type));
    if (seen.length > 0) stream.tell(frame('changes', { changes: seen.map(shown) }, id), id);
  }

  private mayRead({ abilities }: EntityCaller, type: string): boolean {
    return abilities.some((one) => this.abilities.get(type)?.has(one));
  }

  private keepWatch(): void {
    if (this.timers.length > 0) return;
    this.timers = [
      setInterval(() => this.beat(), HEARTBEAT_EVERY_MS),
      setInterval(() => {
        if (this.looking) return;
        this.looking = true;
        this.look()
          .catch((error: unknown) =>
            this.logger.warn({ err: error }, 'The readers of live updates could not be checked'),
          )
          .finally(() => (this.looking = false));
      }, LOOK_EVERY_MS),
    ];
  }

  private beat(): void {
    for (const { stream } of this.readers) {
      if (stream.stuckForMs > STUCK_MS) stream.destroy();
      else stream.beat();
    }
  }

  /** Ends the streams of those whose session or key has ended, or who may do something else now than when they came. */
  private async look(): Promise<void> {
    const readers = [...this.readers];
    if (readers.length === 0) return;
    const standings = await this.allowed.of(readers.map(({ caller }) => caller));
    for (const [index, { stream }] of readers.entries()) {
      if (standings[index] === 'ended') stream.end('session_ended');
      if (standings[index] === 'changed') stream.end('role_changed');
    }
  }
}

function shown({ type, id, event }: LiveChange): Omit<LiveChange, 'entityId'> {
  return { type, id, event };
}
