import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { StalledRowsRegister } from '../platform/jobs/stalled-rows.js';
import { STALLED_ABA_CHECKS } from './stalled-aba-checks.js';
import { BsbDirectoryModule } from '../bsb-directory/bsb-directory.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { VerificationsModule } from '../verifications/verifications.module.js';
import { AbaChecksController } from './aba-checks.controller.js';
import { AbaChecksService } from './aba-checks.service.js';
import { AbaCheckEntriesController } from './entries/aba-check-entries.controller.js';
import { EarlierFile } from './entries/earlier-file.js';
import { EntryFigures } from './entries/entry-figures.js';

@Module({
  imports: [BsbDirectoryModule, ChecksModule, VerificationsModule],
  controllers: [AbaChecksController, AbaCheckEntriesController],
  providers: [AbaChecksService, EarlierFile, EntryFigures],
  exports: [AbaChecksService],
})
export class AbaModule implements OnModuleInit {
  constructor(private readonly stalled: StalledRowsRegister) {}

  onModuleInit(): void {
    this.stalled.add(STALLED_ABA_CHECKS);
  }
}
