import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { RequestCounts } from '../platform/http/request-counts.js';
import type { RequestCount } from '../platform/http/request-counts.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { defineCounter } from '../platform/metrics/instruments.js';
import { bucketOf, KeyLookup } from './key-lookup.js';
import type { KnownKey } from './key-lookup.js';

const limited = defineCounter({
  name: 'payproof_rate_limited_total',
  help: 'Requests answered with 429 because the key or person had used up its limit.',
  labels: [],
});

const WINDOW_SECONDS = 60;

/**
 * How many requests a minute a key may make: counted by key on the main interface and by organization on the management
 * one, together for all processes of the service. A minute begins with the first request in it.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly counter: RateLimiterRedis | null;

  constructor(
    private readonly keys: KeyLookup,
    private readonly counts: RequestCounts,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = settings.REDIS_URL === null ? null : new Redis(settings.REDIS_URL, { maxRetriesPerRequest: 1 });
    this.redis?.on('error', (error) =>
      logger.error({ err: error }, 'The Redis that counts requests reported an error'),
    );
    this.counter =
      this.redis &&
      new RateLimiterRedis({
        storeClient: this.redis,
        keyPrefix: 'payproof:requests',
        // Only counts are taken from it; the limit of each bucket is compared here.
        points: Number.MAX_SAFE_INTEGER,
        duration: WINDOW_SECONDS,
      });
  }

  /** The key of a token, as KeyLookup.find, with this request counted. */
  async find(token: string): Promise<{ key: KnownKey; count: RequestCount } | null> {
    if (this.counter === null) return this.keys.findAndCount(token);
    const key = await this.keys.find(token);
    return key && { key, count: await this.count(this.counter, bucketOf(key)) };
  }

  private async count(counter: RateLimiterRedis, bucket: string): Promise<RequestCount> {
    try {
      const { consumedPoints, msBeforeNext } = await counter.penalty(bucket);
      return { requests: consumedPoints, millisecondsLeft: msBeforeNext };
    } catch {
      throw new DomainError('unavailable', 'The service is not available right now. Try again soon.');
    }
  }

  /** As apply, for a person who is signed in, whose request is counted with that. */
  async countPerson(reply: FastifyReply, userId: string): Promise<void> {
    const count = this.counter === null ? await this.counts.count(userId) : await this.count(this.counter, userId);
    this.keepTo(this.settings.RATE_LIMIT_SESSION, reply, count);
  }

  /** Says on the answer how much is left. Throws too many requests if it is nothing. */
  apply(reply: FastifyReply, key: KnownKey, count: RequestCount): void {
    const { RATE_LIMIT_ORGANIZATION, RATE_LIMIT_KEY } = this.settings;
    this.keepTo(key.entityId === null ? RATE_LIMIT_ORGANIZATION : RATE_LIMIT_KEY, reply, count);
  }

  private keepTo(limit: number, reply: FastifyReply, { requests, millisecondsLeft }: RequestCount): void {
    void reply.headers({
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': Math.max(0, limit - requests),
      'x-ratelimit-reset': Math.ceil((Date.now() + millisecondsLeft) / 1_000),
    });
    if (requests <= limit) return;
    limited.add({});
    const seconds = Math.max(1, Math.ceil(millisecondsLeft / 1_000));
    throw new DomainError('too_many_requests', `Too many requests. Try again in ${seconds} seconds.`, {
      headers: { 'retry-after': String(seconds) },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.redis?.quit().catch(() => this.redis?.disconnect());
  }
}
