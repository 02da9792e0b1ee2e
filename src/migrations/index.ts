import { Foundations1763690000000 } from './1-foundations.js';
import { Verifications1763776400000 } from './2-verifications.js';
import { AbaChecks1763862800000 } from './3-aba-checks.js';
import { Management1763949200000 } from './4-management.js';
import { CoveringListIndexes1764036000000 } from './5-covering-list-indexes.js';
import { Sender1764122400000 } from './6-sender.js';
import { Providers1764208800000 } from './7-providers.js';
import { RulesAndSuppliers1764295200000 } from './8-rules-and-suppliers.js';
import { Webhooks1764381600000 } from './9-webhooks.js';
import { MailRetention1764468000000 } from './10-mail-retention.js';
import { SenderLists1765332000000 } from './20-sender-lists.js';
import { Notices1765418400000 } from './21-notices.js';
import { DocumentKeys1765504800000 } from './22-document-keys.js';
import { OtherAccounts1765591200000 } from './23-other-accounts.js';
import { VerificationsEnd1765677600000 } from './24-verifications-end.js';
import { SecretFingerprint1765764000000 } from './25-secret-fingerprint.js';
import { PaymentScrutiny1765936800000 } from './27-payment-scrutiny.js';
import { People1766196000000 } from './30-people.js';
import { SigningIn1766282400000 } from './31-signing-in.js';
import { AuditEvents1766649600000 } from './35-audit-events.js';
import { InvoiceReview1766736000000 } from './36-invoice-review.js';
import { Decisions1766822400000 } from './37-decisions.js';
import { InvoicePages1766908800000 } from './38-invoice-pages.js';
import { SavedViews1766995200000 } from './39-saved-views.js';
import { PickedCorrections1767081600000 } from './40-picked-corrections.js';
import { Statistics1767168000000 } from './41-statistics.js';
import { ReviewNotices1767254400000 } from './42-review-notices.js';
import { Holds1767340800000 } from './43-holds.js';
import { UsageEnvironment1767772800000 } from './48-usage-environment.js';
import { WebhookAccounts1767859200000 } from './49-webhook-accounts.js';
import { AbaFileNotes1767945600000 } from './50-aba-file-notes.js';
import { InvoiceCounts1767427200000 } from './44-invoice-counts.js';
import { WebhookEndurance1768032000000 } from './51-webhook-endurance.js';
import { AuditJournal1768291200000 } from './54-audit-journal.js';
import { PickedLooks1767513600000 } from './45-picked-looks.js';
import { KeyAddresses1768723200000 } from './59-key-addresses.js';
import { OutgoingPause1768464000000 } from './56-outgoing-pause.js';
import { OperatorMail1768550400000 } from './57-operator-mail.js';
import { RetiredSecrets1768636800000 } from './58-retired-secrets.js';
import { RepeatedAbaChecks1768809600000 } from './60-repeated-aba-checks.js';
import { LargestToReviewByOutcome1768982400000 } from './62-largest-to-review-by-outcome.js';
import { TraceParents1769328000000 } from './66-trace-parents.js';
import { SharedCounts1769068800000 } from './63-shared-counts.js';
import { LinksAnew1768896000000 } from './61-links-anew.js';
import { Redaction1769068800000 } from './70-redaction.js';
import { VacuumOfLargeTables1769500800000 } from './71-vacuum-of-large-tables.js';
import { AbaRedaction1770249600000 } from './75-aba-redaction.js';
import { CheckAgain1770336000000 } from './76-check-again.js';
import { FewerIndexesOfChecks1770422400000 } from './77-fewer-indexes-of-checks.js';
import { FewerReferencesOfEntries1770508800000 } from './78-fewer-references-of-entries.js';
import { ChecksByResult1770595200000 } from './79-checks-by-result.js';
import { RepeatedNumbers1770681600000 } from './80-repeated-numbers.js';
import { FurtherDeliveries1770768000000 } from './81-further-deliveries.js';
import { Uploaders1770854400000 } from './82-uploaders.js';
import { MergedAccounts1770940800000 } from './83-merged-accounts.js';
import { ConfirmationsByMailbox1771027200000 } from './84-confirmations-by-mailbox.js';
import { AliasedBy1771113600000 } from './85-aliased-by.js';

/** Every migration in order; one that has landed is never edited. */
export const MIGRATIONS = [
  Foundations1763690000000,
  Verifications1763776400000,
  AbaChecks1763862800000,
  Management1763949200000,
  CoveringListIndexes1764036000000,
  Sender1764122400000,
  Providers1764208800000,
  RulesAndSuppliers1764295200000,
  Webhooks1764381600000,
  MailRetention1764468000000,
  SenderLists1765332000000,
  Notices1765418400000,
  DocumentKeys1765504800000,
  OtherAccounts1765591200000,
  VerificationsEnd1765677600000,
  SecretFingerprint1765764000000,
  PaymentScrutiny1765936800000,
  People1766196000000,
  SigningIn1766282400000,
  AuditEvents1766649600000,
  InvoiceReview1766736000000,
  Decisions1766822400000,
  InvoicePages1766908800000,
  SavedViews1766995200000,
  PickedCorrections1767081600000,
  Statistics1767168000000,
  ReviewNotices1767254400000,
  Holds1767340800000,
  UsageEnvironment1767772800000,
  WebhookAccounts1767859200000,
  AbaFileNotes1767945600000,
  InvoiceCounts1767427200000,
  WebhookEndurance1768032000000,
  PickedLooks1767513600000,
  KeyAddresses1768723200000,
  AuditJournal1768291200000,
  OutgoingPause1768464000000,
  OperatorMail1768550400000,
  RetiredSecrets1768636800000,
  RepeatedAbaChecks1768809600000,
  LinksAnew1768896000000,
  LargestToReviewByOutcome1768982400000,
  TraceParents1769328000000,
  SharedCounts1769068800000,
  Redaction1769068800000,
  VacuumOfLargeTables1769500800000,
  AbaRedaction1770249600000,
  CheckAgain1770336000000,
  FewerIndexesOfChecks1770422400000,
  FewerReferencesOfEntries1770508800000,
  ChecksByResult1770595200000,
  RepeatedNumbers1770681600000,
  FurtherDeliveries1770768000000,
  Uploaders1770854400000,
  MergedAccounts1770940800000,
  ConfirmationsByMailbox1771027200000,
  AliasedBy1771113600000,
];
