import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { OrganizationsService } from '../organization/organizations.service.js';
import { Database } from '../platform/database/transactions.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { AutomatedChecks } from './automated-checks.js';
import { checkVerification } from './check-verification.job.js';
import { sandboxOutcome } from './sandbox-outcome.js';
import type { VerificationPayload } from './verification.events.js';
import { Verification } from './verification.entity.js';
import { failureReasonOf } from './verification-check.js';
import { isFinal } from './verification-status.js';
import { VerificationsService } from './verifications.service.js';

/** Makes the automated checks of a verification; in the sandbox, lets it end as its account number says. */
@Injectable()
@Processor(checkVerification.name, WORKER_OPTIONS)
export class CheckVerificationProcessor extends JobProcessor<VerificationPayload> {
  readonly job = checkVerification;
  readonly concurrency = 4;

  constructor(
    private readonly database: Database,
    private readonly organizations: OrganizationsService,
    private readonly checks: AutomatedChecks,
    private readonly verifications: VerificationsService,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: VerificationPayload): Promise<void> {
    const verification = await this.database
      .rows(Verification, payload.entityId)
      .findOne({ id: payload.verificationId });
    if (!verification || isFinal(verification.status) || verification.checkedAt !== null) return;
    if ((await this.organizations.environmentOf(payload.entityId)) === 'sandbox') {
      await this.verifications.record(payload, sandboxOutcome(verification.accountNumber));
      return;
    }
    const checkResults = await this.checks.of(verification);
    const failureReason = failureReasonOf(checkResults);
    const status = failureReason === null ? 'pending' : 'failed';
    await this.verifications.record(payload, { status, checkResults, failureReason });
  }

  protected exhausted(payload: VerificationPayload): Promise<void> {
    return this.verifications.record(payload, { status: 'error', checkResults: [], failureReason: null });
  }
}
