import { Module } from '@nestjs/common';
import type { FactoryProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { OutgoingPause } from '../platform/outgoing/outgoing-pause.js';
import { ABN_LOOKUP_URL, AbnLookup } from './abn-register/abn-lookup.js';
import { AbnRegister, NoAbnRegister } from './abn-register/abn-register.js';
import { CachedAbnRegister } from './abn-register/cached-abn-register.js';
import { ConfirmationOfPayee, NoConfirmationOfPayee } from './confirmation-of-payee/confirmation-of-payee.js';
import { HttpConfirmationOfPayee } from './confirmation-of-payee/http-confirmation-of-payee.js';
import { NoOutgoingMail, OutgoingMail } from './mail/outgoing-mail.js';
import { PausableMail } from './mail/pausable-mail.js';
import { SmtpOutgoingMail } from './mail/smtp-outgoing-mail.js';
import { Messenger } from './messenger.js';
import { SandboxDrawer } from './sandbox-drawer/sandbox-drawer.js';
import { SandboxMessagesController } from './sandbox-drawer/sandbox-messages.controller.js';
import { HttpSmsGateway } from './sms/http-sms-gateway.js';
import { PausableSms } from './sms/pausable-sms.js';
import { NoSmsSender, SmsSender } from './sms/sms-sender.js';

const HOUR_MS = 3_600_000;

const outgoingMail: FactoryProvider<OutgoingMail> = {
  provide: OutgoingMail,
  inject: [SETTINGS_TOKEN, OutgoingPause],
  useFactory: (settings: Settings, pause: OutgoingPause) => {
    const { OUTGOING_SMTP_URL: url, OUTGOING_MAIL_FROM: from, PROVIDER_TIMEOUT_MS: timeoutMs } = settings;
    if (url === null) return new NoOutgoingMail();
    return new PausableMail(new SmtpOutgoingMail({ url, from, timeoutMs }), pause);
  },
};

const smsSender: FactoryProvider<SmsSender> = {
  provide: SmsSender,
  inject: [SETTINGS_TOKEN, OutgoingPause],
  useFactory: (settings: Settings, pause: OutgoingPause) => {
    const { SMS_GATEWAY_URL: url, SMS_GATEWAY_KEY: key, SMS_FROM: from, PROVIDER_TIMEOUT_MS: timeoutMs } = settings;
    if (url === null) return new NoSmsSender();
    return new PausableSms(new HttpSmsGateway({ url, key, from, timeoutMs }), pause);
  },
};

const abnRegister: FactoryProvider<AbnRegister> = {
  provide: AbnRegister,
  inject: [SETTINGS_TOKEN, DataSource],
  useFactory: (settings: Settings, dataSource: DataSource) => {
    const { ABN_LOOKUP_GUID: guid, ABN_LOOKUP_URL: url, PROVIDER_TIMEOUT_MS: timeoutMs } = settings;
    if (guid === '') return new NoAbnRegister();
    const register = new AbnLookup({ url: url ?? ABN_LOOKUP_URL, guid, timeoutMs });
    return new CachedAbnRegister(register, dataSource, settings.ABN_CACHE_HOURS * HOUR_MS);
  },
};

const confirmationOfPayee: FactoryProvider<ConfirmationOfPayee> = {
  provide: ConfirmationOfPayee,
  inject: [SETTINGS_TOKEN],
  useFactory: (settings: Settings) => {
    const { CONFIRMATION_OF_PAYEE_URL: url, CONFIRMATION_OF_PAYEE_KEY: key, PROVIDER_TIMEOUT_MS: timeoutMs } = settings;
    return url === null ? new NoConfirmationOfPayee() : new HttpConfirmationOfPayee({ url, key, timeoutMs });
  },
};

/** The parties outside, each behind its port; one that no setting names is there and not configured. */
@Module({
  controllers: [SandboxMessagesController],
  providers: [outgoingMail, smsSender, abnRegister, confirmationOfPayee, SandboxDrawer, Messenger],
  exports: [OutgoingMail, SmsSender, AbnRegister, ConfirmationOfPayee, SandboxDrawer, Messenger],
})
export class ProvidersModule {}
