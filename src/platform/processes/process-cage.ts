import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN } from '../config/settings.js';
import type { Settings } from '../config/settings.js';
import { LOGGER } from '../logging/logger.js';
import type { Logger } from '../logging/logger.js';
import { Cage } from './cage/cage.js';

/** The cage of this service's processes, looked for once. */
@Injectable()
export class ProcessCage {
  private cage: Promise<Cage | undefined> | null = null;

  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Undefined if settings leave processes with all of our rights. */
  get(): Promise<Cage | undefined> {
    this.cage ??= this.find();
    return this.cage;
  }

  private async find(): Promise<Cage | undefined> {
    if (!this.settings.CAGE) {
      this.logger.warn('Documents and messages are opened with every right of the service, because CAGE is false');
      return undefined;
    }
    const cage = await Cage.find({ hidden: [this.settings.DATA_DIR] });
    this.logger.info(cage.walls, 'How documents and messages are isolated');
    return cage;
  }
}
