import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { JobProcessor, WORKER_OPTIONS } from '../jobs/job-processor.js';
import { LOGGER } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { deleteDocuments } from './delete-documents.job.js';
import type { DroppedDocuments } from './document.events.js';
import { DocumentStore } from './document-store.js';

/** Deletes documents that rows let go of. */
@Injectable()
@Processor(deleteDocuments.name, WORKER_OPTIONS)
export class DeleteDocumentsProcessor extends JobProcessor<DroppedDocuments> {
  readonly job = deleteDocuments;
  readonly concurrency = 1;

  constructor(
    private readonly documents: DocumentStore,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle({ keys }: DroppedDocuments): Promise<void> {
    for (const key of keys) await this.documents.delete(key);
  }

  /** No row names them: they go with what is abandoned. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
