import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.js';
import type { Invoice } from '../../invoices/invoice.entity.js';
import { isDecided } from '../../invoices/invoice-review.js';
import type { InvoiceReview } from '../../invoices/invoice-review.js';
import type { EntityCaller } from '../../platform/auth/caller.js';
import { requireFreshProof } from '../../platform/auth/caller.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { conflict, DomainError, forbidden, invalid } from '../../platform/errors/domain-error.js';
import { newId } from '../../platform/ids/uuid.js';
import { VerificationsService } from '../../verifications/verifications.service.js';
import { ApprovalPolicies } from '../policy/approval-policies.service.js';
import { parseMoment } from '../../platform/json-api/filters.js';
import { peopleFor } from '../policy/approval-policy.js';
import { callBackWarning } from './call-back.js';
import { checkGrounds } from './check-grounds.js';
import type { DecisionDto } from './decision.dto.js';
import { Decision } from './decision.entity.js';
import type { DecisionKind } from './decision.entity.js';
import { sentenceOf, STANDS } from './decision-words.js';
import { emitReviewed } from './emit-reviewed.js';
import { Lessons } from './lessons.js';
import { People } from './people.js';
import { lockReviewableAbaCheck, lockReviewableInvoice, reviewableOf, setReview, subjectOf } from './reviewable.js';
import type { Reviewable } from './reviewable.js';

/** What came of one of several decisions. */
export interface DecisionResult {
  invoice_id: string;
  /** Null if it was refused. */
  decision_id: string | null;
  /** What the review is now; null if it was refused. */
  review: InvoiceReview | null;
  /** Why it was refused; null if it was not. */
  message: string | null;
}

/** What is kept of a decision beside what it is about. */
type Kept = Pick<Decision, 'decision' | 'reason' | 'comment' | 'until' | 'verificationId' | 'call' | 'warning'>;

/** Reviews that wait for somebody. */
const OPEN: ReadonlySet<InvoiceReview> = new Set(['to_review', 'on_hold', 'awaiting_second'] as const);

/** Outcomes that are approved only by somebody who has just shown who they are. */
const RISKY = new Set(['mismatch', 'suspect', 'changed']);

/** Decisions on invoices and payment files, under the policy of their entity. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly database: Database,
    private readonly policies: ApprovalPolicies,
    private readonly people: People,
    private readonly audit: AuditLog,
    private readonly verifications: VerificationsService,
    private readonly lessons: Lessons,
  ) {}

  /** Decides an invoice; gives the decision's id. Throws if the policy, or what somebody else decided, is against it. */
  decideInvoice(caller: EntityCaller, id: string, given: DecisionDto): Promise<string> {
    return this.database.transaction(async (transaction) => {
      const invoice = await lockReviewableInvoice(transaction, caller.entityId, id);
      checkGrounds(given);
      return (await this.decide(transaction, caller, invoice, given)).id;
    });
  }

  /** As decideInvoice, for a payment file with failures. */
  decideAbaCheck(caller: EntityCaller, id: string, given: DecisionDto): Promise<string> {
    return this.database.transaction(async (transaction) => {
      const check = await lockReviewableAbaCheck(transaction, caller.entityId, id);
      checkGrounds(given);
      return (await this.decide(transaction, caller, check, given)).id;
    });
  }

  /** Decides several invoices, each by itself: what is refused for one changes nothing for the others. */
  async decideMany(caller: EntityCaller, ids: readonly string[], given: DecisionDto): Promise<DecisionResult[]> {
    checkGrounds(given);
    const results: DecisionResult[] = [];
    for (const id of ids) {
      try {
        const { id: decision_id, review } = await this.database.transaction(async (transaction) => {
          const invoice = await lockReviewableInvoice(transaction, caller.entityId, id);
          return this.decide(transaction, caller, invoice, given);
        });
        results.push({ invoice_id: id, decision_id, review, message: null });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        results.push({ invoice_id: id, decision_id: null, review: null, message: error.message });
      }
    }
    return results;
  }

  /** Opens again, in the name of the service, what was decided on grounds that hold no more; says why. */
  async reopen(transaction: Transaction, thing: Reviewable, comment: string): Promise<void> {
    await setReview(transaction, thing, 'to_review');
    await this.lessons.weighSender(transaction, thing, 'to_review');
    await this.keep(transaction, null, thing, { ...NOTHING, decision: 'reopen', comment }, 'to_review');
    await emitReviewed(transaction, null, thing, 'to_review');
  }

  /**
   * Opens again what rests on a reading that is to be replaced: what was decided in the name of the caller for a new one, who has to be
   * an approver; what waits for a second person, or was cleared, in the name of the service. So does a hold of what failed, which waits for
   * review once it is read. Anything else stays as it is.
   */
  async reopenForReading(transaction: Transaction, caller: EntityCaller, id: string, comment: string): Promise<void> {
    const invoice = await lockReviewableInvoice(transaction, caller.entityId, id);
    if (invoice.review !== null && isDecided(invoice.review))
      await this.decide(transaction, caller, invoice, { decision: 'reopen', comment });
    else if (
      invoice.review === 'awaiting_second' ||
      invoice.review === 'cleared' ||
      (invoice.review === 'on_hold' && invoice.invoice?.status !== 'processed')
    )
      await this.reopen(transaction, invoice, comment);
  }

  /** Clears, in the name of the service, what nothing speaks against. */
  async clear(transaction: Transaction, thing: Reviewable): Promise<void> {
    await setReview(transaction, thing, 'cleared');
    await this.keep(transaction, null, thing, { ...NOTHING, decision: 'clear', reason: 'verified' }, 'cleared');
    await emitReviewed(transaction, null, thing, 'cleared');
  }

  /** Rejects, in the name of the service, an invoice that still waits for people and is to be redacted: nobody can decide on it any more. */
  async rejectRedacted(transaction: Transaction, invoice: Invoice): Promise<void> {
    const thing = reviewableOf(invoice);
    if (thing.review === null || !OPEN.has(thing.review)) return;
    await setReview(transaction, thing, 'rejected');
    await this.keep(transaction, null, thing, { ...NOTHING, decision: 'reject', reason: 'other' }, 'rejected');
    await emitReviewed(transaction, null, thing, 'rejected');
  }

  private async decide(
    transaction: Transaction,
    caller: EntityCaller,
    thing: Reviewable,
    given: DecisionDto,
  ): Promise<{ id: string; review: InvoiceReview }> {
    await this.refuseStale(transaction, thing, given);
    refuseChanged(thing, given);
    const review = await this.reviewAfter(transaction, caller, thing, given);
    await setReview(transaction, thing, review);
    if (thing.invoice !== null && review === 'rejected') await this.lessons.unlearn(transaction, thing.invoice);
    if (thing.invoice !== null && thing.review === 'rejected') await this.lessons.relearn(transaction, thing.invoice);
    await this.lessons.weighSender(transaction, thing, review);
    const kept: Kept = {
      decision: given.decision,
      reason: given.reason ?? null,
      comment: given.comment ?? null,
      until: given.until ?? null,
      verificationId: given.verification_id ?? null,
      call: given.call ? { ...given.call } : null,
      warning: given.call ? callBackWarning(given.call.number, thing.invoice) : null,
    };
    const id = await this.keep(transaction, caller, thing, kept, review);
    await emitReviewed(transaction, caller, thing, review);
    return { id, review };
  }

  /** Throws a conflict where somebody decided meanwhile: its sentence says who decided what, and when. */
  private async refuseStale(transaction: Transaction, thing: Reviewable, given: DecisionDto): Promise<void> {
    const review = thing.review ?? 'to_review';
    const decided = isDecided(review) && given.decision !== 'reopen';
    const expected = given.expected_review ?? null;
    if (!decided && (expected === null || expected === review)) return;
    const last = await transaction
      .rows(Decision, thing.entityId)
      .query('decision')
      .andWhere(thing.kind === 'invoice' ? 'decision.invoiceId = :id' : 'decision.abaCheckId = :id', { id: thing.id })
      .orderBy('decision.createdAt', 'DESC')
      .addOrderBy('decision.id', 'DESC')
      .limit(1)
      .getOne();
    if (!last) throw conflict(`This ${thing.noun} ${STANDS[review]}.`);
    const who = await this.people.nameOf(transaction.manager, last.userId);
    throw conflict(sentenceOf({ who, decision: last.decision, noun: thing.noun, at: last.createdAt }));
  }

  private async reviewAfter(
    transaction: Transaction,
    caller: EntityCaller,
    thing: Reviewable,
    given: DecisionDto,
  ): Promise<InvoiceReview> {
    switch (given.decision) {
      case 'reject':
        return 'rejected';
      case 'hold':
        await this.refuseEndedVerification(transaction, thing.entityId, given.verification_id ?? null);
        return 'on_hold';
      case 'reopen':
        if (!caller.abilities.includes('invoice:approve')) throw forbidden('Only an approver can reopen a decision.');
        if ((thing.review ?? 'to_review') === 'to_review') throw conflict(`This ${thing.noun} is already open.`);
        return 'to_review';
      case 'approve':
        return this.approvalOf(transaction, caller, thing, given);
    }
  }

  /** Whether an approval is the last one that is needed. */
  private async approvalOf(
    transaction: Transaction,
    caller: EntityCaller,
    thing: Reviewable,
    given: DecisionDto,
  ): Promise<InvoiceReview> {
    if (RISKY.has(thing.outcome)) requireFreshProof(caller);
    if (given.reason === 'verified' && thing.outcome !== 'verified')
      throw invalid({
        reason: ['The reason “verified” is only for invoices whose outcome is “verified”.'],
      });
    const policy = await this.policies.of(thing.entityId, transaction.manager);
    const involved = await this.people.involvedIn(transaction.manager, thing, policy);
    const earlier = await this.people.whoApproved(transaction.manager, thing);
    if (peopleFor(policy, thing, involved.has(caller.userId)) === 1 && earlier.length === 0) return 'approved';
    if (earlier.includes(caller.userId))
      throw conflict(`You have already approved this ${thing.noun}. The second approval must come from someone else.`);
    if (earlier.length === 0) return 'awaiting_second';
    if (!caller.abilities.includes('invoice:approve'))
      throw forbidden('The second approval must come from an approver.');
    if ([...earlier, caller.userId].every((one) => involved.has(one)))
      throw conflict(
        'Everyone who has approved also corrected the account, uploaded the document, requested the verification, added an ' +
          'alias to it or merged the supplier. Someone else has to approve.',
      );
    return 'approved';
  }

  private async refuseEndedVerification(transaction: Transaction, entityId: string, id: string | null): Promise<void> {
    if (id !== null && !(await this.verifications.isPending(transaction, entityId, id)))
      throw invalid({ verification_id: ['The verification_id field must be that of a pending verification.'] });
  }

  private async keep(
    transaction: Transaction,
    caller: EntityCaller | null,
    thing: Reviewable,
    kept: Kept,
    review: InvoiceReview,
  ): Promise<string> {
    const id = newId();
    await transaction.rows(Decision, thing.entityId).insert({
      ...kept,
      id,
      invoiceId: null,
      abaCheckId: null,
      ...subjectOf(thing),
      review,
      userId: caller?.userId ?? null,
      keyId: caller?.keyId ?? null,
      createdAt: new Date(),
    });
    const { decision, reason, comment, until, call, warning } = kept;
    const said = { comment, until, call, warning };
    await this.audit.append(transaction.manager, {
      organizationId: null,
      entityId: thing.entityId,
      action: `${thing.kind}.${AUDITED[decision]}`,
      subject: { type: thing.kind === 'invoice' ? 'invoices' : 'aba-checks', id: thing.id },
      changes: [
        { attribute: 'review', before: thing.review, after: review },
        ...(reason === null ? [] : [{ attribute: 'reason', before: null, after: reason }]),
        ...Object.entries(said)
          .filter(([, value]) => value !== null)
          .map(([attribute, after]) => ({ attribute, before: null, after, withheld: true as const })),
      ],
    });
    return id;
  }
}

/** Throws a conflict where what is decided is not any more what somebody looked at: another one may have corrected the account meanwhile. */
function refuseChanged({ noun, updatedAt }: Reviewable, { expected_updated_at: expected }: DecisionDto): void {
  if (typeof expected === 'string' && parseMoment(expected, false).getTime() !== updatedAt.getTime())
    throw conflict(`This ${noun} has changed since you looked at it. Look at it again before you decide.`);
}

const NOTHING: Kept = {
  decision: 'reopen',
  reason: null,
  comment: null,
  until: null,
  verificationId: null,
  call: null,
  warning: null,
};

const AUDITED: Record<DecisionKind, string> = {
  approve: 'approval_given',
  hold: 'held',
  reject: 'rejected',
  reopen: 'reopened',
  clear: 'cleared',
};
