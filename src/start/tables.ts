import { AbaCheckEntry } from '../aba/aba-check-entry.entity.js';
import { AbaCheck } from '../aba/aba-check.entity.js';
import { ApiKey } from '../api-keys/api-key.entity.js';
import { ApiKeyDetails } from '../api-keys/api-key.resource.js';
import { AuditEventDetails } from '../audit/audit-event.resource.js';
import { Check } from '../checks/check.entity.js';
import { InvitationDetails } from '../identity/users/invitation.resource.js';
import { SessionDetails } from '../identity/users/session.resource.js';
import { UserDetails } from '../identity/users/user.resource.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { InvoicePage } from '../invoices/pages/invoice-page.entity.js';
import { PagePicture } from '../invoices/pages/page-picture.entity.js';
import { EntityRole } from '../identity/users/entity-role.entity.js';
import { PayingEntity } from '../organization/entity.entity.js';
import { EntityDetails } from '../organization/entity.resource.js';
import { NoticePreferences } from '../notices/notice-preferences.entity.js';
import { Notice } from '../notices/notice.entity.js';
import { Organization } from '../organization/organization.entity.js';
import { User } from '../identity/users/user.entity.js';
import { OutboxRow } from '../platform/events/outbox.entity.js';
import { IdempotencyKey } from '../platform/http/idempotency/idempotency-key.entity.js';
import { SandboxMessage } from '../providers/sandbox-drawer/sandbox-message.entity.js';
import { InvoiceComment } from '../reviews/comments/invoice-comment.entity.js';
import { InvoiceCorrection } from '../reviews/corrections/invoice-correction.entity.js';
import { Decision } from '../reviews/decisions/decision.entity.js';
import { ApprovalPolicy, ApprovalPolicyDetails } from '../reviews/policy/approval-policy.entity.js';
import { SavedView } from '../reviews/views/saved-view.entity.js';
import { EntityRule } from '../rules/entity-rules/entity-rule.entity.js';
import { RuleVersion } from '../rules/entity-rules/rule-version.entity.js';
import { InboundEmail } from '../smtp-ingress/inbound-email.entity.js';
import { SenderRule } from '../smtp-ingress/sender-lists/sender-rule.entity.js';
import { SenderSetting, SenderSettingDetails } from '../smtp-ingress/sender-lists/sender-setting.entity.js';
import { SupplierAccount } from '../suppliers/supplier-account.entity.js';
import { SupplierSender } from '../suppliers/supplier-sender.entity.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import { SupplierDetails } from '../suppliers/supplier.resource.js';
import { UsageMonth } from '../usage/usage-month.entity.js';
import { UsageRecord } from '../usage/usage-record.entity.js';
import { IndividualAuthentication } from '../verifications/individual/individual-authentication.entity.js';
import { Verification } from '../verifications/verification.entity.js';
import { WebhookEventAttempt } from '../webhooks/events/webhook-event-attempt.entity.js';
import { WebhookEvent } from '../webhooks/events/webhook-event.entity.js';
import { WebhookSubscription } from '../webhooks/subscriptions/webhook-subscription.entity.js';

/** Every table and view that the service maps. */
export const TABLES = [
  Decision,
  InvoiceComment,
  InvoiceCorrection,
  ApprovalPolicy,
  ApprovalPolicyDetails,
  SavedView,
  AuditEventDetails,
  Organization,
  User,
  EntityRole,
  UserDetails,
  InvitationDetails,
  SessionDetails,
  PayingEntity,
  EntityDetails,
  ApiKey,
  ApiKeyDetails,
  UsageRecord,
  UsageMonth,
  IdempotencyKey,
  OutboxRow,
  SandboxMessage,
  InboundEmail,
  SenderRule,
  SenderSetting,
  SenderSettingDetails,
  Supplier,
  SupplierAccount,
  SupplierSender,
  SupplierDetails,
  Invoice,
  InvoicePage,
  PagePicture,
  Verification,
  IndividualAuthentication,
  Check,
  AbaCheck,
  AbaCheckEntry,
  WebhookSubscription,
  WebhookEvent,
  WebhookEventAttempt,
  EntityRule,
  RuleVersion,
  NoticePreferences,
  Notice,
];
