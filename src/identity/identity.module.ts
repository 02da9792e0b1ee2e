import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AccessGuard } from './access.guard.js';
import { SessionAccess } from './sessions/session-access.js';
import { SessionCookie } from './sessions/session-cookie.js';
import { Sessions } from './sessions/sessions.service.js';

@Module({
  imports: [ApiKeysModule],
  providers: [Sessions, SessionCookie, SessionAccess, { provide: APP_GUARD, useClass: AccessGuard }],
})
export class IdentityModule {}
