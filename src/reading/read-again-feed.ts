import { Inject, Injectable } from '@nestjs/common';
import { InvoiceReadings } from '../invoices/invoice-readings.service.js';
import { readInvoice, readInvoiceAgain } from '../invoices/read-invoice.job.js';
import { Queues } from '../platform/jobs/queues.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';

const EVERY_MS = 1_000;
/** So few at a time that an invoice which comes in waits for one of them at most. */
const BATCH = 5;

/** Has invoices read again that are to be, while nothing new waits to be read. */
@Injectable()
export class ReadAgainFeed extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The search for invoices to read again failed';

  constructor(
    private readonly readings: InvoiceReadings,
    private readonly queues: Queues,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const due = await this.readings.dueForReadingAgain(BATCH);
    if (due.length === 0) return;
    for (const job of [readInvoice, readInvoiceAgain]) if ((await this.queues.depth(job)) > 0) return;
    await this.queues.add(
      readInvoiceAgain,
      due.map((payload) => ({ id: `again-${payload.invoiceId}`, data: { payload, correlationId: null } })),
    );
  }
}
