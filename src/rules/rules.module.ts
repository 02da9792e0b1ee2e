import { Module } from '@nestjs/common';
import { BsbDirectoryModule } from '../bsb-directory/bsb-directory.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { SmtpIngressModule } from '../smtp-ingress/smtp-ingress.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { FactGatherer } from './facts/fact-gatherer.js';
import { FactSources } from './facts/fact-sources.js';
import { ActiveRules } from './judgement/active-rules.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';

@Module({
  imports: [BsbDirectoryModule, ChecksModule, InvoicesModule, ProvidersModule, SmtpIngressModule, SuppliersModule],
  providers: [FactSources, FactGatherer, ActiveRules, InvoiceJudge],
  exports: [InvoiceJudge, FactGatherer, InvoicesModule],
})
export class RulesModule {}
