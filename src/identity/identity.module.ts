import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountController } from './account/account.controller.js';
import { Account } from './account/account.service.js';
import { Ceremonies } from './ceremonies.js';
import { RecoveryCodes } from './factors/recovery-codes.js';
import { SecondFactors } from './factors/second-factors.js';
import { TotpFactor } from './factors/totp.js';
import { UserLinks } from './links/user-links.service.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { People } from './people.js';
import { SessionAccess } from './sessions/session-access.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Sessions } from './sessions/sessions.service.js';
import { Entry } from './sign-in/entry.js';
import { Passwords } from './sign-in/passwords.js';
import { SessionTeller } from './sign-in/session-teller.js';
import { SignInFailures } from './sign-in/sign-in-failures.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.service.js';

@Module({
  imports: [ApiKeysModule, ProvidersModule],
  controllers: [SignInController, AccountController],
  providers: [
    People,
    Sessions,
    SessionCookie,
    SessionAccess,
    { provide: APP_GUARD, useClass: AccessGuard },
    Ceremonies,
    Passwords,
    SignInFailures,
    SecondFactors,
    TotpFactor,
    RecoveryCodes,
    Passkeys,
    UserLinks,
    Entry,
    SignIn,
    SessionTeller,
    Account,
  ],
  exports: [UserLinks, ProvidersModule],
})
export class IdentityModule {}
