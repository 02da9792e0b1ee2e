import { Module } from '@nestjs/common';
import { BsbDirectoryModule } from '../bsb-directory/bsb-directory.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { AbaChecksController } from './aba-checks.controller.js';
import { AbaChecksService } from './aba-checks.service.js';
import { PayeeDirectory } from './matching/payee-directory.js';

@Module({
  imports: [BsbDirectoryModule, ChecksModule],
  controllers: [AbaChecksController],
  providers: [PayeeDirectory, AbaChecksService],
  exports: [AbaChecksService],
})
export class AbaModule {}
