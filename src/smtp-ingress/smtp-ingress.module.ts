import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../platform/housekeeping.js';
import { StalledRowsRegister } from '../platform/jobs/stalled-rows.js';
import { STALLED_EMAILS } from './stalled-emails.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { OrganizationModule } from '../organization/organization.module.js';
import { MessageAuthentication } from './authentication/message-authentication.js';
import { Confirmations } from './confirmations/confirmations.service.js';
import { InboundEmailsController } from './inbound-emails.controller.js';
import { InboundEmailsService } from './inbound-emails.service.js';
import { SenderLists } from './sender-lists/sender-lists.service.js';
import { SenderRulesController } from './sender-lists/sender-rules.controller.js';
import { SenderSettingsController } from './sender-lists/sender-settings.controller.js';
import { SenderVerdicts } from './sender-verdicts.service.js';
import { MessageAcceptance } from './receiving/message-acceptance.js';
import { EmailMessageController } from './message-view/email-message.controller.js';
import { MessageViews } from './message-view/message-views.service.js';
import { RawMessages } from './raw-messages.service.js';
import { Reprocessing } from './reprocessing.service.js';
import { OperatorMail } from './operator-mail/operator-mail.js';
import { SharedMailLimits } from './receiving/limits/shared-mail-limits.js';
import { SmtpSessions } from './receiving/smtp-sessions.js';
import { SmtpIngress } from './receiving/smtp.server.js';

@Module({
  imports: [ProvidersModule, OrganizationModule, InvoicesModule],
  controllers: [InboundEmailsController, EmailMessageController, SenderRulesController, SenderSettingsController],
  providers: [
    InboundEmailsService,
    MessageAcceptance,
    RawMessages,
    Reprocessing,
    MessageViews,
    Confirmations,
    MessageAuthentication,
    SenderLists,
    SenderVerdicts,
    SmtpIngress,
    SmtpSessions,
    SharedMailLimits,
    OperatorMail,
  ],
  exports: [
    InboundEmailsService,
    RawMessages,
    Confirmations,
    MessageAuthentication,
    SenderLists,
    SenderVerdicts,
    SmtpIngress,
  ],
})
export class SmtpIngressModule implements OnModuleInit {
  constructor(
    private readonly stalled: StalledRowsRegister,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.stalled.add(STALLED_EMAILS);
    this.housekeeping.removeOutdated('mail_counts', 'minute < extract(epoch FROM now()) / 60 - 5');
    this.housekeeping.removeOutdated('mail_connections', `seen_at < now() - interval '5 minutes'`);
  }
}
