import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { OrganizationsService } from '../../organization/organizations.service.js';
import { Database } from '../../platform/database/transactions.js';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { LOGGER } from '../../platform/logging/logger.js';
import type { Logger } from '../../platform/logging/logger.js';
import { ProviderUnavailable } from '../../providers/provider-unavailable.js';
import { AutomatedChecks } from './automated-checks.js';
import { checkVerification } from './check-verification.job.js';
import type { Outcome } from '../outcome.js';
import { IndividualRequests } from '../individual/individual-requests.js';
import { NewLink } from '../individual/new-link.js';
import { endsLocked, sandboxOutcome } from '../sandbox/sandbox-outcome.js';
import { isWhole } from '../whole-verification.js';
import type { VerificationPayload } from '../verification.events.js';
import { Verification } from '../verification.entity.js';
import { failureReasonOf } from './verification-check.js';
import { VerificationsService } from '../verifications.service.js';

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
    private readonly individuals: IndividualRequests,
    private readonly newLink: NewLink,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle(payload: VerificationPayload): Promise<void> {
    const verification = await this.database
      .rows(Verification, payload.entityId)
      .findOne({ id: payload.verificationId });
    if (!verification || !isWhole(verification)) return;
    if (verification.status !== 'pending' || verification.checkedAt !== null) return;
    if ((await this.organizations.environmentOf(payload.entityId)) === 'sandbox') {
      await this.playOutcome(payload, sandboxOutcome(verification));
      if (endsLocked(verification)) await this.newLink.lock(payload);
      return;
    }
    const { checkResults, unavailable } = await this.checks.of(verification);
    const failureReason = failureReasonOf(checkResults);
    if (failureReason === null && unavailable.length > 0) {
      this.logger.warn({ reasons: unavailable }, 'A verification waits for a provider');
      await this.verifications.keepResults(payload, checkResults);
      throw new ProviderUnavailable(unavailable);
    }
    const status = failureReason === null ? 'pending' : 'failed';
    await this.verifications.record(payload, { status, checkResults, failureReason });
  }

  /** The individual is asked where all checks passed, as in production; the messages are in the drawer. */
  private async playOutcome(payload: VerificationPayload, outcome: Outcome): Promise<void> {
    const asked = outcome.checkResults.some(({ type }) => type === 'individual_authenticated');
    if (asked || outcome.status === 'pending') await this.individuals.ask(payload);
    await this.verifications.record(payload, outcome);
  }

  protected exhausted(payload: VerificationPayload): Promise<void> {
    return this.verifications.giveUp(payload, 'provider_unavailable');
  }
}
