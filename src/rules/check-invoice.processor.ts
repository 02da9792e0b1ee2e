import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { isFinal } from '../invoices/invoice-status.js';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { Database } from '../platform/database/transactions.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { checkInvoice } from './check-invoice.job.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';

/** Judges an invoice that was read. */
@Injectable()
@Processor(checkInvoice.name, WORKER_OPTIONS)
export class CheckInvoiceProcessor extends JobProcessor<InvoicePayload> {
  readonly job = checkInvoice;
  readonly concurrency = 4;

  constructor(
    private readonly database: Database,
    private readonly judge: InvoiceJudge,
    private readonly invoices: InvoicesService,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InvoicePayload): Promise<void> {
    const invoice = await this.database.rows(Invoice, payload.entityId).findOne({ id: payload.invoiceId });
    if (!invoice || isFinal(invoice.status)) return;
    await this.judge.judge(invoice);
  }

  protected exhausted(payload: InvoicePayload): Promise<void> {
    return this.invoices.markFailed(payload, 'checking_failed');
  }
}
