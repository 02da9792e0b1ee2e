import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { askIndividual } from './ask-individual.job.js';
import { IndividualRequests } from './individual-requests.js';
import type { VerificationPayload } from '../verification.events.js';
import { VerificationsService } from '../verifications.service.js';

/** Sends the individual of a checked verification the link. */
@Injectable()
@Processor(askIndividual.name, WORKER_OPTIONS)
export class AskIndividualProcessor extends JobProcessor<VerificationPayload> {
  readonly job = askIndividual;
  readonly concurrency = 4;

  constructor(
    private readonly individuals: IndividualRequests,
    private readonly verifications: VerificationsService,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected handle(payload: VerificationPayload): Promise<void> {
    return this.individuals.ask(payload);
  }

  protected exhausted(payload: VerificationPayload): Promise<void> {
    return this.verifications.giveUp(payload, 'messages_unavailable');
  }
}
