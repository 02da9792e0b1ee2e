import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { OrganizationModule } from '../organization/organization.module.js';
import { MessageAuthentication } from './authentication/message-authentication.js';
import { InboundEmailsController } from './inbound-emails.controller.js';
import { InboundEmailsService } from './inbound-emails.service.js';
import { SenderVerdicts } from './sender-verdicts.service.js';
import { SmtpIngress } from './smtp.server.js';

@Module({
  imports: [OrganizationModule, InvoicesModule],
  controllers: [InboundEmailsController],
  providers: [InboundEmailsService, MessageAuthentication, SenderVerdicts, SmtpIngress],
  exports: [InboundEmailsService, MessageAuthentication, SenderVerdicts, SmtpIngress],
})
export class SmtpIngressModule {}
