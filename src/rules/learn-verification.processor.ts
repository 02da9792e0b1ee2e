import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import { isOneOf, normaliseName } from '../names/normalise-name.js';
import { JobProcessor, WORKER_OPTIONS } from '../platform/jobs/job-processor.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { supplierIdentity } from '../suppliers/supplier-identity.js';
import { SupplierMemory } from '../suppliers/supplier-memory.js';
import { CountingVerifications } from '../verifications/counting/counting-verifications.js';
import { SeenVerifications } from '../verifications/counting/seen-verifications.js';
import { isWhole } from '../verifications/whole-verification.js';
import type { VerificationPayload } from '../verifications/verification.events.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';
import { namesOf } from './payment/compared-payee.js';
import { learnVerification } from './recheck-invoices.job.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { InvoiceLookup } from '../invoices/invoice-lookup.service.js';
import { VerificationsService } from '../verifications/verifications.service.js';

/** Invoices that came before the verification ended, as far back as anybody may still pay. */
const WITHIN = '30 days';
/** Invoices that are read at a time. */
const INVOICES = 100;

/** Keeps whose a verified account is, and judges again recent invoices of that ABN, name or account. */
@Injectable()
@Processor(learnVerification.name, WORKER_OPTIONS)
export class LearnVerificationProcessor extends JobProcessor<VerificationPayload> {
  readonly job = learnVerification;
  readonly concurrency = 1;

  constructor(
    private readonly database: Database,
    private readonly verifications: VerificationsService,
    private readonly lookup: InvoiceLookup,
    private readonly suppliers: SupplierMemory,
    private readonly judge: InvoiceJudge,
    private readonly counting: CountingVerifications,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async handle({ entityId, verificationId }: VerificationPayload): Promise<void> {
    const verified = await this.verifications.get(entityId, verificationId);
    if (!verified || !isWhole(verified) || this.counting.whyNot(verified) !== null) return;
    const { businessAbn, businessName, accountBsb: bsb, accountNumber } = verified;
    const identity = supplierIdentity(businessAbn, businessName);
    if (identity)
      await this.database.transaction(async (transaction) => {
        if (await this.counting.lock(transaction, entityId, new SeenVerifications([[verificationId, null]])))
          await this.suppliers.learnVerified(
            transaction,
            entityId,
            identity,
            { bsb, accountNumber },
            verified.verifiedAt ?? verified.createdAt,
          );
      });
    const own = namesOf(verified);
    const names = (await this.lookup.unmatchedNames(entityId, WITHIN)).filter((name) =>
      isOneOf(own, normaliseName(name)),
    );
    const traits = { businessAbn, names, accountBsb: bsb, accountNumber };
    let last: string | null = null;
    do {
      const invoices: Invoice[] = await this.lookup.unmatchedOf(entityId, traits, WITHIN, INVOICES, last);
      for (const invoice of invoices) await this.judge.judge(invoice);
      last = invoices[INVOICES - 1]?.id ?? null;
    } while (last !== null);
  }

  /** The verification itself stays, and the next invoice finds it all the same. */
  protected exhausted(): Promise<void> {
    return Promise.resolve();
  }
}
