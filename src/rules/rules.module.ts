import { Module } from '@nestjs/common';
import { BsbDirectoryModule } from '../bsb-directory/bsb-directory.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrganizationModule } from '../organization/organization.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { SmtpIngressModule } from '../smtp-ingress/smtp-ingress.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { RuleTrial } from './entity-rules/rule-trial.js';
import { RuleFactsController } from './entity-rules/rule-facts.controller.js';
import { MatchWithdrawal } from './match-withdrawal.js';
import { OwnDetailsRecheck } from './own-details-recheck.js';
import { RulesController } from './entity-rules/rules.controller.js';
import { RulesService } from './entity-rules/rules.service.js';
import { FactGatherer } from './facts/fact-gatherer.js';
import { FactSources } from './facts/fact-sources.js';
import { ActiveRules } from './judgement/active-rules.js';
import { InvoiceJudge } from './judgement/invoice-judge.js';

@Module({
  imports: [
    BsbDirectoryModule,
    ChecksModule,
    InvoicesModule,
    OrganizationModule,
    ProvidersModule,
    SmtpIngressModule,
    SuppliersModule,
    VerificationsModule,
  ],
  controllers: [RuleFactsController, RulesController],
  providers: [
    FactSources,
    FactGatherer,
    ActiveRules,
    InvoiceJudge,
    MatchWithdrawal,
    OwnDetailsRecheck,
    RulesService,
    RuleTrial,
  ],
  exports: [InvoiceJudge, FactGatherer, InvoicesModule, SuppliersModule],
})
export class RulesModule {}
