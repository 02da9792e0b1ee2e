import { Module } from '@nestjs/common';
import { OrganizationModule } from '../organization/organization.module.js';
import { UsageController } from './usage.controller.js';

@Module({ imports: [OrganizationModule], controllers: [UsageController] })
export class UsageModule {}
