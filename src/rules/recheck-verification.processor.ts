import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { ChecksService } from '../checks/checks.service.js';
import { invoiceVerificationLost } from '../invoices/invoice.events.js';
import { Database } from '../platform/database/transactions.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { SupplierMemory } from '../suppliers/supplier-memory.js';
import { CountingVerifications } from '../verifications/counting/counting-verifications.js';
import { verificationRechecked } from '../verifications/verification.events.js';
import { isWhole } from '../verifications/whole-verification.js';
import type { WholeVerification } from '../verifications/whole-verification.js';
import type { VerificationPayload } from '../verifications/verification.events.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { recheckVerification } from './recheck-invoices.job.js';
import { EXPLAINED, hasEnded, stale } from './stale-judgement.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { InvoiceLookup } from '../invoices/invoice-lookup.service.js';
import type { Verification } from '../verifications/verification.entity.js';
import { VerificationsService } from '../verifications/verifications.service.js';

/** Checks that are recorded in one transaction. */
const CHECKS = 200;
/** Invoices that are judged before others have their turn. */
const INVOICES = 100;

/**
 * Takes back what a verification that has ended spoke for (recorded checks, the supplier's verified account) and judges again what
 * rests on it or on another verification of its payee. Each step finds for itself what is left to do, so that one that is
 * interrupted goes on where it was.
 */
@Injectable()
@Processor(recheckVerification.name, WORKER_OPTIONS)
export class RecheckVerificationProcessor extends JobProcessor<VerificationPayload> {
  readonly job = recheckVerification;
  readonly concurrency = 1;

  constructor(
    private readonly database: Database,
    private readonly verifications: VerificationsService,
    private readonly lookup: InvoiceLookup,
    private readonly checks: ChecksService,
    private readonly suppliers: SupplierMemory,
    private readonly counting: CountingVerifications,
    private readonly judge: InvoiceJudge,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle({ entityId, verificationId }: VerificationPayload): Promise<void> {
    const verification = await this.verifications.get(entityId, verificationId);
    if (!verification) return;
    // Where another verification has the same account, nothing is lost.
    // Of one that was redacted it was taken back with its details.
    if (
      hasEnded(verification) &&
      isWhole(verification) &&
      !(await this.counting.isAccountVerified(entityId, verification))
    )
      await this.takeBack(verification);
    await this.judgeAgain(verification);
  }

  private async takeBack(verification: WholeVerification): Promise<void> {
    const { id: verificationId, entityId, businessAbn, accountBsb: bsb, accountNumber } = verification;
    await this.database.transaction((transaction) =>
      this.suppliers.forgetVerified(transaction, entityId, businessAbn, { bsb, accountNumber }),
    );
    for (let found = CHECKS; found === CHECKS;)
      found = await this.database.transaction(async (transaction) => {
        const ids = await this.checks.recordEnd(transaction, entityId, verificationId, CHECKS);
        await transaction.emit(
          invoiceVerificationLost,
          ...ids.map((invoiceId) => ({ entityId, invoiceId, verificationId })),
        );
        return ids.length;
      });
  }

  /** One invoice that cannot be judged keeps none of the others from it. */
  private async judgeAgain({ id: verificationId, entityId }: Verification): Promise<void> {
    const invoices = await this.restingOn(entityId, verificationId);
    const failures: unknown[] = [];
    for (const invoice of invoices) await this.judge.judge(invoice).catch((error: unknown) => failures.push(error));
    if (invoices.length === INVOICES && failures.length < INVOICES)
      await this.database.transaction((transaction) =>
        transaction.emit(verificationRechecked, { entityId, verificationId }),
      );
    if (failures.length > 0) throw failures[0];
  }

  /**
   * Those of other verifications of the payee too: their further accounts may have been explained by this one, as may what else came in the
   * email of an invoice.
   */
  private async restingOn(entityId: string, verificationId: string): Promise<Invoice[]> {
    const rows = await this.database.dataSource.query<{ id: string }[]>(
      `SELECT i.id FROM invoices i
         JOIN verifications v ON v.entity_id = i.entity_id AND v.id = $2
         JOIN verifications own ON own.entity_id = i.entity_id AND own.id = i.verification_id
        WHERE i.entity_id = $1 AND ${stale('i', 'v')}
          AND (own.id = v.id OR own.business_abn = v.business_abn OR own.business_name_normalised = v.business_name_normalised
            OR own.account_name_normalised = v.account_name_normalised)
       UNION
       SELECT i.id FROM invoices i JOIN verifications v ON v.entity_id = i.entity_id AND v.id = $2
        WHERE i.entity_id = $1 AND ${EXPLAINED} AND i.explained_by @> ARRAY[$2::uuid] AND ${stale('i', 'v')}
        ORDER BY id LIMIT ${INVOICES}`,
      [entityId, verificationId],
    );
    return this.lookup.byIds(
      entityId,
      rows.map(({ id }) => id),
    );
  }

  /** The sweeper finds what is left. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
