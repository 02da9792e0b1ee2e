import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { ChecksService } from '../../checks/checks.service.js';
import { MATCH } from '../../invoices/check-types.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { InvoiceLookup } from '../../invoices/invoice-lookup.service.js';
import { InvoicesService } from '../../invoices/invoices.service.js';
import type { Judgement } from '../../invoices/invoices.service.js';
import { ChangedMeanwhile, retryOnChange } from '../../platform/database/retry-on-change.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { SupplierMemory } from '../../suppliers/supplier-memory.js';
import type { Lesson } from '../../suppliers/supplier-memory.js';
import { FactGatherer } from '../facts/fact-gatherer.js';
import { isUnknown } from '../facts/finding.js';
import type { Knowledge } from '../facts/knowledge.js';
import type { SubmittedDetails } from '../../checks/submitted-details.js';
import type { CheckOutcome } from '../../checks/check.entity.js';
import { CountingVerifications } from '../../verifications/counting/counting-verifications.js';
import { SeenVerifications } from '../../verifications/counting/seen-verifications.js';
import type { ComparedPayee } from '../payment/compared-payee.js';
import { ActiveRules } from './active-rules.js';
import { LESSON_FACTS, lessonOf } from './lesson.js';

/** What was found out about an invoice before anything of it is kept. */
interface Verdict extends Pick<Judgement, 'checkResults' | 'checkDetails' | 'checksLeftOut' | 'facts' | 'judgedAt'> {
  know: Knowledge;
  lesson: Lesson | null;
  /** The check that is recorded on the verification, where the rule for that could be evaluated. */
  check: { verificationId: string; submitted: SubmittedDetails; result: CheckOutcome } | null;
  /** The verified payee that the invoice was compared with. */
  held: ComparedPayee | null;
  /** The verifications that explain other attachments of its email. */
  explainedBy: string[];
  /** Every verification that it rests on, as it was read. */
  restsOn: SeenVerifications;
}

const TRIES = 5;

/** Judges invoices by the rules of their entity, and keeps what comes of it. */
@Injectable()
export class InvoiceJudge {
  constructor(
    private readonly activeRules: ActiveRules,
    private readonly facts: FactGatherer,
    private readonly invoices: InvoicesService,
    private readonly lookup: InvoiceLookup,
    private readonly checks: ChecksService,
    private readonly suppliers: SupplierMemory,
    private readonly counting: CountingVerifications,
  ) {}

  /**
   * Judges an invoice, for the first time or again; results, check and lesson are kept in one transaction. Where it was changed or judged
   * meanwhile, it is judged as it is then: no older judgement ever takes the place of a newer one.
   */
  judge(given: Invoice): Promise<void> {
    return retryOnChange(TRIES, async (before) => {
      const { entityId, id: invoiceId } = given;
      const invoice = before === 0 ? given : await this.lookup.get({ entityId, invoiceId });
      if (invoice !== null) await this.judgeOnce(invoice);
    });
  }

  private async judgeOnce(invoice: Invoice): Promise<void> {
    const verdict = await this.verdictOf(invoice);
    const { entityId, id: invoiceId } = invoice;
    await this.invoices.recordChecks(
      { entityId, invoiceId },
      async (transaction) => {
        if (!(await this.counting.lock(transaction, entityId, verdict.restsOn)))
          throw new ChangedMeanwhile('A verification ended or changed while an invoice was compared with it.');
      },
      (transaction, held) => this.keep(transaction, invoice, held, verdict),
    );
  }

  private async verdictOf(invoice: Invoice): Promise<Verdict> {
    const judgedAt = new Date();
    const rules = await this.activeRules.of(invoice.entityId);
    const { sheet, know } = await this.facts.gather(invoice, [...rules.facts, ...LESSON_FACTS]);
    const { details, leftOut } = await rules.evaluate(sheet);
    const check = details.some(({ type }) => type === MATCH) ? await checkOf(know) : null;
    const { comparedPayee: held } = await know.payment();
    const { explainedBy, versions } = await know.paymentContext();
    const restsOn = [...(held?.all.map(({ id }) => id) ?? []), ...explainedBy];
    return {
      checkResults: details.map(({ type, result }) => ({ type, result })),
      checkDetails: details,
      checksLeftOut: leftOut,
      facts: sheet.snapshot(),
      judgedAt,
      know,
      lesson: await lessonOf(sheet, know),
      check,
      held,
      explainedBy,
      restsOn: new SeenVerifications(restsOn.map((id) => [id, versions.get(id) ?? null])),
    };
  }

  private async keep(
    transaction: Transaction,
    judged: Invoice,
    now: Invoice,
    { know, lesson, check, held, explainedBy, restsOn: _restsOn, ...results }: Verdict,
  ): Promise<Judgement> {
    const { id: invoiceId, entityId, createdAt, supplierId: before, learnt } = now;
    if (!isDeepStrictEqual(now, judged)) throw new ChangedMeanwhile('An invoice changed while it was being judged.');
    if (check) await this.checks.recordOfInvoice(transaction, entityId, { invoiceId, ...check });
    if (learnt !== null && before !== null) await this.suppliers.forget(transaction, entityId, before, learnt);
    const taught =
      lesson === null || know.identity === null
        ? null
        : await this.suppliers.learn(transaction, entityId, know.identity, lesson, createdAt);
    const known = taught === null ? await know.supplier() : null;
    return {
      ...results,
      supplierId: taught ?? (known === null || isUnknown(known) ? null : known.id),
      verificationId: held?.payee.id ?? null,
      explainedBy,
      learnt: taught === null ? null : lesson,
    };
  }
}

/** What was presented of the payee, and whether it is what was verified; null if that was left out. */
async function checkOf(know: Knowledge): Promise<Verdict['check']> {
  const { comparedPayee, detailsMatchVerification: matches } = await know.payment();
  if (comparedPayee === null || know.account === null || isUnknown(matches)) return null;
  return {
    verificationId: comparedPayee.payee.id,
    submitted: {
      account_bsb: know.account.bsb,
      account_number: know.account.accountNumber,
      business_abn: know.invoice.extractedBusinessAbn,
    },
    result: matches ? 'uncompromised' : 'compromised',
  };
}
