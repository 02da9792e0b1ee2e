import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { IndividualRequests } from '../individual/individual-requests.js';
import { notifyReplaced } from './notify-replaced.job.js';
import type { VerificationPayload } from '../verification.events.js';

/** Tells the individual of a verification that another account took the place of theirs. */
@Injectable()
@Processor(notifyReplaced.name, WORKER_OPTIONS)
export class NotifyReplacedProcessor extends JobProcessor<VerificationPayload> {
  readonly job = notifyReplaced;
  readonly concurrency = 4;

  constructor(
    private readonly individuals: IndividualRequests,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected handle(payload: VerificationPayload): Promise<void> {
    return this.individuals.notifyReplaced(payload);
  }

  /** The admins were told; the log says that the individual was not. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
