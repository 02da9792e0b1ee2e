import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { In } from 'typeorm';
import { FirstKeys } from '../organization/founding/first-keys.js';
import { OrganizationModule } from '../organization/organization.module.js';
import { ResetRegister } from '../platform/reset/reset-register.js';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeysService } from './api-keys.service.js';
import { EntityApiKeysController } from './entity-api-keys.controller.js';
import { KeyAccess } from './key-access.js';
import { KeyLookup } from './key-lookup.js';
import { KeyRequests } from './key-requests.js';
import { KeyRolling } from './key-rolling.js';
import { RateLimits } from './rate-limits.js';
import { ManagementMeController, MeController } from './me.controller.js';

@Module({
  imports: [OrganizationModule],
  controllers: [ApiKeysController, EntityApiKeysController, MeController, ManagementMeController],
  providers: [ApiKeysService, KeyRolling, KeyRequests, KeyLookup, KeyAccess, RateLimits],
  exports: [ApiKeysService, KeyAccess, KeyLookup, RateLimits],
})
export class ApiKeysModule implements OnModuleInit {
  constructor(
    private readonly resets: ResetRegister,
    private readonly firstKeys: FirstKeys,
    private readonly keys: ApiKeysService,
  ) {}

  onModuleInit(): void {
    this.firstKeys.register(this.keys);
    this.resets.add({
      // A reset revokes the keys of its entities, that of its caller too.
      async run(manager, entityIds) {
        await manager.delete(ApiKey, { entityId: In([...entityIds]) });
      },
    });
  }
}
