import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import type { InboundEmailPayload } from '../inbound-email.events.js';
import { confirmArrival } from './confirm-arrival.job.js';
import { Confirmations } from './confirmations.service.js';

/** Tells the sender of an email what happened to it. */
@Injectable()
@Processor(confirmArrival.name, WORKER_OPTIONS)
export class ConfirmArrivalProcessor extends JobProcessor<InboundEmailPayload> {
  readonly job = confirmArrival;
  readonly concurrency = 2;

  constructor(
    private readonly confirmations: Confirmations,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InboundEmailPayload): Promise<void> {
    const outcome = await this.confirmations.send(payload);
    if (outcome?.outcome === 'unavailable') throw new Error(`A confirmation could not be sent: ${outcome.reason}`);
    if (outcome?.outcome === 'refused')
      this.logger.warn({ emailId: payload.emailId, reason: outcome.reason }, 'A confirmation was refused');
  }

  /** What nobody takes for an hour is left unsent. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
