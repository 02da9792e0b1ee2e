import { fileKeyOf } from '../../invoices/lock-invoice.js';
import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { InvoicePayload } from '../../invoices/invoice.events.js';
import { DocumentStore } from '../../platform/documents/document-store.js';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { DocumentReader } from '../../reading/document-reader.js';
import { checkPicks } from './check-picks.job.js';
import { PickedAccounts } from './picked-accounts.service.js';

/** Has the file of an invoice looked at again, in the cage, for the account that a person picked on it. */
@Injectable()
@Processor(checkPicks.name, WORKER_OPTIONS)
export class CheckPicksProcessor extends JobProcessor<InvoicePayload> {
  readonly job = checkPicks;
  readonly concurrency = 1;

  constructor(
    private readonly accounts: PickedAccounts,
    private readonly documents: DocumentStore,
    private readonly reader: DocumentReader,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InvoicePayload): Promise<void> {
    const picked = await this.accounts.find(payload);
    if (picked === null) return;
    const result = await this.documents.withFile(fileKeyOf(picked.invoice), (path) =>
      this.reader.read(path, picked.account),
    );
    if (result.outcome === 'read') await this.accounts.keep(picked, result.documents);
  }

  /** What was picked stays what a person entered: it makes no match true. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
