import { Module } from '@nestjs/common';
import { EntitiesController } from './entities.controller.js';
import { EntitiesService } from './entities.service.js';
import { FirstAdmins } from './founding/first-admins.js';
import { FirstKeys } from './founding/first-keys.js';
import { OrganizationFounder } from './founding/organization-founder.js';
import { Inboxes } from './inboxes.js';
import { OrganizationController } from './organization.controller.js';
import { OrganizationsService } from './organizations.service.js';
import { AccountingProviders } from './reset/accounting-providers.js';
import { ResetController } from './reset/reset.controller.js';
import { SandboxReset } from './reset/sandbox-reset.js';

@Module({
  controllers: [OrganizationController, ResetController, EntitiesController],
  providers: [
    OrganizationsService,
    Inboxes,
    EntitiesService,
    AccountingProviders,
    SandboxReset,
    FirstAdmins,
    FirstKeys,
    OrganizationFounder,
  ],
  exports: [
    OrganizationsService,
    Inboxes,
    EntitiesService,
    AccountingProviders,
    FirstAdmins,
    FirstKeys,
    OrganizationFounder,
  ],
})
export class OrganizationModule {}
