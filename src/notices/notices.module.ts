import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { LetterComposer } from './letter-composer.js';
import { Letters } from './letters.js';
import { NoticeWriter } from './notice-writer.js';
import { OwnNoticesController } from './own-notices.controller.js';
import { OwnNotices } from './own-notices.service.js';

@Module({
  imports: [ProvidersModule, IdentityModule, StatisticsModule],
  controllers: [OwnNoticesController],
  providers: [NoticeWriter, Letters, LetterComposer, OwnNotices],
  exports: [Letters, LetterComposer, ProvidersModule],
})
export class NoticesModule {}
