import { Inject, Injectable } from '@nestjs/common';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { CountedDays } from './counted-days.js';

const EVERY_MS = 2_000;

/** Counts the days on which something happened. */
@Injectable()
export class DayCounter extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Days could not be counted';

  constructor(
    private readonly days: CountedDays,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    while (await this.days.count());
  }
}
