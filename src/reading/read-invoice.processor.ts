import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { ReaderError } from '../extraction/reader-pool.js';
import type { FailureReason } from '../invoices/invoice.entity.js';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { readInvoice } from '../invoices/read-invoice.job.js';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { DocumentReader } from './document-reader.js';
import { toExtraction } from './extraction.js';

const REASONS: Record<ReaderError['kind'], FailureReason> = {
  timeout: 'reading_timed_out',
  memory: 'reading_out_of_memory',
  crash: 'reading_failed',
  closed: 'reading_failed',
};

/** Reads the document of a queued invoice. */
@Injectable()
@Processor(readInvoice.name, WORKER_OPTIONS)
export class ReadInvoiceProcessor extends JobProcessor<InvoicePayload> {
  readonly job = readInvoice;
  readonly concurrency: number;

  constructor(
    private readonly invoices: InvoicesService,
    private readonly documents: DocumentStore,
    private readonly reader: DocumentReader,
    @Inject(SETTINGS_TOKEN) settings: Settings,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
    this.concurrency = settings.READERS;
  }

  protected async handle(payload: InvoicePayload): Promise<void> {
    const invoice = await this.invoices.startReading(payload);
    if (invoice === null) return;
    try {
      const result = await this.documents.withFile(invoice.documentKey, (path) => this.reader.read(path));
      if (result.outcome === 'unreadable') await this.invoices.markInvalid(payload, result.reason);
      else {
        const [first, ...further] = result.documents;
        await this.invoices.recordReading(payload, [toExtraction(first), ...further.map(toExtraction)]);
      }
    } catch (error) {
      // Reading again would take the same time or memory and keep others waiting once more.
      if (error instanceof ReaderError && (error.kind === 'timeout' || error.kind === 'memory')) {
        this.logger.warn({ err: error, ...payload }, 'A document went over the limits of its reader');
        await this.invoices.markFailed(payload, REASONS[error.kind]);
        return;
      }
      throw error;
    }
  }

  protected exhausted(payload: InvoicePayload, error: Error): Promise<void> {
    return this.invoices.markFailed(payload, error instanceof ReaderError ? REASONS[error.kind] : 'reading_failed');
  }
}
