import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { FirstAdmins } from '../organization/founding/first-admins.js';
import { OrganizationModule } from '../organization/organization.module.js';
import { Housekeeping } from '../platform/housekeeping.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountController } from './account/account.controller.js';
import { Account } from './account/account.service.js';
import { Ceremonies } from './ceremonies.js';
import { RecoveryCodes } from './factors/recovery-codes.js';
import { SecondFactors } from './factors/second-factors.js';
import { TotpFactor } from './factors/totp.js';
import { LinksToPassOn } from './links/links-to-pass-on.js';
import { UserLinks } from './links/user-links.service.js';
import { OidcPeople } from './oidc/oidc-people.js';
import { OidcProvider } from './oidc/oidc-provider.js';
import { OidcController } from './oidc/oidc.controller.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { People } from './people.js';
import { SessionAccess } from './sessions/session-access.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Sessions } from './sessions/sessions.service.js';
import { StillAllowed } from './still-allowed.js';
import { Entry } from './sign-in/entry.js';
import { Passwords } from './sign-in/passwords.js';
import { SessionTeller } from './sign-in/session-teller.js';
import { SignInFailures } from './sign-in/sign-in-failures.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignIn } from './sign-in/sign-in.service.js';
import { InvitationsController } from './users/invitations.controller.js';
import { makeFirstAdmin } from './users/make-first-admin.js';
import { SessionsController } from './users/sessions.controller.js';
import { UsersController } from './users/users.controller.js';
import { Users } from './users/users.service.js';

@Module({
  imports: [OrganizationModule, ApiKeysModule, ProvidersModule],
  controllers: [
    SignInController,
    OidcController,
    AccountController,
    UsersController,
    InvitationsController,
    SessionsController,
  ],
  providers: [
    People,
    Sessions,
    SessionCookie,
    SessionAccess,
    { provide: APP_GUARD, useClass: AccessGuard },
    StillAllowed,
    Ceremonies,
    Passwords,
    SignInFailures,
    SecondFactors,
    TotpFactor,
    RecoveryCodes,
    Passkeys,
    UserLinks,
    LinksToPassOn,
    Entry,
    SignIn,
    SessionTeller,
    Account,
    OidcProvider,
    OidcPeople,
    Users,
  ],
  exports: [UserLinks, StillAllowed, ProvidersModule],
})
export class IdentityModule implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly firstAdmins: FirstAdmins,
  ) {}

  onModuleInit(): void {
    this.firstAdmins.register(makeFirstAdmin);
    this.housekeeping.removeOutdated('sessions', `ends_at < now() - interval '1 day'`);
    for (const table of ['ceremonies', 'user_links'])
      this.housekeeping.removeOutdated(table, `expires_at < now() - interval '1 day'`);
    this.housekeeping.removeOutdated('sign_in_failures', `last_at < now() - interval '2 days'`);
  }
}
