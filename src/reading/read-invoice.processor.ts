import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { ReaderError } from '../extraction/reader-pool.js';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { readInvoice } from '../invoices/read-invoice.job.js';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { InvoiceReading, REASONS } from './invoice-reading.js';

/** Reads the document of a queued invoice. */
@Injectable()
@Processor(readInvoice.name, WORKER_OPTIONS)
export class ReadInvoiceProcessor extends JobProcessor<InvoicePayload> {
  readonly job = readInvoice;
  readonly concurrency: number;

  constructor(
    private readonly invoices: InvoicesService,
    private readonly reading: InvoiceReading,
    @Inject(SETTINGS_TOKEN) settings: Settings,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
    this.concurrency = settings.READERS;
  }

  protected handle(payload: InvoicePayload): Promise<void> {
    return this.reading.read(payload);
  }

  protected exhausted(payload: InvoicePayload, error: Error): Promise<void> {
    return this.invoices.markFailed(payload, error instanceof ReaderError ? REASONS[error.kind] : 'reading_failed');
  }
}
