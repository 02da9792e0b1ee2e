import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { DocumentStore } from '../platform/documents/document-store.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { ProcessCage } from '../platform/processes/process-cage.js';
import { ProcessPoolError } from '../platform/processes/process-pool-error.js';
import type { InboundEmailPayload } from './inbound-email.events.js';
import { InboundEmailsService } from './inbound-emails.service.js';
import { MimeReader } from './mime/mime-reader.js';
import { MIME_PROCESS } from './mime-process-path.js';
import { EmailPictures } from './pictures/email-pictures.js';
import { readMessageJob } from './read-message.job.js';

const LIMITS = { timeoutMs: 60_000, maxMemoryMb: 768, size: 2 };

/** Takes an accepted message apart. */
@Injectable()
@Processor(readMessageJob.name, WORKER_OPTIONS)
export class ReadMessageProcessor extends JobProcessor<InboundEmailPayload> implements OnApplicationShutdown {
  readonly job = readMessageJob;
  readonly concurrency = LIMITS.size;
  private reader: Promise<MimeReader> | null = null;

  constructor(
    private readonly emails: InboundEmailsService,
    private readonly pictures: EmailPictures,
    private readonly documents: DocumentStore,
    private readonly cage: ProcessCage,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: InboundEmailPayload): Promise<void> {
    const email = await this.emails.findWaiting(payload);
    if (email === null) return;
    const folder = join(this.documents.incoming, `email-${email.id}`);
    await mkdir(folder, { recursive: true });
    try {
      const reader = await this.open();
      const message = await this.documents.withFile(email.rawKey, (path) => reader.read(path, folder));
      await this.emails.settle(email, await this.pictures.search(message));
    } catch (error) {
      // Taking it apart again would take the same time or memory.
      if (!(error instanceof ProcessPoolError) || (error.kind !== 'timeout' && error.kind !== 'memory')) throw error;
      await this.emails.reject(payload, 'The message takes too long or needs too much memory to unpack.');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  protected exhausted(payload: InboundEmailPayload): Promise<void> {
    return this.emails.reject(payload, 'The message could not be unpacked.');
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.reader)?.close();
  }

  private open(): Promise<MimeReader> {
    this.reader ??= this.cage.get().then((cage) => new MimeReader({ processPath: MIME_PROCESS, ...LIMITS, cage }));
    return this.reader;
  }
}
