import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AccessGuard } from './access.guard.js';

@Module({
  imports: [ApiKeysModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
})
export class IdentityModule {}
