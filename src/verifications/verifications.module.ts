import { Module } from '@nestjs/common';
import { BsbDirectoryModule } from '../bsb-directory/bsb-directory.module.js';
import { AutomatedChecks } from './automated-checks.js';
import { VerificationsController } from './verifications.controller.js';
import { VerificationsService } from './verifications.service.js';

@Module({
  imports: [BsbDirectoryModule],
  controllers: [VerificationsController],
  providers: [VerificationsService, AutomatedChecks],
  exports: [VerificationsService, AutomatedChecks],
})
export class VerificationsModule {}
