import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { authenticateSenderJob } from './authenticate-sender.job.js';
import { MessageAuthentication, UNDER_WAY } from './message-authentication.js';
import type { InboundEmailPayload } from '../inbound-email.events.js';
import { SenderLists } from '../sender-lists/sender-lists.service.js';
import { SenderVerdicts } from '../sender-verdicts.service.js';

/** Judges the sender of an accepted message before anybody reads it. */
@Injectable()
@Processor(authenticateSenderJob.name, WORKER_OPTIONS)
export class AuthenticateSenderProcessor extends JobProcessor<InboundEmailPayload> {
  readonly job = authenticateSenderJob;
  readonly concurrency = UNDER_WAY;

  constructor(
    private readonly authentication: MessageAuthentication,
    private readonly verdicts: SenderVerdicts,
    private readonly lists: SenderLists,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  override async start(): Promise<void> {
    this.authentication.prepare();
    await super.start();
  }

  protected async handle(payload: InboundEmailPayload): Promise<void> {
    const email = await this.verdicts.findWaiting(payload);
    if (email === null) return;
    if (email.authentication !== null || email.authenticationTries > 0) await this.verdicts.passOn(payload);
    else if (this.authentication.enabled) await this.verdicts.record(payload, await this.authentication.judge(email));
    else if (await this.lists.anySaid(email.entityId))
      await this.verdicts.recordUnasked(payload, await this.authentication.judge(email));
    else await this.verdicts.passOn(payload);
  }

  protected exhausted(payload: InboundEmailPayload): Promise<void> {
    return this.verdicts.record(payload, null);
  }
}
