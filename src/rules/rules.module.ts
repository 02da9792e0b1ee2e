import { Module } from '@nestjs/common';
import { BsbDirectoryModule } from '../bsb-directory/bsb-directory.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { FactGatherer } from './fact-gatherer.js';

@Module({
  imports: [BsbDirectoryModule, InvoicesModule],
  providers: [FactGatherer],
  exports: [FactGatherer, InvoicesModule],
})
export class RulesModule {}
