import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { JobDefinition } from '../platform/jobs/job.js';
import { Queues } from '../platform/jobs/queues.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { askIndividual } from './ask-individual.job.js';
import { checkVerification } from './check-verification.job.js';
import type { VerificationPayload } from './verification.events.js';
import { VerificationsService } from './verifications.service.js';

const EVERY_MS = 1_000;
const LOOK_FOR_LOST_EVERY_MS = 60_000;
/** A verification with which nothing happens for so long, while no such job is under way, has lost its own. */
const STILL_MS = 5 * 60_000;
const BATCH = 500;

/** Ends verifications within a second of their time being over, and takes up those whose job was lost. */
@Injectable()
export class VerificationSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;
  private lookedForLostAt = 0;

  constructor(
    private readonly verifications: VerificationsService,
    private readonly queues: Queues,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping ??= this.sweep()
        .catch((error: unknown) => this.logger.error({ err: error }, 'Verifications could not be looked after'))
        .finally(() => (this.sweeping = null));
    }, EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.sweeping;
  }

  private async sweep(): Promise<void> {
    for (const payload of await this.verifications.overdue(BATCH)) await this.verifications.expire(payload);
    const now = Date.now();
    if (now - this.lookedForLostAt < LOOK_FOR_LOST_EVERY_MS) return;
    this.lookedForLostAt = now;
    const before = new Date(now - STILL_MS);
    await this.takeUp(checkVerification, (limit) => this.verifications.unchecked(before, limit));
    await this.takeUp(askIndividual, (limit) => this.verifications.unasked(before, limit));
  }

  private async takeUp(
    job: JobDefinition<VerificationPayload>,
    find: (limit: number) => Promise<VerificationPayload[]>,
  ): Promise<void> {
    if ((await this.queues.depth(job)) > 0) return;
    const lost = await find(BATCH);
    if (lost.length === 0) return;
    // To the queue, not to the outbox: nothing happened to them that a webhook should tell of.
    await this.queues.add(
      job,
      lost.map((payload) => ({ id: `still-${payload.verificationId}`, data: { payload, correlationId: null } })),
    );
    this.logger.warn({ job: job.name, count: lost.length }, 'Took up verifications that stood still');
  }
}
