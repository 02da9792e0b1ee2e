import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrganizationModule } from '../organization/organization.module.js';
import { InboundEmailsController } from './inbound-emails.controller.js';
import { InboundEmailsService } from './inbound-emails.service.js';
import { SmtpIngress } from './smtp.server.js';

@Module({
  imports: [OrganizationModule, InvoicesModule],
  controllers: [InboundEmailsController],
  providers: [InboundEmailsService, SmtpIngress],
  exports: [InboundEmailsService, SmtpIngress],
})
export class SmtpIngressModule {}
