import { Module } from '@nestjs/common';
import { ChecksModule } from '../checks/checks.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { RedactionsController } from './redactions.controller.js';
import { Redactions } from './redactions.service.js';

@Module({
  imports: [
    ProvidersModule,
    VerificationsModule,
    ChecksModule,
    InvoicesModule,
    SuppliersModule,
    ReviewsModule,
    WebhooksModule,
  ],
  controllers: [RedactionsController],
  providers: [Redactions],
})
export class PrivacyModule {}
