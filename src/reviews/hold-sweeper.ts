import { Inject, Injectable } from '@nestjs/common';
import { Recurring } from '../platform/jobs/recurring.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { Holds } from './holds.js';

const EVERY_MS = 60_000;

/** Ends holds whose day has passed. */
@Injectable()
export class HoldSweeper extends Recurring {
  protected override readonly atOnce = true;
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'Expired holds could not be ended';

  constructor(
    private readonly holds: Holds,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected work(): Promise<void> {
    return this.holds.endPassed();
  }
}
