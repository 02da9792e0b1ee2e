import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { OutgoingMail } from '../../providers/mail/outgoing-mail.js';
import type { UserLinkPayload } from '../user.events.js';
import { linkLetter } from './link-letter.js';
import { sendUserLink } from './send-user-link.job.js';
import { UserLinks } from './user-links.service.js';

/** Sends links by email. Without a mail server an admin passes them on. */
@Injectable()
@Processor(sendUserLink.name, WORKER_OPTIONS)
export class SendUserLinkProcessor extends JobProcessor<UserLinkPayload> {
  readonly job = sendUserLink;
  readonly concurrency = 2;

  constructor(
    private readonly links: UserLinks,
    private readonly mail: OutgoingMail,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle({ linkId }: UserLinkPayload): Promise<void> {
    const link = this.mail.configured ? await this.links.toSend(linkId) : null;
    if (link === null) return;
    const letter = linkLetter(link, this.links.addressOf(linkId));
    const outcome = await this.mail.send({
      to: link.email,
      ...letter,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    if (outcome.outcome === 'unavailable') throw new Error(`A link could not be sent: ${outcome.reason}`);
    if (outcome.outcome === 'refused') this.logger.warn({ linkId, reason: outcome.reason }, 'A link was rejected');
    else await this.links.noteSent(linkId);
  }

  /** What nobody takes for so long would come too late to be used. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
