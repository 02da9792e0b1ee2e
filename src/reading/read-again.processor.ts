import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { fileKeyOf } from '../invoices/lock-invoice.js';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { InvoiceReadings } from '../invoices/invoice-readings.service.js';
import { readInvoiceAgain } from '../invoices/read-invoice.job.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { DocumentReader } from './document-reader.js';
import { toExtraction } from './extraction.js';

/** Reads the document of a processed invoice again. */
@Injectable()
@Processor(readInvoiceAgain.name, WORKER_OPTIONS)
export class ReadAgainProcessor extends JobProcessor<InvoicePayload> {
  readonly job = readInvoiceAgain;
  /** What is new goes first: it has the other readers. */
  readonly concurrency = 1;

  constructor(
    private readonly readings: InvoiceReadings,
    private readonly documents: DocumentStore,
    private readonly reader: DocumentReader,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InvoicePayload): Promise<void> {
    const invoice = await this.readings.findDueForReadingAgain(payload);
    if (invoice === null) return;
    const first = { entityId: payload.entityId, invoiceId: invoice.id };
    const result = await this.documents.withFile(fileKeyOf(invoice), (path) => this.reader.read(path));
    if (result.outcome === 'unreadable') await this.readings.recordUnreadable(first);
    else await this.readings.recordReadingAgain(first, result.documents.map(toExtraction), result.pages);
  }

  protected exhausted(payload: InvoicePayload): Promise<void> {
    return this.readings.leaveAsRead(payload);
  }
}
