import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ApiKeysService } from './api-keys.service.js';
import { KeyGuard } from './key.guard.js';
import { KeyLookup } from './key-lookup.js';

@Module({
  providers: [ApiKeysService, KeyLookup, { provide: APP_GUARD, useClass: KeyGuard }],
  exports: [ApiKeysService],
})
export class ApiKeysModule {}
