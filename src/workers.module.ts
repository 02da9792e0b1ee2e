import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AbandonedDocuments } from './platform/documents/abandoned-documents.js';
import { AbaModule } from './aba/aba.module.js';
import { CheckAbaFileProcessor } from './aba/check-aba-file.processor.js';
import { AuditHeads } from './audit/sealing/audit-heads.js';
import { AuditRetention } from './audit/retention/audit-retention.js';
import { AuditSealer } from './audit/sealing/audit-sealer.js';
import { ChecksModule } from './checks/checks.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { SendUserLinkProcessor } from './identity/links/send-user-link.processor.js';
import { CountFolder } from './invoices/count-folder.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { LiveBroadcast } from './live/live-broadcast.js';
import { Backlog } from './metrics/backlog.js';
import { EventMeter } from './metrics/event-meter.js';
import { NoticePost } from './notices/notice-post.js';
import { WaitingNotices } from './notices/waiting-notices.js';
import { NoticesModule } from './notices/notices.module.js';
import { OrganizationModule } from './organization/organization.module.js';
import { PIPELINE } from './pipeline.js';
import { DeleteDocumentsProcessor } from './platform/documents/delete-documents.processor.js';
import { OUTBOX_AUDIENCE } from './platform/events/outbox-audience.js';
import type { OutboxAudience } from './platform/events/outbox-audience.js';
import { OutboxRelay } from './platform/events/relay.js';
import { ROUTES } from './platform/jobs/job.js';
import { Turns } from './platform/jobs/turns.js';
import { WorkerStarter } from './platform/jobs/worker-starter.js';
import { DocumentReader } from './reading/document-reader.js';
import { ReadAgainFeed } from './reading/read-again-feed.js';
import { ReadAgainProcessor } from './reading/read-again.processor.js';
import { InvoiceReading } from './reading/invoice-reading.js';
import { Overtaking } from './reading/overtaking.js';
import { ReadInvoiceProcessor } from './reading/read-invoice.processor.js';
import { CheckInvoiceProcessor } from './rules/check-invoice.processor.js';
import { LearnVerificationProcessor } from './rules/learn-verification.processor.js';
import { RecheckInvoiceProcessor } from './rules/recheck-invoice.processor.js';
import { RecheckEmailProcessor } from './rules/recheck-email.processor.js';
import { RecheckVerificationProcessor } from './rules/recheck-verification.processor.js';
import { UnassignInvoicesProcessor } from './reviews/assignment/unassign-invoices.processor.js';
import { CheckPicksProcessor } from './reviews/corrections/check-picks.processor.js';
import { HoldSweeper } from './reviews/hold-sweeper.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { StalledJudgements } from './rules/stalled-judgements.js';
import { RulesModule } from './rules/rules.module.js';
import { AuthenticateAgainProcessor } from './smtp-ingress/authentication/authenticate-again.processor.js';
import { AuthenticateSenderProcessor } from './smtp-ingress/authentication/authenticate-sender.processor.js';
import { AuthenticationRetries } from './smtp-ingress/authentication/authentication-retries.js';
import { ConfirmArrivalProcessor } from './smtp-ingress/confirmations/confirm-arrival.processor.js';
import { EmailPictures } from './smtp-ingress/pictures/email-pictures.js';
import { PictureReader } from './smtp-ingress/pictures/picture-reader.js';
import { ReadMessageProcessor } from './smtp-ingress/read-message.processor.js';
import { SmtpIngressModule } from './smtp-ingress/smtp-ingress.module.js';
import { DayCounter } from './statistics/day-counter.js';
import { StaleDays } from './statistics/stale-days.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { Sweeper } from './platform/jobs/sweeper.js';
import { AskIndividualProcessor } from './verifications/individual/ask-individual.processor.js';
import { CheckVerificationProcessor } from './verifications/automated-checks/check-verification.processor.js';
import { NotifyReplacedProcessor } from './verifications/replacement/notify-replaced.processor.js';
import { VerificationSweeper } from './verifications/verification-sweeper.js';
import { VerificationsModule } from './verifications/verifications.module.js';
import { WebhookDispatcher } from './webhooks/delivery/webhook-dispatcher.js';
import { WebhookHousekeeping } from './webhooks/webhook-housekeeping.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** What a process with the role `worker` does beside what all do. */
@Module({
  imports: [
    DiscoveryModule,
    // Finds the processors. The queues themselves are in Queues, which listens to their errors.
    BullModule.registerQueue(),
    OrganizationModule,
    IdentityModule,
    VerificationsModule,
    ChecksModule,
    InvoicesModule,
    SmtpIngressModule,
    AbaModule,
    RulesModule,
    ReviewsModule,
    WebhooksModule,
    StatisticsModule,
    NoticesModule,
  ],
  providers: [
    { provide: ROUTES, useValue: PIPELINE },
    LiveBroadcast,
    StaleDays,
    EventMeter,
    Backlog,
    {
      provide: OUTBOX_AUDIENCE,
      useFactory: (...audience: OutboxAudience[]) => audience,
      inject: [LiveBroadcast, StaleDays, EventMeter],
    },
    DayCounter,
    CountFolder,
    Turns,
    OutboxRelay,
    WorkerStarter,
    AuditSealer,
    AuditHeads,
    AuditRetention,
    Sweeper,
    StalledJudgements,
    AbandonedDocuments,
    DocumentReader,
    { provide: PictureReader, useExisting: DocumentReader },
    EmailPictures,
    InvoiceReading,
    Overtaking,
    AuthenticateSenderProcessor,
    AuthenticateAgainProcessor,
    AuthenticationRetries,
    ReadMessageProcessor,
    ConfirmArrivalProcessor,
    ReadInvoiceProcessor,
    ReadAgainFeed,
    ReadAgainProcessor,
    CheckPicksProcessor,
    CheckInvoiceProcessor,
    RecheckEmailProcessor,
    RecheckInvoiceProcessor,
    LearnVerificationProcessor,
    RecheckVerificationProcessor,
    CheckAbaFileProcessor,
    CheckVerificationProcessor,
    AskIndividualProcessor,
    NotifyReplacedProcessor,
    VerificationSweeper,
    WebhookDispatcher,
    WebhookHousekeeping,
    NoticePost,
    WaitingNotices,
    SendUserLinkProcessor,
    HoldSweeper,
    UnassignInvoicesProcessor,
    DeleteDocumentsProcessor,
  ],
})
export class WorkersModule {}
