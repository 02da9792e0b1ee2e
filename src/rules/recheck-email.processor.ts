import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { Invoice } from '../invoices/invoice.entity.js';
import { Database } from '../platform/database/transactions.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import type { InboundEmailPayload } from '../smtp-ingress/inbound-email.events.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { recheckEmail } from './recheck-invoices.job.js';

/** Judges the invoices of an email again, once more is known of its sender. */
@Injectable()
@Processor(recheckEmail.name, WORKER_OPTIONS)
export class RecheckEmailProcessor extends JobProcessor<InboundEmailPayload> {
  readonly job = recheckEmail;
  readonly concurrency = 2;

  constructor(
    private readonly database: Database,
    private readonly judge: InvoiceJudge,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle({ entityId, emailId }: InboundEmailPayload): Promise<void> {
    const rows = this.database.rows(Invoice, entityId);
    for (const invoice of await rows.find({ inboundEmailId: emailId, status: 'processed' }))
      await this.judge.judge(invoice);
  }

  /** The earlier result stays. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
