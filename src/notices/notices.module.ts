import { Module } from '@nestjs/common';
import { ProvidersModule } from '../providers/providers.module.js';
import { LetterComposer } from './letter-composer.js';
import { Letters } from './letters.js';
import { NoticeWriter } from './notice-writer.js';

@Module({
  imports: [ProvidersModule],
  providers: [NoticeWriter, Letters, LetterComposer],
  exports: [Letters, LetterComposer, ProvidersModule],
})
export class NoticesModule {}
