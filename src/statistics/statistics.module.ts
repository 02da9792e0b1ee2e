import { Module } from '@nestjs/common';
import { CountedDays } from './counted-days.js';
import { ReadingQueue } from './reading-queue.js';
import { StatisticsController } from './statistics.controller.js';
import { Statistics } from './statistics.service.js';
import { WaitingFigures } from './waiting.js';

@Module({
  controllers: [StatisticsController],
  providers: [CountedDays, ReadingQueue, Statistics, WaitingFigures],
  exports: [CountedDays, WaitingFigures],
})
export class StatisticsModule {}
