import { Injectable } from '@nestjs/common';
import { eraseWithin } from '../audit/audit-erasure.js';
import { holdSameFile, presentedBy, redactAbaChecks, refuseOpen } from '../aba/redact-aba-checks.js';
import { ChecksService } from '../checks/checks.service.js';
import { redactChecksOfInvoices, redactChecksOfVerification, redactPresented } from '../checks/redact-checks.js';
import { invoiceVerificationLost } from '../invoices/invoice.events.js';
import type { Invoice } from '../invoices/invoice.entity.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { holdOfEmail, lockTogether, redactInvoices } from '../invoices/redact-invoices.js';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { documentsDropped } from '../platform/documents/document.events.js';
import { conflict } from '../platform/errors/domain-error.js';
import { IdempotentRequests } from '../platform/http/idempotency/idempotent-requests.js';
import { SandboxDrawer } from '../providers/sandbox-drawer/sandbox-drawer.js';
import { DecisionsService } from '../reviews/decisions/decisions.service.js';
import { redactDecisionsOnFiles, redactReviews } from '../reviews/redact-reviews.js';
import type { InboundEmail } from '../smtp-ingress/inbound-email.entity.js';
import { holdEmail, redactEmail } from '../smtp-ingress/redact-email.js';
import { SupplierMemory } from '../suppliers/supplier-memory.js';
import { CountingVerifications } from '../verifications/counting/counting-verifications.js';
import { redactVerification } from '../verifications/redact-verification.js';
import { whole } from '../verifications/whole-verification.js';
import type { WholeVerification } from '../verifications/whole-verification.js';
import { EventRedaction } from '../webhooks/writing/event-redaction.js';
import type { RedactionReason } from './redaction.dto.js';

/** What is to be redacted, and how far. */
export interface Redaction {
  entityId: string;
  id: string;
  /** Why, for the audit trail. */
  reason: RedactionReason | null;
  /** Whether what shares its file or email goes too. */
  withOthers: boolean;
}

/** Checks that are taken back in one statement. */
const CHECKS = 1_000;

/**
 * Deletes what is known of people (docs/privacy.md), each time in one transaction: where one part fails, nothing is gone. What was
 * redacted stays so, and asking again changes nothing.
 */
@Injectable()
export class Redactions {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoicesService,
    private readonly counting: CountingVerifications,
    private readonly checks: ChecksService,
    private readonly suppliers: SupplierMemory,
    private readonly decisions: DecisionsService,
    private readonly events: EventRedaction,
    private readonly answers: IdempotentRequests,
    private readonly drawer: SandboxDrawer,
  ) {}

  /**
   * Redacts an invoice, with its file and its email. Throws not found, and a conflict where others share these and are not to go too.
   */
  redactInvoice({ entityId, id, reason, withOthers }: Redaction): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const invoice = await this.invoices.find(entityId, id);
      const email =
        invoice.inboundEmailId === null ? null : await holdEmail(transaction, entityId, invoice.inboundEmailId);
      const invoices = await lockTogether(transaction, invoice);
      refuseOthers('This invoice shares its file or email with', otherThan(id, invoices), withOthers, OTHER_INVOICES);
      await this.redactTogether(transaction, entityId, invoices, email, reason);
    });
  }

  /** Redacts an email, as redactInvoice with all invoices that came in it. */
  redactEmail({ entityId, id, reason, withOthers }: Redaction): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const email = await holdEmail(transaction, entityId, id);
      const invoices = await holdOfEmail(transaction, entityId, id);
      refuseOthers('This email holds', otherThan(null, invoices), withOthers, INVOICES_IN_EMAIL);
      await this.redactTogether(transaction, entityId, invoices, email, reason);
    });
  }

  /** Redacts a verification and whatever was presented against it. Throws not found. */
  redactVerification({ entityId, id, reason }: Redaction): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const before = await redactVerification(transaction, entityId, id, reason);
      if (before === null) return;
      const verification = whole(before);
      if (verification.status === 'verified' || verification.status === 'revoked')
        await this.takeBack(transaction, verification);
      const checkIds = await redactChecksOfVerification(transaction, entityId, id);
      const { individualMobile, individualEmail, individualName, businessName, accountName } = verification;
      await this.drawer.removeAbout(
        transaction,
        entityId,
        [individualMobile, individualEmail, individualName, businessName, accountName].filter((one) => one !== null),
      );
      await this.forget(transaction, entityId, [id, ...checkIds]);
    });
  }

  /**
   * Redacts a payment file, with every check of it and what its entries presented against verifications. Throws not found, and a conflict
   * where it is still being checked or waits for a decision, or where other checks of the file are not to go too.
   */
  redactPaymentFile({ entityId, id, reason, withOthers }: Redaction): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const held = await holdSameFile(transaction, entityId, id);
      const checks = held.filter(({ redactedAt }) => redactedAt === null);
      if (checks.length === 0) return;
      refuseOthers(
        'This payment file was checked more than once, in',
        otherThan(id, checks),
        withOthers,
        CHECKS_OF_FILE,
      );
      refuseOpen(checks);
      const ids = checks.map((one) => one.id);
      const checkIds = await redactPresented(transaction, entityId, await presentedBy(transaction, entityId, ids));
      const decisions = await redactDecisionsOnFiles(transaction, entityId, ids);
      const keys = await redactAbaChecks(transaction, entityId, checks, reason);
      await transaction.emit(documentsDropped, { entityId, keys });
      await this.forget(transaction, entityId, [...ids, ...decisions, ...checkIds]);
    });
  }

  /** What a verification spoke for: recorded checks, and whose the account is. With the details it could not be taken back later. */
  private async takeBack(transaction: Transaction, verification: WholeVerification): Promise<void> {
    const { id: verificationId, entityId, businessAbn, accountBsb: bsb, accountNumber } = verification;
    if (await this.counting.isAccountVerified(entityId, verification, transaction.manager)) return;
    const suppliers = await this.suppliers.ofAbn(transaction, entityId, businessAbn);
    await this.suppliers.forgetVerified(transaction, entityId, businessAbn, { bsb, accountNumber });
    await this.suppliers.removeUnknown(transaction, entityId, suppliers);
    for (let found = CHECKS; found === CHECKS;) {
      const ids = await this.checks.recordEnd(transaction, entityId, verificationId, CHECKS);
      await transaction.emit(
        invoiceVerificationLost,
        ...ids.map((invoiceId) => ({ entityId, invoiceId, verificationId })),
      );
      found = ids.length;
    }
  }

  private async redactTogether(
    transaction: Transaction,
    entityId: string,
    all: readonly Invoice[],
    email: InboundEmail | null,
    reason: RedactionReason | null,
  ): Promise<void> {
    const invoices = all.filter(({ redactedAt }) => redactedAt === null);
    const isEmailLeft = email !== null && email.redactedAt === null;
    if (invoices.length === 0 && !isEmailLeft) return;
    const ids = invoices.map(({ id }) => id);
    for (const invoice of invoices) await this.decisions.rejectRedacted(transaction, invoice);
    for (const { supplierId, learnt } of invoices)
      if (supplierId !== null && learnt !== null)
        await this.suppliers.forget(transaction, entityId, supplierId, learnt);
    const written = await redactReviews(transaction, entityId, ids);
    const checkIds = await redactChecksOfInvoices(transaction, entityId, ids);
    const keys: string[] = [];
    // The words that invoices are found by hold those of their email.
    if (isEmailLeft) {
      keys.push(...(await redactEmail(transaction, email, reason)));
      const { envelopeFrom, from, replyTo } = email;
      await this.drawer.removeAbout(transaction, entityId, [envelopeFrom, from ?? '', replyTo ?? '']);
    }
    keys.push(...(await redactInvoices(transaction, invoices, reason)));
    await this.suppliers.removeUnknown(
      transaction,
      entityId,
      invoices.flatMap(({ supplierId }) => supplierId ?? []),
    );
    await transaction.emit(documentsDropped, { entityId, keys });
    await this.forget(transaction, entityId, [...ids, ...written, ...checkIds, ...(email === null ? [] : [email.id])]);
  }

  /** What was told, answered and sent to the sandbox drawer about things, and what the audit trail says of people in their events. */
  private async forget(transaction: Transaction, entityId: string, ids: readonly string[]): Promise<void> {
    await this.events.redact(transaction, entityId, ids);
    await this.answers.forget(transaction.manager, entityId, ids);
    await eraseWithin(transaction.manager, ids);
    await this.drawer.removeNaming(transaction, entityId, ids);
  }
}

/** The ids of what is not redacted yet, but for one. */
function otherThan<T extends { id: string; redactedAt: Date | null }>(id: string | null, all: readonly T[]): string[] {
  return all.filter((one) => one.id !== id && one.redactedAt === null).map((one) => one.id);
}

const OTHER_INVOICES = ['another invoice', 'other invoices'] as const;
const INVOICES_IN_EMAIL = ['an invoice', 'invoices'] as const;
const CHECKS_OF_FILE = ['another ABA check', 'other ABA checks'] as const;

/**
 * Throws a conflict where others would be redacted too, and nobody said that they shall.
 * @param shared the beginning of a sentence, which goes on with what the others are
 */
function refuseOthers(
  shared: string,
  ids: readonly string[],
  withOthers: boolean,
  [one, many]: readonly [string, string],
): void {
  if (withOthers || ids.length === 0) return;
  const [what, them] = ids.length === 1 ? [one, 'it'] : [`${ids.length} ${many}`, 'them'];
  throw conflict(`${shared} ${what}: ${ids.join(', ')}. Send {"with_others": true} to redact ${them} as well.`);
}
