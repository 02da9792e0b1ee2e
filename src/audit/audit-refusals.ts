import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { actorOf } from '../platform/auth/caller.js';
import type { OrganizationCaller } from '../platform/auth/caller.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { AuditLog } from './audit-log.js';

const WRITE_AFTER_MS = 5_000;

/** Why somebody who is nobody we know was turned away. */
export type StrangerReason = 'no_key' | 'unknown_key' | 'unknown_session' | 'sign_in_failed';

/**
 * Who was turned away. Those we know stand in the trail; strangers are counted by hour and reason, in memory first, so that
 * nobody can fill the trail from outside.
 */
@Injectable()
export class AuditRefusals implements BeforeApplicationShutdown {
  private counts = new Map<StrangerReason, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: AuditLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Records that a caller wanted what it may not do. */
  async record(request: FastifyRequest, caller: OrganizationCaller, ability: string): Promise<void> {
    await this.log.append(this.dataSource.manager, {
      organizationId: caller.organizationId,
      entityId: caller.entityId,
      actor: actorOf(request, caller),
      action: 'request.refused',
      subject: { type: 'abilities', id: ability },
      changes: [{ attribute: 'request', before: null, after: `${request.method} ${request.routeOptions.url ?? ''}` }],
    });
  }

  countStranger(reason: StrangerReason): void {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    await this.write();
  }

  private async write(): Promise<void> {
    this.timer = null;
    const { counts } = this;
    if (counts.size === 0) return;
    this.counts = new Map();
    await this.dataSource
      .query(
        `INSERT INTO audit_refusals AS known (hour, reason, count)
         SELECT date_trunc('hour', now()), reason, count FROM unnest($1::text[], $2::bigint[]) AS told (reason, count)
         ON CONFLICT (hour, reason) DO UPDATE SET count = known.count + excluded.count`,
        [[...counts.keys()], [...counts.values()]],
      )
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Refused requests could not be counted'));
  }
}
