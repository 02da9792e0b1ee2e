import { Module } from '@nestjs/common';
import { BsbDirectoryModule } from '../bsb-directory/bsb-directory.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { AbaChecksController } from './aba-checks.controller.js';
import { AbaChecksService } from './aba-checks.service.js';

@Module({
  imports: [BsbDirectoryModule, ChecksModule, VerificationsModule],
  controllers: [AbaChecksController],
  providers: [AbaChecksService],
  exports: [AbaChecksService],
})
export class AbaModule {}
