import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { Invoice } from '../invoices/invoice.entity.js';
import { Database } from '../platform/database/transactions.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { supplierIdentity } from '../suppliers/supplier-identity.js';
import { SupplierMemory } from '../suppliers/supplier-memory.js';
import { CountingVerifications } from '../verifications/counting-verifications.js';
import { Verification } from '../verifications/verification.entity.js';
import { isWhole } from '../verifications/whole-verification.js';
import type { WholeVerification } from '../verifications/whole-verification.js';
import type { VerificationPayload } from '../verifications/verification.events.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { learnVerification } from './recheck-invoices.job.js';

/** Invoices that came before the verification ended, as far back and as many as anybody may still pay. */
const WITHIN = `interval '30 days'`;
const INVOICES = 100;

/** Keeps whose a verified account is, and judges again recent invoices of that ABN, name or account. */
@Injectable()
@Processor(learnVerification.name, WORKER_OPTIONS)
export class LearnVerificationProcessor extends JobProcessor<VerificationPayload> {
  readonly job = learnVerification;
  readonly concurrency = 1;

  constructor(
    private readonly database: Database,
    private readonly suppliers: SupplierMemory,
    private readonly judge: InvoiceJudge,
    private readonly counting: CountingVerifications,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle({ entityId, verificationId }: VerificationPayload): Promise<void> {
    const verified = await this.database.rows(Verification, entityId).findOne({ id: verificationId });
    if (!verified || !isWhole(verified) || this.counting.whyNot(verified) !== null) return;
    const { businessAbn, businessName, accountBsb: bsb, accountNumber } = verified;
    const identity = supplierIdentity(businessAbn, businessName);
    if (identity)
      await this.database.transaction(async (transaction) => {
        if (await this.counting.hold(transaction, entityId, [verificationId]))
          await this.suppliers.learnVerified(
            transaction,
            entityId,
            identity,
            { bsb, accountNumber },
            verified.verifiedAt ?? verified.createdAt,
          );
      });
    for (const invoice of await this.waiting(verified)) await this.judge.judge(invoice);
  }

  /** Recent invoices that may be of the payee and were compared with no verification. */
  private waiting({ entityId, ...verified }: WholeVerification): Promise<Invoice[]> {
    return this.database
      .rows(Invoice, entityId)
      .query('invoice')
      .andWhere(`invoice.status = 'processed' AND invoice.createdAt > now() - ${WITHIN}`)
      .andWhere(
        `(invoice.extractedBusinessAbn = :businessAbn OR invoice.extractedBusinessName = :businessName
          OR (invoice.extractedAccountBsb = :accountBsb AND invoice.extractedAccountNumber = :accountNumber))`,
        verified,
      )
      .andWhere(`NOT invoice.checkResults @> '[{"type": "details_match_verification"}]'`)
      .orderBy('invoice.createdAt', 'DESC')
      .limit(INVOICES)
      .getMany();
  }

  /** The verification itself stays, and the next invoice finds it all the same. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
