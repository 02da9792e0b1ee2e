import { Inject, Injectable } from '@nestjs/common';
import type { InvoicePayload } from '../invoices/invoice.events.js';
import { InvoiceReadings } from '../invoices/invoice-readings.service.js';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { Recurring } from '../platform/jobs/recurring.js';
import { runWithCorrelation } from '../platform/logging/context.js';
import { LOGGER } from '../platform/logging/logger.js';
import type { Logger } from '../platform/logging/logger.js';
import { MOST_OVERTAKING } from './document-reader.js';
import { InvoiceReading } from './invoice-reading.js';

const EVERY_MS = 1_000;
/** Longer than an invoice waits for a reader that is about to become free: most documents are read in less. */
const PATIENCE_MS = 3_000;

/**
 * Lets entities take turns. The queue is first come, first served: a file of 200 scanned pages, or 50 files at once, would keep
 * the next entity waiting for as long as they take. Where every reader is busy, the oldest invoice of an entity that none of
 * them reads for is read beside them, by a reader that is started for it. Its job finds it done when it comes.
 */
@Injectable()
export class Overtaking extends Recurring {
  protected readonly everyMs = EVERY_MS;
  protected readonly failure = 'The search for invoices that wait behind other entities failed';
  /** When each entity had its last turn, since readers were last free. */
  private readonly turns = new Map<string, number>();
  private overtaking = 0;

  constructor(
    private readonly readings: InvoiceReadings,
    private readonly reading: InvoiceReading,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(LOGGER) protected readonly logger: Logger,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    const busy = this.reading.entities;
    if (busy.length < this.settings.READERS) this.turns.clear();
    const isFull = busy.length - this.overtaking >= this.settings.READERS;
    if (!isFull || this.overtaking >= MOST_OVERTAKING) return;
    const waiting = await this.readings.waitingOfOthers(new Date(Date.now() - PATIENCE_MS), busy);
    const turn = (payload: InvoicePayload): number => this.turns.get(payload.entityId) ?? 0;
    const [next] = waiting.sort((one, other) => turn(one) - turn(other));
    if (next) void this.overtake(next);
  }

  /** What fails is left to the invoice's job, which tries again. */
  private async overtake(payload: InvoicePayload): Promise<void> {
    this.overtaking += 1;
    this.turns.set(payload.entityId, Date.now());
    try {
      await runWithCorrelation(null, () => this.reading.read(payload, false));
    } catch (error) {
      this.logger.debug({ err: error, ...payload }, 'An invoice could not be read ahead of the queue');
    } finally {
      this.overtaking -= 1;
    }
  }
}
