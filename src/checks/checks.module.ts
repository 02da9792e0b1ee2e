import { Module } from '@nestjs/common';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { ChecksController } from './checks.controller.js';
import { ChecksService } from './checks.service.js';

@Module({
  imports: [VerificationsModule],
  controllers: [ChecksController],
  providers: [ChecksService],
  exports: [ChecksService],
})
export class ChecksModule {}
