import { Module } from '@nestjs/common';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { AbnRegister, NoAbnRegister } from './abn-register/abn-register.js';
import { NoOutgoingMail, OutgoingMail } from './mail/outgoing-mail.js';
import { SmtpOutgoingMail } from './mail/smtp-outgoing-mail.js';
import { SandboxDrawer } from './sandbox-drawer/sandbox-drawer.js';

/** The parties outside, each behind its port; one that no setting names is there and not configured. */
@Module({
  providers: [
    {
      provide: OutgoingMail,
      inject: [SETTINGS_TOKEN],
      useFactory: (settings: Settings): OutgoingMail =>
        settings.OUTGOING_SMTP_URL === null
          ? new NoOutgoingMail()
          : new SmtpOutgoingMail({
              url: settings.OUTGOING_SMTP_URL,
              from: settings.OUTGOING_MAIL_FROM,
              timeoutMs: settings.PROVIDER_TIMEOUT_MS,
            }),
    },
    { provide: AbnRegister, useClass: NoAbnRegister },
    SandboxDrawer,
  ],
  exports: [OutgoingMail, AbnRegister, SandboxDrawer],
})
export class ProvidersModule {}
