import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { isFinal } from '../invoices/invoice-status.js';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { checkInvoice } from './check-invoice.job.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { InvoiceLookup } from '../invoices/invoice-lookup.service.js';

/** An invoice waits no longer than this for the other attachments of its email. */
const WAITS_MS = 10 * 60_000;

/**
 * Judges an invoice that was read. What comes in one email is judged together: each attachment may say what another one
 * must not be paid by, so the last that is read has all of them judged.
 */
@Injectable()
@Processor(checkInvoice.name, WORKER_OPTIONS)
export class CheckInvoiceProcessor extends JobProcessor<InvoicePayload> {
  readonly job = checkInvoice;
  readonly concurrency = 4;

  constructor(
    private readonly lookup: InvoiceLookup,
    private readonly judge: InvoiceJudge,
    private readonly invoices: InvoicesService,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InvoicePayload): Promise<void> {
    const { entityId } = payload;
    const invoice = await this.lookup.get(payload);
    if (!invoice) return;
    const hasEnded = isFinal(invoice.status);
    if (invoice.inboundEmailId === null) return hasEnded ? undefined : this.judge.judge(invoice);
    const isLate = Date.now() - invoice.createdAt.getTime() > WAITS_MS;
    const { inboundEmailId } = invoice;
    if (!isLate && (await this.lookup.waitsOfEmail(entityId, inboundEmailId))) return;
    // Those that were judged without this one may have to be judged otherwise.
    for (const one of await this.lookup.readOfEmail(
      entityId,
      inboundEmailId,
      isLate ? ['reading', 'processed'] : ['reading'],
    ))
      await this.judge.judge(one);
  }

  protected exhausted(payload: InvoicePayload): Promise<void> {
    return this.invoices.markFailed(payload, 'checking_failed');
  }
}
