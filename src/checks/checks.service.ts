import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { lockByName } from '../platform/database/lock-by-name.js';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { conflict } from '../platform/errors/domain-error.js';
import { momentOf, newId } from '../platform/ids/uuid.js';
import { recordUsage } from '../usage/record-usage.js';
import type { Countable, NotCounting } from '../verifications/counting/counting.js';
import { CountingVerifications } from '../verifications/counting/counting-verifications.js';
import type { Verification } from '../verifications/verification.entity.js';
import { STANDS } from '../verifications/verification-status.js';
import { whole } from '../verifications/whole-verification.js';
import { VerificationsService } from '../verifications/verifications.service.js';
import { checkCompromised } from './check.events.js';
import { Check } from './check.entity.js';
import type { CheckOutcome } from './check.entity.js';
import { compareDetails, submittedData } from './submitted-details.js';
import type { SubmittedDetails, VerifiedDetails } from './submitted-details.js';

/** What is needed to know of a verification to compare details with it. */
export type CheckedVerification = Pick<Verification, 'id' | 'entityId'> & Countable & VerifiedDetails;

/** Details that were presented against a verified verification, and the result of comparing them. */
export interface Presentation {
  verificationId: string;
  submitted: SubmittedDetails;
  /** The details as somebody wrote them, where they are not our own. */
  presented?: object;
  result: CheckOutcome;
  /** The invoice that they are on, where they are on one. */
  invoiceId?: string;
}

/** Compares presented details with verified ones and keeps the result. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly database: Database,
    private readonly verifications: VerificationsService,
    private readonly counting: CountingVerifications,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  /**
   * Checks details that a caller presents against a verification; this is billed.
   * Throws not found, or a conflict if the verification does not count.
   * @param presented the details as they came, before any form was put on them
   * @returns the check's id
   */
  async create(
    entityId: string,
    verificationId: string,
    details: SubmittedDetails,
    presented: object,
  ): Promise<string> {
    return this.database.transaction(async (transaction) => {
      // One that ends, or is redacted, meanwhile waits: what is presented is kept only as long as it counts.
      const verification = whole(await this.verifications.lock(transaction, entityId, verificationId));
      const { id } = await this.recordCheck(transaction, verification, details, presented);
      await recordUsage(transaction, { entityId, kind: 'check', subjectId: id });
      return id;
    });
  }

  /** Those that there are, in the order of the ids. */
  byIds(entityId: string, ids: readonly string[]): Promise<Check[]> {
    return this.database.rows(Check, entityId).findByIds(ids);
  }

  /**
   * Compares presented details with a verification and records the check, inside the transaction of whatever presented them.
   * Throws a conflict if the verification does not count.
   */
  async recordCheck(
    transaction: Transaction,
    verification: CheckedVerification,
    submitted: SubmittedDetails,
    presented: object,
  ): Promise<Check> {
    const { id, entityId } = verification;
    const why = this.counting.whyNot(verification);
    if (why !== null) throw conflict(`A verification that ${this.inWords(why, verification)} accepts no checks.`);
    const result = compareDetails(verification, submitted);
    const [check] = await this.recordMany(transaction, entityId, [
      { verificationId: id, submitted, presented, result },
    ]);
    return check as Check;
  }

  private inWords(why: NotCounting, { status }: CheckedVerification): string {
    switch (why) {
      case 'not_verified':
        return STANDS[status];
      case 'replaced':
        return 'was replaced by a newer one';
      case 'too_old':
        return `is older than ${this.settings.VERIFICATION_MAX_AGE_MONTHS} months`;
    }
  }

  /**
   * Records that an invoice presented details, once for each verification however often it is judged with the same result. The
   * invoice is held by the transaction.
   * @returns whether it was recorded now
   */
  async recordOfInvoice(
    transaction: Transaction,
    entityId: string,
    presentation: Presentation & { invoiceId: string },
  ): Promise<boolean> {
    const { invoiceId, verificationId } = presentation;
    const [last] = await transaction.manager.find(Check, {
      where: { entityId, invoiceId, verificationId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    if (last?.result === presentation.result) return false;
    await this.recordMany(transaction, entityId, [presentation]);
    return true;
  }

  /**
   * Records, for invoices whose details were last recorded as those of a verification that has ended, that they are so no more.
   * @param limit how many at most; where there were fewer, none is left
   * @returns the ids of the invoices
   */
  async recordEnd(
    transaction: Transaction,
    entityId: string,
    verificationId: string,
    limit: number,
  ): Promise<string[]> {
    await transaction.join(entityId);
    // Whoever does the same at the same time waits here, and then finds it done.
    await lockByName(transaction.manager, `ended ${verificationId}`);
    const matched = await transaction.manager.query<{ invoiceId: string; submittedData: string }[]>(
      `SELECT c.invoice_id AS "invoiceId", c.submitted_data AS "submittedData" FROM checks c
        WHERE c.entity_id = $1 AND c.verification_id = $2 AND c.result = 'uncompromised' AND c.invoice_id IS NOT NULL
          AND NOT EXISTS (SELECT FROM checks later
            WHERE later.invoice_id = c.invoice_id AND later.verification_id = c.verification_id
              AND (later.created_at, later.id) > (c.created_at, c.id))
        ORDER BY c.created_at, c.id LIMIT $3`,
      [entityId, verificationId, limit],
    );
    await this.recordMany(
      transaction,
      entityId,
      matched.map(({ invoiceId, submittedData: data }) => ({
        verificationId,
        invoiceId,
        submitted: JSON.parse(data) as SubmittedDetails,
        result: 'compromised',
      })),
    );
    return matched.map(({ invoiceId }) => invoiceId);
  }

  /** Records checks of an entity's verified verifications whose results are known, in their order. */
  async recordMany(
    transaction: Transaction,
    entityId: string,
    presentations: readonly Presentation[],
  ): Promise<Check[]> {
    // Never before whatever it is recorded after, even where the clock was put back: redaction finds it by that.
    const createdAt = momentOf(newId());
    const checks = presentations.map(({ verificationId, submitted, presented, result, invoiceId = null }): Check => {
      const id = newId();
      return {
        id,
        entityId,
        verificationId,
        invoiceId,
        submittedData: presented ? JSON.stringify(presented) : submittedData(submitted),
        result,
        createdAt,
      };
    });
    await transaction.rows(Check, entityId).insertMany(checks);
    const compromised = checks.filter(({ result }) => result === 'compromised');
    await transaction.emit(
      checkCompromised,
      ...compromised.map(({ id, verificationId }) => ({ entityId, verificationId, checkId: id })),
    );
    return checks;
  }
}
