import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { UserPayload } from '../../identity/user.events.js';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { Assignments } from './assignments.service.js';
import { unassignInvoices } from './unassign-invoices.job.js';

/** Makes what was assigned to somebody who was removed nobody's. */
@Injectable()
@Processor(unassignInvoices.name, WORKER_OPTIONS)
export class UnassignInvoicesProcessor extends JobProcessor<UserPayload> {
  readonly job = unassignInvoices;
  readonly concurrency = 1;

  constructor(
    private readonly assignments: Assignments,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected handle({ userId }: UserPayload): Promise<void> {
    return this.assignments.unassignAll(userId);
  }

  /** The log has it; a removed user is in no list of people to choose from. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
