import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import type { InboundEmailPayload } from '../smtp-ingress/inbound-email.events.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { recheckEmail } from './recheck-invoices.job.js';
import { InvoiceLookup } from '../invoices/invoice-lookup.service.js';

/** Judges the invoices of an email again, once more is known of its sender. */
@Injectable()
@Processor(recheckEmail.name, WORKER_OPTIONS)
export class RecheckEmailProcessor extends JobProcessor<InboundEmailPayload> {
  readonly job = recheckEmail;
  readonly concurrency = 2;

  constructor(
    private readonly lookup: InvoiceLookup,
    private readonly judge: InvoiceJudge,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle({ entityId, emailId }: InboundEmailPayload): Promise<void> {
    for (const invoice of await this.lookup.processedOfEmail(entityId, emailId)) await this.judge.judge(invoice);
  }

  /** The earlier result stays. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
