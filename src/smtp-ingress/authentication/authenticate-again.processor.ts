import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { errorCode } from '../../platform/errors/system-error.js';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { authenticateAgainJob } from './authenticate-sender.job.js';
import { MessageAuthentication, UNDER_WAY } from './message-authentication.js';
import type { InboundEmailPayload } from '../inbound-email.events.js';
import { SenderVerdicts } from '../sender-verdicts.service.js';

/** Judges senders again whom name servers said nothing about. */
@Injectable()
@Processor(authenticateAgainJob.name, WORKER_OPTIONS)
export class AuthenticateAgainProcessor extends JobProcessor<InboundEmailPayload> {
  readonly job = authenticateAgainJob;
  readonly concurrency = UNDER_WAY;

  constructor(
    private readonly authentication: MessageAuthentication,
    private readonly verdicts: SenderVerdicts,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InboundEmailPayload): Promise<void> {
    const email = await this.verdicts.findDue(payload);
    if (email === null || !this.authentication.enabled) return;
    try {
      await this.verdicts.revise(payload, await this.authentication.judge(email, true));
    } catch (error) {
      // The message may have been deleted since it was read.
      if (errorCode(error) !== 'ENOENT') throw error;
      await this.verdicts.giveUp(payload);
    }
  }

  /** It stays due, and is taken up again. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
