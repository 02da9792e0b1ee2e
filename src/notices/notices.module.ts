import { Module } from '@nestjs/common';
import { AbaModule } from '../aba/aba.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrganizationModule } from '../organization/organization.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { LetterComposer } from './letter-composer.js';
import { Letters } from './letters.js';
import { NoticeWriter } from './notice-writer.js';
import { OwnNoticesController } from './own-notices.controller.js';
import { OwnNotices } from './own-notices.service.js';

@Module({
  imports: [
    ProvidersModule,
    OrganizationModule,
    IdentityModule,
    VerificationsModule,
    ChecksModule,
    InvoicesModule,
    AbaModule,
    WebhooksModule,
    StatisticsModule,
  ],
  controllers: [OwnNoticesController],
  providers: [NoticeWriter, Letters, LetterComposer, OwnNotices],
  exports: [Letters, LetterComposer, ProvidersModule],
})
export class NoticesModule {}
