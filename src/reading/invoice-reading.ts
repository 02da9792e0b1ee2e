import { Inject, Injectable } from '@nestjs/common';
import { ReaderError } from '../extraction/reader-pool.js';
import type { FailureReason } from '../invoices/invoice.entity.js';
import { fileKeyOf } from '../invoices/lock-invoice.js';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { InvoiceReadings } from '../invoices/invoice-readings.service.js';
import type { Extraction } from '../invoices/invoice-readings.service.js';
import { DocumentStore } from '../platform/documents/document-store.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { DocumentReader } from './document-reader.js';
import { toExtraction } from './extraction.js';

export const REASONS: Record<ReaderError['kind'], FailureReason> = {
  timeout: 'reading_timed_out',
  memory: 'reading_out_of_memory',
  crash: 'reading_failed',
  closed: 'reading_failed',
};

interface Reading {
  entityId: string;
  done: Promise<void>;
}

/** Reads the documents of invoices, each once at a time in this process, and knows whose are being read. */
@Injectable()
export class InvoiceReading {
  private readonly underWay = new Map<string, Reading>();

  constructor(
    private readonly invoices: InvoicesService,
    private readonly readings: InvoiceReadings,
    private readonly documents: DocumentStore,
    private readonly reader: DocumentReader,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The entities whose invoices are being read, one for each reading. */
  get entities(): string[] {
    return [...this.underWay.values()].map(({ entityId }) => entityId);
  }

  /**
   * Reads an invoice, unless nothing is left to be read of it; one that is being read already is waited for first. Throws if
   * it is worth another try.
   * @param again as for startReading
   */
  async read(payload: InvoicePayload, again = true): Promise<void> {
    await this.underWay.get(payload.invoiceId)?.done.catch(() => undefined);
    const done = this.readNow(payload, again);
    this.underWay.set(payload.invoiceId, { entityId: payload.entityId, done });
    try {
      await done;
    } finally {
      this.underWay.delete(payload.invoiceId);
    }
  }

  private async readNow(payload: InvoicePayload, again: boolean): Promise<void> {
    const invoice = await this.readings.startReading(payload, again);
    if (invoice === null) return;
    try {
      const result = await this.documents.withFile(fileKeyOf(invoice), (path) => this.reader.read(path));
      if (result.outcome === 'unreadable') await this.invoices.markInvalid(payload, result.reason);
      else {
        const [first, ...further] = result.documents;
        const read: [Extraction, ...Extraction[]] = [toExtraction(first), ...further.map(toExtraction)];
        await this.readings.recordReading(payload, read, result.pages);
      }
    } catch (error) {
      // Reading again would take the same time or memory and keep others waiting once more.
      if (error instanceof ReaderError && (error.kind === 'timeout' || error.kind === 'memory')) {
        this.logger.warn({ err: error, ...payload }, 'A document exceeded the limits of its reader');
        await this.invoices.markFailed(payload, REASONS[error.kind]);
        return;
      }
      throw error;
    }
  }
}
