import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import type { AbaCheckPayload } from './aba-check.events.js';
import { AbaChecksService } from './aba-checks.service.js';
import { checkAbaFile } from './check-aba-file.job.js';

/** Compares the entries of an accepted batch file with the verifications. */
@Injectable()
@Processor(checkAbaFile.name, WORKER_OPTIONS)
export class CheckAbaFileProcessor extends JobProcessor<AbaCheckPayload> {
  readonly job = checkAbaFile;
  readonly concurrency = 1;

  constructor(
    private readonly abaChecks: AbaChecksService,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected handle(payload: AbaCheckPayload): Promise<void> {
    return this.abaChecks.check(payload);
  }

  protected exhausted(payload: AbaCheckPayload): Promise<void> {
    return this.abaChecks.giveUp(payload);
  }
}
