import { Inject, Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Queues } from '../platform/jobs/queues.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { checkVerification } from './check-verification.job.js';
import { VerificationsService } from './verifications.service.js';

const EVERY_MS = 1_000;
const LOOK_FOR_UNCHECKED_EVERY_MS = 60_000;
/** A verification that is unchecked for so long, while no check is under way, has lost its job. */
const STILL_MS = 5 * 60_000;
const BATCH = 500;

/** Ends verifications within a second of their time being over, and takes up those whose job was lost. */
@Injectable()
export class VerificationSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> | null = null;
  private lookedForUncheckedAt = 0;

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
    if (now - this.lookedForUncheckedAt < LOOK_FOR_UNCHECKED_EVERY_MS) return;
    this.lookedForUncheckedAt = now;
    if ((await this.queues.depth(checkVerification)) > 0) return;
    const lost = await this.verifications.unchecked(new Date(now - STILL_MS), BATCH);
    if (lost.length === 0) return;
    // To the queue, not to the outbox: nothing happened to them that a webhook should tell of.
    await this.queues.add(
      checkVerification,
      lost.map((payload) => ({ id: `still-${payload.verificationId}`, data: { payload, correlationId: null } })),
    );
    this.logger.warn({ count: lost.length }, 'Took up verifications that stood still');
  }
}
