import { Module } from '@nestjs/common';
import { Inboxes } from './inboxes.js';
import { OrganizationController } from './organization.controller.js';
import { OrganizationsService } from './organizations.service.js';

@Module({
  controllers: [OrganizationController],
  providers: [OrganizationsService, Inboxes],
  exports: [OrganizationsService, Inboxes],
})
export class OrganizationModule {}
