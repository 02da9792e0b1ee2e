import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AbaModule } from './aba/aba.module.js';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AuditModule } from './audit/audit.module.js';
import { ChecksModule } from './checks/checks.module.js';
import { checkDocuments } from './documents.js';
import './tags.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { LiveModule } from './live/live.module.js';
import { NoticesModule } from './notices/notices.module.js';
import { OrganizationModule } from './organization/organization.module.js';
import { PlatformModule } from './platform/platform.module.js';
import type { PlatformParts } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProvidersModule } from './providers/providers.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { RulesModule } from './rules/rules.module.js';
import { SmtpIngressModule } from './smtp-ingress/smtp-ingress.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { SuppliersModule } from './suppliers/suppliers.module.js';
import { UsageModule } from './usage/usage.module.js';
import { VerificationsModule } from './verifications/verifications.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { WorkersModule } from './workers.module.js';

/** The table of contents: what every process holds above the platform, in the order of its layers. */
export const MODULES = [
  AuditModule,
  ProvidersModule,
  OrganizationModule,
  UsageModule,
  ApiKeysModule,
  IdentityModule,
  VerificationsModule,
  ChecksModule,
  InvoicesModule,
  SuppliersModule,
  SmtpIngressModule,
  AbaModule,
  RulesModule,
  ReviewsModule,
  WebhooksModule,
  PrivacyModule,
  StatisticsModule,
  NoticesModule,
  LiveModule,
  DashboardModule,
];

@Module({})
export class AppModule {
  static on(runtime: PlatformParts): DynamicModule {
    checkDocuments();
    return {
      module: AppModule,
      imports: [
        PlatformModule.on(runtime),
        ...MODULES,
        ...(runtime.settings.ROLES.includes('worker') ? [WorkersModule] : []),
      ],
    };
  }
}
