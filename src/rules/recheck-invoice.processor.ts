import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { recheckInvoice } from './recheck-invoices.job.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { InvoiceLookup } from '../invoices/invoice-lookup.service.js';
import { InvoicesService } from '../invoices/invoices.service.js';

/**
 * Judges a processed invoice again after it changed. Every other invoice of its email may have been judged by what it said before, and
 * is judged again too, once for each change: judging changes nothing that another one is judged by.
 */
@Injectable()
@Processor(recheckInvoice.name, WORKER_OPTIONS)
export class RecheckInvoiceProcessor extends JobProcessor<InvoicePayload> {
  readonly job = recheckInvoice;
  readonly concurrency = 2;

  constructor(
    private readonly lookup: InvoiceLookup,
    private readonly judge: InvoiceJudge,
    private readonly invoices: InvoicesService,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InvoicePayload): Promise<void> {
    const changed = await this.lookup.get(payload);
    if (changed === null) return;
    const { entityId, inboundEmailId, checkAgainAt: since } = changed;
    const others =
      since === null || inboundEmailId === null ? [] : await this.lookup.processedOfEmail(entityId, inboundEmailId);
    const failures: unknown[] = [];
    for (const one of [changed, ...others.filter(({ id }) => id !== changed.id)])
      if (isDue(one, since)) await this.judge.judge(one).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
    // One that is being judged for the first time may have been judged by what the changed one said before.
    if (since !== null && inboundEmailId !== null && (await this.lookup.judgesOfEmail(entityId, inboundEmailId)))
      throw new Error('Another invoice of the email is being judged for the first time.');
    if (since !== null) await this.invoices.markChecked(payload, since);
  }

  /** It says since when it waits: StalledJudgements has it done. Until then nothing good is said of what changed. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}

/** Whether an invoice was not judged after a moment; where that is not known it is. */
function isDue({ status, judgedAt }: Invoice, since: Date | null): boolean {
  return status === 'processed' && (since === null || judgedAt === null || judgedAt.getTime() <= since.getTime());
}
