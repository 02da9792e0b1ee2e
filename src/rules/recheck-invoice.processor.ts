import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { recheckInvoice } from './recheck-invoices.job.js';
import { InvoiceLookup } from '../invoices/invoice-lookup.service.js';

/** Judges a processed invoice again. */
@Injectable()
@Processor(recheckInvoice.name, WORKER_OPTIONS)
export class RecheckInvoiceProcessor extends JobProcessor<InvoicePayload> {
  readonly job = recheckInvoice;
  readonly concurrency = 2;

  constructor(
    private readonly lookup: InvoiceLookup,
    private readonly judge: InvoiceJudge,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InvoicePayload): Promise<void> {
    const invoice = await this.lookup.processed(payload);
    if (invoice) await this.judge.judge(invoice);
  }

  /** The earlier result stays. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
