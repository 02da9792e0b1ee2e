import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { BsbDirectory } from './bsb-directory.js';
import { FactGatherer } from './fact-gatherer.js';

@Module({
  imports: [InvoicesModule],
  providers: [BsbDirectory, FactGatherer],
  exports: [BsbDirectory, FactGatherer, InvoicesModule],
})
export class RulesModule {}
