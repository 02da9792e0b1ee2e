import { Module } from '@nestjs/common';
import { EntitiesController } from './entities.controller.js';
import { EntitiesService } from './entities.service.js';
import { Inboxes } from './inboxes.js';
import { OrganizationController } from './organization.controller.js';
import { OrganizationsService } from './organizations.service.js';
import { AccountingProviders } from './reset/accounting-providers.js';
import { ResetController } from './reset/reset.controller.js';
import { SandboxReset } from './reset/sandbox-reset.js';

@Module({
  controllers: [OrganizationController, ResetController, EntitiesController],
  providers: [OrganizationsService, Inboxes, EntitiesService, AccountingProviders, SandboxReset],
  exports: [OrganizationsService, Inboxes, EntitiesService, AccountingProviders],
})
export class OrganizationModule {}
