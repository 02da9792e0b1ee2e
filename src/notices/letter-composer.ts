import { Inject, Injectable } from '@nestjs/common';
import { AbaChecksService } from '../aba/aba-checks.service.js';
import { ChecksService } from '../checks/checks.service.js';
import type { SubmittedDetails } from '../checks/submitted-details.js';
import { InvoiceLookup } from '../invoices/invoice-lookup.service.js';
import { amountOf } from '../invoices/total.js';
import { normaliseAccountNumber } from '../numbers/account-number.js';
import { normaliseBsb } from '../numbers/bsb.js';
import { OrganizationsService } from '../organization/organizations.service.js';
import { PUBLIC_URL } from '../platform/http/public-url.js';
import type { PublicUrl } from '../platform/http/public-url.js';
import { maskAccountNumber } from '../platform/logging/mask.js';
import { WaitingFigures } from '../statistics/waiting.js';
import type { Waiting } from '../statistics/waiting.js';
import type { Verification } from '../verifications/verification.entity.js';
import { VerificationsService } from '../verifications/verifications.service.js';
import { isWhole } from '../verifications/whole-verification.js';
import { WebhookSubscriptionsService } from '../webhooks/subscriptions/webhook-subscriptions.service.js';
import { inline, letterText } from './letter-text.js';
import type { Line, Section } from './letter-text.js';
import type { DueLetter } from './letters.js';
import { NOTICE_KINDS } from './notice-kinds.js';
import type { NoticeKind } from './notice-kinds.js';
import type { Notice } from './notice.entity.js';
import { mostShown } from './notice-writer.js';

/** Says in words what a letter tells of. */
@Injectable()
export class LetterComposer {
  constructor(
    private readonly checks: ChecksService,
    private readonly verifications: VerificationsService,
    private readonly invoiceLookup: InvoiceLookup,
    private readonly abaChecks: AbaChecksService,
    private readonly subscriptions: WebhookSubscriptionsService,
    private readonly organizations: OrganizationsService,
    private readonly waiting: WaitingFigures,
    @Inject(PUBLIC_URL) private readonly publicUrl: PublicUrl,
  ) {}

  /** Subject and text; null if nothing is left to tell of. */
  async compose(letter: DueLetter, notices: readonly Notice[]): Promise<{ subject: string; text: string } | null> {
    const sections: Section[] = [];
    for (const kind of NOTICE_KINDS) {
      const ofKind = notices.filter((notice) => notice.kind === kind);
      const count = ofKind.reduce((sum, notice) => sum + notice.count, 0);
      if (count > 0) sections.push({ kind, count, lines: await this.lines(kind, ofKind) });
    }
    if (sections.length === 0) return null;
    const address = this.publicUrl.of('/');
    return letterText(sections, { to: letter.to, sandbox: letter.sandboxEntityId !== null, address });
  }

  private async lines(kind: NoticeKind, notices: readonly Notice[]): Promise<Line[]> {
    const lines: Line[] = [];
    for (const notice of notices) {
      const { subjectIds, createdAt } = notice;
      const room = mostShown(kind) - lines.length;
      if (room === 0) break;
      const texts = await this.texts(notice, subjectIds.slice(0, room));
      lines.push(...texts.map((text) => ({ kind, at: createdAt, text })));
    }
    return lines;
  }

  private texts({ kind, entityId, userId }: Notice, ids: readonly string[]): Promise<string[]> {
    switch (kind) {
      case 'compromised_details':
        return this.compromised(entityId, ids);
      case 'payment_file_failed':
        return this.failedFiles(entityId, ids);
      case 'subscription_disabled':
        return this.disabledSubscriptions(entityId, ids);
      case 'account_replaced':
        return this.replaced(entityId, ids);
      case 'verifications_share_abn':
        return this.sharing(entityId, ids);
      case 'invoice_assigned':
      case 'second_approval_wanted':
        return this.invoices(entityId, ids);
      case 'waiting':
        return this.waitingFor(entityId, userId);
    }
  }

  private async compromised(entityId: string, ids: readonly string[]): Promise<string[]> {
    const checks = await this.checks.byIds(entityId, ids);
    const verifications = await this.verifications.byIds(
      entityId,
      checks.map(({ verificationId }) => verificationId),
    );
    const byId = new Map(verifications.map((one) => [one.id, one]));
    return checks.map(({ id, verificationId, submittedData }) => {
      const verified = byId.get(verificationId);
      // Redacted details are gone from the check too.
      const { account_bsb: bsb, account_number: number } = JSON.parse(submittedData) as Partial<SubmittedDetails>;
      const presented =
        bsb === undefined || number === undefined
          ? 'details that were redacted'
          : account(normaliseBsb(bsb) ?? '', normaliseAccountNumber(number) ?? '');
      const payee = inline(verified?.businessName ?? 'a payee');
      return `${payee}: presented ${presented}; ${standing(verified)}. Verification ${verificationId}, check ${id}`;
    });
  }

  private async replaced(entityId: string, ids: readonly string[]): Promise<string[]> {
    const older = await this.verifications.byIds(entityId, ids);
    const newer = await this.verifications.byIds(
      entityId,
      older.flatMap(({ replacedById }) => replacedById ?? []),
    );
    const byId = new Map(newer.map((one) => [one.id, one]));
    return older.map((one) => {
      const by = one.replacedById === null ? undefined : byId.get(one.replacedById);
      const now = by
        ? `${accountOf(by)}. Verification ${by.id}, in place of ${one.id}`
        : `another account. Verification ${one.id}`;
      return `${payeeOf(one)}: ${accountOf(one)} was replaced by ${now}`;
    });
  }

  private async sharing(entityId: string, ids: readonly string[]): Promise<string[]> {
    const verifications = await this.verifications.byIds(entityId, ids);
    return verifications.map(
      (one) =>
        `ABN ${one.businessAbn ?? 'redacted'}, ${payeeOf(one)}: ${accountOf(one)}, ${one.status}. Verification ${one.id}`,
    );
  }

  private async invoices(entityId: string, ids: readonly string[]): Promise<string[]> {
    const invoices = await this.invoiceLookup.byIds(entityId, ids);
    return invoices.map(({ id, extractedBusinessName, extractedInvoiceNumber, totalCents, outcome }) => {
      const what = [
        extractedBusinessName ?? 'a supplier whose name could not be read',
        extractedInvoiceNumber === null ? 'no invoice number' : `invoice ${extractedInvoiceNumber}`,
        totalCents === null ? 'amount not read' : `$${amountOf(totalCents)}`,
      ];
      return `${what.map(inline).join(', ')}; outcome: ${outcome.replaceAll('_', ' ')}. Invoice ${id}`;
    });
  }

  private async waitingFor(entityId: string, userId: string): Promise<string[]> {
    const name = await this.organizations.nameOfEntity(entityId);
    if (name === null) return [];
    const waits = await this.waiting.of({ entityId, userId, abilities: ['aba_check:read'] });
    return [`${inline(name)}: ${waitingText(waits)}`];
  }

  private async failedFiles(entityId: string, ids: readonly string[]): Promise<string[]> {
    const files = await this.abaChecks.byIds(entityId, ids);
    return files.map(
      ({ id, originalFileName, description, abaDate }) =>
        `${inline(originalFileName)} (${description === null ? '' : `"${inline(description)}", `}to be processed on ${abaDate}). ABA check ${id}`,
    );
  }

  private async disabledSubscriptions(entityId: string, ids: readonly string[]): Promise<string[]> {
    const subscriptions = await this.subscriptions.byIds(entityId, ids);
    return subscriptions.map(({ id, url, consecutiveFailures }) => {
      // What follows the host may be a secret of the receiver's.
      const { host } = new URL(url);
      return `${inline(host)}, after ${consecutiveFailures} failed ${consecutiveFailures === 1 ? 'attempt' : 'attempts'} in a row. Webhook subscription ${id}`;
    });
  }
}

function waitingText({ to_review, awaiting_second, payment_files, assigned_to_me }: Waiting): string {
  const since = to_review.oldest === null ? '' : `, the oldest since ${to_review.oldest.created_at.slice(0, 10)}`;
  const parts: [number, string][] = [
    [to_review.count, `to review${since}`],
    [awaiting_second.count, 'to be approved by a second person'],
    [payment_files?.count ?? 0, 'payment files that failed'],
    [assigned_to_me.count, 'assigned to you'],
  ];
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return told.length > 0 ? told.join('; ') : 'nothing left';
}

function account(bsb: string, accountNumber: string): string {
  return `BSB ${bsb}, account ${maskAccountNumber(accountNumber)}`;
}

function accountOf(verification: Verification): string {
  return isWhole(verification)
    ? account(verification.accountBsb, verification.accountNumber)
    : 'an account that was redacted';
}

function payeeOf({ businessName }: Verification): string {
  return inline(businessName ?? 'A payee that was redacted');
}

/** What is known of the account that details were compared with. */
function standing(verified: Verification | undefined): string {
  if (verified === undefined) return 'the verified account is a different one';
  if (verified.revokedAt !== null) return `its verification was revoked on ${day(verified.revokedAt)}`;
  if (verified.replacedAt !== null) return `its verification was replaced on ${day(verified.replacedAt)}`;
  return `the verified account is ${accountOf(verified)}`;
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
