import { Inject, Injectable } from '@nestjs/common';
import type { JobDefinition } from '../platform/jobs/job.js';
import { Queues } from '../platform/jobs/queues.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { askIndividual } from './individual/ask-individual.job.js';
import { checkVerification } from './automated-checks/check-verification.job.js';
import { PendingVerifications } from './pending-verifications.js';
import type { VerificationPayload } from './verification.events.js';
import { VerificationsService } from './verifications.service.js';

const EVERY_MS = 1_000;
const LOOK_FOR_LOST_EVERY_MS = 60_000;
/** A verification with which nothing happens for so long, while no such job is under way, has lost its own. */
const STILL_MS = 5 * 60_000;
const BATCH = 500;

/** Ends verifications within a second of their time being over, and takes up those whose job was lost. */
@Injectable()
export class VerificationSweeper extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The search for stalled verifications failed';
  private lookedForLostAt = 0;

  constructor(
    private readonly pending: PendingVerifications,
    private readonly verifications: VerificationsService,
    private readonly queues: Queues,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    for (const payload of await this.pending.overdue(BATCH)) await this.verifications.expire(payload);
    const now = Date.now();
    if (now - this.lookedForLostAt < LOOK_FOR_LOST_EVERY_MS) return;
    this.lookedForLostAt = now;
    const before = new Date(now - STILL_MS);
    await this.takeUp(checkVerification, (limit) => this.pending.unchecked(before, limit));
    await this.takeUp(askIndividual, (limit) => this.pending.unasked(before, limit));
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
    this.logger.warn({ job: job.name, count: lost.length }, 'Resumed stalled verifications');
  }
}
