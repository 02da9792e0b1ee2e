import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { Database } from '../platform/database/transactions.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { recheckInvoice } from './recheck-invoices.job.js';

/** Judges a processed invoice again. */
@Injectable()
@Processor(recheckInvoice.name, WORKER_OPTIONS)
export class RecheckInvoiceProcessor extends JobProcessor<InvoicePayload> {
  readonly job = recheckInvoice;
  readonly concurrency = 2;

  constructor(
    private readonly database: Database,
    private readonly judge: InvoiceJudge,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle({ entityId, invoiceId: id }: InvoicePayload): Promise<void> {
    const invoice = await this.database.rows(Invoice, entityId).findOne({ id, status: 'processed' });
    if (invoice) await this.judge.judge(invoice);
  }

  /** The earlier result stays. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
